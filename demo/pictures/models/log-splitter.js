import { group } from '../kit/geometry.ts';
import {
  aluminium,
  castIron,
  chrome,
  paint,
  plastic,
  powder,
  rubber,
  steel,
  wood,
  zinc,
} from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { motor } from '../kit/rigging.ts';
import { ball, block, hose, pipe, plate, plateY, rod, rodX, rodZ, sleeve } from '../kit/solids.ts';
import { airWheel } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 18 };

/** A horizontal splitter: beam, wedge, ram, motor with tank, and a log between them. */
export function build() {
  const [red, dark] = [paint('#b3161a'), powder('#26282b')];
  const beam = group(
    [0, 46, 0],
    block(122, 1.4, 15, red, [0, 5, 0], 0.4),
    block(122, 11, 2, red, [0, -1, 0], 0.4),
    block(122, 1.4, 15, red, [0, -7, 0], 0.4),
    ...[-40, -20, 0, 20, 40].map((x) => block(1, 10, 13, red, [x, -1, 0], 0.3)),
    label('7 T', 6, '#ffffff', [-38, -1, 1.2 + 6.4]),
  );
  const wedge = group(
    [-54, 52, 0],
    plate(
      polygon(
        [
          [-6, 0],
          [10, 0],
          [4, 22],
          [-6, 22],
        ],
        0.6,
      ),
      3,
      red,
      undefined,
      0.4,
    ),
    plateY(
      polygon(
        [
          [-4, -6],
          [8, 0],
          [-4, 6],
        ],
        0.4,
      ),
      19,
      steel(),
      [5, 10, 0],
      0.2,
    ),
    block(2, 20, 14, red, [-6, 10, 0], 0.5),
  );
  const ram = group(
    [0, 62, 0],
    rodX(5.4, 44, dark, [38, 0, 0]),
    rodX(2.4, 22, chrome(), [10, 0, 0]),
    block(4, 17, 15, red, [-1, -1, 0], 0.6),
    block(7, 15, 15, red, [58, -2, 0], 1),
    rodX(6, 3, dark, [17, 0, 0]),
  );
  const power = group(
    [44, 26, 0],
    block(30, 14, 20, red, [0, 0, 0], 1.4),
    motor(8, 22, castIron('#43464b'), [-24, 3, 0]),
    rod(2, 4, plastic(), [8, 9, 5]),
    block(8, 7, 8, aluminium(), [-10, 8, 0], 1),
    hose(
      [
        [-10, 12, 3],
        [-12, 22, 8],
        [0, 33, 9],
        [8, 36, 6],
      ],
      1,
      rubber(),
    ),
    hose(
      [
        [-8, 12, -3],
        [-4, 24, -8],
        [12, 30, -8],
        [13, 35, -5],
      ],
      1,
      rubber(),
    ),
    label('HYDRAULIC', 2, '#ffffff', [0, 0, 10.1]),
  );
  const lever = group(
    [22, 70, 9, 0, 0, -18],
    rod(0.7, 18, chrome(), [0, 8, 0]),
    ball(2.2, plastic('#17181a'), [0, 18, 0]),
    block(7, 5, 6, aluminium(), [0, -2, -2], 1),
  );
  const stand = group(
    undefined,
    airWheel(14, 8, undefined, paint('#d9dbdc')),
    airWheel(14, 8, undefined, paint('#d9dbdc')),
  );
  stand.children[0].position.set(42, 14, 21);
  stand.children[1].position.set(42, 14, -21);
  for (const wheel0 of stand.children) wheel0.rotation.y = Math.PI / 2;
  stand.add(
    rodZ(1.3, 46, zinc(), [42, 14, 0]),
    block(6, 8, 26, red, [42, 17, 0], 0.8),
    pipe(
      [
        [-46, 40, 0],
        [-46, 2, 14],
      ],
      1.8,
      red,
    ),
    pipe(
      [
        [-46, 40, 0],
        [-46, 2, -14],
      ],
      1.8,
      red,
    ),
    block(9, 1, 6, red, [-46, 0.6, 15], 0.3),
    block(9, 1, 6, red, [-46, 0.6, -15], 0.3),
  );
  const timber = group(
    [-26, 61.4, 0],
    rodX(9.6, 46, wood('bark')),
    rodX(8.9, 46.6, wood()),
    ...[2.4, 4.6, 6.8].flatMap((r) => [
      sleeve(r, r - 0.22, 0.1, wood('dark'), [23.3, 0, 0], 'x'),
      sleeve(r, r - 0.22, 0.1, wood('dark'), [-23.3, 0, 0], 'x'),
    ]),
  );
  return group(undefined, beam, wedge, ram, power, lever, stand, timber);
}
