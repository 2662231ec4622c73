import { IcosahedronGeometry } from 'three';
import { rocker } from '../kit/controls.ts';
import { corners, group, solid } from '../kit/geometry.ts';
import { brass, chrome, glass, paint, plastic, polished, steel, stuff } from '../kit/materials.ts';
import { circle, smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { ball, block, plate, plateX, rod, rodX, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';
export const view = { azimuth: 30, elevation: 12 };

/** A fairground popcorn cabinet with a hanging kettle and a heap of popcorn. */
export function build() {
  const [w, d, red, gold] = [44, 36, paint('#b3141a'), brass()];
  const base = group(
    undefined,
    block(w + 2, 13, d + 2, red, [0, 8.5, 0], 1.2),
    block(w + 3, 1, d + 3, gold, [0, 15.2, 0], 0.3),
    block(w + 3, 1, d + 3, gold, [0, 2.6, 0], 0.3),
    corners(w - 6, d - 6, () => foot(1.8, 2.2)),
    label('POPCORN', 4.6, '#f6d77a', [-4, 8.8, d / 2 + 1.06]),
    ...[0, 1, 2].map((i) =>
      rocker(2.4, 3.2, [14 + i * 3.2, 8.8, d / 2 + 0.9], i === 0 ? '#d2241b' : '#2c9a48'),
    ),
  );
  const post = () => block(1.4, 46, 1.4, gold, [0, 38.6, 0], 0.5);
  const cabinet = group(
    undefined,
    corners(w - 1, d - 1, post),
    block(w - 2, 0.8, d - 2, steel(), [0, 16, 0], 0.2),
    block(w, 1.6, d, gold, [0, 61.6, 0], 0.4),
    ...[-1, 1].map((side) =>
      block(0.4, 45, d - 2, glass('#eef6fa', 0.1), [(side * (w - 1)) / 2, 38.6, 0], 0.05),
    ),
    block(w - 2, 45, 0.4, glass('#eef6fa', 0.08), [0, 38.6, d / 2 - 0.5], 0.05),
    block(0.5, 45, 0.9, gold, [0, 38.6, d / 2 - 0.4], 0.2),
    ball(0.8, gold, [2.2, 36, d / 2 + 0.4]),
  );
  const roof = group(
    [0, 62, 0],
    tapered([w + 8, 9, d + 8], red, [0, 5, 0], { top: [0.62, 0.62], radius: 0.6 }),
    block((w + 8) * 0.64, 1, (d + 8) * 0.64, gold, [0, 9.8, 0], 0.4),
    block(w + 8.6, 1.4, d + 8.6, gold, [0, 0.6, 0], 0.4),
    label('POPCORN', 4.4, '#f6d77a', [0, 4.6, d / 2 + 1.6, -42, 0, 0]),
  );
  for (let i = 0; i < 12; i++)
    roof.add(
      plate(
        circle(2.1, 0, 0),
        0.5,
        i % 2 ? red : gold,
        [-(w + 4) / 2 + 2 + i * 3.98, -0.4, (d + 8) / 2 + 0.1],
        0.1,
      ),
      plateX(
        circle(2.1),
        0.5,
        i % 2 ? red : gold,
        [(w + 8) / 2 + 0.1, -0.4, -(d + 4) / 2 + 2 + i * 3.27],
        0.1,
      ),
    );
  const kettle = group(
    [2, 46, 0],
    turned(
      smooth(
        [
          [0, -6],
          [4, -5.8],
          [7, -3.8],
          [8, 0],
          [7.8, 4],
        ],
        6,
      ),
      polished(),
    ),
    turned(
      [
        [0, 5.6],
        [3, 5.4],
        [8, 4.2],
        [8.2, 3.6],
        [7.6, 3.6],
      ],
      polished(),
    ),
    rod(0.6, 12, chrome(), [0, 10, 0]),
    rodX(0.7, 16, chrome(), [-10, 1, 0]),
    ball(1.1, plastic(), [0, 6.4, 0]),
    rod(0.9, 2.6, plastic(), [8.6, 2, 3]),
  );
  return group(undefined, base, cabinet, roof, kettle, heap(w, d));
}

/** Puffed kernels: each a few overlapping balls, piled up to a dome. */
function heap(w, d) {
  const random = createRandom(5);
  const tones = [stuff('#f7edd2'), stuff('#fbf5e4'), stuff('#f1dfae')];
  const kernels = group([0, 16.6, 0]);
  for (let i = 0; i < 430; i++) {
    const [x, z] = [(random() - 0.5) * (w - 5), (random() - 0.5) * (d - 5)];
    const top = 13 * (1 - 0.75 * ((x / (w / 2)) ** 2 * 0.7 + (z / (d / 2)) ** 2 * 0.5));
    const y = top * (0.55 + 0.45 * random());
    const r = 0.9 + random() * 0.55;
    const squash = [0.8 + random() * 0.5, 0.8 + random() * 0.5, 0.8 + random() * 0.5];
    kernels.add(solid(new IcosahedronGeometry(r, 2).scale(...squash), tones[i % 3], [x, y, z]));
    if (i % 2)
      kernels.add(
        solid(new IcosahedronGeometry(r * 0.7, 1), tones[(i + 1) % 3], [
          x + r * 0.8,
          y + r * 0.5,
          z + r * 0.3,
        ]),
      );
  }
  kernels.add(tapered([w - 4, 9, d - 4], tones[2], [0, 4, 0], { top: [0.55, 0.6], radius: 2 }));
  return kernels;
}
