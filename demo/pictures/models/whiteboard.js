import { group } from '../kit/geometry.ts';
import { aluminium, ceramic, plastic, powder, rubber } from '../kit/materials.ts';
import { decal } from '../kit/print.ts';
import { block, rod, rodX } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 9 };
/** Close up: the pen tray. */
export const views = { 4: { zoom: 2.7, at: [-6, 76, 4] } };

/** A turning whiteboard on a wheeled stand: enamelled both sides, pen tray with markers and wiper. */
export function build() {
  const [w, h, middle, frame, dark] = [150, 100, 118, aluminium('#cdd1d3'), plastic('#2b2e32', 0.45)];
  const board = group(
    [0, middle, 0, -3],
    block(w - 2, h - 2, 1.6, ceramic('#fafbfa'), undefined, 0.3),
    ...[-1, 1].map((s) => block(w, 2.6, 2.8, frame, [0, s * (h / 2 - 1), 0], 0.7)),
    ...[-1, 1].map((s) => block(2.6, h, 2.8, frame, [s * (w / 2 - 1), 0, 0], 0.7)),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sy) => block(5, 5, 3.2, dark, [sx * (w / 2 - 2), sy * (h / 2 - 2), 0], 1.2)),
    ),
    drawing([0, 0, 0.84]),
    block(70, 0.8, 6, frame, [0, -h / 2 - 0.4, 4], 0.3),
    block(70, 1.6, 0.8, frame, [0, -h / 2 + 0.4, 6.8], 0.3),
    ...['#1f57b0', '#c22f26', '#23924a', '#1b1c1e'].map((colour, i) =>
      group(
        [-26 + i * 15, -h / 2 + 1, 4 + (i % 2)],
        rodX(0.9, 9, plastic('#f1f2f1', 0.4)),
        rodX(1, 4, plastic(colour, 0.4), [5.4, 0, 0]),
      ),
    ),
    group(
      [30, -h / 2 + 1.8, 4],
      block(9, 2.4, 4, plastic('#2a5fb0', 0.45), [0, 0.6, 0], 0.6),
      block(9, 1, 4.2, rubber('#d8d8d4'), [0, -0.6, 0], 0.3),
    ),
  );
  const post = (s) =>
    group(
      [s * (w / 2 + 4), 0, 0],
      block(4, 112, 3, powder('#c3c8cb'), [0, 66, 0], 0.8),
      block(5, 3.6, 58, powder('#c3c8cb'), [0, 9.6, 0], 1.2),
      ...[-1, 1].map((z) => castor(3.2, [0, 8, z * 25, 0, z * 30, 0])),
      ...[-1, 1].map((z) => block(5.4, 4, 2.4, dark, [0, 9.6, z * 29], 0.9)),
      rodX(1.2, 7, dark, [-s * 2.4, middle, 0]),
      rodX(3.2, 2.2, dark, [s * 2.8, middle, 0]),
      rod(2, 1.2, dark, [0, 122.4, 0]),
    );
  return group(
    undefined,
    board,
    post(-1),
    post(1),
    block(w + 5, 3.6, 2.6, powder('#c3c8cb'), [0, 26, 0], 0.8),
  );
}

/** A rising curve, columns and a list, as drawn with felt pens. */
function drawing(at) {
  return decal(
    140,
    90,
    (pen) => {
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      const stroke = (colour, thick, points) => {
        pen.strokeStyle = colour;
        pen.lineWidth = thick;
        pen.beginPath();
        for (const [x, y] of points) pen.lineTo(x, y);
        pen.stroke();
      };
      stroke('#22262a', 0.9, [
        [14, 14],
        [14, 62],
        [72, 62],
      ]);
      for (const [i, height] of [14, 20, 18, 29, 36].entries()) {
        pen.fillStyle = '#7fa6d8';
        pen.fillRect(20 + i * 10, 61.4 - height, 6.4, height);
        pen.strokeStyle = '#1f57b0';
        pen.lineWidth = 0.7;
        pen.strokeRect(20 + i * 10, 61.4 - height, 6.4, height);
      }
      stroke(
        '#c22f26',
        1.1,
        Array.from({ length: 30 }, (_, i) => [18 + i * 1.75, 50 - i * 0.9 - 3.4 * Math.sin(i / 3.2)]),
      );
      stroke('#c22f26', 1.1, [
        [64.4, 23.4],
        [68.8, 20.6],
        [67.8, 25.6],
      ]);
      for (let i = 0; i < 5; i++) {
        const y = 19 + i * 10;
        pen.strokeStyle = '#23924a';
        pen.lineWidth = 0.7;
        pen.strokeRect(84, y - 3, 4.6, 4.6);
        if (i < 3)
          stroke('#23924a', 0.9, [
            [85, y - 0.4],
            [86.6, y + 1.4],
            [91, y - 5],
          ]);
        stroke(
          '#22262a',
          0.7,
          Array.from({ length: 44 }, (_, k) => [
            94 + k * 0.72 * (1 - (i % 3) * 0.16),
            y - 0.6 + Math.sin(k * (1.1 + i * 0.13)) * (0.6 + 0.5 * Math.sin(k * 0.7)),
          ]),
        );
      }
      stroke('#1f57b0', 0.9, [
        [14, 80],
        [60, 80],
      ]);
    },
    at,
  );
}
