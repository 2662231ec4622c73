import { lamp, rocker } from '../kit/controls.ts';
import { frame, louvres } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { plastic, steel, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plateX } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 16 };

/** An ice cube maker: steel cabinet, slanted hatch with a dark window, cubes in the bin. */
export function build() {
  const [w, d, metal] = [40, 48, steel()];
  const side = polygon(
    [
      [-24, 6],
      [24, 6],
      [24, 40, 1],
      [8, 58, 1],
      [-24, 58],
    ],
    1,
  );
  const slope = (Math.atan2(16, 18) * 180) / Math.PI;
  const hatch = group(
    [0, 49, 16, -slope],
    frame(w - 3, 22, [w - 11, 13], 1.8, plastic('#d9dbdc', 0.4), [0, 0, 0.8], [0, 0.6]),
    block(w - 10, 14, 0.6, plastic('#0d1114', 0.08), [0, 0.6, 0.5], 0.2),
    block(14, 1.4, 2.2, plastic('#2a2d31', 0.4), [0, -8.8, 2.2], 0.6),
    label('ICE', 2.6, '#dfeaf0', [-9, 0.8, 0.86]),
  );
  return group(
    undefined,
    plateX(side, w, metal, undefined, 0.8),
    hatch,
    block(w + 0.6, 1.2, 34, metal, [0, 58.2, -8], 0.4),
    corners(w - 6, d - 6, () => levelFoot(1.9, 6.4)),
    group(
      [0, 22, d / 2],
      block(w - 6, 26, 0.6, metal, [0, 0, 0.1], 0.4),
      louvres(11, w - 12, 1.7, metal, [0, -1.6, 0.2]),
    ),
    group(
      [0, 37.2, d / 2 + 0.1],
      block(w - 6, 4.2, 0.6, plastic('#1b1d20', 0.35), undefined, 0.4),
      rocker(2.6, 2, [-13, 0, 0.3], '#2c9a48'),
      ...[-6, -3, 0].map((x, i) => lamp(0.42, ['#38c45a', '#f0b429', '#e0372a'][i], [x, 0, 0.3])),
      label('24 KG / 24 H', 1.1, '#f2f4f4', [8.4, 0, 0.36]),
    ),
    louvres(9, 28, 1.7, metal, [w / 2, 22, -4, 0, 90, 0]),
    pipe(
      [
        [w / 2 - 4, 12, -24],
        [w / 2 - 4, 12, -28],
      ],
      0.8,
      zinc(),
      1,
    ),
  );
}
