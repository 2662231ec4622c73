import { group } from '../kit/geometry.ts';
import { fabric, leather, stuff } from '../kit/materials.ts';
import { freeform, polygon, smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hose, plate } from '../kit/solids.ts';

export const view = { azimuth: 12, elevation: 40 };

const HAND = [
  [-5.4, 0],
  [-6.2, 6],
  [-6.6, 11],
  [-7, 17],
  [-6.8, 20.4],
  [-5.6, 21.2],
  [-4.5, 20],
  [-4, 15.4],
  [-3.6, 15.2],
  [-3.2, 22],
  [-2.2, 24.2],
  [-1, 23.6],
  [-0.4, 21],
  [-0.2, 15.6],
  [0.2, 15.6],
  [0.7, 22.4],
  [1.8, 24.4],
  [3.1, 23.4],
  [3.4, 20],
  [3.3, 15.2],
  [3.7, 15],
  [4.6, 19.4],
  [5.8, 20.8],
  [7, 19.6],
  [7.1, 16],
  [6.4, 10.4],
  [6.6, 9],
  [9.6, 11.6],
  [12, 13],
  [13.2, 11.8],
  [12.2, 9.4],
  [8.8, 5.2],
  [6, 0],
];

const mirror = (points, side) => points.map(([x, ...rest]) => [side * x, ...rest]);

/** A gauntlet lying flat, fingers along +y, its back towards +z; `side` is 1 for the left hand, -1 for the right. */
const glove = (side, hide, cuffHide, thread, at) =>
  group(
    at,
    plate(freeform(mirror(HAND, side), 5), 3.6, hide, [0, 0, 1.8], 1.5),
    plate(
      freeform(
        mirror(
          [
            [-5.6, 2],
            [-5.8, 8],
            [-5, 13],
            [0, 14],
            [5, 13],
            [5.4, 8],
            [5, 2],
          ],
          side,
        ),
        5,
      ),
      1,
      hide,
      [0, 0, 3.4],
      0.45,
    ),
    plate(
      polygon(
        [
          [-5.8, 2, 2],
          [6.2, 2, 2],
          [8.8, -16, 1],
          [-8.4, -16, 1],
        ],
        1,
      ),
      3.4,
      cuffHide,
      [0, 0, 1.9],
      1.4,
    ),
    plate(
      polygon(
        [
          [-8.4, -13.4],
          [8.8, -13.4],
          [9, -16.4],
          [-8.6, -16.4],
        ],
        0.6,
      ),
      3.9,
      hide,
      [0, 0, 1.9],
      1.3,
    ),
    plate(
      polygon(
        [
          [-6, 2.4],
          [6.4, 2.4],
          [6.6, 0.6],
          [-6.2, 0.6],
        ],
        0.4,
      ),
      4,
      hide,
      [0, 0, 1.9],
      1.2,
    ),
    block(13, 0.3, 2.4, stuff('#17181a', 0.95), [0.2, -16.5, 1.9], 0.1),
    ...[
      [-1.9, 13.4],
      [1.8, 13.4],
      [-4.6, 12.6],
    ].map(([x, y]) =>
      hose(
        [
          [x * 0.95, 4, 3.75],
          [x, 8, 3.95],
          [x * 1.04, y, 3.85],
        ].map(([a, b, c]) => [a * side, b, c]),
        0.14,
        thread,
      ),
    ),
    hose(
      smooth(
        [
          [-5.2, 2.6],
          [-5.4, 8],
          [-4.6, 12.6],
          [0, 13.6],
          [4.6, 12.6],
          [5, 8],
          [4.6, 2.6],
        ],
        4,
      ).map(([x, y]) => [x, y, 3.86]),
      0.12,
      thread,
    ),
    ...[-12.6, 1.2].map((y) =>
      hose(
        [
          [-7.4, y, 3.75],
          [0, y, 3.85],
          [7.8, y, 3.75],
        ].map(([x, a, z]) => [y > 0 ? x * 0.74 : x, a, z + (y > 0 ? 0.1 : -0.1)]),
        0.12,
        thread,
      ),
    ),
    hose(
      mirror(
        [
          [7, 6, 3],
          [8.6, 8.4, 3.3],
          [10.6, 10.8, 3.3],
          [11.6, 11.6, 3],
        ],
        side,
      ),
      0.13,
      thread,
    ),
    plate(
      polygon(
        [
          [-3, -9],
          [3, -9],
          [3, -5],
          [-3, -5],
        ],
        0.5,
      ),
      0.2,
      fabric('#1d1f22'),
      [0.2, 0, 3.66],
      0.05,
    ),
    label('WELD 10', 1.1, '#e8e6de', [0.2, -7, 3.8]),
  );

/** A pair of long welding gauntlets, the second lying over the first. */
export function build({ colour = '#8a3d1c', cuff = '#b8803f' } = {}) {
  const [hide, cuffHide, thread] = [leather(colour), leather(cuff), stuff('#e7c98a', 0.8)];
  return group(
    undefined,
    group([8, 0.1, 1, -90, 0, 0], glove(1, hide, cuffHide, thread, [0, 0, 0, 0, 0, -14])),
    group([-8, 3.2, 3, -96.5, 0, 0], glove(-1, hide, cuffHide, thread, [0, 0, 0, 0, 0, 16])),
  );
}
