import { handwheel } from '../kit/controls.ts';
import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { darkSteel, paint, plastic, polished, powder, rubber, stuff, zinc } from '../kit/materials.ts';
import { freeform, gear, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { band } from '../kit/rigging.ts';
import { block, hoop, pipe, plate, plateX, rod, rodX, sleeve } from '../kit/solids.ts';
import { foot, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 40, elevation: 16 };

/** A hand tensioner lying with its base plate down, lever up along +z. */
const tensioner = (colour, at) =>
  group(
    at,
    plateX(
      polygon(
        [
          [-9, 0],
          [9, 0],
          [10, 1.4, 1],
          [3, 2.2],
          [-9, 2],
        ],
        0.4,
      ),
      5,
      zinc(),
      undefined,
      0.3,
    ),
    plateX(
      freeform([
        [-8, 2],
        [-7.4, 7],
        [-3, 9.6],
        [3, 9],
        [5, 5],
        [4, 2],
      ]),
      3.6,
      paint(colour),
      undefined,
      0.8,
    ),
    group(
      [2.4, 5.6, -1],
      plateX(gear(2.8, 16, 0.4), 1.4, darkSteel(), undefined, 0.1),
      rodX(1.4, 3, zinc(), [0.6, 0, 0]),
    ),
    group(
      [0.6, 6.4, 0, 62, 0, 0],
      block(2, 22, 1.6, paint(colour), [0, 9, 0], 0.5),
      group([0, 17, 0], ribbedGrip(1.5, 13)),
    ),
    group(
      [0, 7.6, -6, -72, 0, 0],
      block(1.8, 14, 1.4, zinc(), [0, 6, 0], 0.4),
      group([0, 10.4, 0], ribbedGrip(1.4, 10)),
    ),
    rodX(0.8, 5.6, zinc(), [0, 3.4, 6]),
  );

/** A trolley with a roll of strapping, brake and tray, tensioner and sealer with a box of seals beside it. */
export function build() {
  const [blue, dark, strap] = [powder('#1d5597'), powder('#26292d'), plastic('#17181a', 0.32)];
  const [axis, r] = [34, 24];
  const roll = group(
    [0, axis, 0],
    sleeve(r, 12, 13, strap, undefined, 'x'),
    ...repeat(9, (i) => group([0, 0, 0, 0, 90, 0], hoop(r - 0.1, 0.32, strap, [0, 0, -6 + i * 1.5])))
      .children,
    ...[-6.6, 6.6].flatMap((x) =>
      [14, 16, 18, 20, 22].map((ring) =>
        group([x, 0, 0, 0, 90, 0], hoop(ring, 0.14, plastic('#33363a', 0.4))),
      ),
    ),
    sleeve(12, 11, 14, stuff('#b98d5d', 0.9), undefined, 'x'),
    ...[-7.6, 7.6].flatMap(
      (x) => repeat(3, (i) => group([x, 0, 0, i * 120], block(0.9, 27, 3, dark, [0, 13, 0], 0.3))).children,
    ),
    ...[-7.6, 7.6].map((x) => rodX(4.6, 1.2, dark, [x, 0, 0])),
    rodX(1.4, 26, zinc()),
    rodX(10.6, 12, dark),
    group([10.6, 0, 0, 0, 90, 0], handwheel(4, undefined, { material: darkSteel(), crank: false })),
  );
  const cart = group(
    undefined,
    ...[-1, 1].flatMap((s) => [
      pipe(
        [
          [s * 12, 4, 27],
          [s * 12, axis, 0],
          [s * 12, 6, -25],
        ],
        1.5,
        blue,
        2,
      ),
      pipe(
        [
          [s * 12, axis, -1],
          [s * 12, 78, -16],
          [s * 12, 106, -27],
        ],
        1.5,
        blue,
        8,
      ),
      wheel(9, 4, [s * 16, 9, -25], zinc(), rubber()),
      foot(2.4, 4.4, [s * 12, 0, 27]),
    ]),
    pipe(
      [
        [-12, 106, -27],
        [-12, 109, -28.4],
        [12, 109, -28.4],
        [12, 106, -27],
      ],
      1.5,
      blue,
      3,
    ),
    group([0, 109, -28.4, 0, 0, 90], ribbedGrip(2.2, 20)),
    rodX(1.1, 33, zinc(), [0, 9, -25]),
    rodX(1.5, 24, blue, [0, 6, 26]),
    rodX(1.5, 24, blue, [0, 62, -9]),
    group(
      [0, 80, -8],
      block(27, 1, 17, blue, [0, 0, 0], 0.3),
      ...[-1, 1].map((s) => block(27, 5, 1, blue, [0, 2, s * 8.4], 0.3)),
      ...[-1, 1].map((s) => block(1, 5, 17, blue, [s * 13.4, 2, 0], 0.3)),
      label('STRAP 16', 3, '#f2f4f6', [0, 2, 8.96]),
    ),
    group(
      [0, 60, 11, -30],
      block(20, 1.4, 1.4, zinc(), undefined, 0.4),
      ...[-1, 1].map((s) => rod(1.1, 6, zinc(), [s * 8.4, 0, 0])),
    ),
    ...[-1, 1].map((s) => block(1.2, 22, 3, dark, [s * 12, 58, 3, 42], 0.3)),
  );
  const loose = group(
    undefined,
    band(
      [
        [0, axis + r, -2],
        [0, axis + r + 1.4, 6],
        [0, 61, 12],
        [0, 58, 18],
        [0, 46, 26],
        [0, 26, 33],
        [0, 8, 38],
        [0, 0.8, 45],
        [2, 0.4, 56],
      ],
      1.6,
      0.16,
      strap,
    ),
  );
  const sealer = group(
    [30, 1.2, 16, 0, -32, 0],
    ...[-1, 1].map((s) =>
      group(
        [0, 0, s * 1.2, 0, s * -9, 0],
        plate(
          polygon(
            [
              [-2, -1.2],
              [8, -1.4],
              [36, -1.2],
              [36, 1.2],
              [8, 1.4],
              [-2, 1.2],
            ],
            0.6,
          ),
          1.6,
          paint('#b3201c'),
          undefined,
          0.4,
        ),
        group([28, 0, 0, 0, 0, 90], ribbedGrip(1.5, 15)),
      ),
    ),
    block(7, 2.4, 5.6, polished(), [-4, 0, 0], 0.6),
    ...[-5.4, -2.4].map((x) => rod(0.8, 2.9, darkSteel(), [x, 0, 0])),
  );
  const seals = group(
    [30, 0, -8, 0, 12, 0],
    block(20, 9, 14, stuff('#c79b67', 0.9), [0, 4.5, 0], 0.3),
    block(3, 0.1, 14.1, stuff('#dcc08f', 0.7), [0, 9, 0], 0.03),
    label('SEALS 16 mm', 1.7, '#4b3518', [0, 5, 7.06]),
    ...[
      [-4, -1, 20],
      [2, 2, -40],
      [5, -3, 75],
      [-6, 3, 110],
      [0, -4, 10],
    ].map(([x, z, turn]) =>
      group(
        [x, 9.6, z, 0, turn, 0],
        plateX(
          polygon([
            [-1.4, 0],
            [1.4, 0],
            [1.6, 0.8],
            [1.3, 0.8],
            [1.2, 0.25],
            [-1.2, 0.25],
            [-1.3, 0.8],
            [-1.6, 0.8],
          ]),
          3,
          zinc(),
          undefined,
          0.05,
        ),
      ),
    ),
  );
  return group(
    undefined,
    cart,
    roll,
    loose,
    sealer,
    seals,
    tensioner('#b3201c', [-28, 0.1, 20, 0, 24, 0]),
    rod(0.4, 7, zinc(), [0, 84, -8, 0, 0, 70]),
  );
}
