import { button } from '../kit/controls.ts';
import { bowHandle, louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, glass, plastic, steel, stuff } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { wireShelf } from '../kit/rigging.ts';
import { block, rod, tub, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 16 };

/** A cabinet dehydrator with its glass door open: ten wire trays of fruit, one pulled out. */
export function build() {
  const [w, h, d, metal, inside] = [38, 44, 44, steel(), steel('#9a9da1')];
  const cabinet = group(
    undefined,
    tub([w, d, h], 0.8, metal, [0, h / 2 + 2.4, -d / 2, 90], 1),
    block(w - 3, h - 3, 0.6, inside, [0, h / 2 + 2.4, -d / 2 + 3], 0.3),
    block(w, 8.6, d, metal, [0, h + 6.4, 0], 1),
    block(w - 2, 7, 0.8, plastic('#17191c', 0.3), [0, h + 6.4, d / 2 + 0.1], 0.5),
    display(11, 4.6, ['68 °C', '07:30 H'], '#7fe3ff', [-9, h + 6.4, d / 2 + 0.4]),
    ...[0, 1, 2, 3].map((i) =>
      button(0.8, i === 3 ? '#2c9a48' : '#d8dadc', [1 + i * 4.2, h + 6.4, d / 2 + 0.5]),
    ),
    repeat(9, (i) => block(16, 0.8, 0.3, plastic('#0b0c0d', 0.8), [0, 16 + i * 2, -d / 2 + 3.4], 0.2)),
    corners(w - 7, d - 7, () => foot(1.8, 2.6)),
    louvres(7, 22, 1.6, metal, [0, h / 2 + 6, -d / 2, 0, 180, 0]),
    ratingPlate(6, 'DRY 10', '230 V~ 50 Hz 1 kW', [0, 12, -d / 2 - 0.05, 0, 180, 0]),
    label('DRY 10', 1.6, '#565c62', [w / 2 + 0.05, h + 6.2, 12, 0, 90, 0]),
    mainsLead([12, 6, -d / 2], 15),
  );
  const trays = repeat(10, (i) => {
    const pulled = i === 6 ? 15 : 0;
    return group(
      [0, 6.6 + i * 4.1, pulled],
      wireShelf(w - 3, d - 6, 0.11, chrome(), [0, 0, 1], 1.3),
      ...[-1, 1].map((s) => block(0.6, 0.5, d - 6, metal, [s * (w / 2 - 1.2), -0.5, 1 - pulled], 0.1)),
      slices(i),
    );
  });
  const door = group(
    [w / 2 - 0.6, h / 2 + 2.4, d / 2 + 0.6, 0, 112, 0],
    block(w - 4, h - 5, 0.7, glass('#dfeaf0', 0.2), [-w / 2 + 0.6, 0, 0], 0.2),
    ...[-1, 1].map((s) => block(w - 0.6, 3, 1.4, metal, [-w / 2 + 0.6, s * (h / 2 - 1.7), 0], 0.5)),
    ...[-1, 1].map((s) => block(3, h - 0.4, 1.4, metal, [-w / 2 + 0.6 + s * (w / 2 - 1.8), 0, 0], 0.5)),
    group([-w + 2.6, 0, 0.6, 0, 0, 90], bowHandle(16, 3, 0.6, chrome())),
    ...[-1, 1].map((s) => rod(0.7, 3, chrome(), [0.4, s * 16, -0.4])),
  );
  return group(undefined, cabinet, trays, door);
}

const FRUIT = [
  ['#e98a1d', '#f6b53f'],
  ['#b3243a', '#d9566a'],
  ['#d9c98e', '#efe3b4'],
  ['#7a9a2c', '#b3c95a'],
];

/** Rows of fruit slices on a tray, each with a paler middle. */
function slices(tray) {
  const random = createRandom(60 + tray);
  const [rind, flesh] = FRUIT[tray % FRUIT.length];
  const whole = group(undefined);
  for (let i = 0; i < 42; i++) {
    const [x, z] = [-14 + (i % 7) * 4.7, -14.6 + Math.floor(i / 7) * 6.2];
    const at = [x + random() * 0.8, 0.45, z + random() * 1.2, random() * 8 - 4, random() * 90, 0];
    whole.add(group(at, slice(2.1, 0.25, rind), slice(1.75, 0.3, flesh)));
  }
  return whole;
}

/** A plain disc with few faces: there are hundreds of them. */
const slice = (r, half, colour) =>
  turned(
    [
      [0, -half],
      [r, -half],
      [r, half],
      [0, half],
    ],
    stuff(colour, 0.5),
    undefined,
    'y',
    20,
  );
