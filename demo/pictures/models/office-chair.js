import { group } from '../kit/geometry.ts';
import { chrome, fabric, plastic, powder } from '../kit/materials.ts';
import { smoothRows } from '../kit/outline.ts';
import { block, loft, pipe, rod, rodX } from '../kit/solids.ts';
import { starBase } from '../kit/wheels.ts';

export const view = { azimuth: 36, elevation: 13 };

/** A swivel chair: curved back, upholstered seat with rounded front edge, arms, gas lift, five castors. */
export function build({ colour = '#24272b' } = {}) {
  const [cloth, black, metal] = [fabric(colour), plastic('#17181a', 0.46), powder('#232529')];
  const seat = group(
    [0, 47, 0],
    ...shell(
      [
        [-24, 1, 0.2, 2.6],
        [-23, 18, 0.6, 3.4],
        [-18, 23.6, 0.4, 3.8],
        [-6, 25, 0, 3.8],
        [8, 25, 0.4, 3.8],
        [17, 24, 0.8, 3.8],
        [22, 21, 0, 3.6],
        [25.4, 14, -2.4, 2.4],
        [26, 1, -3.2, 0.2],
      ],
      cloth,
    ),
    block(36, 2.6, 36, black, [0, -3.8, 0], 1.2),
  );
  // The back is the same kind of shell, standing up: along its height, half width, bow, thickness.
  const back = group(
    [0, 54, -24, 82],
    ...shell(
      [
        [-1, 1, 2, 0.4],
        [0, 14, 2.4, 2.2],
        [5, 20, 4, 3],
        [16, 22.6, 6, 3.2],
        [28, 23, 4, 3],
        [42, 22, 1, 2.8],
        [53, 19, -0.6, 2.4],
        [57.4, 13, -1.4, 1.6],
        [58.4, 1, -1.6, 0.2],
      ]
        .map(([z, half, bow, thick]) => [-z, half, bow, thick])
        .toReversed(),
      cloth,
      2.6,
    ),
  );
  const carrier = group(
    undefined,
    pipe(
      [
        [0, 43, -8],
        [0, 43, -30],
        [0, 76, -31],
        [0, 92, -31],
      ],
      2.2,
      black,
      10,
    ),
    block(16, 22, 2.4, black, [0, 80, -29.4, -8], 1.1),
    block(10, 6, 4, black, [0, 62, -30.6], 1.4),
    rodX(1.6, 12, plastic('#2c2f33', 0.4), [0, 62, -30.6]),
  );
  const arm = (s) =>
    group(
      [s * 29, 0, -2],
      pipe(
        [
          [-s * 14, 43, 0],
          [0, 43, 0],
          [s * 0.4, 64, 0],
        ],
        1.8,
        black,
        6,
      ),
      block(3.6, 12, 6, black, [s * 0.4, 58, 0], 1.2),
      block(9, 3, 27, plastic('#1d1f21', 0.7), [s * 0.2, 67.4, 1], 1.4),
      rod(0.9, 1.2, chrome(), [s * 2.6, 58, 0, 0, 0, 90]),
    );
  const lift = group(
    undefined,
    block(20, 4, 26, metal, [0, 42, 0], 1.4),
    rod(1.4, 14, chrome(), [0, 34, 0]),
    rod(2.6, 18, metal, [0, 21, 0]),
    rod(3.2, 2, black, [0, 30, 0]),
    group([12, 41, 4, 0, 0, -6], rodX(0.6, 12, chrome(), [4, 0, 0]), block(7, 1, 3, black, [11, 0, 0], 0.4)),
    group(
      [-12, 41, -4, 0, 0, 6],
      rodX(0.6, 12, chrome(), [-4, 0, 0]),
      block(7, 1, 3, black, [-11, 0, 0], 0.4),
    ),
  );
  return group(undefined, seat, back, carrier, arm(-1), arm(1), lift, starBase(32, black, undefined, 2.9));
}

/** Two lofted skins from rows of [z, half width, height, thickness]; `dish` lifts the edges by so many centimetres. */
function shell(rows, material, dish = 1) {
  const smooth = smoothRows(rows, 6);
  const skin = (sign) =>
    smooth.map(([z, half, height, thick]) =>
      Array.from({ length: 33 }, (_, i) => {
        const t = Math.sin((i / 16 - 1) * (Math.PI / 2));
        const bulge = thick * Math.sqrt(Math.max(0, 1 - t ** 6));
        return [half * t, height + dish * t * t + sign * bulge, z];
      }),
    );
  return [
    loft(
      skin(1).map((row) => row.toReversed()),
      material,
    ),
    loft(skin(-1), material),
  ];
}
