import { ribbedGrip, screw } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { brass, castIron, chrome, darkSteel, paint, powder, rubber, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plateX, rod, rodX, rodZ, turned } from '../kit/solids.ts';
import { castor, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 50, elevation: 21 };

/** A low garage jack, saddle raised, seen from its front right. */
export function build() {
  const red = paint('#b4161b');
  const cheek = polygon(
    [
      [-31, 6],
      [-31, 13, 4],
      [-20, 17, 6],
      [6, 13.5, 10],
      [31, 11, 3],
      [36, 8, 3],
      [35, 4.2, 2],
      [8, 4, 6],
      [-18, 4.6, 4],
    ],
    2,
  );
  const arm = polygon(
    [
      [-4, -3.4, 2],
      [10, -4.4, 5],
      [40, -2, 1],
      [41.5, 2, 2],
      [12, 4.6, 6],
      [-4, 3.4, 2],
    ],
    1,
  );
  const frame = group(
    undefined,
    plateX(cheek, 1, red, [11, 0, 0], 0.3),
    plateX(cheek, 1, red, [-11, 0, 0], 0.3),
    block(22, 1, 12, red, [0, 8, -26], 0.3),
    block(22, 0.9, 9, red, [0, 5.6, 8], 0.3),
    rodX(1.1, 35, darkSteel(), [0, 5.6, 31]),
    rodX(1.1, 25, zinc(), [0, 12.4, -15]),
    rodX(0.8, 24, zinc(), [0, 9, 22]),
    wheel(5.4, 4.6, [14.6, 5.4, 31], zinc(), castIron('#33353a')),
    wheel(5.4, 4.6, [-14.6, 5.4, 31], zinc(), castIron('#33353a')),
    castor(3, [9.5, 7.6, -28, 0, 40, 0], { tyre: castIron('#33353a') }),
    castor(3, [-9.5, 7.6, -28, 0, 40, 0], { tyre: castIron('#33353a') }),
  );
  for (const z of [-15, 4, 22]) frame.add(group([11.5, z === 22 ? 9 : 11.4, z, 0, 90, 0], screw(1.1)));
  const lift = group(
    [0, 12.4, -15, -24],
    plateX(arm, 1.2, red, [5.2, 0, 0], 0.3),
    plateX(arm, 1.2, red, [-5.2, 0, 0], 0.3),
    block(10, 1, 17, red, [0, 3, 20], 0.3),
    rodX(1, 15, zinc(), [0, 0, 38.5]),
  );
  const saddle = group(
    [0, 29.6, 20.6],
    block(8.6, 4, 6, red, [0, -2.6, 0], 0.7),
    turned(
      [
        [0, -1],
        [5, -1],
        [5.8, 1],
        [6.6, 1.2],
        [6.6, 3],
        [6, 3.4],
        [5, 3.2],
        [4.6, 2.2],
        [0, 2.2],
      ],
      rubber(),
    ),
    around(6, () => block(1.2, 1, 1.6, rubber(), [0, 3.4, 5.6], 0.3)),
  );
  const pump = group(
    undefined,
    rodZ(3.9, 19, red, [0, 11, -15]),
    rodZ(1.5, 15, chrome(), [0, 11, 0]),
    block(13, 9, 9, red, [0, 11, -27], 1.6),
    rodX(1.3, 3, brass(), [7.6, 9.4, -26]),
  );
  const handle = group(
    [0, 13, -29, -38],
    rod(3, 10, red, [0, 4, 0]),
    rod(1.7, 64, powder('#232529'), [0, 40, 0]),
    group([0, 56, 0], ribbedGrip(2.5, 17, rubber('#26282b'))),
    rodX(1.5, 19, powder('#232529'), [0, 72, 0]),
    rodX(1.8, 6, rubber('#26282b'), [7.4, 72, 0]),
    rodX(1.8, 6, rubber('#26282b'), [-7.4, 72, 0]),
  );
  return group(
    undefined,
    frame,
    lift,
    saddle,
    pump,
    handle,
    label('3 T', 4.4, '#ffffff', [11.56, 9.8, -3, 0, 90, 0]),
    label('HYDRAULIC', 1.6, '#ffffff', [11.56, 7.2, 14, 0, 90, 0]),
  );
}
