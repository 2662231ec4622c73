import { grip } from '../kit/controls.ts';
import { around, group, repeat } from '../kit/geometry.ts';
import { castIron, chrome, darkSteel, paint, polished, stuff, wood, zinc } from '../kit/materials.ts';
import { roundLabel } from '../kit/print.ts';
import { ball, block, coil, hoop, hose, pipe, rod, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 18 };

/** A spindle press: basket of beech slats on a tray with spout, three legs, ratchet head with a long lever. */
export function build({ colour = '#2d6f3f' } = {}) {
  const [iron, beech, cast] = [paint(colour), wood(), castIron('#33363a')];
  const tray = group(
    [0, 27, 0],
    turned(
      [
        [0, 0],
        [17, 0],
        [21, 0.6],
        [22.6, 2],
        [23, 5],
        [22.4, 5.2],
        [21.8, 2.8],
        [20, 1.6],
        [0, 1.4],
      ],
      iron,
      undefined,
      'y',
      96,
    ),
    group(
      [0, 0.4, 23, 22],
      block(7, 0.9, 9, iron, [0, 0, 1], 0.3),
      ...[-1, 1].map((s) => block(0.9, 3, 9, iron, [s * 3.3, 1.2, 1], 0.3)),
    ),
    around(3, () => group([0, 0, 19], block(4.6, 4, 5, iron, [0, -1.4, 0], 0.9)), undefined, 60),
  );
  const legs = around(
    3,
    () =>
      group(
        [0, 0, 19],
        group([0, 13.4, 3, -13], block(3.4, 29, 3, iron, undefined, 0.7)),
        block(6, 1.6, 7, iron, [0, 0.8, 6.6], 0.5),
        rod(0.9, 0.8, zinc(), [0, 1.9, 8]),
      ),
    undefined,
    60,
  );
  const r = 17;
  const cage = group(
    [0, 29.4, 0],
    around(26, () => block(3.2, 32, 1.5, beech, [0, 16.4, r], 0.35)),
    ...[4.4, 28.6].map((y) => sleeve(r + 1.3, r + 0.75, 2.6, zinc(), [0, y, 0])),
    ...[4.4, 28.6].flatMap((y) =>
      Array.from({ length: 26 }, (_, i) =>
        group([0, y, 0, 0, (i * 360) / 26], group([0, 0, r + 1.4, 90], rod(0.42, 0.5, darkSteel()))),
      ),
    ),
    ...[90, 270].map((turn) =>
      group(
        [0, 16.5, 0, 0, turn],
        ...[-12.1, 12.1].map((y) => block(5, 3.4, 1.6, zinc(), [0, y, r + 1.8], 0.4)),
        rod(0.45, 30, chrome(), [0, 1, r + 2.2]),
      ),
    ),
    rod(r - 1, 26, stuff('#8a1f2c', 0.5), [0, 13, 0]),
    around(40, (i) =>
      ball(
        1.3,
        stuff(i % 3 ? '#7a1b2b' : '#a33a2a', 0.35),
        [0, 26 + (i % 2) * 0.3, 3.4 + ((i * 7) % 12)],
        [1, 0.8, 1],
      ),
    ),
  );
  const head = group(
    undefined,
    rod(1.9, 66, polished(), [0, 60, 0]),
    coil(1.95, 33, 20, 0.32, polished(), [0, 59, 0]),
    ...[-1, 1].map((s) => group([0, 58.4, s * 7.6], block(28, 3.6, 13.4, beech, undefined, 0.6))),
    ...[-7, 7].map((x) => block(5, 4, 26, beech, [x, 62, 0], 0.7)),
    rod(6, 3, cast, [0, 65.6, 0]),
    turned(
      [
        [0, 66.6],
        [5, 66.6],
        [5.4, 67.2],
        [5.4, 70],
        [4, 71.4],
        [3, 74.6],
        [2.7, 76],
        [0, 76],
      ],
      iron,
      undefined,
      'y',
      64,
    ),
    repeat(14, (i) => group([0, 68.6, 0, 0, (i * 360) / 14], block(0.9, 2.4, 0.8, iron, [0, 0, 5.5], 0.2))),
    group(
      [0, 73.4, 0, 0, -28, 0],
      pipe(
        [
          [0, 0, 0],
          [26, 0, 0],
          [40, 7, 0],
        ],
        1.05,
        zinc(),
        8,
      ),
      group([37, 5.6, 0, 0, 0, -63], grip(12, 1.7, wood())),
      block(6, 3.2, 4, iron, [4, 0, 0], 0.8),
      rod(0.7, 5, zinc(), [5.4, 0.4, 0]),
    ),
    rod(2.8, 1.4, zinc(), [0, 92.4, 0]),
  );
  const jug = group(
    [0, 0, 34],
    turned(
      [
        [0, 0.4],
        [5.6, 0.4],
        [6.4, 1],
        [7, 14],
        [6.8, 14.2],
        [6.2, 1.6],
        [0, 1.2],
      ],
      stuff('#dfe3e6', 0.3),
    ),
    rod(6.1, 7.6, stuff('#7d1526', 0.25), [0, 5.2, 0]),
    hose(
      [
        [6.6, 12, 0],
        [10, 12, 0],
        [10.6, 7, 0],
        [6.4, 4, 0],
      ],
      0.6,
      stuff('#dfe3e6', 0.3),
    ),
    group([0, 14, 0, 90], hoop(6.9, 0.28, stuff('#dfe3e6', 0.3))),
  );
  return group(
    undefined,
    tray,
    legs,
    cage,
    head,
    jug,
    roundLabel('PRESS 18', 2.2, '#ffffff', 23.05, [0, 30.4, 0, 0, 30, 0]),
  );
}
