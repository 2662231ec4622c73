import { knob, rocker } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { around, corners, group } from '../kit/geometry.ts';
import { chrome, glass, plastic, rubber, steel, stuff } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { ball, block, pipe, rod, tapered } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 15 };
export const views = { 4: { at: [0, 10, 11] } };

/** A bar blender: heavy motor base with knob and pulse switch, a square two-litre jug with berry smoothie. */
export function build({ colour = 'steel' } = {}) {
  const black = plastic('#1a1b1e', 0.4);
  const body = colour === 'steel' ? steel() : plastic(colour, 0.32);
  const base = group(
    undefined,
    tapered([21, 17, 23], body, [0, 10, 0], { top: [0.8, 0.78], radius: 2 }),
    block(22, 2.6, 24, black, [0, 2.8, 0], 1),
    block(17.4, 1.6, 18.6, black, [0, 18.8, 0], 0.7),
    rod(5.6, 2.4, rubber('#242629'), [0, 20.2, 0], 'y', 5),
    group(
      [0, 9.4, 10.55, -8.4],
      block(16, 9, 0.7, black, undefined, 0.6),
      knob(2.7, [0, 0.4, 0.3], { marks: 11, depth: 2.2, material: plastic('#2d3036', 0.36) }),
      rocker(2, 3.4, [-5.8, 0.4, 0.3], '#d2241b'),
      rocker(2, 3.4, [5.8, 0.4, 0.3]),
      label('I / O', 0.7, '#e8eaec', [-5.8, -2.9, 0.36]),
      label('PULSE', 0.7, '#e8eaec', [5.8, -2.9, 0.36]),
    ),
    group([0, 0, 0, 0, 180, 0], ratingPlate(5, 'BAR 2', '230 V~ 1.5 kW', [0, 10, 10.5, -8.4])),
    corners(16, 18, () => foot(1.7, 1.8)),
    mainsLead([5, 4, -11], 14),
  );
  const clear = glass('#e6f0f4', 0.12);
  const jug = group(
    [0, 21.4, 0],
    tapered([11, 26, 11], clear, [0, 14, 0], { top: [1.42, 1.42], radius: 1.6 }),
    tapered([10.4, 17, 10.4], stuff('#b83a5c', 0.35), [0, 10.2, 0], { top: [1.27, 1.27], radius: 1.4 }),
    block(12.8, 0.5, 12.8, stuff('#d77f95', 0.45), [0, 18.6, 0], 0.2),
    block(11.6, 2.4, 11.6, black, [0, 0.9, 0], 0.8),
    ...around(4, () => block(0.5, 2, 0.5, clear, [0, 1, 5.6], 0.1)).children,
    // The handle: two arms and a stout upright on the right.
    pipe(
      [
        [7.2, 23.4, 0],
        [12.8, 23.4, 0],
        [11.4, 7, 0],
        [6, 5.6, 0],
      ],
      1.3,
      black,
      3.4,
    ),
    block(2.6, 3.6, 5, black, [7.4, 23.2, 0], 0.9),
    block(2.2, 3.4, 5, black, [6.3, 5.6, 0], 0.9),
    // Litre marks on the front.
    group(
      [0, 0, 0, 10.2],
      ...[0.5, 1, 1.5, 2].map((litres) =>
        label(`${litres.toFixed(1)} —`, 0.9, '#f5f7f8', [-2.6, 3 + litres * 9, 5.55]),
      ),
    ),
    // The tall lid with its plug.
    tapered([15, 3, 15], rubber('#202225'), [0, 27.6, 0], { top: [1.04, 1.04], radius: 1 }),
    block(16.6, 1.4, 16.6, rubber('#202225'), [0, 28.8, 0], 0.6),
    rod(3.6, 2, plastic('#d9e4ea', 0.2), [0, 30.2, 0], 'y', 3.2),
    ball(0.9, chrome(), [0, 31.3, 0], [1, 0.5, 1]),
    block(6, 0.8, 3.4, rubber('#202225'), [8.6, 28.9, 4], 0.3),
  );
  return group(
    undefined,
    base,
    jug,
    label('BAR 2', 1.3, colour === 'steel' ? '#565c62' : '#c9ccce', [0, 16.2, 9.45, -8.4]),
  );
}
