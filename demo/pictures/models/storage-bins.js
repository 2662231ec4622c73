import { group } from '../kit/geometry.ts';
import { plastic, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, font } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { block, plateX, rod } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 20 };

/** Three stacks of open-fronted bins in blue, red and yellow. */
export function build() {
  const colours = ['#1f5fb0', '#bb1d20', '#e5b010'];
  return group(
    undefined,
    ...colours.flatMap((colour, stack) =>
      [0, 1, 2].map((level) => bin([-17 + stack * 17, level * 13.1, 0], colour, level + stack)),
    ),
  );
}

function bin(at, colour, seed) {
  const [w, h, d] = [16, 13, 24];
  const shell = plastic(colour, 0.4);
  const side = polygon(
    [
      [-12, 0],
      [10.4, 0],
      [12, 5.4],
      [7, 7, 1],
      [4.4, 12.6, 1],
      [4, 13],
      [-12, 13],
    ],
    0.6,
  );
  const random = createRandom(20 + seed);
  const screws = Array.from({ length: 26 }, () => {
    const [x, z, turn] = [(random() - 0.5) * (w - 4), -6 + random() * 15, random() * 180];
    return group(
      [x, 1.2 + random() * 2.4, z, 90 - random() * 30, turn, 0],
      rod(0.24, 2.6, zinc()),
      rod(0.5, 0.4, zinc(), [0, 1.4, 0]),
    );
  });
  return group(
    at,
    plateX(side, 0.6, shell, [w / 2 - 0.4, 0, 0], 0.15),
    plateX(side, 0.6, shell, [-w / 2 + 0.4, 0, 0], 0.15),
    block(w - 0.6, 0.7, d - 1, shell, [0, 0.4, -0.6], 0.2),
    block(w - 0.6, h, 0.7, shell, [0, h / 2, -d / 2 + 0.3], 0.2),
    block(w - 0.6, 5.4, 0.7, shell, [0, 2.8, d / 2 - 0.9, 16], 0.25),
    block(w - 0.4, 0.9, 1.4, shell, [0, 5.4, d / 2 - 0.1], 0.35),
    block(w * 0.62, 2.6, 0.3, plastic('#f4f4f1', 0.4), [0, 2.9, d / 2 - 0.5, 16], 0.15),
    decal(
      w * 0.5,
      1.6,
      (pen, pw, ph) => {
        pen.fillStyle = '#2a2d31';
        pen.font = font(1, 600);
        pen.fillText(['M4 × 20', 'M5 × 25', 'M6 × 30', 'M8 × 40', 'Ø 4.2'][seed % 5], pw / 2, ph / 2);
      },
      [0, 2.9, d / 2 - 0.33, 16],
    ),
    block(0.9, 0.6, d - 9, shell, [w / 2, h - 0.3, -3.6], 0.2),
    block(0.9, 0.6, d - 9, shell, [-w / 2, h - 0.3, -3.6], 0.2),
    ...screws,
  );
}
