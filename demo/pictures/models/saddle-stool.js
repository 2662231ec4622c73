import { group } from '../kit/geometry.ts';
import { chrome, leather, plastic, powder } from '../kit/materials.ts';
import { smoothRows } from '../kit/outline.ts';
import { block, loft, rod, rodX } from '../kit/solids.ts';
import { starBase } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 14 };
export const views = { 4: { at: [0, 60, 0], zoom: 2.2, elevation: 22 } };

/** A saddle seat on a gas lift and a chromed five-star base. */
export function build({ colour = '#1d1e21' } = {}) {
  // Sections from the tail (back) to the pommel (front): z, half width, ridge height, flank height, thickness.
  const rows = smoothRows([
    [-21.4, 0.2, 2.4, 2.4, 0],
    [-20.6, 7, 2.8, 1.8, 1.6],
    [-18, 15, 4.4, 1.6, 3.4],
    [-11, 20, 5, 1.4, 4],
    [-2, 20.6, 4.2, -0.4, 4],
    [6, 18.4, 4.2, -2.4, 4],
    [13, 14, 5.4, -3, 3.8],
    [18, 9.4, 6, -1.6, 3.2],
    [20.4, 4.6, 5.4, 1.6, 2],
    [21.2, 0.2, 4.4, 4.2, 0],
  ]);
  const section = (sign) =>
    rows.map(([z, half, ridge, flank, thick]) =>
      Array.from({ length: 33 }, (_, i) => {
        const t = Math.sin((i / 16 - 1) * (Math.PI / 2));
        const bulge = 1.3 * thick * Math.sqrt(Math.max(0, 1 - t ** 4));
        const y = ridge * (1 - t * t) + flank * t * t;
        return [half * t, y + sign * bulge, z];
      }),
    );
  const pad = leather(colour);
  const seat = group(
    [0, 60, 0],
    loft(
      section(1).map((row) => row.toReversed()),
      pad,
    ),
    loft(section(-1), pad),
  );
  const under = group(
    [0, 53, 0],
    block(17, 1.6, 20, powder('#232529'), [0, 2.4, -1], 0.5),
    block(8, 4, 12, powder('#232529'), [0, 0, -1], 1),
    group([8, 0.6, 2, 0, 0, 12], rodX(0.5, 14, chrome(), [7, 0, 0]), rodX(1, 6, plastic(), [15, 0, 0])),
    group([-8, 0.6, -2, 0, 0, -12], rodX(0.5, 14, chrome(), [-7, 0, 0]), rodX(1, 6, plastic(), [-15, 0, 0])),
  );
  const lift = group(
    undefined,
    rod(1.4, 20, chrome(), [0, 44, 0]),
    rod(2.5, 24, powder('#232529'), [0, 24, 0]),
    rod(3, 3, plastic(), [0, 12.6, 0]),
  );
  return group(undefined, seat, under, lift, starBase(29, chrome(), undefined, 2.8));
}
