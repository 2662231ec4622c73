import { cushion } from '../kit/fittings.ts';
import { around, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, leather, plastic, polished, rubber } from '../kit/materials.ts';
import { ball, block, pipe, rod, rodX, turned } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 15 };

/** A barber's chair: quilted back with headrest, padded arms, foot rest, hydraulic pump on a chromed plate. */
export function build({ colour = '#1d1e21' } = {}) {
  const [vinyl, bright, black] = [leather(colour), chrome(), plastic()];
  const base = group(
    undefined,
    turned(
      [
        [0, 0],
        [32, 0],
        [33, 0.8],
        [32.6, 1.8],
        [26, 3.2],
        [12, 4.6],
        [9, 6],
        [8, 9],
        [0, 9],
      ],
      polished(),
      undefined,
      'y',
      128,
    ),
    rod(7, 20, bright, [0, 18, 0], 'y', 6.4),
    rod(4.6, 16, polished(), [0, 34, 0]),
    rod(7.4, 1.6, bright, [0, 28.4, 0]),
    // The pump lever on the right.
    pipe(
      [
        [5, 14, 4],
        [16, 13, 12],
        [24, 20, 18],
      ],
      1,
      bright,
      4,
    ),
    block(7, 1.4, 4, rubber('#202225'), [25, 20.6, 18.6, 0, -40, 24], 0.6),
  );
  const seat = group(
    [0, 42, 0],
    block(50, 3, 50, darkSteel(), [0, 0, 0], 0.8),
    cushion(56, 13, 56, vinyl, [0, 8, 2], 4.6),
    block(56.6, 2.2, 52, bright, [0, 1.6, 1], 0.8),
  );
  const back = group(
    [0, 52, -24, -14],
    cushion(52, 54, 11, vinyl, [0, 31, -2], 4.2),
    block(44, 46, 2, plastic('#1a1b1e', 0.5), [0, 30, -7.4], 0.9),
    // Quilting: raised rolls across the back.
    repeat(5, (i) => block(41, 8.4, 4, vinyl, [0, 12.6 + i * 9, 2.6], 1.9)),
    ...[-1, 1].map((s) => rod(0.8, 14, bright, [s * 6, 62, -2])),
    cushion(28, 13, 9, vinyl, [0, 71, -1], 3.8),
    block(18, 4, 3, bright, [0, 60.6, -2], 0.9),
  );
  const arm = (s) =>
    group(
      [s * 32, 0, 0],
      pipe(
        [
          [0, 66, -22],
          [0, 66, 20],
          [-s * 1, 45, 26],
          [-s * 3, 45, 2],
        ],
        1.8,
        bright,
        8,
      ),
      cushion(8.4, 5.4, 38, vinyl, [0, 69, -3], 2.4),
      block(5, 22, 8, bright, [-s * 1.4, 54, -20], 1.4),
      ball(2, black, [s * 0.6, 54, -20], [0.5, 1, 1]),
    );
  const foot = group(
    undefined,
    ...[-1, 1].map((s) =>
      pipe(
        [
          [s * 16, 42, 22],
          [s * 16, 40, 34],
          [s * 16, 15, 42],
        ],
        1.5,
        bright,
        6,
      ),
    ),
    group(
      [0, 14, 45, 18],
      block(42, 2.6, 17, polished(), undefined, 1.2),
      block(36, 0.8, 12, rubber('#202225'), [0, 1.5, 0], 0.3),
      repeat(6, (i) => block(34, 0.5, 0.9, rubber('#2b2d30'), [0, 2, -4.6 + i * 1.85], 0.2)),
    ),
    ...[-1, 1].map((s) => cushion(9, 4, 20, vinyl, [s * 13, 33, 35.4, 72], 1.8)),
    rodX(1.2, 34, bright, [0, 34, 35.2]),
  );
  return group(
    undefined,
    base,
    seat,
    back,
    arm(-1),
    arm(1),
    foot,
    around(1, () => rod(5, 2, darkSteel(), [0, 40, 0])),
  );
}
