import { knob, lamp, rocker } from '../kit/controls.ts';
import { tap } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { plastic, polished, steel, zinc } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plateY, rod, tapered, turned } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 25 };

/** A wet-heat bain-marie with four lidded inserts. */
export function build() {
  const [w, h, d, metal] = [64, 24, 36, steel()];
  const tub = group(
    undefined,
    block(w, h - 4, d, metal, [0, h / 2 + 2, 0], 0.8),
    plateY(rectangle(w + 2, d + 2, 1.4), 1.4, metal, [0, h + 0.4, 0], 0.4),
    corners(w - 7, d - 6, () => levelFoot(1.8, 4.4)),
    knob(2.6, [18, 12, d / 2], { marks: 11, ink: '#22262a' }),
    rocker(2.4, 3.4, [9.6, 12, d / 2], '#2c9a48'),
    lamp(0.5, '#f0a029', [5.6, 13.2, d / 2]),
    lamp(0.5, '#e0372a', [5.6, 10.8, d / 2]),
    label('30 – 85 °C', 1.2, '#454a50', [18, 17.2, d / 2 + 0.06]),
    tap(1.6, '#c8281c', [-24, 7.6, d / 2]),
  );
  const pan = (x) =>
    group(
      [x, h + 1, 0],
      plateY(cut(rectangle(14.6, 31, 2), rectangle(12.6, 29, 1.6)), 0.7, polished(), [0, 0.5, 0], 0.2),
      tapered([14, 1.6, 30.4], metal, [0, 1.6, 0], { top: [0.84, 0.92], radius: 0.6 }),
      block(10.8, 0.4, 27, metal, [0, 2.5, 0], 0.15),
      group(
        [0, 2.6, 0],
        rod(0.5, 1.4, zinc(), [0, 0.6, 0]),
        turned(
          [
            [0, 1],
            [1, 1],
            [1.9, 2.2],
            [1.8, 3],
            [1, 3.4],
            [0, 3.4],
          ],
          plastic(),
        ),
      ),
      block(2, 1, 3, plastic('#08090a', 0.9), [0, 1.6, 14.6], 0.3),
    );
  return group(undefined, tub, ...[-23.4, -7.8, 7.8, 23.4].map(pan));
}
