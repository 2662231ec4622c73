import { screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { ceramic, chrome, glow, plastic, powder, steel } from '../kit/materials.ts';
import { cut, freeform, polygon, rectangle } from '../kit/outline.ts';
import { decal, label } from '../kit/print.ts';
import { block, plate, plateX, rod, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 4 };

/** Two hands' stand-in: drops and an arrow on the front, in one colour. */
const symbol = (pen, w, h) => {
  pen.fillStyle = '#5c6268';
  pen.strokeStyle = '#5c6268';
  pen.lineWidth = w * 0.06;
  for (let i = 0; i < 3; i++) {
    const x = w * (0.28 + i * 0.22);
    pen.beginPath();
    pen.moveTo(x, h * 0.08);
    pen.bezierCurveTo(x + w * 0.07, h * 0.24, x - w * 0.07, h * 0.34, x, h * 0.5);
    pen.stroke();
  }
  pen.beginPath();
  pen.roundRect(w * 0.12, h * 0.62, w * 0.76, h * 0.16, h * 0.08);
  pen.fill();
  pen.beginPath();
  pen.roundRect(w * 0.3, h * 0.8, w * 0.4, h * 0.12, h * 0.06);
  pen.fill();
};

/** An automatic wall dryer on its mounting plate: rounded hood, sensor and nozzle below. */
export function build({ finish = 'steel' } = {}) {
  const shell = finish === 'steel' ? steel('#c8cacd') : ceramic('#f1f1ee');
  const [black, grey] = [plastic('#1b1c1f', 0.4), plastic('#8d9297', 0.45)];
  const side = freeform(
    [
      [-9, 1],
      [2, 1.4],
      [6.4, 4],
      [9.4, 11],
      [10.4, 20],
      [8.8, 27],
      [4, 30.6],
      [-9, 31],
      [-9.2, 24],
      [-9.2, 8],
    ],
    8,
  );
  return group(
    undefined,
    plateX(side, 26, shell, [0, 0, 0], 5),
    plate(rectangle(28, 33, 3), 1.2, grey, [0, 16, -9.6], 0.5),
    plate(rectangle(34, 40, 2.4), 1.4, powder('#e3e5e7'), [0, 16, -11], 0.4),
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => group([x * 15, 16 + y * 18, -10.3], screw(0.7)))),
    decal(6.4, 6.4, symbol, [0, 22.6, 10.12, -6, 0, 0]),
    label('AIR 2000', 1.5, '#5c6268', [0, 16.6, 10.42]),
    group(
      [0, 10, 9.4, 22],
      block(5.4, 2.2, 0.8, black, undefined, 0.9),
      rod(0.35, 0.3, glow('#39b8ff', 0.9), [1.6, 0, 0.5, 90]),
      rod(0.5, 0.3, plastic('#3a1620', 0.15), [-1, 0, 0.5, 90]),
    ),
    group(
      [0, 0.6, 1.4, 14],
      plate(
        polygon(
          [
            [-8, -2],
            [8, -2],
            [9.4, 2.4],
            [-9.4, 2.4],
          ],
          1,
        ),
        8,
        steel('#a4a7aa'),
        undefined,
        0.7,
      ),
      block(13, 0.6, 5, black, [0, -1.9, 0], 0.25),
      repeat(7, (i) => block(0.5, 0.8, 5, grey, [-5.4 + i * 1.8, -2, 0], 0.15)),
    ),
    ...[-1, 1].flatMap(
      (s) =>
        repeat(7, (i) =>
          group(
            [s * 13, 9 + i * 1.3, -5, 0, s * 90, 0],
            plate(cut(rectangle(5, 0.7, 0.3)), 0.3, black, undefined, 0.08),
          ),
        ).children,
    ),
    ...[-1, 1].map((s) =>
      group([s * 12.6, 24, -5, 0, s * 90, 0], sleeve(0.9, 0.5, 0.6, chrome(), undefined, 'z')),
    ),
  );
}
