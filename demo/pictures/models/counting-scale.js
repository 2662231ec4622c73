import { button } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { around, corners, group } from '../kit/geometry.ts';
import { chrome, plastic, polished, steel, zinc } from '../kit/materials.ts';
import { polygon, rectangle } from '../kit/outline.ts';
import { label, lcd } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { ball, block, plateX, plateY, rod, turned } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 27 };

/** A counting scale: steel pan with screws in a dish, three windows and a keypad on the slanted front. */
export function build() {
  const [shell, dark, metal] = [plastic('#e6e7e5', 0.4), plastic('#2b3036', 0.4), steel()];
  const side = polygon(
    [
      [-17, 2.4],
      [18, 2.4],
      [19, 3.6],
      [19, 4.6],
      [8.6, 10, 1],
      [-17, 10, 2],
    ],
    1.2,
  );
  const tilt = (Math.atan2(10.4, 5.4) * 180) / Math.PI;
  const panel = group(
    [0, 7.6, 13.8, -tilt],
    block(31, 11, 0.4, dark, [0, 0, 0.1], 0.5),
    ...[
      ['5.250', 'kg', -10.2],
      ['2.10', 'g', 0],
      ['2500', 'pcs', 10.2],
    ].map(([text, unit, x]) => lcd(9, 3.4, text, unit, [x, 2.9, 0.3])),
    ...['WEIGHT', 'UNIT WEIGHT', 'COUNT'].map((text, i) =>
      label(text, 0.62, '#e6e9eb', [-10.2 + i * 10.2, 0.5, 0.34]),
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      button(0.72, i === 13 ? '#2c9a48' : i === 6 ? '#d2241b' : '#dfe2e4', [
        -12 + (i % 7) * 4,
        i < 7 ? -1.5 : -3.9,
        0.2,
      ]),
    ),
  );
  const pan = group(
    [0, 10, -4.6],
    ...around(4, () => rod(1.4, 1.6, dark, [0, 0.6, 9]), undefined, 45).children,
    plateY(rectangle(32, 24, 1.6), 1.1, metal, [0, 1.9, 0], 0.4),
    plateY(rectangle(29, 21, 1.2), 0.3, metal, [0, 2.4, 0], 0.1),
    turned(
      [
        [0, 2.6],
        [7, 2.6],
        [9, 4.6],
        [9.2, 5],
        [8.8, 5],
        [6.8, 3],
        [0, 3],
      ],
      polished(),
    ),
    bolts(),
  );
  return group(
    undefined,
    plateX(side, 34, shell, undefined, 1.2),
    panel,
    pan,
    ball(0.9, chrome(), [14.4, 10.1, 6.4], [1, 0.4, 1]),
    label('COUNT 15', 1.1, '#5a6066', [-17.05, 6, -6, 0, -90, 0]),
    ratingPlate(5, 'COUNT 15', '15 kg  d = 0.5 g', [6, 6, -17.05, 0, 180, 0]),
    corners(27, 28, () => levelFoot(1.7, 3)),
    mainsLead([-6, 5, -17], 15, 0.3),
  );
}

/** A heap of hexagon bolts in the dish. */
function bolts() {
  const random = createRandom(71);
  const heap = group([0, 3.4, 0]);
  for (let i = 0; i < 60; i++) {
    const [r, turn] = [6 * Math.sqrt(random()), random() * Math.PI * 2];
    const y = 0.5 + (1 - r / 6.4) * 1.7 * random();
    heap.add(
      group(
        [r * Math.cos(turn), y, r * Math.sin(turn), random() * 50 + 60, random() * 360, random() * 40],
        turned(
          [
            [0, -0.3],
            [0.66, -0.3],
            [0.66, 0.3],
            [0, 0.3],
          ],
          zinc(),
          [0, 1.1, 0],
          'y',
          6,
        ),
        rod(0.33, 2, zinc(), undefined),
      ),
    );
  }
  return heap;
}
