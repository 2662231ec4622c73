import { ribbedGrip } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { paint, rubber, zinc } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, hoop, pipe, rodX } from '../kit/solids.ts';
import { airWheel } from '../kit/wheels.ts';

export const view = { azimuth: 38, elevation: 12 };

/** A tubular hand truck with two grips and pneumatic tyres. */
export function build() {
  const red = paint('#b9171c');
  const frame0 = group(
    [0, 0, 0, -9],
    ...[-1, 1].map((side) =>
      group(
        undefined,
        pipe(
          [
            [side * 17, 6, 4],
            [side * 17, 92, 4],
            [side * 18, 104, -2],
            [side * 18, 110, -16],
          ],
          1.5,
          red,
          9,
        ),
        group(
          [side * 18, 110.4, -17.4, 96],
          ribbedGrip(2, 15, rubber('#1c1d1f')),
          hoop(2.6, 0.5, rubber('#1c1d1f'), [0, -7, 0, 90, 0, 0]),
        ),
      ),
    ),
    ...[22, 44, 66, 88].map((y) =>
      pipe(
        [
          [-17, y, 4],
          [-8, y, 1],
          [8, y, 1],
          [17, y, 4],
        ],
        1.15,
        red,
        8,
      ),
    ),
    ...[-6, 6].map((x) =>
      pipe(
        [
          [x, 10, 3],
          [x, 96, 3],
        ],
        0.9,
        red,
      ),
    ),
    pipe(
      [
        [-17, 96, 4],
        [17, 96, 4],
      ],
      1.2,
      red,
    ),
    block(46, 0.9, 24, red, [0, 6, 16, 5], 0.3),
    block(46, 10, 0.9, red, [0, 11, 4.4], 0.3),
  );
  const axle = group(
    [0, 13, -14],
    rodX(1.2, 58, zinc()),
    airWheel(13, 8, [25, 0, 0], paint('#d9dbdc')),
    airWheel(13, 8, [-25, 0, 0], paint('#d9dbdc')),
    ...[-16, 16].flatMap((x) => [
      pipe(
        [
          [x, 0, 0],
          [x, 3, 18],
        ],
        1.1,
        red,
      ),
      pipe(
        [
          [x, 0, 0],
          [x, 34, 11.4],
        ],
        1.1,
        red,
      ),
    ]),
  );
  return group(undefined, frame0, axle, label('200 KG', 2.6, '#ffffff', [0, 11, 6.7, -9]));
}
