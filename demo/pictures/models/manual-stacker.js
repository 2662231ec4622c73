import { ribbedGrip, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, paint, plastic, powder, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { chain } from '../kit/rigging.ts';
import { block, pipe, plateX, rod, rodX, rodZ, turned } from '../kit/solids.ts';
import { castor, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 48, elevation: 12 };

/** A hand hydraulic stacker: mast with chain and cylinder, forks half way up, support legs, tiller behind. */
export function build({ colour = '#b8191c' } = {}) {
  const [red, dark, black] = [paint(colour), powder('#24272b'), plastic('#1b1c1f', 0.5)];
  const lift = 58;
  const mast = group(
    undefined,
    ...[-1, 1].flatMap((s) => [
      block(1.4, 172, 9, red, [s * 27, 100, 0], 0.4),
      block(5, 172, 1.4, red, [s * 25, 100, 4.4], 0.3),
      block(5, 172, 1.4, red, [s * 25, 100, -4.4], 0.3),
    ]),
    block(56, 8, 7, red, [0, 182, -1], 0.8),
    block(56, 12, 6, red, [0, 16, -2], 0.8),
    block(52, 5, 3, red, [0, 110, -5], 0.6),
    rod(3.6, 74, red, [0, 58, -1]),
    rod(4, 3, darkSteel(), [0, 95, -1]),
    rod(2.1, 62, chrome(), [0, 122, -1]),
    block(9, 7, 7, red, [0, 155, -1], 0.8),
    ...[-6, 6].map((x) =>
      group(
        [x, 156, -1],
        turned(
          [
            [0, -1.2],
            [4, -1.2],
            [3.2, -0.6],
            [3.2, 0.6],
            [4, 1.2],
            [0, 1.2],
          ],
          darkSteel(),
          undefined,
          'x',
        ),
      ),
    ),
    ...[-6, 6].map((x) => chain(156, lift + 18, 0.42, darkSteel(), [x, 0, 2.6])),
    ...[-6, 6].map((x) => chain(156, 98, 0.42, darkSteel(), [x, 0, -4.6])),
  );
  const guard = group(
    undefined,
    ...repeat(13, (i) => rod(0.25, 142, darkSteel(), [-24 + i * 4, 108, -5.6])).children,
    ...repeat(15, (i) => rodX(0.25, 52, darkSteel(), [0, 40 + i * 9.8, -5.8])).children,
  );
  const fork = polygon(
    [
      [0, 26, 2],
      [0, 0, 4],
      [88, 0, 2],
      [89, 1.6, 1],
      [30, 4.6, 4],
      [4.4, 5.6, 4],
      [4.4, 26, 1],
    ],
    0.4,
  );
  const carriage = group(
    [0, lift, 6],
    ...[-14, 14].map((x) => plateX(fork, 10, dark, [x, 0, 1.6], 0.6)),
    block(50, 6, 3, red, [0, 22, 0], 0.6),
    block(50, 6, 3, red, [0, 8, 0], 0.6),
    ...[-1, 1].map((s) => block(3, 24, 3, red, [s * 21, 15, 0], 0.5)),
    ...[-1, 1].flatMap((s) => [10, 22].map((y) => rodX(3, 2.4, zinc(), [s * 23.2, y, -5]))),
  );
  const legs = group(
    undefined,
    ...[-1, 1].flatMap((s) => [
      block(7, 8, 96, red, [s * 26, 8.6, 42], 1),
      rodX(1, 9, darkSteel(), [s * 26, 5, 84]),
      wheel(4.2, 5.6, [s * 26, 4.2, 84], zinc(), plastic('#e6e2d6', 0.5)),
      plateX(
        polygon(
          [
            [0, 12],
            [26, 12],
            [0, 44],
          ],
          1,
        ),
        1.4,
        red,
        [s * 27, 0, 3],
        0.3,
      ),
      castor(5.6, [s * 20, 14.3, -22, 0, s * 40], { tyre: plastic('#2b2d30', 0.6) }),
      block(14, 4, 14, red, [s * 20, 16, -20], 0.8),
      block(5, 8, 22, red, [s * 24, 16, -8], 0.8),
    ]),
    label('STACKER 1000', 5, '#ffffff', [29.55, 8.8, 40, 0, 90, 0]),
    label('STACKER 1000', 5, '#ffffff', [-29.55, 8.8, 40, 0, -90, 0]),
    label('1000 KG', 4.6, '#ffffff', [0, 182.4, 2.56]),
    label('1000 KG', 4.6, '#ffffff', [0, 182.4, -4.56, 0, 180, 0]),
  );
  const pump = group(
    [0, 18, -16],
    block(18, 12, 14, red, undefined, 1.4),
    rod(4, 18, dark, [0, 10, 0]),
    rod(2.2, 10, chrome(), [0, 22, 0]),
    block(7, 8, 9, dark, [0, 29, 0], 1.2),
    group(
      [0, 30, -1, -24],
      rod(2, 72, dark, [0, 38, 0]),
      pipe(
        [
          [0, 72, 0],
          [-15, 80, 0],
          [-15, 100, 0],
          [15, 100, 0],
          [15, 80, 0],
          [0, 72, 0],
        ],
        1.6,
        dark,
        7,
      ),
      group([0, 100, 0, 0, 0, 90], ribbedGrip(2.2, 20)),
      rod(0.7, 17, chrome(), [0, 86, 0]),
      block(7, 1.2, 2, black, [0, 94, 1], 0.5),
    ),
    block(4, 1.6, 14, dark, [11, -4, -8], 0.6),
    block(6, 1.2, 6, black, [11, -3, -14], 0.5),
    rodZ(1.2, 2, zinc(), [-5, 0, -8]),
  );
  return group(
    undefined,
    mast,
    guard,
    carriage,
    legs,
    pump,
    ...[-1, 1].map((s) => group([s * 27.8, 150, 0, 0, s * 90, 0], screw(1.2))),
  );
}
