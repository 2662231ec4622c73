import { group } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, powder, rubber, steel, zinc } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { decal } from '../kit/print.ts';
import { block, pipe, rod, rodX, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 15 };

/** Three arrows round a circle, printed small on the front. */
const recycle = (pen, w) => {
  pen.translate(w / 2, w / 2);
  pen.strokeStyle = '#4b5157';
  pen.fillStyle = '#4b5157';
  pen.lineWidth = w * 0.08;
  for (let i = 0; i < 3; i++) {
    pen.rotate((Math.PI * 2) / 3);
    pen.beginPath();
    pen.arc(0, 0, w * 0.34, 0.1, 1.55);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(w * 0.34 - w * 0.12, w * 0.05);
    pen.lineTo(w * 0.34 + w * 0.12, w * 0.05);
    pen.lineTo(w * 0.34, -w * 0.14);
    pen.fill();
  }
};

/** A round pedal bin with its lid half open, inner bucket and carrying handle at the back. */
export function build({ finish = 'steel' } = {}) {
  const shell = { steel: steel('#c9cbce'), white: powder('#efefec'), black: powder('#24262a') }[finish];
  const [black, grey] = [plastic('#1b1c1f', 0.45), plastic('#55595e', 0.5)];
  const [r, h] = [17, 56];
  const lid = group(
    [0, h + 1.6, -r + 1.6, -38],
    group(
      [0, 0, r - 1.6],
      turned(
        [
          [0, 6.6],
          ...smooth(
            [
              [0.1, 6.6],
              [6, 6.2],
              [11, 4.9],
              [15, 2.6],
              [17.2, 0.4],
            ],
            6,
          ),
          [17.4, 0],
          [17, -0.4],
          [16.6, 0.2],
          [14.4, 2],
          [10.6, 4.2],
          [6, 5.5],
          [0, 5.9],
        ],
        finish === 'steel' ? chrome() : shell,
      ),
      sleeve(17.5, 16.7, 0.9, black, [0, 0, 0]),
    ),
  );
  return group(
    undefined,
    turned(
      [
        [0, 0.4],
        [r + 0.4, 0.4],
        [r + 0.9, 1],
        [r + 0.9, 4],
        [r + 0.2, 4.8],
        [0, 4.8],
      ],
      black,
    ),
    sleeve(r, r - 0.5, h - 5, shell, [0, h / 2 + 2, 0]),
    sleeve(r + 0.5, r - 1.2, 2.2, black, [0, h, 0]),
    sleeve(r - 1.3, r - 2, h - 8, grey, [0, h / 2 + 3.4, 0]),
    rod(r - 2, 1, grey, [0, 8, 0]),
    rod(r - 2.2, 0.4, plastic('#0e0f10', 0.9), [0, h * 0.42, 0]),
    pipe(
      [
        [-15, h - 1, 0],
        [-12, h - 3, 9],
        [0, h - 4, 14.4],
        [12, h - 3, 9],
        [15, h - 1, 0],
      ],
      0.35,
      chrome(),
      8,
    ),
    lid,
    group(
      [0, h - 1, -r - 0.6],
      block(13, 5, 3, black, undefined, 1),
      rodX(0.9, 12, darkSteel(), [0, 2.4, 0]),
    ),
    group(
      [0, 2.2, r],
      block(9, 1.4, 8, zinc(), [0, 0, 2], 0.5),
      block(8.4, 1, 5.6, rubber('#26282b'), [0, 0.9, 3], 0.4),
      ...[-1.6, 0, 1.6].map((z) => block(7.4, 0.5, 0.5, rubber('#26282b'), [0, 1.5, 3 + z], 0.2)),
      block(12, 3, 1.6, black, [0, 0.2, 0.2], 0.6),
    ),
    pipe(
      [
        [-6, h - 9, -r],
        [-6, h - 9, -r - 4],
        [6, h - 9, -r - 4],
        [6, h - 9, -r],
      ],
      0.7,
      chrome(),
      2,
    ),
    decal(4.4, 4.4, recycle, [0, h - 8, r + 0.06]),
  );
}
