import { bowHandle, louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { chrome, glow, plastic, polished, rubber, steel } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { wireShelf } from '../kit/rigging.ts';
import { block, rod, tub } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 11 };

/** A tall stainless cabinet for gastronorm containers, its door open. */
export function build() {
  const [w, h, d, metal, inside] = [70, 168, 76, steel(), steel('#aeb2b6')];
  const middle = h / 2 + 16;
  const cabinet = group(
    undefined,
    tub([w, d, h], 5, metal, [0, middle, -d / 2, 90], 1.4),
    block(w - 9, h - 9, 0.6, inside, [0, middle, -d / 2 + 5.4], 0.2),
    block(w, 20, d - 1, metal, [0, h + 26.6, -0.5], 1.2),
    block(w - 3, 17, 1.4, metal, [0, h + 26.4, d / 2 - 0.7], 0.8),
    block(20, 8, 0.8, plastic('#15171a', 0.25), [0, h + 26.4, d / 2 + 0.1], 0.7),
    display(10, 5, ['-2', '°C'], '#7fe3ff', [0, h + 26.4, d / 2 + 0.4]),
    louvres(5, 16, 1.8, metal, [-22, h + 26.4, d / 2 + 0.05]),
    louvres(5, 16, 1.8, metal, [22, h + 26.4, d / 2 + 0.05]),
    block(w - 2, 2.4, d - 2, plastic('#26282b', 0.5), [0, 15.2, 0], 0.6),
    corners(w - 14, d - 14, () => castor(5.4, [0, 14.2, 0, 0, -30, 0])),
    block(20, 1, 3, glow('#f2f8ff', 0.9), [0, h + 9.6, 10], 0.4),
    louvres(9, 44, 2.2, metal, [0, h + 27, -d / 2 - 0.6, 0, 180, 0]),
    ratingPlate(9, 'KOLD 600', '230 V~ R290 -2 / +8 °C', [0, 120, -d / 2 - 0.1, 0, 180, 0]),
    mainsLead([22, 20, -d / 2 - 0.2], 22),
  );
  const racks = [-1, 1].flatMap((s) => [
    ...[-24, 22].map((z) => block(1, h - 12, 2, chrome(), [s * (w / 2 - 5.6), middle, z], 0.2)),
  ]);
  const shelf = (y, load) =>
    group(
      [0, y, 2],
      wireShelf(w - 13, d - 16, 0.3, chrome(), undefined, 3),
      ...[-1, 1].map((s) => block(2, 0.5, d - 16, metal, [s * (w / 2 - 6), -0.6, 0], 0.1)),
      ...load,
    );
  const pan = (x, z, depth, tone) =>
    group(
      [x, 0.6, z],
      tub([25, depth, 28], 0.4, polished(), undefined, 2),
      block(24, 1, 27, plastic(tone, 0.6), [0, depth - 1.4, 0], 0.4),
    );
  const door = group(
    [-w / 2 + 1, middle, d / 2 + 0.6, 0, -98, 0],
    block(w - 1, h - 1, 5.4, metal, [w / 2 - 1, 0, 2.8], 1),
    block(w - 9, h - 9, 0.8, inside, [w / 2 - 1, 0, -0.2], 0.3),
    ...[-1, 1].map((s) => block(w - 5, 2, 1.2, rubber('#55595e'), [w / 2 - 1, s * (h / 2 - 3.4), -0.3], 0.4)),
    ...[-1, 1].map((s) =>
      block(2, h - 5, 1.2, rubber('#55595e'), [w / 2 - 1 + s * (w / 2 - 3.4), 0, -0.3], 0.4),
    ),
    group([w - 7, 4, 5.4, 0, 0, 90], bowHandle(40, 4, 1, chrome())),
    rod(1, 1, chrome(), [w - 7, 30, 5.6, 90]),
  );
  return group(
    undefined,
    cabinet,
    ...racks,
    shelf(34, [pan(-13, 10, 14, '#d9b98a'), pan(13, 10, 14, '#8fae58')]),
    shelf(66, [pan(-13, 10, 9, '#b5432f'), pan(13, 10, 9, '#e2d6a8')]),
    shelf(98, [pan(-13, 10, 14, '#c98a3a')]),
    shelf(130, [pan(-13, 10, 6, '#6f8f3c'), pan(13, 10, 6, '#d97a4a')]),
    shelf(156, []),
    door,
    label('KOLD 600', 2.4, '#565c62', [w / 2 + 0.06, h + 27, 20, 0, 90, 0]),
  );
}
