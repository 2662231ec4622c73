import { cable } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { ceramic, chrome, glass, glow, paint, plastic, rubber } from '../kit/materials.ts';
import { circle, gear, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, block, hose, plate, plateY, rod, rodX, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 32, elevation: 15 };
export const views = { 4: { at: [0, 30, 2] } };

/** A stereo microscope on a pillar stand with a ring light. */
export function build() {
  const [cream, black] = [paint('#e9e7e0'), plastic('#1a1b1d', 0.4)];
  const base = group(
    undefined,
    plateY(rectangle(22, 30, 4), 2.6, cream, [0, 2.2, 0], 0.7),
    plateY(rectangle(21, 29, 4), 0.9, black, [0, 0.6, 0], 0.2),
    sleeve(5.8, 5.1, 0.5, chrome(), [0, 3.6, 4]),
    plateY(circle(5.1), 0.4, ceramic('#f6f8f8'), [0, 3.7, 4], 0.05),
    hose(
      [
        [-3.8, 4.1, 10],
        [-3.6, 4.6, 5],
        [-1.4, 4.5, 2],
      ],
      0.22,
      chrome(),
    ),
    hose(
      [
        [3.8, 4.1, 10],
        [3.6, 4.6, 5],
        [1.4, 4.5, 2],
      ],
      0.22,
      chrome(),
    ),
  );
  const stand = group(
    [0, 3.4, -10],
    rod(3.4, 3, cream, [0, 1, 0], 'y', 2.6),
    rod(1.7, 32, chrome(), [0, 17, 0]),
    rod(2.9, 1.6, black, [0, 12.4, 0]),
    group(
      [0, 21, 0],
      block(6.4, 8, 7, cream, [0, 0, 1], 1.6),
      block(5, 6, 10, cream, [0, 0, 7], 1.4),
      rodX(2.4, 15, black),
      rodX(1.5, 17, chrome()),
    ),
  );
  for (const side of [-1, 1])
    stand.add(group([side * 6, 21, 0, 0, 90, 0], plate(gear(2.7, 26, 0.2), 2.4, black)));
  const head = group(
    [0, 25, 3.6],
    turned(
      [
        [0, -6.4],
        [3.8, -6.4],
        [4.3, -5.4],
        [4.3, -2],
        [5.2, -0.8],
        [5.4, 1.4],
        [0, 1.6],
      ],
      cream,
    ),
    turned(
      [
        [2.4, -8.6],
        [3.6, -8.6],
        [3.8, -6.2],
        [2.2, -6.2],
      ],
      black,
    ),
    block(11.4, 7.4, 11, cream, [0, 4, 0], 2.6),
    rodX(2.1, 15.6, black, [0, 4, 0.6]),
    group([7.6, 4, 0.6, 0, 90, 0], plate(gear(2.3, 24, 0.18), 1.6, black)),
    group([-7.6, 4, 0.6, 0, 90, 0], plate(gear(2.3, 24, 0.18), 1.6, black)),
    sleeve(5.6, 4, 1.9, plastic('#f2f2ee', 0.4), [0, -9.6, 0]),
    around(24, () => ball(0.3, glow('#ffffff', 1), [0, -10.6, 4.8])),
  );
  for (const side of [-1, 1]) {
    head.add(
      group(
        [side * 2.7, 7.4, 0.6, 46, 0, 0],
        group(
          [0, 0, 0, 0, 0, side * -5],
          block(4.6, 5.4, 5, cream, [0, 2, 0], 1.3),
          rod(1.75, 7, chrome(), [0, 6.6, 0]),
          rod(2.05, 5.4, black, [0, 11, 0], 'y', 2.2),
          turned(
            [
              [1.3, 13.6],
              [2.3, 13.6],
              [2.6, 14.6],
              [2.5, 15.4],
              [1.9, 15.2],
              [1.3, 14.4],
            ],
            rubber(),
          ),
          rod(1.5, 0.3, glass('#a9c3ea', 0.75), [0, 14.3, 0]),
        ),
      ),
    );
  }
  return group(
    undefined,
    base,
    stand,
    head,
    label('ZM 45', 1, '#2b3036', [0, 2.2, 15.06]),
    cable(
      [
        [6, 1, -15],
        [9, 0.5, -19],
        [16, 0.4, -16],
        [18, 0.4, -8],
      ],
      0.3,
    ),
  );
}
