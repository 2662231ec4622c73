import { group, repeat } from '../kit/geometry.ts';
import { chrome, glass, glow, plastic, rubber } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, plate, rod, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 30 };

/** A pocket laser meter standing on its foot, tilted back: screen, key pad, laser window on top. */
export function build({ colour = '#e8b01c' } = {}) {
  const [soft, body, key] = [rubber('#25282b'), plastic(colour, 0.38), plastic('#34383d', 0.4)];
  const outline = (grow) =>
    polygon(
      [
        [-2.6 - grow, 0 - grow],
        [2.6 + grow, 0 - grow],
        [2.5 + grow, 6],
        [2.7 + grow, 11.8 + grow],
        [-2.7 - grow, 11.8 + grow],
        [-2.5 - grow, 6],
      ],
      0.9,
    );
  const screen = decal(
    3.9,
    4.3,
    (pen, w, h) => {
      pen.fillStyle = '#0e1418';
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = '#e9f3f6';
      ['1.284 m', '3.650 m', '4.687 m²'].forEach((row, i) => {
        pen.font = font(i === 2 ? 0.74 : 0.6, i === 2 ? 700 : 500);
        pen.textAlign = 'right';
        pen.fillText(row, w - 0.25, [1.25, 2.1, 3.3][i]);
      });
      pen.fillStyle = '#39b5e0';
      pen.fillRect(0.2, 2.6, w - 0.4, 0.05);
      pen.fillRect(0.25, 0.3, 0.9, 0.4);
      pen.fillStyle = '#5bd17a';
      pen.fillRect(w - 1, 0.3, 0.75, 0.4);
    },
    [0, 8.9, 1.52],
    { glow: 0.8, cover: true },
  );
  const keys = group(
    [0, 0, 1.35],
    ...[0, 1, 2].flatMap((row) =>
      [-1, 0, 1].map((column) =>
        block(
          1.15,
          0.85,
          0.5,
          row === 0 && column === 0 ? plastic('#d2331f', 0.35) : key,
          [column * 1.5, 5.1 - row * 1.3, 0],
          0.25,
        ),
      ),
    ),
    ...[
      ['Δ', -1.5, 5.1],
      ['m²', 1.5, 5.1],
      ['+', -1.5, 3.8],
      ['m³', 0, 3.8],
      ['−', 1.5, 3.8],
      ['C', -1.5, 2.5],
      ['≡', 0, 2.5],
      ['○', 1.5, 2.5],
    ].map(([sign, x, y]) => label(sign, 0.42, '#f0f2f3', [x, y, 0.27])),
  );
  const top = group(
    [0, 12, 0, -90],
    block(4.6, 1.9, 0.3, plastic('#0d0e10', 0.2), [0, 0, 0], 0.25),
    rod(0.55, 0.2, glow('#d2331f', 0.5), [-1.3, 0, 0.12, 90]),
    sleeve(0.85, 0.65, 0.25, chrome(), [0.9, 0, 0.14], 'z'),
    rod(0.66, 0.2, glass('#8fb6e8', 0.6), [0.9, 0, 0.1, 90]),
  );
  return group(
    [0, 0.6, 0, -24],
    plate(outline(0), 2.5, body, undefined, 0.6),
    plate(outline(0.12), 1.5, soft, undefined, 0.4),
    plate(
      polygon(
        [
          [-2.3, 0.9],
          [2.3, 0.9],
          [2.2, 6],
          [2.4, 11.5],
          [-2.4, 11.5],
          [-2.2, 6],
        ],
        0.6,
      ),
      0.4,
      plastic('#17191b', 0.3),
      [0, 0, 1.2],
      0.12,
    ),
    screen,
    keys,
    top,
    ...[-1, 1].map((s) => repeat(7, (i) => block(0.4, 0.36, 1.7, soft, [s * 2.52, 3.4 + i * 0.75, 0], 0.12))),
    label('DM 60', 0.5, '#f2f3f3', [0, 1.25, 1.42]),
    // A prop behind, so that it stands by itself.
    group([0, 5.6, -1.2, 48], block(2.4, 6.4, 0.4, soft, [0, -3.2, 0], 0.2)),
    block(3.6, 2.4, 0.3, soft, [0, 9.4, -1.2], 0.3),
    label('CLASS 2', 0.5, '#f2c21a', [0, 9.4, -1.37, 0, 180, 0]),
  );
}
