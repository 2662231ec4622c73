import { grip, knob, lamp, rocker } from '../kit/controls.ts';
import { cable } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { castIron, chrome, plastic, polished, steel, stuff } from '../kit/materials.ts';
import { circle } from '../kit/outline.ts';
import { block, plateY, rodX, rodZ, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 24 };

/** A round waffle iron, open, with a waffle on the lower plate. */
export function build() {
  const [metal, iron] = [steel(), castIron('#2a2b2e')];
  const grid = (r, y, material, up) => {
    const parts = [];
    for (let i = -5; i <= 5; i++) {
      const half = Math.sqrt(Math.max(0, r * r - (i * 1.75) ** 2)) - 0.3;
      if (half > 1)
        parts.push(
          block(half * 2, 0.9, 0.55, material, [0, y + up * 0.4, i * 1.75], 0.15),
          block(0.55, 0.9, half * 2, material, [i * 1.75, y + up * 0.4, 0], 0.15),
        );
    }
    return parts;
  };
  const base = group(
    undefined,
    tapered([27, 12, 30], metal, [0, 8.4, -1], { top: [0.96, 0.94], radius: 1.6 }),
    corners(21, 23, () => foot(1.8, 2.8), [0, 0, -1]),
    group(
      [0, 8, 13.9, -3],
      knob(2.4, [6, 0.4, 0], { marks: 11, ink: '#22262a' }),
      lamp(0.5, '#f0a029', [-2, 1.6, 0]),
      lamp(0.5, '#2fb357', [-2, -1, 0]),
      rocker(2.2, 3, [-7.6, 0.4, 0], '#d2241b'),
    ),
    turned(
      [
        [10.4, 13.6],
        [12.6, 14],
        [12.8, 15],
        [12.4, 15.2],
        [10.8, 14.6],
      ],
      polished(),
    ),
    turned(
      [
        [0, 16],
        [9.6, 16],
        [10.4, 16.6],
        [10.8, 16.6],
        [11, 14],
        [0, 14],
      ],
      iron,
    ),
    plateY(circle(9.2), 1, stuff('#d99a45', 0.6), [0, 16.8, 0], 0.4),
    ...grid(9.1, 17.2, stuff('#c7822f', 0.6), 1),
  );
  const lid = group(
    [0, 17.6, -12.6, -66],
    turned(
      [
        [0, 3.4],
        [9, 3.2],
        [11.6, 2],
        [11.8, 0.4],
        [10.8, 0],
      ],
      metal,
      [0, 0, 12.6],
    ),
    turned(
      [
        [0, 0.2],
        [10.6, 0.2],
        [10.8, -0.4],
        [10, -0.6],
        [0, -0.6],
      ],
      iron,
      [0, 0, 12.6],
    ),
    group([0, -0.6, 12.6], ...grid(9.8, 0, iron, -1)),
    group([0, 2.4, 24], rodZ(0.9, 5, chrome(), [0, 0, 1]), group([0, 0, 3, 90], grip(12, 1.7, plastic()))),
    block(5, 2.6, 5, metal, [0, 1.4, 0], 0.8),
  );
  const hinge = group(
    [0, 17, -13],
    block(8, 5, 3, metal, [0, -1, 0], 0.8),
    rodX(1.1, 11, chrome(), [0, 1.6, 0]),
  );
  return group(
    undefined,
    base,
    lid,
    hinge,
    cable(
      [
        [8, 5, -15],
        [10, 1, -20],
        [18, 0.5, -21],
        [25, 0.5, -12],
      ],
      0.38,
    ),
  );
}
