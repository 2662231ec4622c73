import { screw } from '../kit/fittings.ts';
import { around, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, fabric, leather, powder, stuff, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label, roundLabel } from '../kit/print.ts';
import { chain, hook } from '../kit/rigging.ts';
import { block, hoop, plate, plateX, rod, turned } from '../kit/solids.ts';

export const view = { azimuth: 42, elevation: 8 };

/** A heavy bag on four chains under a braced wall bracket. */
export function build({ colour = '#1d1e21', stripe = '#a81d1d' } = {}) {
  const [hide, band, dark] = [leather(colour), leather(stripe), powder('#26292d')];
  const [r, h] = [17.5, 104];
  const bag = group(
    [0, 4, 0],
    turned(
      [
        [0, 0],
        [r - 4, 0],
        [r - 1.2, 0.8],
        [r - 0.2, 2.6],
        [r, 6],
        [r, h - 6],
        [r - 0.2, h - 2.6],
        [r - 1.4, h - 0.8],
        [r - 4, h],
        [0, h],
      ],
      hide,
      undefined,
      'y',
      96,
    ),
    turned(
      [
        [r, h - 21],
        [r + 0.35, h - 20.6],
        [r + 0.35, h - 8.4],
        [r, h - 8],
      ],
      band,
      undefined,
      'y',
      96,
    ),
    turned(
      [
        [r, 10],
        [r + 0.3, 10.3],
        [r + 0.3, 13.7],
        [r, 14],
      ],
      band,
      undefined,
      'y',
      96,
    ),
    ...[34, 58].map((y) => group([0, y, 0, 90], hoop(r, 0.22, stuff('#0f1011', 0.7)))),
    group(
      [0, 0, 0, 0, 155, 0],
      block(1.6, h - 6, 0.5, hide, [0, h / 2, r], 0.2),
      ...[-0.6, 0.6].map((x) =>
        repeat(26, (i) => block(0.14, 1.6, 0.1, stuff('#8d9297'), [x, 6 + i * 3.6, r + 0.28], 0.04)),
      ),
    ),
    roundLabel('HEAVY 35', 3.4, '#f2f2ef', r + 0.42, [0, h - 14.6, 0, 0, 22, 0]),
    roundLabel('HEAVY 35', 3.4, '#f2f2ef', r + 0.42, [0, h - 14.6, 0, 0, 202, 0]),
    around(
      4,
      () =>
        group(
          undefined,
          block(4.6, 17, 0.7, fabric('#2a2c30'), [0, h - 5.6, r + 0.4], 0.2),
          block(4.6, 0.7, 4, fabric('#2a2c30'), [0, h + 1.6, r - 1.4, 24], 0.2),
          group([0, h + 3, r - 1.4, 20], hoop(1.9, 0.36, chrome())),
          ...[-11.4, -8.4].map((y) => group([0, h + y, r + 0.6], screw(0.55))),
        ),
      undefined,
      67,
    ),
  );
  const top = 4 + h;
  const hang = group(
    [0, top + 4, 0],
    around(4, () => group([0, 0, r - 1.8, -36.6, 0, 0], chain(25, 0.6, 0.42, chrome())), undefined, 45),
    group([0, 20.6, 0, 90], hoop(1.6, 0.5, zinc())),
    rod(1.3, 4, chrome(), [0, 24, 0]),
    rod(1.9, 1.4, darkSteel(), [0, 24.4, 0]),
    group([0, 33, 0], hook(2.4, chrome())),
  );
  const arm = top + 41;
  const bracket = group(
    undefined,
    block(6, 5, 56, dark, [0, arm, -18], 0.7),
    block(6.4, 5.4, 0.8, stuff('#17191b'), [0, arm, 10], 0.3),
    plateX(
      polygon(
        [
          [-43, -38],
          [-39, -38],
          [-3, -4],
          [-3, 0],
          [-8, 0],
        ],
        1,
      ),
      3,
      dark,
      [0, arm - 0.6, 0],
      0.5,
    ),
    plate(
      polygon(
        [
          [-9, -46],
          [9, -46],
          [9, 14],
          [-9, 14],
        ],
        2,
      ),
      1.6,
      dark,
      [0, arm, -45.4],
      0.4,
    ),
    ...[-1, 1].flatMap((x) => [-41, -16, 9].map((y) => group([x * 5.8, arm + y, -44.8], screw(1.3)))),
    rod(0.9, 4, zinc(), [0, arm - 3.4, 0]),
    group([0, arm - 4.6, 0], hoop(1.9, 0.6, zinc())),
    label('MAX 100 KG', 2.4, '#e8eaec', [3.06, arm, -24, 0, 90, 0]),
  );
  return group(undefined, bag, hang, bracket);
}
