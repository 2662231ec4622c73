import { group, repeat } from '../kit/geometry.ts';
import { chrome, powder, rubber } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plateX, rod, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 18 };

const hexagon = (r) =>
  polygon(
    Array.from({ length: 6 }, (_, i) => [
      r * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
      r * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
    ]),
    r * 0.16,
  );

/** A hex dumbbell lying along z, its handle's axis at the origin; `r` is the corner radius of its heads. */
const dumbbell = (r, kilos, at) => {
  const black = rubber('#1b1c1e');
  const [head, grip] = [r * 0.95 + 1.4, 12.6];
  const side = (s) =>
    group(
      [0, 0, s * (grip / 2 + head / 2), 0, s > 0 ? 0 : 180, 0],
      // A regular hexagon is the same seen along x or z, so the outline serves as its own side view.
      group([0, 0, 0, 0, 90, 0], plateX(hexagon(r), head, black, undefined, r * 0.14)),
      rodZ(r * 0.62, 0.5, black, [0, 0, head / 2 - 0.1]),
      rodZ(r * 0.52, 0.6, powder('#3b3f45'), [0, 0, head / 2 - 0.1]),
      label(String(kilos), r * 0.46, '#f4f4f2', [0, r * 0.02, head / 2 + 0.24]),
    );
  return group(
    at,
    turned(
      [
        [0, -grip / 2],
        [1.3, -grip / 2],
        [1.35, -4],
        [1.75, -1.4],
        [1.75, 1.4],
        [1.35, 4],
        [1.3, grip / 2],
        [0, grip / 2],
      ],
      chrome(),
      undefined,
      'z',
    ),
    side(-1),
    side(1),
  );
};

/** Hex dumbbells in pairs on a two-tier rack. */
export function build() {
  const [steel0, dark] = [powder('#2b2e32'), powder('#3b3f45')];
  const [w, lower, upper] = [96, 20, 52];
  const frame = (s) =>
    group(
      [(s * w) / 2, 0, 0],
      block(5, 5, 62, steel0, [0, 3, 0], 0.8),
      ...[-1, 1].map((z) => rod(3, 1.4, rubber(), [0, 0.7, z * 27])),
      group([0, 32, -7, -18], block(5, 62, 5, steel0, undefined, 0.8)),
      block(4, 5, 34, steel0, [0, lower + 1, 8, 14], 0.6),
      block(4, 5, 34, steel0, [0, upper - 2, -8, 14], 0.6),
      block(5.2, 5.2, 0.6, rubber(), [0, 3, 31], 0.2),
      block(5.2, 5.2, 0.6, rubber(), [0, 3, -31], 0.2),
    );
  const shelf = (y, z) =>
    group(
      [0, y, z, 14],
      ...[-1, 1].map((s) =>
        group(
          [0, 0, s * 8.4, s * -22, 0, 0],
          block(w - 3, 0.8, 6.6, dark, undefined, 0.3),
          block(w - 3, 3, 0.8, dark, [0, 1, s * 3.2], 0.3),
        ),
      ),
      ...[-1, 1].map((s) => block(w - 3, 2.6, 2.6, steel0, [0, -1.6, s * 8.4], 0.4)),
    );
  return group(
    undefined,
    frame(-1),
    frame(1),
    block(w, 5, 4, steel0, [0, 12, -0.6], 0.6),
    shelf(lower + 4.6, 8),
    shelf(upper + 1.6, -8),
    repeat(6, (i) => {
      const r = [5.4, 5.4, 6, 6, 6.6, 6.6][i];
      return dumbbell(r, [5, 5, 7.5, 7.5, 10, 10][i], [-38 + i * 15.2, upper + 2 + r * 0.86, -8, 14, 0, 0]);
    }),
    repeat(6, (i) => {
      const r = [7, 7, 7.4, 7.4, 7.8, 7.8][i];
      return dumbbell(r, [12.5, 12.5, 15, 15, 20, 20][i], [
        -39.4 + i * 15.8,
        lower + 5 + r * 0.86,
        8,
        14,
        0,
        0,
      ]);
    }),
    label('HEX RACK', 2.4, '#d7dadc', [0, 12, 1.46]),
  );
}
