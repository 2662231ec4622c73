import { IcosahedronGeometry } from 'three';
import { lamp } from '../kit/controls.ts';
import { bowHandle, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { around, group, solid } from '../kit/geometry.ts';
import { aluminium, chrome, plastic, polished, steel, stuff } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { ball, block, hoop, rod, rodX, sleeve, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 30 };

/** A catering rice cooker, its hinged lid open and the pot full of rice. */
export function build() {
  const [metal, black] = [steel(), plastic('#1c1e21', 0.42)];
  const body = group(
    undefined,
    turned(
      [
        [0, 1.6],
        [18.2, 1.6],
        [19, 2.4],
        [19, 6],
        [18.6, 6.6],
        [0, 6.6],
      ],
      black,
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [18.4, 6.2],
        [19, 7],
        [19, 30],
        [19.8, 30.6],
        [19.8, 32],
        [19.2, 32.6],
        [16.9, 32.6],
        [16.9, 12],
      ],
      metal,
      undefined,
      'y',
      128,
    ),
    sleeve(17.6, 16.2, 0.9, aluminium('#d3d6d8'), [0, 32.9, 0]),
    turned(
      [
        [16.2, 33.2],
        [16, 24],
        [0, 24],
      ],
      aluminium('#b9bdc0'),
      undefined,
      'y',
      96,
    ),
    hoop(19.05, 0.25, polished(), [0, 10, 0, 90, 0, 0]),
    ...[-1, 1].map((s) =>
      group(
        [s * 18.8, 25, 0, 0, s * 90, 0],
        block(15, 4, 1.4, black, [0, 0, 0.2], 0.6),
        bowHandle(11, 4.2, 1, black),
      ),
    ),
    around(4, () => foot(1.7, 2, [0, 0, 14]), undefined, 45),
  );
  const lid = group(
    [0, 33.4, -19.6, -68],
    turned(
      [
        [0, 1],
        [16.6, 0.6],
        [17.2, 0],
        [19.2, 0],
        [19.5, 0.7],
        [19.2, 1.4],
        ...smooth(
          [
            [18, 1.8],
            [15, 3.6],
            [9, 5.4],
            [3, 6],
          ],
          5,
        ),
        [0, 6],
      ],
      metal,
      [0, 0, 19.4],
      'y',
      128,
    ),
    group(
      [0, 5.6, 19.4],
      rod(1.3, 1.6, chrome(), [0, 0.6, 0]),
      turned(
        [
          [0, 1],
          [2.2, 1.2],
          [3.2, 2.4],
          [2.6, 3.6],
          [0, 4],
        ],
        black,
      ),
    ),
    rod(0.8, 1.4, black, [7.4, 5.6, 13]),
  );
  const hinge = group(
    [0, 32.6, -19.8],
    block(7.4, 3, 3.4, black, undefined, 0.8),
    rodX(1.1, 9, chrome(), [0, 1.2, -0.2]),
  );
  const panel = group(
    [0, 15, 18.9],
    block(11.4, 13, 1.6, black, undefined, 0.7),
    lamp(0.55, '#f0a029', [-2.6, 3.8, 0.8]),
    lamp(0.55, '#e0372a', [2.6, 3.8, 0.8]),
    label('WARM', 0.85, '#f2f4f4', [-2.6, 2, 0.84]),
    label('COOK', 0.85, '#f2f4f4', [2.6, 2, 0.84]),
    block(1.6, 4, 0.6, plastic('#08090a', 0.8), [0, -2.6, 0.7], 0.2),
    block(4.4, 1.7, 2, plastic('#d8dadc', 0.3), [0, -3.4, 1.3, 12], 0.5),
  );
  return group(
    undefined,
    body,
    lid,
    hinge,
    panel,
    rice(),
    label('REIS 10', 1.7, '#4a5056', [0, 26, 19.08]),
    ratingPlate(5.4, 'REIS 10', '230 V~ 50 Hz 1.6 kW', [0, 15, -19.05, 0, 180, 0]),
    mainsLead([5, 4, -18], 17),
  );
}

/** A shallow dome of white rice with loose grains on top. */
function rice() {
  const random = createRandom(17);
  const tones = [stuff('#f6f3ea', 0.5), stuff('#fbf9f3', 0.5), stuff('#e9e4d6', 0.5)];
  const heap = group(
    [0, 29.4, 0],
    turned(
      [
        [16.1, -1],
        [16.1, 0.2],
        ...smooth(
          [
            [14, 0.7],
            [8, 1.8],
            [2, 2.4],
          ],
          4,
        ),
        [0, 2.4],
      ],
      tones[2],
    ),
    ball(0.1, tones[0]),
  );
  for (let i = 0; i < 1500; i++) {
    const [r, turn] = [15.7 * Math.sqrt(random()), random() * 360];
    const y = 2.3 * (1 - (r / 16.6) ** 2) + 0.1 + random() * 0.45;
    const grain = new IcosahedronGeometry(0.36, 1).scale(1, 1, 2.1 + random());
    const at = [r * Math.cos(turn), y, r * Math.sin(turn), random() * 50 - 25, random() * 360];
    heap.add(solid(grain, tones[i % 3], at));
  }
  return heap;
}
