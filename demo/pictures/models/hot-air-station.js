import { button, knob, rocker } from '../kit/controls.ts';
import { cable, louvres, ribbedHose, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, polished, powder, rubber, steel, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, plateX, rod, rodZ, sleeve, tapered } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 18 };

/** A rework station: case with two displays, hot-air handle hanging in its holder at the side, spare nozzles in front. */
export function build() {
  const [shell, black, blue] = [powder('#2b2e33'), plastic('#15171a', 0.4), plastic('#1f5fa8', 0.38)];
  const station = group(
    undefined,
    plateX(
      polygon(
        [
          [-10, 1.2],
          [9.4, 1.2],
          [10, 3, 1],
          [7.6, 15.6, 2],
          [-10, 16],
        ],
        1.4,
      ),
      15,
      shell,
      undefined,
      1,
    ),
    plateX(
      polygon(
        [
          [9.6, 1.6],
          [10.6, 1.8],
          [8.1, 15.2],
          [7.1, 15],
        ],
        0.4,
      ),
      14.2,
      black,
      undefined,
      0.3,
    ),
    group(
      [0, 8.6, 9.5, -10.6],
      display(7.6, 3.2, ['350 °C'], '#ff5a3c', [-2.4, 4.4, 0]),
      display(7.6, 2.6, ['AIR 60'], '#57e08a', [-2.4, 1.2, 0]),
      knob(1.25, [4.8, 3.6, 0.1], { marks: 9 }),
      knob(1.25, [4.8, -0.6, 0.1], { marks: 9, turn: 30 }),
      ...[-5.2, -2.4, 0.4].map((x, i) => button(0.5, ['#3aa45c', '#d8dadc', '#d8dadc'][i], [x, -1.4, 0.1])),
      rocker(2.2, 1.5, [4.6, -4.6, 0], '#d2241b'),
      label('REWORK 858', 1, '#e9eaeb', [-1.6, -3.2, 0.08]),
    ),
    corners(11, 16, () => foot(0.9, 1.4)),
    ...[-1, 1].map((s) => louvres(6, 10, 1.1, shell, [s * 7.5, 5.4, -2, 0, s * 90, 0])),
    ...[-1, 1].flatMap((s) =>
      [
        [-8, 3],
        [6.6, 3],
        [-8, 14],
        [5, 14],
      ].map(([z, y]) => group([s * 7.5, y, z, 0, s * 90, 0], screw(0.3, undefined, darkSteel()))),
    ),
    block(11, 8, 0.2, steel('#8e9397'), [0, 8, -10.1], 0.1),
    rodZ(2.6, 0.5, darkSteel(), [3, 8, -10.2]),
    repeat(6, (i) => block(4.4, 0.3, 0.2, black, [3, 6.4 + i * 0.65, -10.5], 0.08)),
    rodZ(1.5, 2.2, rubber(), [-5, 2.9, 10.8], 1.2),
  );
  const handle = group(
    [12.6, 18.4, 1.4, 18, 0, 0],
    rod(1.75, 11, blue, [0, 0, 0], 'y', 1.95),
    rod(2, 1.2, black, [0, -5.4, 0]),
    repeat(5, (i) => rod(2, 0.4, black, [0, -3.4 + i * 1.1, 0])),
    rod(1.6, 2.6, black, [0, 6.6, 0], 'y', 1.1),
    rod(1.45, 8, polished(), [0, -9.8, 0]),
    sleeve(1.65, 1.4, 1.4, steel(), [0, -13, 0]),
    block(0.4, 1, 0.6, zinc(), [1.8, -13, 0], 0.1),
    rod(0.85, 3, chrome(), [0, -14.8, 0]),
    block(1, 2.6, 0.7, plastic('#c6271d', 0.4), [0, 2, 1.9], 0.3),
  );
  const holder = group(
    [7.6, 14.6, -0.4],
    block(1, 7, 6, black, [0.4, 0, 0], 0.4),
    block(4, 1.2, 2, black, [2.4, 0.6, 0], 0.4),
    group([5, 0.8, 0, 18], sleeve(2.6, 2.05, 2.6, black, undefined)),
    ...[-1.8, 1.8].map((y) => group([0.9, y, 0, 0, 90, 0], screw(0.35))),
  );
  const nozzle = (r, x, z) =>
    group(
      [x, 0, z],
      sleeve(1.6, 1.4, 2, steel(), [0, 1, 0]),
      tapered([3, 1.8, 3], steel(), [0, 2.8, 0], { top: [r, r], radius: 0.9 }),
      rod(r * 1.6, 1.4, polished(), [0, 4.2, 0]),
    );
  const line = ribbedHose(
    [
      [-5, 2.9, 11.8],
      [-4.4, 1.9, 14.4],
      [0, 0.95, 17],
      [10, 0.95, 17.6],
      [17.6, 0.95, 12.6],
      [20.4, 5, 6],
      [20, 16, 4],
      [17.6, 25.4, 5],
      [14.6, 27.4, 5],
      [12.6, 25.6, 3.8],
      [12.6, 24.6, 3.4],
    ],
    0.75,
    rubber('#1b1c1e'),
  );
  return group(
    undefined,
    station,
    holder,
    handle,
    line,
    nozzle(0.5, -8, 16),
    nozzle(0.36, -12.4, 13.6),
    nozzle(0.24, -4.4, 18.4),
    cable(
      [
        [-4, 3, -10],
        [-6, 1, -14],
        [-14, 0.4, -15],
        [-18, 0.4, -8],
      ],
      0.35,
    ),
  );
}
