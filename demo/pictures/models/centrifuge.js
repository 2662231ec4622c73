import { button, knob } from '../kit/controls.ts';
import { louvres } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { glass, plastic } from '../kit/materials.ts';
import { polygon, smooth } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, plateX, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 24 };

/** A bench centrifuge with a round lid and a porthole. */
export function build() {
  const [white, grey, teal] = [plastic('#f0f0ed', 0.32), plastic('#c9cdd0', 0.4), plastic('#1c6f80', 0.35)];
  const side = polygon(
    [
      [-19, 2],
      [17, 2],
      [19, 6, 2],
      [14, 22, 4],
      [-19, 23],
    ],
    3,
  );
  const front = group(
    [0, 13, 18, -17.4],
    block(26, 11, 0.6, plastic('#20262b', 0.35), [0, 0.4, -0.3], 0.6),
    display(10, 5, ['4000', 'rpm  15:00'], '#7fe3ff', [0, 1.2, 0.2]),
    knob(1.9, [-9.4, 0.8, 0.1], { marks: 11 }),
    knob(1.9, [9.4, 0.8, 0.1], { marks: 11, turn: 30 }),
    button(0.6, '#3aa45c', [-3, -3.4, 0.1]),
    button(0.6, '#d8362a', [0, -3.4, 0.1]),
    button(0.6, '#d8dadc', [3, -3.4, 0.1]),
  );
  const lid = group(
    [0, 22.6, -3],
    turned(
      [
        [14.6, 0],
        [15, 0.8],
        [14.6, 2],
      ],
      grey,
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [14.4, 1],
        ...smooth(
          [
            [14.2, 2],
            [12.6, 3.8],
            [9, 5.2],
            [5, 5.8],
            [4.6, 5.6],
          ],
          5,
        ),
      ],
      white,
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [5.4, 5.3],
        [5.4, 6],
        [5, 6.3],
        [4.5, 6.2],
        [4.3, 5.4],
      ],
      teal,
    ),
    turned(
      [
        [4.5, 5.6],
        [3, 6],
        [0, 6.1],
      ],
      glass('#cfe6ee', 0.3),
    ),
    turned(
      [
        [4.7, 4.6],
        [0, 4.6],
      ],
      plastic('#101315', 0.2),
    ),
    block(8, 1.4, 4, teal, [0, 2, 14.6, 20], 0.6),
    block(10, 3, 4, grey, [0, 1.4, -14.6], 0.9),
  );
  return group(
    undefined,
    plateX(side, 31, white, undefined, 2.6),
    front,
    lid,
    corners(24, 28, () => foot(2, 2.4)),
    block(31.2, 1.4, 34, teal, [0, 5.2, -1.4], 0.5),
    label('CF 8', 1.6, '#1c6f80', [15.55, 16, -12, 0, 90, 0]),
    louvres(6, 14, 1.3, grey, [15.5, 11, 1, 0, 90, 0]),
  );
}
