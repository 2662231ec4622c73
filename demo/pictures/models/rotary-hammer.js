import { cable, ribbedGrip, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, rubber, steel, zinc } from '../kit/materials.ts';
import { circle, cut, freeform, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hose, plate, rod, rodX, turned } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 14 };

/** A drill bit with two spiral flutes along +x. */
const bit = (length, r) =>
  group(
    undefined,
    rodX(r * 0.62, length, steel('#9b9fa3'), [length / 2, 0, 0]),
    ...[0, Math.PI].map((phase) =>
      hose(
        Array.from({ length: 40 }, (_, i) => {
          const a = phase + i * 0.62;
          return [4 + (i * (length - 5)) / 39, r * 0.6 * Math.cos(a), r * 0.6 * Math.sin(a)];
        }),
        r * 0.4,
        steel('#a8acb0'),
      ),
    ),
    group([length, 0, 0], block(1.2, r * 2.3, r * 0.5, zinc(), undefined, 0.15)),
  );

/** An SDS hammer with upright motor, drill pointing to the right, second handle and depth stop. */
export function build({ colour = '#c9480f' } = {}) {
  const [shell, black, grey] = [plastic(colour, 0.36), rubber('#1a1b1d'), plastic('#2b2d31', 0.42)];
  const body = group(
    undefined,
    plate(
      freeform([
        [-9, 20],
        [-8, 27],
        [-2, 30],
        [10, 30.4],
        [18, 29],
        [20, 25],
        [18, 20.6],
        [10, 19],
        [8, 10],
        [7, 2.4],
        [3, 0.8],
        [-4, 1],
        [-6.4, 3],
        [-6, 10],
        [-7, 16],
      ]),
      10,
      shell,
      undefined,
      3.4,
    ),
    plate(
      freeform([
        [-7.4, 1],
        [-7.8, 6],
        [-6, 9],
        [7, 8.8],
        [9, 6],
        [8.4, 1.4],
        [4, 0],
        [-4, 0],
      ]),
      10.6,
      grey,
      undefined,
      3,
    ),
    ...[-1, 1].flatMap(
      (s) =>
        repeat(5, (i) => block(7, 0.8, 0.7, plastic('#0d0e0f', 0.9), [0.6, 2.6 + i * 1.3, s * 5], 0.25))
          .children,
    ),
    turned(
      [
        [0, 15],
        [4.8, 15],
        [5, 16],
        [4.6, 22],
        [3.6, 26],
        [0, 26],
      ],
      grey,
      [2, 25, 0],
      'x',
    ),
    ...[-1, 1].flatMap((s) =>
      [
        [-5, 26],
        [13, 27.4],
        [5, 13],
        [-4.6, 12.6],
      ].map(([x, y]) => group([x, y, s * 4.8, 0, s > 0 ? 0 : 180, 0], screw(0.45, undefined, darkSteel()))),
    ),
    label('RH 32', 2.6, '#ffffff', [4.4, 25.2, 5.06]),
    label('SDS PLUS', 1.2, '#ffe9dd', [4.6, 22.6, 5.04], 600),
    label('RH 32', 2.6, '#ffffff', [4.4, 25.2, -5.06, 0, 180, 0]),
    group(
      [5.4, 16.6, 5],
      rod(2, 1.4, black, [0, 0, 0.2, 90]),
      block(3, 0.9, 0.8, plastic('#b3201c', 0.4), [0, 0, 1.1, 0, 0, 28], 0.3),
    ),
  );
  const rear = group(
    undefined,
    plate(
      cut(
        polygon(
          [
            [-8, 28.6, 3],
            [-15, 29.6, 4],
            [-20.6, 25, 5],
            [-21, 14, 6],
            [-18, 7, 4],
            [-6, 6.4, 3],
            [-6, 11, 2],
            [-13.4, 11.4, 3],
            [-15.4, 15, 3],
            [-15, 22.4, 3],
            [-8, 23.4, 2],
          ],
          1.4,
        ),
      ),
      5.4,
      grey,
      undefined,
      1.8,
    ),
    plate(
      freeform([
        [-21.5, 23],
        [-19, 27],
        [-17, 26],
        [-17.6, 18],
        [-18, 11],
        [-20, 11],
        [-21.9, 16],
      ]),
      5.8,
      black,
      undefined,
      1.9,
    ),
    block(2.6, 6, 2.6, plastic('#b3201c', 0.4), [-14.9, 19.4, 0, 0, 0, 4], 0.9),
  );
  const chuck = group(
    [28, 25, 0],
    rodX(3.1, 3, black, [1, 0, 0]),
    rodX(3.3, 3.4, grey, [4.2, 0, 0], 3),
    rodX(2.7, 3, black, [7.2, 0, 0], 1.9),
    repeat(16, (i) => group([4.2, 0, 0, i * 22.5], block(2.4, 0.3, 0.5, grey, [0, 3.15, 0], 0.1))),
    group([8, 0, 0], bit(26, 1)),
  );
  const side = group(
    [24, 25, 0],
    group([0, 0, 0, 0, 90, 0], plate(cut(circle(5.4), circle(4)), 3, grey, undefined, 0.5)),
    group(
      [0, -6, 0, 0, 0, 0],
      rod(1.3, 4, darkSteel()),
      group([0, -7.6, 0], ribbedGrip(2, 12, black), rod(2.5, 0.8, black, [0, 5.4, 0])),
    ),
    rodX(0.42, 26, chrome(), [7, 4.4, 4.2]),
    block(2.6, 2.6, 2.4, grey, [0, 4, 4], 0.5),
  );
  const lead = cable(
    [
      [-6, 3, 0],
      [-11, 2.4, 0],
      [-16, 1, 3],
      [-21, 0.5, 10],
      [-16, 0.5, 18],
      [-4, 0.5, 20],
    ],
    0.42,
  );
  return group(
    undefined,
    body,
    rear,
    chuck,
    side,
    lead,
    group([-8, 2.9, 0, 0, 0, 6], rodX(1.1, 5, black, [-1.4, 0, 0])),
    group([22, 0.95, 17, 0, 6, 0], bit(22, 0.9), rodX(1, 5, zinc(), [-1, 0, 0])),
  );
}
