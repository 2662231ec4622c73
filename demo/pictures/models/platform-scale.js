import { corners, group, repeat } from '../kit/geometry.ts';
import { plastic, polished, powder, rubber, steel } from '../kit/materials.ts';
import { rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, hose, plateY, rod, tapered } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 22 };
export const views = { 4: { at: [0, 60, -18] } };

/** A bench scale with a steel platform and a display on a column behind it. */
export function build() {
  const metal = steel();
  const platform = group(
    undefined,
    plateY(rectangle(45, 45, 1.4), 2.6, metal, [0, 9, 4], 0.6),
    plateY(rectangle(43, 43, 1), 2.4, powder('#3a3d42'), [0, 6.4, 4], 0.3),
    corners(34, 34, () => levelFoot(2.4, 5.6), [0, 0, 4]),
    label('MAX 150 KG   d = 20 g', 1.1, '#53595f', [0, 6.4, 25.64]),
  );
  const column = group(
    [0, 0, -21.6],
    block(8, 3, 6, metal, [0, 7, 0], 0.6),
    rod(1.9, 50, polished(), [0, 32, 0]),
    rod(2.5, 2.4, plastic('#1b1c1e'), [0, 9.6, 0]),
  );
  const box = group(
    [0, 60, -20, -24],
    tapered([25, 15, 6], plastic('#e7e8e6', 0.4), undefined, { top: [0.98, 0.8], radius: 1.6 }),
    block(23, 12.6, 0.6, plastic('#33383e', 0.35), [0, 0, 2.5, -3.2], 0.5),
    display(19, 5.6, ['  24.680 kg'], '#ff5238', [0, 2.4, 2.8, -3.2]),
    repeat(5, (i) =>
      block(
        2.9,
        1.9,
        0.6,
        plastic(['#d8362a', '#dfe2e4', '#dfe2e4', '#dfe2e4', '#3a9d57'][i], 0.4),
        [-8 + i * 4, -3.4, 3, -3.2],
        0.4,
      ),
    ),
    block(5, 5, 3, plastic('#1b1c1e'), [0, -5, -3.4], 0.8),
  );
  return group(
    undefined,
    platform,
    column,
    box,
    hose(
      [
        [0, 56, -23],
        [2, 46, -25],
        [2, 20, -24.4],
        [1, 8, -22],
      ],
      0.4,
      rubber(),
    ),
  );
}
