import { IcosahedronGeometry } from 'three';
import { button } from '../kit/controls.ts';
import { mainsLead, ratingPlate, screw } from '../kit/fittings.ts';
import { group, repeat, solid } from '../kit/geometry.ts';
import {
  aluminium,
  chrome,
  darkSteel,
  glass,
  paint,
  plastic,
  polished,
  rubber,
  stuff,
} from '../kit/materials.ts';
import { gear, polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { block, plateX, plateY, rod, rodZ, sleeve, tapered, turned } from '../kit/solids.ts';

export const view = { azimuth: 32, elevation: 14 };

/** An on-demand espresso grinder: bean hopper, setting collar, spout above the fork for the filter holder. */
export function build({ colour = '#b9bcc0' } = {}) {
  const [body, black, bright] = [paint(colour), plastic('#191a1d', 0.4), polished()];
  const side = polygon(
    [
      [-12, 3],
      [6.4, 3],
      [6.6, 20, 2],
      [10, 26, 2],
      [10, 37, 4],
      [4, 39.4, 3],
      [-12, 39.4, 4],
    ],
    1.4,
  );
  const base = group(
    undefined,
    tapered([21, 3.4, 32], aluminium('#c9ccce'), [0, 1.8, 2], { top: [0.94, 0.96], radius: 1.2 }),
    block(13, 0.8, 12, rubber('#1d1f21'), [0, 3.6, 10], 0.3),
    repeat(6, (i) => block(11, 0.3, 0.5, black, [0, 4.05, 5.8 + i * 1.7], 0.1)),
    plateX(side, 15, body, undefined, 1.8),
    rod(8.2, 1.6, black, [0, 39.6, -3]),
    label('MACINA 65', 1.6, '#f4f5f6', [7.55, 25, -3, 0, 90, 0]),
    ...[8, 33].map((y) => screw(0.5, [7.5, y, -9, 0, 90, 0])),
    ratingPlate(5, 'MACINA 65', '230 V~ 50 Hz 450 W', [0, 22, -12.05, 0, 180, 0]),
    mainsLead([4, 3, -13], 14),
  );
  const front = group(
    [0, 31.4, 10],
    display(8, 5, ['8.5 s', 'DOUBLE'], '#7fe3ff', [0, 2.2, 0.1]),
    ...[-2.8, 0, 2.8].map((x) => button(0.6, '#e4e6e8', [x, -2.6, 0.1])),
  );
  const spout = group(
    [0, 23.4, 8.6],
    tapered([4.4, 7.4, 5], bright, [0, 0, 1.6], { top: [1.3, 1.2], radius: 1 }),
    block(3, 1.4, 3, black, [0, -3.6, 1.8], 0.5),
    block(9.4, 2.4, 1.6, bright, [0, -6.6, -1.6], 0.5),
    ...[-1, 1].map((s) => block(1.4, 1.6, 8.4, bright, [s * 4, -6.6, 2], 0.5)),
    // A filter holder hangs in the fork.
    sleeve(3.6, 3.1, 2.6, chrome(), [0, -5.6, 3.2]),
    turned(
      [
        [3.1, -4.6],
        [3, -8],
        [2, -9],
        [0, -9.2],
      ],
      chrome(),
      [0, 0, 3.2],
    ),
    rod(3, 0.6, stuff('#3b2415', 0.8), [0, -4.9, 3.2]),
    group(
      [-0.4, -6, 5.6, 4, -30, 0],
      rodZ(0.9, 3.4, chrome(), [0, 0, 2]),
      rodZ(1.5, 11, black, [0, -0.2, 8.6], 1.8),
    ),
  );
  const collar = group(
    [0, 40.2, -3],
    plateY(gear(7.4, 28, 0.36), 2.8, bright, [0, 1.4, 0], 0.3),
    rod(6.4, 1.6, black, [0, 3.4, 0]),
    sleeve(6, 5.2, 2.4, black, [0, 5.2, 0]),
    block(7, 1, 3, black, [7, 4.6, 0], 0.4),
    label('5 · 6 · 7 · 8', 0.9, '#22262a', [0, 1.4, 7.45]),
  );
  const hopper = group(
    [0, 45.6, -3],
    turned(
      [
        [5, 0],
        [5.2, 2.4],
        [11.2, 12],
        [11.6, 14],
        [11.8, 19],
      ],
      glass('#ffffff', 0.1),
      undefined,
      'y',
      96,
    ),
    turned(
      [
        [0, 19],
        [12, 19],
        [12.3, 19.4],
        [12.2, 20.4],
        [10, 21.6],
        [0, 22],
      ],
      plastic('#2a2c30', 0.3),
      undefined,
      'y',
      96,
    ),
    rod(1.4, 2, black, [0, 22.8, 0]),
    beans(),
  );
  return group(undefined, base, front, spout, collar, hopper, rodZ(0.6, 0.8, darkSteel(), [0, 35.4, -12]));
}

/** Roasted beans filling the funnel: flattened ellipsoids over a dark core. */
function beans() {
  const random = createRandom(9);
  const tones = [stuff('#4a2813', 0.34), stuff('#5f371c', 0.34), stuff('#371c0d', 0.34)];
  const radiusAt = (y) => (y < 11.4 ? 4.6 + ((y - 1.6) / 9.8) * 6 : 10.8);
  const heap = group(
    undefined,
    turned(
      [
        [0, 0.4],
        [4, 0.6],
        [9.6, 11],
        [9.8, 13.2],
        [0, 14.2],
      ],
      stuff('#2a180e', 0.7),
    ),
  );
  for (let i = 0; i < 900; i++) {
    const onTop = i < 300;
    const y = onTop ? 13.6 + random() * 1.1 : 1.4 + random() * 12.6;
    const r = onTop ? 10.2 * Math.sqrt(random()) : radiusAt(y) - 0.75 - random() * 0.5;
    const turn = random() * Math.PI * 2;
    const bean = new IcosahedronGeometry(0.62, 2).scale(1, 0.66, 1.4);
    const at = [r * Math.cos(turn), y, r * Math.sin(turn), random() * 180, random() * 180, random() * 180];
    heap.add(solid(bean, tones[i % 3], at));
  }
  return heap;
}
