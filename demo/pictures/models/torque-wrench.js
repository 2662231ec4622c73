import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, polished, stuff } from '../kit/materials.ts';
import { circle, cut, gear, polygon, rectangle } from '../kit/outline.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, plate, plateY, rod, rodX, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 38, elevation: 38 };
export const views = { 4: { at: [-12, 8, -1], zoom: 2.4 } };

/** A socket standing upright. */
const socket0 = (r, h, at) =>
  group(
    at,
    sleeve(r, r * 0.72, h * 0.6, chrome(), [0, h * 0.3 + h * 0.4, 0]),
    rod(r * 0.84, h * 0.46, chrome(), [0, h * 0.23, 0], 'y', r * 0.92),
    group(
      [0, h * 0.9, 0, 90],
      plate(cut(circle(r * 0.8), gear(r * 0.62, 12, r * 0.1)), h * 0.1, darkSteel(), undefined, 0),
    ),
  );

const scale = (pen, w, h) => {
  pen.fillStyle = '#1c1f22';
  for (let i = 0; i <= 9; i++) {
    pen.fillRect(0.3 + (i * (w - 0.6)) / 9, 0, 0.05, i % 3 === 0 ? h * 0.5 : h * 0.3);
    if (i % 3 === 0) {
      pen.font = font(0.55, 700);
      pen.fillText(String(40 + i * 20), 0.4 + (i * (w - 0.9)) / 9, h * 0.78);
    }
  }
};

/** A click wrench lying on its blow-moulded case, with sockets and an extension. */
export function build() {
  const [red, black] = [plastic('#b5181c', 0.42), plastic('#1b1c1f', 0.5)];
  const wrench = group(
    undefined,
    rodX(1.15, 29, chrome(), [2, 0, 0]),
    group(
      [-15, 0, 0, 90],
      plate(
        polygon(
          [
            [-3.4, -1.2],
            [-2.4, -2.3],
            [2, -1.6],
            [7, -1.1],
            [7, 1.1],
            [2, 1.6],
            [-2.4, 2.3],
            [-3.4, 1.2],
          ],
          1,
        ),
        2.6,
        chrome(),
        undefined,
        0.6,
      ),
    ),
    rod(2.1, 2.9, polished(), [-16, 0, 0]),
    group([-16, 1.5, 0, 90], plate(gear(1.5, 24, 0.1), 0.5, darkSteel(), undefined, 0.1)),
    block(2.4, 0.7, 0.9, darkSteel(), [-15, 1.7, 0, 0, 24], 0.3),
    block(1.25, 2.2, 1.25, chrome(), [-16, -2.3, 0], 0.15),
    rodX(1.5, 0.9, darkSteel(), [-9, 0, 0]),
    rodX(1.45, 6.4, polished(), [14.4, 0, 0]),
    decal(6, 1.9, scale, [14.4, 1.46, 0, -90, 0, 0]),
    decal(6, 1.9, scale, [14.4, 0, 1.46]),
    rodX(1.75, 15, black, [25, 0, 0], 1.6),
    repeat(26, (i) =>
      group([25, 0, 0, (i * 360) / 26, 0, 0], block(11.4, 0.22, 0.26, black, [0, 1.68, 0], 0.08)),
    ),
    rodX(1.95, 1.6, red, [17.8, 0, 0]),
    rodX(1.9, 1.4, red, [32.8, 0, 0]),
    rodX(1.3, 1.4, chrome(), [34.1, 0, 0]),
    label('40-210 Nm', 0.9, '#3a4046', [0, 0.4, 1.1, -20, 0, 0]),
  );
  const box = group(
    undefined,
    block(62, 4.4, 15, red, [0, 2.2, 0], 1.2),
    block(62.4, 0.6, 15.4, black, [0, 2.4, 0], 0.2),
    plateY(rectangle(52, 8.4, 3), 0.9, red, [0, 4.5, 0], 0.4),
    ...[-19, 19].map((x) =>
      group(
        [x, 2.2, 7.6],
        block(5, 3.4, 1, black, undefined, 0.4),
        block(3.4, 1, 0.6, black, [0, -0.6, 0.6], 0.3),
      ),
    ),
    plateY(cut(rectangle(18, 7, 2), rectangle(13, 3.6, 1.4)), 2.6, black, [0, 2.2, 9.4], 0.7),
    label('TORQUE 210', 2, '#f4f4f2', [0, 5.02, 4.4, -90, 0, 0]),
  );
  const extension = group(
    [8, 1, 19, 0, 12, 0],
    rodX(0.7, 11, chrome()),
    rodX(1, 2.6, chrome(), [-5.6, 0, 0]),
    block(2, 0.95, 0.95, chrome(), [6.2, 0, 0], 0.12),
    rodX(0.86, 1.2, stuff('#3a3d41', 0.4), [3.8, 0, 0]),
  );
  return group(
    undefined,
    box,
    group([-1, 7.4, -1.2, 0, 0, 0], wrench),
    socket0(2, 4.4, [-20, 0, 18]),
    socket0(1.7, 4.2, [-14.6, 0, 20]),
    socket0(1.4, 4, [-9.6, 0, 18.4]),
    extension,
  );
}
