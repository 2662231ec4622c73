import { knob } from '../kit/controls.ts';
import { group } from '../kit/geometry.ts';
import { paint, plastic } from '../kit/materials.ts';
import { smoothRows } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, hose, loft, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 10, margin: 0.08 };
export const views = { 4: { at: [0, 20, 13], zoom: 1.8 } };

/** An auto-darkening helmet: a shell lofted through horizontal sections, window with cartridge, side knob. */
export function build({ colour = '#1b1c1f' } = {}) {
  const shell = paint(colour);
  // Height, half width, depth to the front, depth to the back, and how square the front is.
  const sections = smoothRows(
    [
      [1, 7, 9.4, -1, 2.6],
      [3, 8.8, 11.8, -2.4, 2.8],
      [8, 10.6, 13.4, -4, 3],
      [14, 11.6, 13.6, -5, 3.2],
      [20, 11.9, 13.4, -6, 3.2],
      [26, 11.2, 12, -6.4, 2.6],
      [30.4, 9, 9.4, -5.4, 2.3],
      [33, 6, 6.2, -3.6, 2.1],
      [34.2, 2.8, 2.8, -1.6, 2],
      [34.5, 0.1, 0.2, -0.1, 2],
    ],
    5,
  );
  const lid = loft(
    sections.map(([y, half, front, back, square]) => ring0(y, half, front, back, square)),
    shell,
  );
  const window0 = group(
    [0, 19.4, 13.1, -1],
    block(15.4, 13, 2.6, plastic('#141517', 0.4), [0, 0, 0.2], 1.2),
    block(12.4, 10, 0.8, plastic('#0b0c0d', 0.3), [0, 0, 1.3], 0.4),
    block(11.4, 9, 0.5, plastic('#0a2417', 0.3), [0, 0, 1.6], 0.2),
    block(9, 1.5, 0.5, plastic('#0a0b14', 0.1), [0, -5.6, 1.4], 0.2),
  );
  const trim = group(
    [11.3, 20, -1.4, 0, 86, 0],
    rodZ(3.2, 1.4, plastic('#17181a', 0.5), [0, 0, 0.4]),
    knob(2.3, [0, 0, 0.9], { depth: 2 }),
  );
  const trimLeft = group(
    [-11.3, 20, -1.4, 0, -86, 0],
    rodZ(3.2, 1.4, plastic('#17181a', 0.5), [0, 0, 0.4]),
    knob(2.3, [0, 0, 0.9], { depth: 2 }),
  );
  const band = group(
    [0, 22, -4.6],
    hoop(8.6, 0.5, plastic('#17181a', 0.6), [0, 0, 0, 90, 0, 0]),
    hose(
      [
        [-8, 0, 0],
        [-6, 8, 0],
        [0, 11, 0],
        [6, 8, 0],
        [8, 0, 0],
      ],
      0.5,
      plastic('#17181a', 0.6),
    ),
    block(6, 3, 2, plastic('#17181a', 0.5), [0, 0, -8.8], 0.7),
  );
  return group(
    undefined,
    lid,
    window0,
    trim,
    trimLeft,
    band,
    label('9 - 13', 1.1, colour === '#1b1c1f' ? '#e8e9ea' : '#ffffff', [0, 10.2, 13.75, 4, 0, 0]),
  );
}

/** Points of one horizontal section: a superellipse in front, an open ellipse behind. */
function ring0(y, half, front, back, square) {
  return Array.from({ length: 49 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const power = 2 / square;
    const x = half * Math.sign(s) * Math.abs(s) ** power;
    const reach = c >= 0 ? front : -back;
    return [x, y, reach * Math.sign(c) * Math.abs(c) ** power];
  });
}
