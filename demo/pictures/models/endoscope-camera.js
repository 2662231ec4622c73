import { ribbedHose } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, glow, plastic, rubber } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, label } from '../kit/print.ts';
import { block, hose, plate, rod, rodX, rodZ, sleeve, tapered } from '../kit/solids.ts';

export const view = { azimuth: 22, elevation: 22 };

/** A handheld inspection camera: screen on a pistol grip, gooseneck probe with a lit head. */
export function build() {
  const [body, soft, accent] = [plastic('#22262a', 0.42), rubber('#1b1d1f'), plastic('#e07a1a', 0.4)];
  const head = group(
    [0, 19, 0, -14],
    plate(
      polygon(
        [
          [-7.6, -5.4],
          [7.6, -5.4],
          [8, 0],
          [7.6, 5.4],
          [-7.6, 5.4],
          [-8, 0],
        ],
        1.4,
      ),
      3.4,
      body,
      undefined,
      0.9,
    ),
    plate(
      polygon(
        [
          [-7.9, -5.7],
          [7.9, -5.7],
          [8.3, 0],
          [7.9, 5.7],
          [-7.9, 5.7],
          [-8.3, 0],
        ],
        1.6,
      ),
      1.5,
      accent,
      [0, 0, -0.2],
      0.5,
    ),
    block(13.4, 9, 0.4, plastic('#0d0f11', 0.15), [0, 0.2, 1.62], 0.4),
    screen([0, 0.4, 1.85]),
    label('INSPECT 8', 0.55, '#e8eaec', [0, -3.95, 1.84]),
  );
  const grip = group(
    [0, 0, 0, -8],
    tapered([4.6, 14.6, 4.2], body, [0, 7.4, -0.6], { top: [1.08, 0.9], radius: 1.7 }),
    tapered([4.9, 9, 3.4], soft, [0, 5.6, -0.6], { top: [1.05, 1], radius: 1.4 }),
    repeat(6, (i) => block(4.6, 0.4, 0.5, soft, [0, 2.6 + i * 1.2, 1.3], 0.15)),
    ...[
      [-1.1, 12.9, '#3a4046'],
      [1.1, 12.9, '#3a4046'],
      [0, 11.3, '#d2331f'],
    ].map(([x, y, colour]) => rodZ(0.75, 0.7, plastic(colour, 0.35), [x, y, 1.45])),
    block(5.2, 1.2, 4.8, accent, [0, 0.6, -0.6], 0.5),
  );
  // The probe leaves the top of the screen housing and is bent round to the right, down to the bench.
  const neck = [
    [0, 24.6, -2.4],
    [0, 29, -3.4],
    [3.4, 34, -3.6],
    [10, 35, -2.4],
    [16, 31, -0.6],
    [18.6, 23, 1],
    [18.4, 14, 2.4],
    [20.4, 8, 5],
    [25, 6, 9],
  ];
  const tip = group(
    [25, 6, 9, 14, 50],
    rodZ(0.62, 3.6, chrome(), [0, 0, 1.6]),
    sleeve(0.66, 0.3, 0.4, plastic('#111214', 0.4), [0, 0, 3.5], 'z'),
    rodZ(0.3, 0.2, plastic('#1c2a44', 0.05), [0, 0, 3.5]),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      group([0, 0, 0, 0, 0, turn], rodZ(0.1, 0.12, glow('#ffffff', 1), [0.45, 0, 3.7])),
    ),
  );
  return group(
    undefined,
    grip,
    rodX(2.2, 5.4, body, [0, 13.6, -2]),
    head,
    group([0, 24.2, -2.2, -14], rod(1.5, 3, soft, [0, 0, 0]), sleeve(1.7, 1.2, 0.8, accent, [0, 1, 0])),
    ribbedHose(neck, 0.52, plastic('#2b2e32', 0.5)),
    hose(neck, 0.46, plastic('#17181a', 0.5)),
    tip,
  );
}

/** What the camera sees: the inside of a pipe with a crack. */
function screen(at) {
  return decal(
    11.4,
    6.9,
    (pen, w, h) => {
      pen.fillStyle = '#0c0d0e';
      pen.fillRect(0, 0, w, h);
      for (let i = 9; i > 0; i--) {
        const share = i / 9;
        pen.fillStyle = `rgb(${40 + 170 * share ** 2} ${26 + 120 * share ** 2} ${16 + 76 * share ** 2})`;
        pen.beginPath();
        pen.ellipse(
          w * (0.54 - 0.06 * share),
          h * (0.46 + 0.05 * share),
          w * 0.62 * share,
          h * 0.74 * share,
          0,
          0,
          7,
        );
        pen.fill();
      }
      pen.strokeStyle = '#1d0f08';
      pen.lineWidth = 0.12;
      pen.beginPath();
      pen.moveTo(w * 0.62, h * 0.98);
      for (const [x, y] of [
        [0.66, 0.86],
        [0.61, 0.78],
        [0.67, 0.7],
        [0.62, 0.62],
      ])
        pen.lineTo(w * x, h * y);
      pen.stroke();
      pen.fillStyle = '#e9f3f6';
      pen.font = `600 0.6px "Inter Variable", sans-serif`;
      pen.fillText('REC', 0.95, 0.6);
      pen.fillText('5.5 mm', w - 1.4, 0.6);
      pen.fillStyle = '#e0372a';
      pen.beginPath();
      pen.arc(1.95, 0.56, 0.2, 0, 7);
      pen.fill();
    },
    at,
    { glow: 0.8, cover: true },
  );
}
