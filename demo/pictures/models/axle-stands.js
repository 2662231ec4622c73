import { grip } from '../kit/controls.ts';
import { around, group } from '../kit/geometry.ts';
import { castIron, paint, rubber, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { block, plate, rod, tapered } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 17 };
export const views = { 4: { at: [-15, 38, 2], zoom: 2.4 } };

/** A pair of ratchet axle stands. */
export function build() {
  return group(undefined, stand([-15, 0, 2, 0, 14, 0], 0), stand([16, 0, -4, 0, -22, 0], 6));
}

function stand(at, lift) {
  const red = paint('#b9171c');
  const legs = around(
    4,
    () =>
      group(
        [0, 0, 0],
        group(
          [0, 15.4, 7.4, -16.4],
          tapered([9, 29, 1], red, undefined, { top: [0.42, 1], radius: 0.3 }),
          block(1.4, 26, 0.8, red, [0, 0, 0.8], 0.3),
        ),
        block(9.4, 1, 3, red, [0, 0.6, 12], 0.3),
      ),
    undefined,
    45,
  );
  const brace = around(4, () => block(1.2, 4, 14.6, red, [9.4, 5, 0], 0.3), undefined, 45);
  const column = group(
    undefined,
    block(6, 20, 6, red, [0, 23, 0], 0.6),
    block(7, 3, 7, red, [0, 32, 0], 0.5),
  );
  const teeth = Array.from({ length: 12 }, (_, i) =>
    block(2.4, 0.9, 1, castIron('#43464b'), [0, 30 + i * 1.5, -1.9, 30], 0.2),
  );
  const post = group(
    [0, lift, 0],
    block(3, 34, 3, castIron('#43464b'), [0, 30, 0], 0.4),
    ...teeth,
    plate(
      polygon(
        [
          [-8, 3.4],
          [-6, -1],
          [6, -1],
          [8, 3.4],
          [6.4, 3.6],
          [4, 1.2],
          [-4, 1.2],
          [-6.4, 3.6],
        ],
        0.8,
      ),
      6,
      red,
      [0, 48.4, 0],
      0.5,
    ),
  );
  const pawl = group(
    [3.4, 27, 0, 0, 0, -38],
    rod(0.6, 11, zinc(), [0, 5, 0]),
    grip(5.4, 0.9, rubber('#1b1c1e'), [0, 7, 0]),
  );
  return group(at, legs, brace, column, post, pawl);
}
