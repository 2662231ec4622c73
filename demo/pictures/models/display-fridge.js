import { bowHandle, louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, glass, glow, plastic, powder } from '../kit/materials.ts';
import { decal, display } from '../kit/print.ts';
import { wireShelf } from '../kit/rigging.ts';
import { block, rod, tub, turned } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 9 };

const DRINKS = [
  ['#2f7d3a', '#e9e4d2'],
  ['#c9741d', '#f6f2e6'],
  ['#7a4a1f', '#d9b34a'],
  ['#b02430', '#f4f4f0'],
  ['#dbe8ee', '#2f6fae'],
];

/** A bottle fridge with a lit header, glass door and five shelves of drinks. */
export function build({ colour = '#f0f0ee' } = {}) {
  const [w, h, d, coat, black] = [60, 184, 58, powder(colour), plastic('#17181a', 0.4)];
  const inner = plastic('#f4f6f7', 0.4);
  const cabinet = group(
    undefined,
    tub([w, d, h - 20], 3.4, coat, [0, (h - 20) / 2 + 16, -d / 2, 90], 1.6),
    block(w, 18, d, coat, [0, 12, 0], 1.6),
    block(w - 7, h - 28, 0.6, inner, [0, (h - 20) / 2 + 16, -d / 2 + 3.8], 0.2),
    block(w, 21, d, coat, [0, h + 5.6, 0], 1.6),
    block(w - 3, 18, 1.2, black, [0, h + 5.6, d / 2 + 0.1], 0.6),
    header([0, h + 5.6, d / 2 + 0.75]),
    louvres(6, w - 14, 1.6, black, [0, 12, d / 2]),
    display(6, 2.4, ['4 °C'], '#7fe3ff', [w / 2 - 8, 18.6, d / 2 + 0.2]),
    louvres(12, 36, 2, black, [0, 30, -d / 2, 0, 180, 0]),
    ratingPlate(8, 'GLACIER 350', '230 V~ R600a 4 °C', [0, 110, -d / 2 - 0.1, 0, 180, 0]),
    corners(w - 9, d - 9, () => levelFoot(2.2, 3.6)),
    ...[-1, 1].map((s) =>
      block(1.4, h - 34, 1.4, glow('#ffffff', 0.9), [s * (w / 2 - 4.4), h / 2 + 6, d / 2 - 5], 0.5),
    ),
    mainsLead([18, 10, -d / 2], 22),
  );
  const shelves = [0, 1, 2, 3, 4].map((i) =>
    group(
      [0, 22.6 + i * 31, 0],
      wireShelf(w - 8, d - 12, 0.28, plastic('#e4e6e7', 0.4), [0, 0, -1], 3),
      block(w - 8, 3, 0.5, aluminium('#e4e6e8'), [0, 0.2, d / 2 - 6.6], 0.2),
      row(i, w, d),
    ),
  );
  const door = group(
    [0, (h - 20) / 2 + 16, d / 2 + 1.6],
    block(w - 9, h - 30, 0.8, glass('#dfeef5', 0.1), undefined, 0.2),
    ...[-1, 1].map((s) => block(w - 1, 5, 2.6, black, [0, s * (h / 2 - 12.8), 0], 0.7)),
    ...[-1, 1].map((s) => block(5, h - 20.6, 2.6, black, [s * (w / 2 - 3), 0, 0], 0.7)),
    group([-w / 2 + 3, 6, 1.2, 0, 0, 90], bowHandle(34, 3.6, 0.9, chrome())),
  );
  return group(undefined, cabinet, ...shelves, door);
}

/** A sign of rising bubbles. */
function header(at) {
  return decal(
    55,
    16,
    (pen, width, height) => {
      const ground = pen.createLinearGradient(0, 0, width, height);
      ground.addColorStop(0, '#0f5f9e');
      ground.addColorStop(1, '#2fb4d6');
      pen.fillStyle = ground;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#ffffff';
      for (let i = 0; i < 46; i++) {
        pen.globalAlpha = 0.1 + ((i * 37) % 10) / 26;
        pen.beginPath();
        pen.arc((i * 13.7) % width, (i * 7.3) % height, 0.3 + ((i * 29) % 17) / 11, 0, 7);
        pen.fill();
      }
      pen.globalAlpha = 1;
      pen.font = `700 8px "Inter Variable", sans-serif`;
      pen.fillText('COOL', width / 2, height * 0.54);
    },
    at,
    { glow: 0.7, cover: true },
  );
}

/** One shelf of bottles: three deep, each column its own drink. */
function row(shelf, w, d) {
  const whole = group(undefined);
  for (let column = 0; column < 7; column++) {
    const [liquid, mark] = DRINKS[(shelf + Math.floor(column / 2)) % DRINKS.length];
    for (let deep = 0; deep < 3; deep++) {
      const x = -w / 2 + 8.2 + column * 7.25;
      whole.add(bottle(liquid, mark, [x, 0.5, d / 2 - 12 - deep * 8.4]));
    }
  }
  return whole;
}

function bottle(liquid, mark, at) {
  return group(
    at,
    turned(
      [
        [0, 0],
        [3, 0],
        [3.3, 0.6],
        [3.3, 13],
        [2.6, 16],
        [1.3, 19],
        [1.2, 22.6],
        [0, 22.6],
      ],
      plastic(liquid, 0.12),
      undefined,
      'y',
      28,
    ),
    rod(3.38, 5.6, plastic(mark, 0.5), [0, 7.4, 0]),
    rod(1.45, 1.6, plastic(mark, 0.35), [0, 23, 0]),
  );
}
