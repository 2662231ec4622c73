import { lamp } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { aluminium, ceramic, glass, plastic, stuff, wood } from '../kit/materials.ts';
import { gear, smooth } from '../kit/outline.ts';
import { dialMarks, label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { ball, block, hoop, pipe, plate, rod, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 22, elevation: 27 };

/** A wax pot: white body with dial, removable pan full of honey wax, see-through lid and two spatulas beside it. */
export function build() {
  const [white, pink] = [plastic('#f2f1ee', 0.3), plastic('#d98aa6', 0.35)];
  const body = group(
    undefined,
    turned(
      [
        [0, 0.8],
        [8.6, 0.8],
        ...smooth(
          [
            [9.2, 1.4],
            [9.8, 4],
            [9.6, 8],
            [9.1, 11.6],
          ],
          5,
        ),
        [8.9, 12.6],
        [8.3, 12.9],
        [7.6, 12.6],
        [7.5, 3],
        [0, 3],
      ],
      white,
      undefined,
      'y',
      120,
    ),
    hoop(9.05, 0.22, pink, [0, 11.8, 0, 90]),
    around(4, () => rod(1.2, 1, plastic('#3a3d41', 0.6), [0, 0.5, 6.4]), undefined, 45),
    sleeve(8.6, 7, 0.7, aluminium('#d3d6d8'), [0, 13, 0]),
    sleeve(7.2, 6.9, 8, aluminium('#d3d6d8'), [0, 9.2, 0]),
    turned(
      [
        [7, 11],
        ...smooth(
          [
            [6.4, 10.9],
            [3, 11],
            [1, 11.1],
          ],
          4,
        ),
        [0, 11.1],
      ],
      ceramic('#d88a1c'),
    ),
    // The pan's own bail handle lies folded at the back.
    pipe(
      [
        [-8.2, 13.4, 0],
        [-7.6, 13.9, -6],
        [0, 14.2, -9.6],
        [7.6, 13.9, -6],
        [8.2, 13.4, 0],
      ],
      0.28,
      aluminium('#d3d6d8'),
      5,
    ),
  );
  const dial = group(
    [0, 6, 9.55, -2],
    plate(gear(2.5, 24, 0.16), 1.3, pink, [0, 0, 0.7], 0.3),
    block(0.3, 1.5, 0.12, plastic('#ffffff'), [0.7, 0.7, 1.4, 0, 0, -45], 0.05),
    dialMarks(3.3, 11, '#6a6f75', [0, 0, 0.28]),
  );
  const lid = group(
    [13.2, 8.4, -5.6, 66, -24, 0],
    turned(
      smooth(
        [
          [8.8, 0],
          [8.6, 0.8],
          [7, 2.2],
          [3, 3.3],
          [0.01, 3.5],
        ],
        6,
      ),
      glass('#f1dfe6', 0.3),
      undefined,
      'y',
      96,
    ),
    hoop(8.8, 0.25, plastic('#e7c6d2', 0.3), [0, 0, 0, 90]),
    rod(0.9, 1.2, pink, [0, 4, 0]),
    ball(1.4, pink, [0, 5, 0], [1, 0.7, 1]),
  );
  const spatula = (at) =>
    group(
      at,
      block(15, 0.16, 1.7, wood(), undefined, 0.07),
      rod(0.85, 0.16, wood(), [7.5, 0, 0]),
      rod(0.85, 0.16, wood(), [-7.5, 0, 0]),
    );
  return group(
    undefined,
    body,
    dial,
    lid,
    lamp(0.35, '#f0a029', [4.4, 6, 8.75, 0, 27, 0]),
    group([0, 9.5, 0], label('WAX 500', 1, '#9a4d69', [0, 0, 9.78, -7])),
    group([3.4, 13.6, 1.6, 0, 20, 62], block(16, 0.16, 1.7, wood(), [1.6, 0, 0], 0.07)),
    spatula([-5, 0.1, 13, 0, 14, 0]),
    spatula([-4, 0.28, 14.4, 0, 28, 0]),
    pellets(),
    ratingPlate(4, 'WAX 500', '230 V~ 50 Hz 100 W', [0, 6, -9.72, 0, 180, 0]),
    mainsLead([2, 2, -9], 11, 0.3),
  );
}

/** A few beads of wax on the table. */
function pellets() {
  const random = createRandom(33);
  const wax = ceramic('#cf7d14');
  const whole = group([9.6, 0.3, 11]);
  for (let i = 0; i < 26; i++) {
    const [r, turn] = [3.6 * Math.sqrt(random()), random() * Math.PI * 2];
    whole.add(
      ball(
        0.42 + random() * 0.14,
        i % 5 ? wax : stuff('#e3a23c', 0.3),
        [r * Math.cos(turn), 0, r * Math.sin(turn)],
        [1, 0.7, 1],
      ),
    );
  }
  return whole;
}
