import { knob, lamp } from '../kit/controls.ts';
import { frame } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, fabric, plastic, powder, zinc } from '../kit/materials.ts';
import { rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, rod, rodX, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 15 };

/** A furniture safe with keypad and turning knob, door ajar. */
export function build() {
  const [w, h, d] = [36, 26, 30];
  const [coat, dark] = [powder('#45494f'), powder('#2c2f33')];
  const body = group(
    undefined,
    block(w, 1.2, d, coat, [0, h - 0.6, 0], 0.3),
    block(w, 1.2, d, coat, [0, 0.6, 0], 0.3),
    block(1.2, h, d, coat, [w / 2 - 0.6, h / 2, 0], 0.3),
    block(1.2, h, d, coat, [-w / 2 + 0.6, h / 2, 0], 0.3),
    block(w, h, 1.2, dark, [0, h / 2, -d / 2 + 0.6], 0.2),
    block(w - 3, 0.8, d - 3, fabric('#2d2f33'), [0, 1.6, 0], 0.2),
    frame(w, h, [w - 5, h - 5], 1.2, coat, [0, h / 2, d / 2 - 0.6]),
    block(w - 4, 0.7, d - 8, dark, [0, 13, -3], 0.2),
  );
  const door = group(
    [-w / 2 + 2.6, h / 2, d / 2 - 0.6, 0, -13, 0],
    block(w - 5.6, h - 5.6, 1.6, coat, [(w - 5.6) / 2, 0, 0.8], 0.3),
    group(
      [(w - 5.6) / 2, 0, 1.6],
      plate(rectangle(9, 13, 1.4), 1.2, plastic('#17191c', 0.38), [3.6, 0, 0.6], 0.4),
      ...Array.from({ length: 12 }, (_, i) =>
        group(
          [1.2 + (i % 3) * 2.4, 2.6 - Math.floor(i / 3) * 2.3, 1.2],
          block(1.8, 1.6, 0.5, plastic('#3a3f45', 0.45), undefined, 0.4),
          label(
            ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', '0', 'B'][i],
            0.8,
            '#eceeef',
            [0, 0, 0.28],
          ),
        ),
      ),
      lamp(0.28, '#38c45a', [2, 5, 1.2]),
      lamp(0.28, '#e0372a', [4.6, 5, 1.2]),
      rodZ(3.4, 0.8, plastic('#17191c', 0.38), [-6.6, 0, 0.4]),
      knob(2.7, [-6.6, 0, 0.8], { depth: 2.2, material: aluminium('#9a9ea2') }),
    ),
    ...[-6, 6].map((y) => rodX(1, 3, chrome(), [w - 5.4, y, 0.4])),
    ...[-8, 8].map((y) => rod(0.8, 3.4, zinc(), [0, y, 0.6])),
  );
  return group(
    [0, 0.6, 0],
    body,
    door,
    corners(w - 6, d - 6, () => foot(1.2, 0.8, [0, -0.6, 0])),
  );
}
