import { knob, lamp } from '../kit/controls.ts';
import { cable } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { castIron, steel, stuff, wood } from '../kit/materials.ts';
import { freeform } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { plateY, rod, rodX, tapered, turned, turnedPart } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 26 };

/** A crêpe plate with a folded crêpe, spreader and spatula. */
export function build() {
  const [metal, iron] = [steel(), castIron('#252628')];
  const base = group(
    undefined,
    tapered([42, 12, 42], metal, [0, 8.6, 0], { top: [0.96, 0.96], radius: 2.4 }),
    corners(32, 32, () => foot(2, 3)),
    group(
      [0, 8.4, 20.7, -4],
      knob(2.5, [4.4, 0, 0], { marks: 11, ink: '#22262a' }),
      lamp(0.55, '#f0a029', [-2, 1.2, 0]),
      lamp(0.55, '#2fb357', [-2, -1.2, 0]),
      label('CRÊPE 40', 1.3, '#454a50', [-10, 0, 0.08]),
    ),
    turned(
      [
        [0, 14],
        [19, 14],
        [19, 15.6],
        [0, 15.6],
      ],
      metal,
    ),
    turned(
      [
        [0, 15.4],
        [20, 15.4],
        [20.3, 15.8],
        [20.3, 17.4],
        [19.9, 17.8],
        [0, 17.8],
      ],
      iron,
      undefined,
      'y',
      128,
    ),
  );
  const slice = turnedPart(
    [
      [13.6, 0],
      [13.6, 0.4],
      [0, 0.5],
    ],
    stuff('#e3b468', 0.7),
    20,
    90,
    [-4, 17.9, -6],
  );
  const layer = turnedPart(
    [
      [13.2, 0],
      [13.2, 0.4],
      [0, 0.5],
    ],
    stuff('#d39a4a', 0.7),
    24,
    84,
    [-4.3, 18.4, -5.8],
  );
  const round = plateY(
    freeform(
      Array.from({ length: 22 }, (_, i) => {
        const r = 16.6 + Math.sin(i * 2.3) * 0.35;
        return [r * Math.cos((i / 22) * Math.PI * 2), r * Math.sin((i / 22) * Math.PI * 2)];
      }),
    ),
    0.35,
    stuff('#ecc888', 0.75),
    [0, 17.95, 0],
    0.1,
  );
  const spreader = group(
    [9, 19.4, 9, 0, 32, 0],
    rodX(0.7, 17, wood()),
    group([0, 0.4, 0, 78, 0, 0], rod(0.75, 24, wood(), [0, 12, 0])),
  );
  return group(
    undefined,
    base,
    round,
    slice,
    layer,
    spreader,
    cable(
      [
        [12, 7, -21],
        [14, 1, -26],
        [24, 0.5, -26],
        [32, 0.5, -14],
      ],
      0.42,
    ),
  );
}
