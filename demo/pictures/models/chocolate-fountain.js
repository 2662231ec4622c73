import { knob, lamp, rocker } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { ceramic, polished, steel } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { rod, turned } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 17 };

/** A chocolate fountain: heated bowl, auger tower and three tiers with chocolate running over them. */
export function build() {
  const [metal, bright, chocolate] = [steel(), polished(), ceramic('#45200f')];
  const base = group(
    undefined,
    turned(
      [
        [0, 3],
        [15.6, 3],
        [16.4, 3.8],
        [15, 13],
        [14.6, 14],
        [0, 14],
      ],
      metal,
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [12, 14],
        ...smooth(
          [
            [14, 14.2],
            [18.6, 16],
            [20.6, 20],
            [20.8, 21.6],
          ],
          5,
        ),
        [21.6, 22],
        [21.6, 22.6],
        [20.6, 22.6],
        ...smooth(
          [
            [20, 20.6],
            [17.6, 17.4],
            [12, 15.4],
          ],
          5,
        ),
      ],
      bright,
      undefined,
      'y',
      128,
    ),
    turned(
      [
        [19.7, 20],
        [10, 19.9],
        [6, 20.3],
        [0, 20.4],
      ],
      chocolate,
      undefined,
      'y',
      120,
    ),
    around(3, () => levelFoot(1.9, 3.6, [0, 0, 12]), undefined, 60),
  );
  // Each tier: radius of its rim, height of its rim; the chocolate falls from there to the next one.
  const tiers = [
    [13.2, 34],
    [9.8, 47],
    [6.6, 59],
  ];
  const tower = group(undefined, rod(3, 46, bright, [0, 42, 0]));
  tiers.forEach(([r, y], i) => {
    const [below, floor] = tiers[i - 1] ?? [16, 20];
    const land = i === 0 ? floor : floor + (1.9 * (below - r - 0.6)) / below + 0.5;
    tower.add(
      turned(
        [
          [3, y - 3.2],
          ...smooth(
            [
              [4, y - 2.6],
              [r * 0.7, y - 1.4],
              [r, y],
            ],
            4,
          ),
          [r - 0.3, y + 0.2],
          [3, y + 2],
        ],
        bright,
        undefined,
        'y',
        120,
      ),
      turned(
        smooth(
          [
            [2.8, y + 3],
            [4.4, y + 2.2],
            [r * 0.75, y + 1.3],
            [r, y + 0.55],
            [r + 0.55, y - 0.3],
            [r + 0.45, y - 2],
            [r + 0.1, (y + land) / 2],
            [r, land],
            [r + 0.7, land - 0.2],
          ].toReversed(),
          5,
        ),
        chocolate,
        undefined,
        'y',
        128,
      ),
    );
  });
  tower.add(
    turned(
      smooth(
        [
          [3.1, 60],
          [3.5, 64],
          [3.4, 67],
          [2.4, 69.4],
          [1.2, 70.4],
          [0.01, 70.6],
        ],
        5,
      ),
      chocolate,
    ),
  );
  const controls = group(
    [0, 8.4, 15.6, -9],
    knob(2, [-6, 0, -1.1], { marks: 9, ink: '#22262a' }),
    rocker(2.2, 3, [1, 0, -0.2], '#2c9a48'),
    rocker(2.2, 3, [4.6, 0, -0.9], '#d2241b'),
    lamp(0.45, '#f0a029', [-1.8, 0, 0]),
  );
  return group(
    undefined,
    base,
    tower,
    controls,
    group([0, 8.6, 0, 0, 44, 0], label('CASCADE 3', 1.4, '#454a50', [0, 0, 15.85, -9])),
    group([0, 0, 0, 0, 180, 0], ratingPlate(5, 'CASCADE 3', '230 V~ 300 W', [0, 8.6, 15.7, -9])),
    mainsLead([4, 5, -15], 16),
  );
}
