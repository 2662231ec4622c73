import { BoxGeometry } from 'three';
import { lamp, rocker } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group, repeat, solid } from '../kit/geometry.ts';
import { glass, plastic, polished, stuff } from '../kit/materials.ts';
import { decal, label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { block, tapered } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 22 };

/** A shredder on castors: a sheet half in its slot, window on the bin full of particles. */
export function build() {
  const [shell, face, dark] = [plastic('#25282c', 0.5), plastic('#34383d', 0.42), plastic('#121315', 0.35)];
  const [w, d] = [40, 30];
  const bin = group(
    undefined,
    tapered([w - 4, 44, d - 4], shell, [0, 29, 0], { top: [1.08, 1.08], radius: 1.8 }),
    block(w - 5, 2.4, d - 5, dark, [0, 6.8, 0], 0.8),
    corners(w - 12, d - 11, () => castor(2.3, [0, 5.9, 0, 0, -35, 0])),
    group(
      [0, 29, d / 2 - 1.35, 2.6],
      block(26, 34, 0.8, face, [0, 0, 0.1], 0.8),
      block(12, 24, 0.6, stuff('#8d8f8f', 0.9), [0, -2, 0.3], 0.6),
      chips(),
      block(12.6, 24.6, 0.5, glass('#dfe8ec', 0.16), [0, -2, 1.2], 0.4),
      block(14, 2.4, 2, dark, [0, 13.6, 0.6], 0.8),
    ),
  );
  const head = group(
    [0, 55.6, 0],
    tapered([w + 1, 11, d + 1], shell, undefined, { top: [0.94, 0.86], radius: 2.2 }),
    block(w - 4, 1, d - 9, dark, [0, 5.3, -1], 0.5),
    block(25, 0.5, 2.2, plastic('#050506', 0.9), [-2, 5.85, -2], 0.2),
    ...[-1, 1].map((s) => block(26, 0.9, 1, polished(), [-2, 6, -2 + s * 1.5], 0.3)),
    block(24, 0.3, 1, plastic('#050506', 0.9), [-2, 5.85, 4.6], 0.1),
    rocker(2.6, 4, [15, 5.6, 4, -90], '#2c9a48'),
    ...['#38c45a', '#f0a029', '#e0372a'].map((colour, i) =>
      lamp(0.42, colour, [12.4 + i * 2.4, 5.8, -4, -90]),
    ),
    label('SAFE 12', 1.7, '#e6e8ea', [-10, -0.4, d / 2 - 0.05, -11]),
    label('P-4  4 × 35 mm', 0.9, '#aab0b5', [10, -0.6, d / 2 - 0.05, -11]),
  );
  return group(
    undefined,
    bin,
    head,
    sheet(),
    ratingPlate(7, 'SAFE 12', '230 V~ 50 Hz 380 W', [0, 40, -d / 2 + 0.55, -2, 180, 0]),
    mainsLead([10, 50, -d / 2 + 0.4], 18),
  );
}

/** A sheet of paper standing in the slot, slightly leaning back. */
function sheet() {
  const text = (at) =>
    decal(
      19.6,
      15,
      (pen, w) => {
        pen.fillStyle = '#fdfdfb';
        pen.fillRect(0, 0, w, 15);
        pen.fillStyle = '#31557f';
        pen.fillRect(1.8, 1.6, 6, 1.2);
        pen.fillStyle = '#8d949a';
        for (let i = 0; i < 9; i++) pen.fillRect(1.8, 4.2 + i * 1.15, i % 4 === 3 ? 9 : w - 3.8, 0.3);
      },
      at,
      { cover: true },
    );
  return group(
    [-2, 68, -2.6, -5],
    block(20, 15.4, 0.1, stuff('#fbfbf8', 0.8), undefined, 0.04),
    text([0, 0.1, 0.06]),
    text([0, 0.1, -0.06, 0, 180, 0]),
  );
}

/** Cut particles seen through the window. */
function chips() {
  const random = createRandom(77);
  const tones = [stuff('#fafaf6', 0.8), stuff('#eceae2', 0.8), stuff('#dfe4ea', 0.8)];
  return repeat(520, (i) =>
    solid(new BoxGeometry(0.32, 2.2, 0.06), tones[i % 3], [
      (random() - 0.5) * 11,
      -13 + random() * 17 + (i % 20 === 0 ? 1.4 : 0),
      0.66 + random() * 0.25,
      random() * 30,
      0,
      random() * 180,
    ]),
  );
}
