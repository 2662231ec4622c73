import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, polished, rubber, stuff } from '../kit/materials.ts';
import { circle, cut, gear, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, plateY, rod, rodX, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 33 };
export const views = { 4: { at: [-4, 4, -2], zoom: 2.2, elevation: 42 } };

/** A socket standing upright, its opening on top. */
const standing = (r, h, at) =>
  group(
    at,
    rod(r * 0.9, h * 0.5, chrome(), [0, h * 0.25, 0], 'y', r),
    sleeve(r, r * 0.7, h * 0.5, chrome(), [0, h * 0.75, 0]),
    group(
      [0, h * 0.86, 0, 90],
      plate(cut(circle(r * 0.76), gear(r * 0.62, 6, r * 0.12)), h * 0.2, darkSteel(), undefined, 0),
    ),
    rod(r * 0.7, 0.1, stuff('#0c0d0e', 0.9), [0, h * 0.6, 0]),
  );

/** A ratchet lying along +x, `size` of its head's radius. */
const ratchet = (size, at) =>
  group(
    at,
    rod(size, size * 0.85, chrome()),
    rod(size * 0.62, size * 0.95, polished()),
    block(size, size * 0.3, size * 0.4, darkSteel(), [0, size * 0.55, 0, 0, 30], 0.1),
    rodX(size * 0.34, size * 4.4, chrome(), [size * 2.8, 0, 0], size * 0.42),
    group([size * 7.4, 0, 0, 0, 0, 90], ribbedGrip(size * 0.56, size * 5.4, rubber('#b3201c'))),
    rodX(size * 0.62, size * 0.7, plastic('#1b1c1f'), [size * 10, 0, 0]),
  );

const half = (h, material) =>
  group(
    undefined,
    plateY(cut(rectangle(46, 33, 2.4), rectangle(42.6, 29.6, 1.6)), h, material, [0, h / 2, 0], 0.5),
    plateY(rectangle(45, 32, 2.2), 0.8, material, [0, 0.4, 0], 0.2),
  );

/** An open case: rows of sockets by size, ratchets, extensions and bits in a dark inlay. */
export function build({ colour = '#b3181c' } = {}) {
  const [red, black, inlay] = [plastic(colour, 0.42), plastic('#1a1b1e', 0.5), stuff('#2b2e32', 0.8)];
  const row = (count, z, from, to, h, span) =>
    repeat(count, (i) => {
      const r = from + ((to - from) * i) / (count - 1);
      return standing(r, h + r * 0.5, [-span / 2 + (span * i) / (count - 1), 3, z]);
    });
  const lower = group(
    undefined,
    half(5.4, black),
    block(42.8, 3, 29.8, inlay, [0, 2, 0], 0.3),
    row(11, -11.6, 1.1, 1.75, 3, 37),
    row(12, -7.4, 0.75, 1.3, 2.4, 37),
    row(13, -3.9, 0.55, 0.95, 2, 37),
    ratchet(2, [-16.5, 4.4, 2.4, 0, -3, 0]),
    ratchet(1.4, [-17, 4.1, 7.8, 0, 0, 0]),
    rodX(0.7, 13, chrome(), [12.4, 4, 1]),
    rodX(0.95, 2.4, chrome(), [6.6, 4, 1]),
    block(1.4, 0.9, 0.9, chrome(), [19.4, 4, 1], 0.1),
    rodX(0.55, 10, chrome(), [11, 4, 5]),
    rodX(0.8, 2, chrome(), [6.4, 4, 5]),
    block(28, 1.2, 3.4, red, [5.4, 3.9, 11.8], 0.4),
    repeat(15, (i) => rod(0.42, 3, darkSteel(), [-7 + i * 1.8, 5.4, 11.8])),
    standing(1.1, 6, [-17.6, 3, 12]),
    standing(0.9, 6, [-13.8, 3, 12]),
    plateY(cut(rectangle(20, 8, 2.4), rectangle(14, 4, 1.6)), 3, black, [0, 2.4, 18.6], 0.8),
    ...[-17, 17].map((x) => group([x, 3.4, 16.6], block(5, 4, 1.2, red, undefined, 0.4))),
  );
  const lid = group(
    [0, 5.6, -16.4, -103],
    group([0, 5, 16.5, 180], half(5, black)),
    plateY(rectangle(42.6, 29.6, 1.6), 1.6, inlay, [0, 3.4, 16.5], 0.3),
    plateY(rectangle(34, 12, 2), 0.6, red, [0, 2.6, 16.5], 0.25),
    label('SET 94', 4.6, '#ffffff', [0, 2.2, 15.6, 90, 0, 0]),
    label('CHROME VANADIUM', 1.3, '#ffe1dd', [0, 2.2, 20.4, 90, 0, 0], 600),
    label('SET 94', 5, '#c9cdd1', [0, 5.55, 16.5, -90, 0, 180]),
  );
  return group(undefined, lower, lid, ...[-13, 13].map((x) => rodX(0.8, 6, black, [x, 5.4, -16.6])));
}
