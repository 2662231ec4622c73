import { group, repeat } from '../kit/geometry.ts';
import { plastic } from '../kit/materials.ts';
import { circle, cut, gear, polygon } from '../kit/outline.ts';
import { decal, font } from '../kit/print.ts';
import { block, plate, plateX, rod, turned } from '../kit/solids.ts';

export const view = { azimuth: 36, elevation: 15 };

/** The front label: a coloured field, the name, a drop and lines of small print. */
const front = (colour, name) => (pen, w, h) => {
  pen.fillStyle = '#fdfdfb';
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, w, h * 0.4);
  pen.fillRect(0, h * 0.95, w, h * 0.05);
  pen.fillStyle = '#ffffff';
  pen.font = font(h * 0.13);
  pen.fillText(name, w / 2, h * 0.17, w * 0.9);
  pen.font = font(h * 0.06, 600);
  pen.fillText('PRO 10  -  5 L', w / 2, h * 0.31, w * 0.9);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(w * 0.24, h * 0.46);
  pen.bezierCurveTo(w * 0.44, h * 0.68, w * 0.36, h * 0.78, w * 0.24, h * 0.78);
  pen.bezierCurveTo(w * 0.12, h * 0.78, w * 0.04, h * 0.68, w * 0.24, h * 0.46);
  pen.fill();
  pen.fillStyle = '#8f969c';
  for (let i = 0; i < 7; i++)
    pen.fillRect(w * 0.46, h * (0.47 + i * 0.05), w * (i % 3 === 2 ? 0.32 : 0.46), h * 0.018);
  pen.fillStyle = '#c6271d';
  pen.save();
  pen.translate(w * 0.58, h * 0.885);
  pen.rotate(Math.PI / 4);
  pen.fillRect(-h * 0.035, -h * 0.035, h * 0.07, h * 0.07);
  pen.fillStyle = '#ffffff';
  pen.fillRect(-h * 0.024, -h * 0.024, h * 0.048, h * 0.048);
  pen.restore();
  pen.fillStyle = '#1d2023';
  pen.fillRect(w * 0.58 - h * 0.004, h * 0.865, h * 0.008, h * 0.026);
  for (let i = 0; i < 18; i++)
    pen.fillRect(w * (0.7 + i * 0.012), h * 0.85, w * (i % 3 === 0 ? 0.008 : 0.004), h * 0.07);
};

/** A five-litre canister with moulded handle, ribbed cap and labels front and back. */
export function build({ colour = '#1f63b0', name = 'CLEAN' } = {}) {
  const [body, cap] = [plastic('#e8ebec', 0.34), plastic(colour, 0.4)];
  // Drawn across the width: the handle's hole at the left, the neck at the right.
  const outline = polygon(
    [
      [-9.4, 0.4, 2],
      [9.4, 0.4, 2],
      [9.4, 20, 4],
      [7.6, 24.4, 2],
      [2.6, 24.6, 2],
      [0.6, 19.4, 3],
      [-8, 18.6, 4],
      [-9.4, 16, 3],
    ],
    1.5,
  );
  const handle = cut(
    polygon(
      [
        [-9.2, 14],
        [-9.2, 24, 4],
        [-6.8, 27.2, 4],
        [1, 26.6, 3],
        [4.4, 23.6, 2],
        [4.4, 14],
      ],
      1,
    ),
    polygon(
      [
        [-6.4, 19.4, 1.8],
        [-6.2, 24, 2],
        [-1.4, 23.8, 2],
        [0.4, 19.8, 1.8],
      ],
      1.2,
    ),
  );
  return group(
    undefined,
    plate(outline, 12.4, body, undefined, 2.2),
    plate(handle, 4.2, body, undefined, 0.9),
    block(14.4, 0.7, 8.4, plastic('#d5d9db', 0.4), [0, 0.5, 0], 0.3),
    turned(
      [
        [0, 24],
        [2.8, 24],
        [2.8, 26.2],
        [0, 26.2],
      ],
      body,
      [5.2, 0, 0],
    ),
    rod(3.2, 0.7, cap, [5.2, 25.2, 0]),
    group([5.2, 27, 0, 90], plate(gear(3.1, 44, 0.16), 2.8, cap, undefined, 0.3)),
    rod(2.5, 0.3, cap, [5.2, 28.5, 0]),
    group([5.2, 25.2, 3.2], block(1, 0.5, 0.6, cap)),
    decal(13.6, 12.8, front(colour, name), [0, 10.8, 6.23], { cover: true }),
    decal(13.6, 12.8, front(colour, name), [0, 10.8, -6.23, 0, 180, 0], { cover: true }),
    repeat(9, (i) =>
      block(0.1, 0.14, i % 4 === 0 ? 2.4 : 1.3, plastic('#9aa1a6'), [9.4, 4 + i * 1.8, -2], 0.04),
    ),
    plateX(circle(0.5, 2.4, 12), 0.2, plastic('#d0d5d7'), [9.4, 0, 0], 0.05),
  );
}
