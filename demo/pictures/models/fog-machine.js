import { knob, lamp, rocker } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { brass, glass, plastic, polished, powder, rubber } from '../kit/materials.ts';
import { decal, label } from '../kit/print.ts';
import { block, hose, pipe, rod, rodZ, sleeve, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 20 };

/** A stage fog machine with its nozzle, fluid tank, wired remote and the first puff. */
export function build() {
  const [shell, dark] = [powder('#373b40'), plastic('#141517', 0.45)];
  const body = group(
    undefined,
    block(22, 15, 34, shell, [0, 9.4, -2], 0.9),
    block(22.4, 15.4, 1.4, dark, [0, 9.4, 14.6], 0.7),
    louvres(7, 17, 1.3, shell, [11, 10, 3, 0, 90, 0]),
    louvres(7, 17, 1.3, shell, [-11, 10, 3, 0, -90, 0]),
    corners(17, 27, () => foot(1.4, 1.9), [0, 0, -2]),
    sleeve(4.2, 2.6, 1.4, polished(), [0, 10.6, 15.6], 'z'),
    rodZ(1.6, 4, brass(), [0, 10.6, 16.6], 1.1),
    rodZ(0.5, 0.2, plastic('#050505', 0.9), [0, 10.6, 18.6]),
    decal(
      5.4,
      4.8,
      (pen, w, h) => {
        pen.beginPath();
        pen.moveTo(w / 2, 0.3);
        pen.lineTo(w - 0.3, h - 0.4);
        pen.lineTo(0.3, h - 0.4);
        pen.closePath();
        pen.fillStyle = '#f2c21a';
        pen.fill();
        pen.lineWidth = 0.3;
        pen.lineJoin = 'round';
        pen.strokeStyle = '#1a1a1a';
        pen.stroke();
        pen.fillStyle = '#1a1a1a';
        for (let i = 0; i < 3; i++) {
          pen.beginPath();
          for (let k = 0; k <= 10; k++)
            pen.lineTo(w * 0.36 + i * 0.75 + 0.16 * Math.sin(k * 0.9), h * 0.78 - k * 0.2);
          pen.lineWidth = 0.22;
          pen.stroke();
        }
      },
      [-7.2, 6, 15.32],
    ),
    label('FOG 1200', 1.5, '#e8eaec', [4.6, 4.6, 15.34]),
    // The tank's cap on top, at the rear.
    rod(3.2, 1, dark, [0, 17.2, -12]),
    rod(2.6, 1.8, plastic('#d8dadc', 0.4), [0, 18.2, -12]),
    block(0.4, 5, 3, glass('#7fc3ea', 0.5), [11.05, 8, -14], 0.2),
  );
  const bracket = group(
    [0, 12, 0],
    pipe(
      [
        [-12.2, 0, 0],
        [-12.2, 16, 0],
        [12.2, 16, 0],
        [12.2, 0, 0],
      ],
      0.9,
      dark,
      4,
    ),
    ...[-1, 1].map((s) => group([s * 12.8, 0, 0, 0, s * 90, 0], knob(2, undefined, { depth: 1.6 }))),
    rod(1.5, 8, rubber('#202225'), [0, 16, 0, 0, 0, 90]),
  );
  const rear = group(
    [0, 9.4, -19, 0, 180, 0],
    rocker(2.4, 3.2, [-6, 2, 0], '#d2241b'),
    lamp(0.5, '#38c45a', [-2, 2, 0]),
    block(5, 3.4, 0.7, dark, [5, 2, 0], 0.3),
    ratingPlate(6, 'FOG 1200', '230 V~ 1.2 kW', [0, -3.6, 0.05]),
  );
  const remote = group(
    [20, 1.4, 14, 0, -24, 0],
    tapered([5.4, 2.6, 10], dark, undefined, { top: [0.9, 0.94], radius: 0.9 }),
    rod(1.5, 0.8, plastic('#c6261d', 0.35), [0, 1.5, 1.6]),
    rod(0.4, 0.5, plastic('#38c45a', 0.3), [0, 1.4, -2.4]),
  );
  return group(
    undefined,
    body,
    bracket,
    rear,
    remote,
    hose(
      [
        [22, 1.2, 9.6],
        [23, 0.5, 2],
        [17, 0.4, -10],
        [11, 1, -22],
        [6, 5, -22],
        [5, 8, -19.4],
      ],
      0.35,
      rubber('#161719'),
    ),
    canister(),
    mainsLead([-5, 11, -19], 16),
  );
}

/** A small bottle of fluid. */
const canister = () =>
  group(
    [-19.4, 0, 4],
    turned(
      [
        [0, 0],
        [4, 0],
        [4.4, 0.6],
        [4.4, 12],
        [3.6, 14.4],
        [1.6, 15.6],
        [1.6, 17],
        [0, 17],
      ],
      plastic('#a8d4ea', 0.2),
    ),
    rod(2, 2, plastic('#1d2f57', 0.4), [0, 17.6, 0]),
    rod(4.46, 6.4, plastic('#1d5f9e', 0.4), [0, 7, 0]),
    group([0, 7, 0, 0, 20, 0], label('FOG 1 L', 1.2, '#ffffff', [0, 0, 4.5])),
  );
