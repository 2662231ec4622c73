import { rocker } from '../kit/controls.ts';
import { louvres } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { glass, plastic, polished, steel } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plateY, rod, rodZ, tapered } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 13 };

/** A chilled dispenser with two twelve-litre bowls. */
export function build() {
  const metal = steel();
  const base = group(
    undefined,
    block(40, 24, 42, metal, [0, 15, -2], 1.2),
    corners(32, 34, () => foot(1.9, 3.4), [0, 0, -2]),
    louvres(9, 26, 1.7, metal, [20, 14, -4, 0, 90, 0]),
    block(36, 2, 13, plastic('#1f2124', 0.4), [0, 9, 25], 0.6),
    plateY(
      cut(
        rectangle(34, 11, 0.6),
        ...Array.from({ length: 12 }, (_, i) => rectangle(1.2, 9, 0.4, -15.4 + i * 2.8, 0)),
      ),
      0.5,
      polished(),
      [0, 10.3, 25],
      0.1,
    ),
    group(
      [0, 20, 19.1],
      ...[-12, -8, 8, 12].map((x, i) => rocker(2.2, 3, [x, 0, 0], i % 2 ? '#2c9a48' : undefined)),
      label('COOL', 1.3, '#4a5056', [0, 0, 0.08]),
    ),
  );
  return group(undefined, base, bowl(-9.6, '#f08a1c'), bowl(9.6, '#c4202f'));
}

function bowl(x, colour) {
  const [w, d, h] = [17.6, 32, 34];
  return group(
    [x, 27, -1],
    block(w + 0.6, 2.4, d + 0.6, plastic('#24262a', 0.4), [0, 1, 0], 0.8),
    tapered([w - 1, h * 0.76, d - 1], plastic(colour, 0.12), [0, 2 + h * 0.38, 0], {
      top: [1.02, 1.02],
      radius: 2,
    }),
    tapered([w, h, d], glass('#f4f9fb', 0.2), [0, 2 + h / 2, 0], { top: [1.03, 1.03], radius: 2.4 }),
    block(w + 1.6, 3, d + 1.6, plastic('#24262a', 0.4), [0, h + 3, 0], 1),
    block(6, 1.6, 9, plastic('#24262a', 0.4), [0, h + 5, 0], 0.7),
    group(
      [0, -0.4, d / 2 + 2],
      rodZ(1.5, 5, plastic('#24262a', 0.4)),
      rod(1.2, 6, plastic('#24262a', 0.4), [0, -2.6, 2]),
      group([0, -5, 3.4, 14], block(3, 10, 1.2, plastic('#d8dadc', 0.35), undefined, 0.5)),
    ),
    label('12 L', 1.6, '#ffffff', [0, h * 0.6, d / 2 + 0.34]),
  );
}
