import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { brass, chrome, fabric, plastic, rubber, zinc } from '../kit/materials.ts';
import { gear, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { band } from '../kit/rigging.ts';
import { block, hose, pipe, plate, plateX, rod, rodX, tapered } from '../kit/solids.ts';

export const view = { azimuth: 36, elevation: 13 };

/** A knapsack sprayer: tank with ribs and litre marks, pump lever, straps behind, lance with trigger. */
export function build({ colour = '#e9ecea', accent = '#2f8a3a' } = {}) {
  const [tank, trim, black] = [plastic(colour, 0.32), plastic(accent, 0.38), plastic('#1d1f21', 0.45)];
  const side = polygon(
    [
      [-9, 5, 3],
      [10, 5, 4],
      [11.6, 12, 4],
      [11.6, 38, 8],
      [6, 46, 5],
      [-7, 46, 4],
      [-9, 40, 4],
      [-6.6, 24, 6],
    ],
    3,
  );
  const body = group(
    undefined,
    plateX(side, 34, tank, undefined, 4.4),
    ...[-9.6, 9.6].map((x) => block(3.4, 24, 1.6, tank, [x, 24, 11.4], 0.8)),
    plateX(
      polygon(
        [
          [-11, 0.6, 2],
          [12, 0.6, 2],
          [12.4, 5, 2],
          [10, 9, 2],
          [-9, 9, 2],
        ],
        2,
      ),
      31,
      trim,
      undefined,
      2.4,
    ),
    block(27, 1.4, 20, black, [0, 0.7, 0.6], 0.5),
    rod(6.6, 2.4, black, [0, 46.8, -0.6]),
    group([0, 49, -0.6, 90], plate(gear(7, 36, 0.3), 3, trim, undefined, 0.5)),
    rod(5, 0.6, trim, [0, 50.7, -0.6]),
    block(9, 1.4, 1.6, trim, [0, 51.2, -0.6], 0.5),
    label('SPRAY 16', 2.2, accent, [0, 33, 11.66]),
    label('16 L', 4, '#4b5258', [0, 26, 11.66]),
    repeat(8, (i) =>
      block(
        i % 2 ? 1.6 : 2.8,
        0.24,
        0.1,
        plastic('#7d868c'),
        [-14 + (i % 2 ? -0.6 : 0), 12 + i * 3.4, 11.3, 0, -10, 0],
        0.04,
      ),
    ),
    repeat(8, (i) => block(0.1, 0.24, i % 2 ? 2 : 3.4, plastic('#7d868c'), [17.02, 12 + i * 3.4, 1], 0.04)),
    pipe(
      [
        [-8, 44, -8],
        [-8, 50, -10],
        [8, 50, -10],
        [8, 44, -8],
      ],
      1.1,
      black,
      3,
    ),
  );
  const pump = group(
    [17, 10, -4],
    rod(3.4, 9, black, [-1.4, 3, 4]),
    rod(1, 26, zinc(), [1.4, 17, 4]),
    rodX(1.6, 6, black, [0, -3, 6]),
    pipe(
      [
        [0, -3, 6],
        [5, -3, 6],
        [6, -3, 12],
        [6, 8, 42],
      ],
      1,
      zinc(),
      3,
    ),
    group([6, 7.2, 40, 70, 0, 0], ribbedGrip(1.7, 13, rubber('#1d1f21'))),
    block(3, 2, 4, black, [1.4, 30, 4], 0.6),
    rodX(0.7, 5, zinc(), [3.4, -3, 10]),
  );
  const strap = (s) =>
    group(
      undefined,
      band(
        [
          [s * 7, 43, -9],
          [s * 8, 44, -14],
          [s * 9.4, 38, -21],
          [s * 11, 28, -23.6],
          [s * 12, 18, -20],
          [s * 12.6, 10, -12],
          [s * 12.6, 7, -8],
        ],
        5,
        1,
        fabric('#26292d'),
      ),
      band(
        [
          [s * 8.6, 41.6, -18.4],
          [s * 9.6, 37, -21.8],
          [s * 11, 28, -24.4],
          [s * 11.6, 22, -23],
        ],
        6.4,
        1.4,
        fabric(accent),
      ),
      block(5.6, 3, 1.4, black, [s * 12, 16, -18.4, 40], 0.5),
    );
  const lance = group(
    [-26, 3.4, 16, 0, -38, 0],
    group(
      [0, 0, 0, 74],
      plate(
        polygon(
          [
            [-9, -1.4, 1],
            [8, -1.2, 1],
            [8, 1.4, 1],
            [-2, 1.8, 1],
            [-9, 1.6, 1],
          ],
          0.8,
        ),
        2.6,
        black,
        undefined,
        0.9,
      ),
      plate(
        polygon(
          [
            [-7, 2],
            [4, 2.4],
            [3, 4],
            [-8, 3.6],
          ],
          0.8,
        ),
        1.2,
        trim,
        undefined,
        0.4,
      ),
    ),
    rodX(0.55, 46, chrome(), [30, 0, 0]),
    rodX(1.1, 3, brass(), [9, 0, 0]),
    group(
      [52.6, 0, 0, 0, 24, 0],
      rodX(0.55, 7, chrome(), [3, 0, 0]),
      rodX(1, 2.4, brass(), [7, 0, 0]),
      rodX(1.3, 2, trim, [8.6, 0, 0], 1),
    ),
  );
  return group(
    undefined,
    body,
    pump,
    strap(-1),
    strap(1),
    block(25, 14, 1.6, fabric('#2c2f33'), [0, 31, -9.4, 3], 0.7),
    tapered([10, 4, 4], black, [-14, 4, -9], { top: [0.8, 0.8], radius: 0.8 }),
    lance,
    hose(
      [
        [-15.6, 5, -4],
        [-20, 4.4, -3],
        [-29, 0.8, -2],
        [-40, 0.8, 4],
        [-42, 0.8, 12],
        [-38, 2, 12.6],
        [-34, 3.2, 10],
      ],
      0.75,
      rubber('#1b1c1e'),
    ),
  );
}
