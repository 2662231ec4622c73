import { button } from '../kit/controls.ts';
import { cable, ribbedHose } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { darkSteel, fabric, glass, paint, plastic, powder, stuff, zinc } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label, roundLabel } from '../kit/print.ts';
import { block, hoop, pipe, rod, rodX, rodZ, sleeve, turned } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 12 };

/** A chip collector: fan on a rolling base, filter bag above the ring and a clear chip bag below it. */
export function build() {
  const [blue, dark] = [paint('#1c5aa0'), powder('#2a2d32')];
  const base = group(
    undefined,
    block(86, 3.4, 50, dark, [0, 13, 0], 1),
    corners(74, 38, () => castor(4.4, [0, 11.4, 0, 0, -55])),
    pipe(
      [
        [-43, 12, -16],
        [-49, 12, -16],
        [-49, 88, -16],
        [-49, 88, 16],
        [-49, 12, 16],
        [-43, 12, 16],
      ],
      1.5,
      dark,
      6,
    ),
  );
  const fan = group(
    [-22, 40, 0],
    rodZ(19, 13, blue, [0, 0, 4]),
    rodZ(19.6, 1, blue, [0, 0, 10]),
    rodZ(7, 9, blue, [0, 0, 13]),
    rodZ(6, 9.2, plastic('#0b0c0d', 0.9), [0, 0, 13.2]),
    block(13, 26, 12.6, blue, [12.6, 13, 4], 1),
    group(
      [0, 0, -14],
      rodZ(9, 24, dark),
      repeat(24, (i) => group([0, 0, 1, 0, 0, i * 15], block(0.7, 0.7, 17, dark, [0, 9.1, 0], 0.2))),
      rodZ(9.3, 3, plastic('#17191b'), [0, 0, -12]),
    ),
    ...[-1, 1].map((s) => block(3, 27, 16, dark, [s * 9, -14, -3, 0, 0, s * 9], 0.6)),
    label('DE 100', 4.4, '#f3f5f7', [0, -12, 10.6]),
    group(
      [-13.6, 18, -9],
      block(8, 12, 7, plastic('#17191b', 0.4), undefined, 0.8),
      button(1.5, '#2c9a48', [0, 3, 3.5]),
      button(2, '#d2241b', [0, -2.4, 3.5]),
    ),
  );
  const duct = group(
    undefined,
    ribbedHose(
      [
        [-9.4, 64, 4],
        [-8.6, 74, 4],
        [-4, 84, 3],
        [6, 90, 2],
        [13, 90.6, 1],
      ],
      6,
      stuff('#3a3e43', 0.6),
    ),
  );
  const ring = group(
    [24, 90, 0],
    sleeve(20, 19, 13, blue, undefined),
    ...[-7, 7].map((y) => group([0, y * 0.86, 0, 90], hoop(20.2, 0.8, blue))),
    rodX(6.4, 5, blue, [-20, 0, 0]),
    roundLabel('DE 100', 4, '#f3f5f7', 20.08, [0, 0, 0]),
    repeat(3, (i) => group([0, 0, 0, 0, 60 + i * 120, 0], block(3, 78, 1.6, dark, [0, -44, 20.2], 0.4))),
  );
  const bag = smooth(
    [
      [19.6, 0],
      [20.6, 4],
      [23, 16],
      [24, 34],
      [23.6, 52],
      [21, 66],
      [14, 74],
      [7, 77.4],
      [2.6, 78.4],
    ],
    5,
  );
  const filter = group(
    [24, 97, 0],
    turned([...bag, [0, 78.6]], fabric('#e9e6dc'), undefined, 'y', 64),
    repeat(14, (i) =>
      group(
        [0, 0, 0, 0, i * 25.7, 0],
        pipe(
          bag.filter((_, n) => n % 4 === 0).map(([r, y]) => [r + 0.05, y, 0]),
          0.25,
          fabric('#d9d5c8'),
          3,
        ),
      ),
    ),
    group([0, 1.4, 0, 90], hoop(20.4, 0.8, zinc())),
    hoop(3, 0.5, fabric('#2a2d32'), [0, 80.6, 0]),
    block(4, 3, 2, darkSteel(), [0, 1.4, 21], 0.4),
    roundLabel('1 MICRON', 3, '#7c786a', 24.2, [0, 40, 0]),
  );
  const lower = group(
    [24, 15, 0],
    turned(
      smooth(
        [
          [0.1, 0.4],
          [14, 0.4],
          [19, 2.4],
          [21.6, 10],
          [22, 34],
          [21, 54],
          [19.8, 62],
          [19.8, 69],
        ],
        5,
      ),
      glass('#cfe0ec', 0.4),
      undefined,
      'y',
      64,
    ),
    turned(
      [
        [0, 0.8],
        [13.6, 0.8],
        [18.4, 2.8],
        [20.8, 10],
        [21.2, 27],
        [16, 30],
        [8, 33],
        [0, 34],
      ],
      stuff('#cda36a', 0.95),
    ),
    group([0, 67.4, 0, 90], hoop(20.4, 0.8, zinc())),
  );
  return group(
    undefined,
    base,
    fan,
    duct,
    ring,
    filter,
    lower,
    rod(1, 1, darkSteel(), [-22, 15, 0]),
    cable(
      [
        [-30, 24, -26],
        [-34, 10, -32],
        [-22, 0.7, -42],
        [4, 0.7, -46],
      ],
      0.6,
    ),
  );
}
