import { ribbedGrip } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { castIron, chrome, paint, plastic, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, block, hose, pipe, plate, plateX, plateY, rod, rodX } from '../kit/solids.ts';
import { wheel } from '../kit/wheels.ts';

export const view = { azimuth: 56, elevation: 19 };

/** A hand pallet truck; the forks come towards the viewer along +z. */
export function build() {
  const yellow = paint('#e3a512');
  const fork = polygon(
    [
      [-8, 0],
      [8, 0],
      [8, 104],
      [4.6, 114, 3],
      [-4.6, 114, 3],
      [-8, 104],
    ],
    1,
  );
  const forks = group(undefined);
  for (const side of [-1, 1]) {
    forks.add(
      group(
        [side * 18.6, 10, 0],
        plateY(fork, 1.2, yellow, [0, 0.6, 0], 0.3),
        block(1, 5, 108, yellow, [7.6, -2, 52], 0.3),
        block(1, 5, 108, yellow, [-7.6, -2, 52], 0.3),
      ),
      wheel(4, 6.6, [side * 18.6, 4, 90], zinc(), plastic('#e6e2d6', 0.5)),
      rodX(1.4, 12, plastic('#2a2c30'), [side * 18.6, 3, 107]),
    );
  }
  const box = polygon(
    [
      [-27, 0],
      [27, 0],
      [27, 17],
      [19, 26, 4],
      [-19, 26, 4],
      [-27, 17],
    ],
    2,
  );
  const chassis = group(
    [0, 5, -3],
    plate(box, 2.4, yellow, [0, 0, 3], 0.4),
    block(53, 1.8, 12, yellow, [0, 5, -2], 0.5),
    block(34, 1.8, 16, yellow, [0, 24, -4], 0.6),
    plateX(
      polygon(
        [
          [-10, 18],
          [2, 24],
          [2, 4],
          [-2, 4],
        ],
        1,
      ),
      1.6,
      yellow,
      [13, 0, 0],
    ),
    plateX(
      polygon(
        [
          [-10, 18],
          [2, 24],
          [2, 4],
          [-2, 4],
        ],
        1,
      ),
      1.6,
      yellow,
      [-13, 0, 0],
    ),
    label('2500 KG', 4.4, '#1f2225', [0, 13, 4.26]),
  );
  const pump = group(
    [0, 0, -13],
    rod(6.4, 13, castIron('#3a3c40'), [0, 17, 0], 'y', 5.4),
    rod(3, 14, chrome(), [0, 29, 0]),
    block(12, 6, 12, castIron('#3a3c40'), [0, 14, 0], 2),
    wheel(9, 5, [5.2, 9, 0], zinc(), plastic('#e6e2d6', 0.5)),
    wheel(9, 5, [-5.2, 9, 0], zinc(), plastic('#e6e2d6', 0.5)),
    rodX(1.2, 16, zinc(), [0, 9, 0]),
  );
  const tiller = group(
    [0, 20, -17, -22],
    block(13, 9, 6, yellow, [0, 1, 0], 2),
    rod(2.1, 62, yellow, [0, 36, 0]),
    pipe(
      [
        [0, 66, 0],
        [-15, 80, 0],
        [-15, 94, 0],
        [15, 94, 0],
        [15, 80, 0],
        [0, 66, 0],
      ],
      1.8,
      yellow,
      8,
    ),
    group([0, 94, 0, 0, 0, 90], ribbedGrip(2.3, 22)),
    hose(
      [
        [2, 82, 0.5],
        [6, 88, 2],
        [9, 92, 3],
      ],
      0.8,
      zinc(),
    ),
    ball(1.9, plastic('#c02a1c', 0.35), [9.6, 92.6, 3.2]),
  );
  return group(undefined, forks, chassis, pump, tiller);
}
