import { knob, rocker } from '../kit/controls.ts';
import { cable, louvres, screw } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { paint, plastic, powder, rubber } from '../kit/materials.ts';
import { decal, display, font, label } from '../kit/print.ts';
import { block, hose } from '../kit/solids.ts';
import { caseHandle, earthClamp } from '../kit/welding.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 20 };

/** The printed face of an ammeter: a quarter arc of marks and a red needle. */
const meter = (pen, w, h) => {
  pen.fillStyle = '#f4f3ea';
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = '#24272b';
  pen.font = font(h * 0.24, 700);
  pen.fillText('A', w / 2, h * 0.6);
  pen.translate(w / 2, h * 1.02);
  for (let i = 0; i <= 12; i++) {
    pen.save();
    pen.rotate(((-54 + i * 9) * Math.PI) / 180);
    pen.fillStyle = i > 9 ? '#c21f1f' : '#24272b';
    pen.fillRect(-h * 0.012, -h * 0.88, h * 0.024, i % 3 === 0 ? h * 0.16 : h * 0.09);
    pen.restore();
  }
  pen.rotate((22 * Math.PI) / 180);
  pen.fillStyle = '#c21f1f';
  pen.fillRect(-h * 0.014, -h * 0.8, h * 0.028, h * 0.74);
};

/** A workshop charger and starter with its red and black clamps. */
export function build() {
  const [blue, dark, black] = [paint('#1d4f96'), powder('#2a2d31'), plastic('#17191c', 0.4)];
  const [w, h, d] = [30, 34, 26];
  const front = group(
    [0, 20, d / 2 + 0.6],
    block(w - 2, h - 4, 1.2, black, undefined, 0.8),
    block(12, 8.6, 0.8, dark, [-6.6, 7.6, 0.6], 0.5),
    decal(10.8, 7.4, meter, [-6.6, 7.6, 1.05], { cover: true }),
    display(9.6, 5, ['12.6 V'], '#ff6a3d', [7, 9, 0.6]),
    label('CHARGE 60', 1.6, '#f2f4f6', [7, 4.4, 0.66]),
    knob(3, [-6.6, -4.4, 0.6], { marks: 7 }),
    knob(2, [4.6, -4.4, 0.6], { marks: 5, turn: 45 }),
    rocker(2.6, 3.6, [10.8, -4.4, 0.4], '#c2281c'),
    label('12 V  /  24 V', 1.2, '#d7dbdf', [4.6, -8.4, 0.66]),
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screw(0.5, [x * 12.8, y * 13.6, 0.5]))),
  );
  for (const [x, colour] of [
    [-4, '#b3201c'],
    [4, '#202124'],
  ]) {
    front.add(block(3, 2.4, 3, rubber(colour), [x, -12.4, 1], 0.8));
  }
  const lead = (colour, points) => hose(points, 0.62, rubber(colour));
  return group(
    undefined,
    block(w, h, d, blue, [0, 20, 0], 1.6),
    block(w + 0.6, 4, d + 0.8, dark, [0, 4.4, 0.2], 1),
    front,
    corners(w - 7, d - 7, () => foot(1.8, 2.6)),
    caseHandle(17, [0, 37, 0]),
    louvres(9, 16, 1.7, dark, [w / 2, 22, -1, 0, 90, 0]),
    louvres(9, 16, 1.7, dark, [-w / 2, 22, -1, 0, -90, 0]),
    label('CB 600', 3.4, '#ffffff', [w / 2 + 0.05, 33, 0, 0, 90, 0]),
    lead('#b3201c', [
      [-4, 7.6, 16],
      [-5, 5, 20],
      [-12, 0.8, 25],
      [-20, 0.8, 30],
      [-14, 0.8, 37],
      [-6, 1.6, 38],
      [-1, 2, 36],
    ]),
    earthClamp([8, 3.2, 34, 0, 14, 0], '#b3201c'),
    lead('#202124', [
      [4, 7.6, 16],
      [5, 5, 20],
      [12, 0.8, 22],
      [24, 0.8, 20],
      [31, 0.8, 13],
      [31, 1.6, 4],
      [30, 2.6, 0],
    ]),
    earthClamp([29, 3.2, -10, 0, 82, 0], '#26282b'),
    block(9, 6, 0.2, plastic('#d9dcdf'), [0, 12, -d / 2 - 0.05], 0.05),
    cable(
      [
        [8, 8, -d / 2],
        [10, 2, -18],
        [2, 0.5, -23],
        [-9, 0.5, -22],
      ],
      0.45,
    ),
  );
}
