import { screw } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { glass, glow, plastic, rubber } from '../kit/materials.ts';
import { freeform } from '../kit/outline.ts';
import { decal, font, lcd } from '../kit/print.ts';
import { block, plateX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: -52, elevation: 12, margin: 0.09 };

/** A pistol-shaped infrared thermometer aiming at the viewer's right. */
export function build() {
  const [yellow, black] = [plastic('#e7b10c', 0.38), plastic('#1d1f22', 0.42)];
  const head = freeform([
    [-6.4, 13.6],
    [-5, 12.2],
    [2, 12],
    [8, 12.4],
    [9.6, 13.4],
    [9.8, 16.6],
    [8.6, 18.4],
    [3, 19.4],
    [-4, 20.2],
    [-7, 18.6],
  ]);
  const handle = freeform([
    [-7.6, 0.8],
    [-3, 0],
    [-1.4, 1],
    [-0.8, 5],
    [0.4, 9],
    [2.8, 12.4],
    [3, 15],
    [-5.6, 16],
    [-6, 12],
    [-6.4, 7],
  ]);
  return group(
    undefined,
    plateX(head, 4.8, yellow, undefined, 1.7),
    plateX(handle, 4, yellow, undefined, 1.6),
    plateX(
      freeform([
        [-7.2, 2],
        [-3, 1.4],
        [-2, 5],
        [-1.6, 9],
        [-5.4, 11],
        [-6, 7],
      ]),
      4.5,
      rubber('#1d1f22'),
      undefined,
      1.3,
    ),
    group(
      [0, 15.4, 9.6],
      turned(
        [
          [0, -0.4],
          [2.3, -0.6],
          [2.5, 0],
          [2.4, 1.2],
          [2, 1.5],
          [1.5, 1.4],
          [1.3, 0.6],
          [0, 0.5],
        ],
        black,
        undefined,
        'z',
      ),
      rodZ(1.2, 0.3, glass('#8fb8e8', 0.7), [0, 0, 0.8]),
      rodZ(0.34, 0.4, glow('#e8321f', 0.8), [0, 2.1, 0.2]),
    ),
    group([0, 10, 2.4, 18], block(1.7, 3.4, 1.6, black, undefined, 0.6)),
    group(
      [0, 16.9, -6.9, 14, 180, 0],
      block(4, 4.6, 0.8, black, undefined, 0.5),
      lcd(3.2, 2.4, '36.6', '', [0, 0.6, 0.4]),
    ),
    group(
      [2.42, 16, 1, 0, 90, 0],
      decal(6.4, 2, (pen, w, h) => {
        pen.fillStyle = '#1d1f22';
        pen.font = font(1.2, 800);
        pen.fillText('IR 550', w / 2, h * 0.34);
        pen.font = font(0.6, 600);
        pen.fillText('-50 … 550 °C', w / 2, h * 0.8);
      }),
    ),
    group(
      [-2.42, 16, 1, 0, -90, 0],
      decal(6.4, 2, (pen, w, h) => {
        pen.fillStyle = '#1d1f22';
        pen.font = font(1.2, 800);
        pen.fillText('IR 550', w / 2, h * 0.34);
        pen.font = font(0.6, 600);
        pen.fillText('-50 … 550 °C', w / 2, h * 0.8);
      }),
    ),
    group([-2.1, 8, -4.4, 0, -90, 0], screw(0.32)),
  );
}
