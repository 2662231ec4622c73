import { cable, ribbedGrip, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, darkSteel, plastic, polished, rubber, stuff, zinc } from '../kit/materials.ts';
import { freeform, gear } from '../kit/outline.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, plate, rod, rodX, turned, turnedPart } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 20 };

/** The printed ring in the middle of a grinding disc. */
const sticker = (pen, w) => {
  pen.translate(w / 2, w / 2);
  pen.beginPath();
  pen.arc(0, 0, w / 2, 0, Math.PI * 2);
  pen.fillStyle = '#c6271d';
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.font = font(w * 0.11, 700);
  pen.fillText('125 x 6', 0, -w * 0.34);
  pen.fillText('80 m/s', 0, w * 0.34);
};

/** An angle grinder lying on its disc's edge and tail, with side handle, guard and cable. */
export function build({ colour = '#14616b' } = {}) {
  const [shell, black, alu] = [plastic(colour, 0.36), rubber('#1b1c1e'), aluminium('#b9bdc0')];
  const body = group(
    undefined,
    rodX(3.5, 13, shell, [4, 0, 0], 3.35),
    turned(
      [
        [0, -6.6],
        [3.3, -6.6],
        [3.7, -5.6],
        [3.7, 5],
        [3.3, 6],
        [0, 6],
      ],
      shell,
      [3.4, 0, 0],
      'x',
    ),
    repeat(12, (i) =>
      group([-1, 0, 0, i * 30], block(3.4, 0.5, 0.9, plastic('#101112', 0.8), [0, 3.55, 0], 0.2)),
    ),
    plate(
      freeform([
        [9, -3.2],
        [9, 3.3],
        [16, 2.7],
        [24, 2.5],
        [30, 3],
        [31.6, 2],
        [31.8, -2],
        [30.4, -3],
        [24, -2.4],
        [16, -2.6],
      ]),
      5,
      shell,
      undefined,
      2.2,
    ),
    plate(
      freeform([
        [13, -2.9],
        [13, 2.9],
        [20, 2.5],
        [27, 2.6],
        [27.6, 0],
        [27, -2.6],
        [20, -2.6],
      ]),
      5.4,
      black,
      undefined,
      2.3,
    ),
    block(6, 1, 2, plastic('#c6271d', 0.4), [12, 3.3, 0, 0, 0, -4], 0.4),
    block(8, 0.5, 2.8, black, [11.6, 2.95, 0, 0, 0, -4], 0.2),
    repeat(5, (i) =>
      block(0.7, 0.3, 3.4, plastic('#0e0f10', 0.8), [28.2 + i * 0.01, -1.6 + i * 0.8, 2.2], 0.1),
    ),
    label('1400 W', 1, '#dfe9ea', [3.4, -1.7, 3.56, 24, 0, 0], 600),
    label('AG 125', 1.7, '#ffffff', [3.4, -3.76, 0, 90, 0, 0]),
  );
  const head = group(
    [-8, 0, 0],
    plate(
      freeform([
        [5.4, -3.4],
        [5.4, 3.4],
        [1, 3.6],
        [-3, 3.2],
        [-4.6, 1],
        [-4.4, -3],
        [-2, -4.2],
        [2, -4.2],
      ]),
      6.6,
      alu,
      undefined,
      1.8,
    ),
    rod(3.1, 2.4, alu, [-0.8, -4.6, 0]),
    rod(1.5, 1.4, plastic('#c6271d', 0.4), [-0.8, 3.7, 0]),
    ...[-1, 1].map((s) => group([1, 1.6, s * 3.3, 0, s > 0 ? 0 : 180, 0], screw(0.45))),
    ...[-1, 1].flatMap((s) =>
      [-2.2, 2.4].map((y) => group([4.4, y, s * 3.2, 0, s > 0 ? 0 : 180, 0], screw(0.4))),
    ),
    group([-0.8, 0.4, 4, 90], rod(1.3, 1.6, zinc()), rod(0.8, 3, darkSteel(), [0, 1, 0])),
    group(
      [-0.8, 0.4, 10, 90],
      ribbedGrip(1.75, 10, black),
      rod(2.2, 0.7, black, [0, -4.6, 0]),
      rod(1.5, 1, plastic(colour, 0.36), [0, 5, 0]),
    ),
  );
  const disc = group(
    [-8.8, -6.6, 0],
    turned(
      [
        [0, -0.4],
        [2.2, -0.4],
        [3, 0],
        [6.25, 0],
        [6.25, 0.6],
        [0, 0.6],
      ],
      stuff('#35312e', 0.95),
    ),
    decal(7, 7, sticker, [0, 0.64, 0, -90, 0, 0]),
    decal(6, 6, sticker, [0, -0.02, 0, 90, 0, 0]),
    group([0, -0.6, 0, 90], plate(gear(1.5, 6, 0.2), 0.7, darkSteel(), undefined, 0.1)),
    rod(1.6, 1.4, polished(), [0, 1.2, 0]),
    turnedPart(
      [
        [3, 1.9],
        [7, 1.9],
        [7.15, 1.7],
        [7.15, -1],
        [6.95, -1],
        [6.95, 1.6],
        [3, 1.6],
        [3, 1.9],
      ],
      zinc(),
      20,
      170,
    ),
    rod(3.2, 0.9, zinc(), [0, 1.6, 0]),
    block(1.6, 1, 2, chrome(), [3, 1.8, 1.8], 0.3),
  );
  const tool = group([0, 6.3, 0, 0, 0, -6], group([0, 0, 0, -80], body, head, disc));
  const lead = cable(
    [
      [31, 3, 0],
      [35, 2.6, 0],
      [39, 1.4, -1.4],
      [43, 0.6, -6],
      [40, 0.5, -14],
      [28, 0.5, -19],
      [12, 0.5, -17],
      [4, 0.5, -19],
    ],
    0.42,
  );
  return group(
    undefined,
    tool,
    lead,
    group(
      [32.4, 2.8, 0, 0, 0, -6],
      rodX(1, 5, black, [1.4, 0, 0], 0.65),
      repeat(4, (i) => rodX(1.05 - i * 0.06, 0.4, black, [0.4 + i, 0, 0])),
    ),
  );
}
