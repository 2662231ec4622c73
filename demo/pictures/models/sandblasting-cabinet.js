import { gauge, rocker } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { darkSteel, glass, paint, plastic, powder, rubber, stuff, zinc } from '../kit/materials.ts';
import { cut, polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hose, plate, plateX, rod, rodX, rodZ, sleeve, tapered, turned } from '../kit/solids.ts';

export const view = { azimuth: 32, elevation: 16 };

/** A floor-standing blasting cabinet: window, two glove ports, side door, hopper and foot pedal. */
export function build({ colour = '#b3161b' } = {}) {
  const [shell, dark, black] = [paint(colour), powder('#33373c'), rubber('#17181a')];
  const side = polygon(
    [
      [-29, 62],
      [29, 62],
      [29, 88],
      [8, 120],
      [-29, 120],
    ],
    1.4,
  );
  const window0 = group(
    [0, 104, 18.5, -33.3],
    plate(cut(rectangle(62, 32, 3), rectangle(54, 24, 2)), 1.4, dark, [0, 0, 0.5], 0.3),
    block(55, 25, 0.4, stuff('#33383c', 0.9), [0, 0, 0.1], 0.1),
    block(55, 25, 0.3, glass('#d5e6ee', 0.3), [0, 0, 0.9], 0.1),
    ...[-1, 0, 1].flatMap((x) => [-1, 1].map((y) => screw(0.7, [x * 28.6, y * 14, 1.1]))),
  );
  const port = (x) =>
    group(
      [x, 75, 29],
      sleeve(9.4, 7.6, 1.6, dark, [0, 0, 0.4], 'z'),
      sleeve(8.6, 7.4, 3, black, [0, 0, 1.6], 'z'),
      turned(
        [
          [7.8, 3],
          [7, 2.6],
          [6.6, 0.6],
          [5, -0.4],
          [0, 0.1],
        ],
        black,
        undefined,
        'z',
      ),
      sleeve(8.9, 8.4, 0.9, zinc(), [0, 0, 2.2], 'z'),
    );
  const door = group(
    [42.4, 90, -6, 0, 90, 0],
    plate(
      polygon(
        [
          [-19, -24],
          [19, -24],
          [19, 24],
          [-9, 24],
          [-19, 9],
        ],
        3,
      ),
      1.4,
      shell,
      [0, 0, 0.4],
      0.4,
    ),
    plate(
      polygon(
        [
          [-16, -21],
          [16, -21],
          [16, 21],
          [-7.6, 21],
          [-16, 8],
        ],
        2,
      ),
      1,
      shell,
      [0, 0, 1.1],
      0.4,
    ),
    ...[-15, 13].map((y) =>
      group([20.4, y, 0.6], rod(1, 7, darkSteel()), block(4, 6, 0.6, darkSteel(), [-2, 0, 0.4], 0.2)),
    ),
    ...[-14, 0].map((y) =>
      group(
        [-17.4, y, 1.4],
        block(4, 2.2, 1.2, zinc(), undefined, 0.4),
        block(1.4, 6, 1, black, [1.6, -2, 0.8, 0, 0, 14], 0.4),
      ),
    ),
  );
  const legs = corners(78, 52, (sx, sz) =>
    group(
      undefined,
      block(4.6, 66, 0.8, dark, [-sx * 1.6, 33, sz * 0.6], 0.2),
      block(0.8, 66, 4.6, dark, [sx * 0.8, 33, -sz * 1.4], 0.2),
      block(6, 0.6, 6, dark, [-sx * 0.8, 0.4, -sz * 0.6], 0.2),
    ),
  );
  const hopper = group(
    undefined,
    tapered([12, 34, 10], shell, [0, 46, 0], { top: [6, 5], radius: 0.6 }),
    rod(4, 6, zinc(), [0, 27, 0]),
    rod(5, 1.6, darkSteel(), [0, 30, 0]),
    block(14, 1, 4, zinc(), [6, 25, 0], 0.4),
  );
  const pedal = group(
    [16, 0, 42],
    block(14, 2, 22, dark, [0, 1.4, 0], 0.6),
    block(11, 1.4, 18, black, [0, 5, 0.6, 12], 0.5),
    rodX(0.9, 13, zinc(), [0, 3.4, -8]),
    hose(
      [
        [0, 3, -11],
        [2, 1, -18],
        [12, 1, -22],
        [22, 1, -34],
        [25, 8, -50],
        [25, 30, -66],
        [22, 62, -71],
      ],
      0.8,
      black,
    ),
  );
  return group(
    undefined,
    plateX(side, 84, shell, undefined, 0.9),
    window0,
    port(-18),
    port(18),
    block(60, 1.4, 2, dark, [0, 63.4, 29.4], 0.5),
    label('BLAST 220', 3.6, '#ffffff', [0, 87.6, 29.6]),
    door,
    legs,
    block(74, 3, 2, dark, [0, 16, -26], 0.3),
    ...[-1, 1].map((s) => block(2, 3, 48, dark, [s * 39, 16, 0], 0.3)),
    hopper,
    block(50, 6, 16, dark, [0, 122, -12], 1.4),
    rocker(3, 2, [14, 122.4, -4.2], '#2c9a48'),
    gauge(3.6, 'bar', 0.5, [-33, 112, 17, -33]),
    rodZ(6, 8, dark, [0, 104, -32]),
    rodZ(4.8, 8, plastic('#0d0e0f', 0.9), [0, 104, -32.2]),
    rod(2.6, 7, zinc(), [22, 66, -31]),
    pedal,
    cable(
      [
        [-30, 122, -18],
        [-34, 116, -31],
        [-36, 50, -33],
        [-30, 1, -38],
        [-16, 0.6, -42],
      ],
      0.6,
    ),
  );
}
