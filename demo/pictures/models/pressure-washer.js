import { knob } from '../kit/controls.ts';
import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { aluminium, brass, chrome, plastic, rubber, zinc } from '../kit/materials.ts';
import { freeform } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, hose, pipe, plate, plateX, rodX, rodZ } from '../kit/solids.ts';
import { foot, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 14 };

/** An upright pressure washer with coiled hose, gun and lance. */
export function build() {
  const [yellow, black] = [plastic('#e8b810', 0.35), plastic('#1d1e20', 0.42)];
  const shell = freeform([
    [-13, 10],
    [8, 9],
    [14, 14],
    [15.4, 28],
    [13, 44],
    [8, 56],
    [0, 60],
    [-10, 58],
    [-14, 46],
    [-15, 26],
  ]);
  const body = group(
    undefined,
    plateX(shell, 24, yellow, undefined, 4),
    plateX(
      freeform([
        [-12, 8],
        [10, 8],
        [15.6, 14],
        [16.4, 25],
        [12, 28],
        [-15.6, 28],
        [-16, 14],
      ]),
      27,
      black,
      undefined,
      4,
    ),
    group(
      [0, 41, 14, -9],
      block(15, 17, 1.6, black, undefined, 0.8),
      knob(3, [0, 3, 0.8], { marks: 9 }),
      label('150 BAR', 1.7, '#f2c81f', [0, -5, 0.86]),
    ),
    ...[-1, 1].map((side) =>
      group([side * 15.4, 11, -9], wheel(11, 5.6, undefined, plastic('#e8b810', 0.4), rubber())),
    ),
    rodX(1, 34, zinc(), [0, 11, -9]),
    foot(2.6, 8, [8, 0, 9]),
    foot(2.6, 8, [-8, 0, 9]),
    pipe(
      [
        [-10, 44, -12],
        [-10, 92, -20],
        [10, 92, -20],
        [10, 44, -12],
      ],
      1.4,
      aluminium(),
      5,
    ),
    group([0, 92, -20, 0, 0, 90], ribbedGrip(2, 14)),
    rodZ(1.7, 5, brass(), [-5, 19, 17]),
    rodZ(1.7, 5, brass(), [5, 19, 17]),
    label('HD 150', 3, '#1d1e20', [12.9, 42, -1, 0, 90, 0]),
  );
  const reel = group(
    [0, 66, -14.4, -9],
    repeat(5, (i) => hoop(9.4 + (i % 2) * 0.9, 0.95, rubber(), [0, 0, i * 1.2])),
    block(5, 3, 9, black, [0, 9, 2], 1),
  );
  const gun = group(
    [25, 2.6, 26, 0, 38, 0],
    plate(
      freeform([
        [-15, -1.6],
        [-4, -2],
        [8, -1.4],
        [9, 1.4],
        [-4, 2.2],
        [-9, 2.6],
        [-14, 8],
        [-18, 12],
        [-20, 10],
        [-17, 3],
      ]),
      3.4,
      black,
      undefined,
      1.2,
    ),
    hose(
      [
        [-8, 2.4, 0],
        [-11, 5, 0],
        [-14.4, 8.2, 0],
      ],
      0.6,
      plastic('#e8b810', 0.4),
    ),
    rodX(0.75, 44, chrome(), [30, 0, 0]),
    rodX(1.4, 9, black, [53, 0, 0]),
    rodX(1.1, 3, brass(), [59, 0, 0]),
  );
  gun.rotation.set(Math.PI / 2.1, 0, -0.28);
  gun.position.set(-22, 3, 27);
  const line = hose(
    [
      [5, 19, 20],
      [5, 17, 26],
      [12, 6, 32],
      [24, 1, 26],
      [27, 1, 10],
      [33, 1, 20],
      [24, 1, 40],
      [0, 1, 42],
      [-26, 1, 38],
      [-43, 2.6, 36],
      [-42, 3, 33],
    ],
    0.85,
    rubber(),
  );
  return group(undefined, body, reel, gun, line);
}
