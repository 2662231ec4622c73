import { group } from '../kit/geometry.ts';
import { plastic } from '../kit/materials.ts';
import { decal } from '../kit/print.ts';
import { block } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 20 };

/** A plain transport crate: shown for a product whose picture is missing. */
export function build() {
  const [w, h, d] = [46, 34, 36];
  const board = plastic('#c9ced3', 0.6);
  const slat = plastic('#b7bdc3', 0.6);
  return group(
    undefined,
    block(w, h, d, board, [0, h / 2 + 3, 0], 0.6),
    ...[-1, 1].flatMap((s) => [
      block(w + 1.6, 4, 1.4, slat, [0, 5.4, s * (d / 2 + 0.2)], 0.3),
      block(w + 1.6, 4, 1.4, slat, [0, h + 0.8, s * (d / 2 + 0.2)], 0.3),
      block(4, h - 2, 1.4, slat, [-w / 2 + 2.4, h / 2 + 3, s * (d / 2 + 0.2)], 0.3),
      block(4, h - 2, 1.4, slat, [w / 2 - 2.4, h / 2 + 3, s * (d / 2 + 0.2)], 0.3),
      block(1.4, 4, d, slat, [s * (w / 2 + 0.2), 5.4, 0], 0.3),
      block(1.4, 4, d, slat, [s * (w / 2 + 0.2), h + 0.8, 0], 0.3),
      block(1.4, h - 2, 4, slat, [s * (w / 2 + 0.2), h / 2 + 3, -d / 2 + 2.4], 0.3),
      block(1.4, h - 2, 4, slat, [s * (w / 2 + 0.2), h / 2 + 3, d / 2 - 2.4], 0.3),
    ]),
    block(w + 1, 1.4, d + 1, slat, [0, h + 3.4, 0], 0.4),
    ...[-15, 0, 15].map((x) => block(6, 3.4, d, slat, [x, 1.7, 0], 0.4)),
    decal(
      15,
      11,
      (pen, pw, ph) => {
        pen.fillStyle = '#8b939b';
        pen.lineWidth = 0.7;
        pen.strokeStyle = '#8b939b';
        for (const x of [pw * 0.3, pw * 0.7]) {
          pen.beginPath();
          pen.moveTo(x, ph * 0.08);
          pen.lineTo(x - 2.4, ph * 0.36);
          pen.lineTo(x + 2.4, ph * 0.36);
          pen.fill();
          pen.fillRect(x - 0.8, ph * 0.34, 1.6, ph * 0.4);
        }
        pen.fillRect(pw * 0.1, ph * 0.84, pw * 0.8, 0.9);
      },
      [0, h / 2 + 3.4, d / 2 + 0.06],
    ),
  );
}
