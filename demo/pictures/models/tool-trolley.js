import { grip } from '../kit/controls.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, paint, plastic, powder, rubber } from '../kit/materials.ts';
import { circle, cut, gear, perforate, polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plateX, plateY, rod, sleeve } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 19 };

const HEIGHTS = [8, 8, 8, 11, 11, 15, 18];

/** Seven drawers with full-width pulls on four castors. */
export function build() {
  const [w, d, red, dark, trim] = [68, 46, paint('#b0151b'), powder('#2a2c30'), plastic('#191a1c', 0.5)];
  const whole = group(
    undefined,
    block(w, 82, d, dark, [0, 57, -0.8], 1),
    block(w + 2, 3.4, d + 2, dark, [0, 16.2, 0], 0.8),
    block(w + 3, 6, d + 4, trim, [0, 100, 0], 2),
    block(w - 6, 1, d - 5, rubber('#303338'), [0, 103, 0], 0.4),
    corners(w - 14, d - 14, () => castor(5.6, [0, 14.6, 0, 0, -35, 0])),
    pipe(
      [
        [w / 2, 93, -17],
        [w / 2 + 9, 93, -17],
        [w / 2 + 9, 93, 17],
        [w / 2, 93, 17],
      ],
      1.5,
      rubber('#222428'),
      4,
    ),
    plateX(
      perforate(rectangle(38, 46, 1), 32, 40, 0.6, 3.2),
      0.6,
      powder('#34373c'),
      [w / 2 + 0.2, 55, -1],
      0,
    ),
    sleeve(1.6, 0.9, 1.2, chrome(), [w / 2 - 5, 99.6, d / 2 + 2], 'z'),
    label('WERKSTATT 7', 2.3, '#e6e8ea', [-w / 2 + 17, 100, d / 2 + 2.05]),
  );
  for (const side of [-1, 1]) whole.add(block(2.6, 2.6, d + 2, trim, [(side * w) / 2, 103.4, 0], 1));
  whole.add(block(w, 2.6, 2.6, trim, [0, 103.4, -d / 2 - 0.2], 1));
  let top = 96.4;
  for (const height of HEIGHTS) {
    top -= height;
    const pull = polygon(
      [
        [0, -1.4],
        [2, -1.1],
        [2.6, -0.2],
        [2.2, 0.9],
        [1.6, 1.1],
        [1.4, 0.2],
        [0, 0],
      ],
      0.4,
    );
    whole.add(
      block(w - 5, height - 0.8, 2.2, red, [0, top + height / 2, d / 2 - 0.2], 0.5),
      plateX(pull, w - 8, aluminium(), [0, top + height - 1.4, d / 2 + 0.7], 0.1),
    );
  }
  whole.add(
    group(
      [-9, 104.2, 5, 0, 24, 0],
      block(26, 0.7, 1.9, chrome(), undefined, 0.3),
      plateY(cut(gear(2.6, 12, 0.2), circle(1.5)), 1.1, chrome(), [14, 0, 0]),
      plateY(
        polygon(
          [
            [-3, -2.6],
            [2, -2],
            [2, 2],
            [-3, 2.6],
            [-3, 1.1],
            [-0.6, 1.1],
            [-0.6, -1.1],
            [-3, -1.1],
          ],
          0.6,
        ),
        1,
        chrome(),
        [-14, 0, 0],
      ),
    ),
    group(
      [14, 105.2, 6, 0, 40, 90],
      rod(0.4, 13, chrome(), [0, 6, 0]),
      grip(11, 1.7, plastic('#d8331f', 0.3), [0, 0.5, 0, 180, 0, 0]),
    ),
  );
  return whole;
}
