import { button, handwheel, knob } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import {
  castIron,
  chrome,
  darkSteel,
  paint,
  plastic,
  polished,
  powder,
  rubber,
  steel,
  zinc,
} from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, rod, rodX, rodZ, tapered } from '../kit/solids.ts';
import { foot, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 15 };

/** A horizontal bandsaw on its cabinet: raised saw bow on the right-hand pivot, vice with a steel bar below the blade. */
export function build() {
  const [green, dark, iron] = [paint('#2b6e46'), powder('#2c3035'), castIron('#4a4e53')];
  const outline = polygon(
    [
      [-42, -4, 10],
      [-42, 18, 14],
      [-30, 28, 8],
      [30, 28, 8],
      [42, 18, 14],
      [42, -4, 10],
      [13, -4, 4],
      [13, 13, 6],
      [-13, 13, 6],
      [-13, -4, 4],
    ],
    4,
  );
  const guide = (x) =>
    group(
      [x, 0, -1],
      block(4.6, 19, 3, zinc(), [0, 6, 4], 0.5),
      block(6, 5, 7, darkSteel(), [0, -1, 1], 0.6),
      rodZ(1.6, 1.4, chrome(), [0, -1, 4.8]),
      group([0, 9, 5.6], knob(1.3, undefined, { depth: 2 })),
    );
  const bow = group(
    [36, 80, -2, 0, 0, -17],
    group(
      [-30, 4, 0],
      plate(outline, 9, green, undefined, 1.4),
      ...[-27, 27].map((x) =>
        group(
          [x, 11, 4.4],
          rodZ(12.4, 1.6, dark),
          rodZ(3.4, 2.4, green),
          group([0, 0, 1], knob(1.5, [0, 0, 0.1], { depth: 1.6 })),
        ),
      ),
      block(27, 2.8, 0.14, polished(), [0, -2.6, 2.6], 0.02),
      guide(-9),
      guide(9),
      label('BS 128', 4, '#f1f4f1', [0, 21, 4.56]),
      label('BS 128', 4, '#f1f4f1', [0, 21, -4.56, 0, 180, 0]),
      rodZ(7.6, 20, dark, [27, 11, -14]),
      rodZ(8, 2, green, [27, 11, -5.6]),
      rodZ(7.9, 2.4, plastic('#17191b'), [27, 11, -24]),
      block(9, 5, 7, plastic('#17191b'), [27, 20.4, -13], 0.8),
      group(
        [-44, 12, 0, 0, 0, 20],
        rodX(1.1, 14, chrome(), [-6, 0, 0]),
        rodX(1.7, 10, rubber('#1d1e20'), [-13, 0, 0]),
      ),
      group([-41.6, 4, 1, 0, -90, 0], knob(2.4, undefined, { depth: 3 })),
    ),
  );
  const vice = group(
    [6, 70, 0],
    block(80, 5, 26, iron, [-2, -2.4, 0], 1),
    block(16, 2.4, 34, iron, [6, -1.4, 0], 0.8),
    block(4, 11, 24, iron, [8.6, 5, 0], 0.8),
    block(4, 11, 18, iron, [-3, 5, 0], 0.8),
    block(10, 4, 12, iron, [-9, 2, 0], 0.8),
    block(6.6, 7.6, 62, steel('#9fa4a8'), [2.8, 4.2, 4], 0.2),
    rodX(1.2, 34, chrome(), [-27, 2.4, 0]),
    block(4, 7, 10, iron, [-32, 1.4, 0], 0.8),
    group([-45, 2.4, 0, 0, -90, 0], handwheel(8)),
    rodX(0.7, 24, chrome(), [24, 5, 9]),
    block(1.4, 7, 3, darkSteel(), [35, 4, 9], 0.4),
  );
  const cabinet = group(
    undefined,
    tapered([72, 54, 32], dark, [2, 36, 0], { top: [1, 0.84], radius: 1.2 }),
    block(76, 3, 29, dark, [2, 64, 0], 0.8),
    block(40, 30, 0.8, powder('#383d43'), [-6, 36, 15.2, -2.4], 0.4),
    block(1.6, 7, 1.4, chrome(), [11, 36, 16], 0.4),
    corners(64, 27, () => foot(2.6, 9.4)),
    group(
      [28, 48, 14.6, -2.4],
      block(12, 18, 3.4, plastic('#17191b', 0.4), undefined, 0.8),
      button(1.6, '#2c9a48', [0, 4, 1.7]),
      button(2.4, '#d2241b', [0, -3, 1.7]),
    ),
    ...[-1, 1].flatMap((x) => [26, 46].map((y) => screw(0.7, [x * 17 - 6, y, 15.9 - (y - 36) * 0.04]))),
    ...[-1, 1].map((s) => wheel(6, 3.6, [39.6, 6, s * 10], zinc())),
    rodX(1, 10, zinc(), [37, 6, 10]),
    rodX(1, 10, zinc(), [37, 6, -10]),
  );
  const strut = group(
    [33, 84, -12, 0, 0, 14],
    rod(1.8, 15, dark, [0, 0, 0]),
    rod(0.9, 14, chrome(), [0, 12, 0]),
    rodZ(1.2, 8, zinc(), [0, 19, 3]),
    rodZ(1.2, 6, zinc(), [0, -7, 2]),
  );
  return group(
    undefined,
    cabinet,
    vice,
    bow,
    strut,
    ...[-7, 5].map((z) => block(8, 17, 2.4, iron, [38, 76, z], 1)),
    rodZ(1.8, 17, zinc(), [38, 82, -1]),
    cable(
      [
        [30, 60, -16],
        [34, 40, -18],
        [40, 1, -24],
        [54, 0.6, -14],
      ],
      0.6,
    ),
  );
}
