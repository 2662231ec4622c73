import { button } from '../kit/controls.ts';
import { cable, louvres } from '../kit/fittings.ts';
import { around, corners, group, repeat } from '../kit/geometry.ts';
import { ceramic, chrome, darkSteel, glass, glow, plastic, stuff } from '../kit/materials.ts';
import { circle, cut, polygon, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { ball, block, plate, plateY, rod, rodX, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 27 };

const EGG = [
  [0, -2.9],
  [1.2, -2.7],
  [1.95, -1.9],
  [2.25, -0.7],
  [2.15, 0.5],
  [1.7, 1.7],
  [1, 2.5],
  [0.4, 2.8],
  [0, 2.85],
];

/** A cabinet with a clear hood over rows of eggs on turning rollers, heater lamp row and digital control in front. */
export function build({ colour = '#e9b21f' } = {}) {
  const [shell, white, grey] = [plastic(colour, 0.36), plastic('#f0f0ed', 0.34), plastic('#3a3f45', 0.42)];
  const [w, d] = [50, 40];
  const shades = ['#ead2b4', '#f2ece0', '#d9b48c', '#efe0c8'];
  const base = group(
    undefined,
    tapered([w - 4, 13, d - 4], shell, [0, 8, 0], { top: [1.08, 1.09], radius: 2.4 }),
    plateY(cut(rectangle(w + 1, d + 1, 5), rectangle(w - 5, d - 5, 3)), 3, white, [0, 15.4, 0], 0.7),
    plateY(rectangle(w - 4, d - 4, 3), 0.6, grey, [0, 13.6, 0], 0.1),
    corners(w - 14, d - 14, () => foot(2, 2)),
    ...[-1, 1].map((s) => louvres(4, 12, 1.3, shell, [s * (w / 2 - 1), 8, 0, 0, s * 90, 0])),
    block(17, 7, 1, grey, [0, 8.6, d / 2 - 0.8, -5], 0.6),
    group(
      [0, 8.8, d / 2 - 0.2, -5],
      display(9, 4, ['37.8 °C', '55 %  DAY 12'], '#ff7a4a', [-2.4, 0, 0]),
      ...[1.4, -1.4].map((y) => button(0.7, '#e3e5e6', [5, y, 0])),
      button(0.7, '#3aa45c', [7, 0, 0]),
    ),
    label('HATCH 48', 1.7, '#3b3310', [-15, 9, d / 2 - 0.62, -5, 0, 0]),
    label('AUTO TURN', 1.3, '#3b3310', [16.6, 9, d / 2 - 0.62, -5, 0, 0]),
    block(5, 3, 0.8, grey, [12, 8, -d / 2 + 1], 0.3),
    label('HATCH 48', 2.4, '#3b3310', [-8, 9, -d / 2 + 0.55, 5, 180, 0]),
  );
  const tray = group(
    [0, 14.6, 0],
    repeat(8, (i) => rodX(0.5, w - 8, chrome(), [0, 0.4, -15.4 + i * 4.4])),
    ...repeat(7, (row) =>
      group(
        undefined,
        ...Array.from({ length: 8 }, (_, i) =>
          (row * 8 + i) % 13 === 5
            ? group()
            : group(
                [-18.4 + i * 5.25 + (row % 2) * 0.5, 2.2, -13.2 + row * 4.4, 0, (i * 37) % 20, 90],
                turned(EGG, ceramic(shades[(i * 3 + row) % 4]), undefined, 'y', 28),
              ),
        ),
      ),
    ).children,
  );
  const hood = group(
    [0, 16.4, 0],
    tapered([w - 1, 14, d - 1], glass('#dcebf2', 0.2), [0, 7, 0], { top: [0.86, 0.84], radius: 4 }),
    plateY(
      cut(rectangle(w - 0.4, d - 0.4, 4.4), rectangle(w - 4, d - 4, 3.4)),
      1.2,
      glass('#ffffff', 0.35),
      [0, 0.6, 0],
      0.3,
    ),
    block(20, 2, 20, white, [0, 14.4, 0], 0.9),
    plate(cut(circle(6.4)), 1.4, grey, [0, 15.6, 0, 90], 0.4),
    around(10, () => block(0.7, 0.4, 3.4, white, [0, 16.3, 4], 0.15)),
    ...[-1, 1].map((s) => rod(1.6, 1, shell, [s * 8, 15.6, 7.6])),
    rod(5.2, 2, darkSteel(), [0, 12.6, 0]),
    ...[-1, 1].map((s) => ball(0.9, glow('#ffcf7a', 0.9), [s * 7, 13, 0], [1, 0.7, 1])),
    ...[-1, 1].map((s) => block(2, 3, 9, white, [s * (w / 2 - 1.6), 0.8, 0], 0.8)),
    plate(
      polygon(
        [
          [-5, 0],
          [5, 0],
          [4, 2],
          [-4, 2],
        ],
        0.5,
      ),
      1.4,
      white,
      [0, 0.2, d / 2 - 0.4],
      0.4,
    ),
  );
  return group(
    undefined,
    base,
    tray,
    hood,
    block(w - 8, 0.3, d - 8, stuff('#6d5a36', 0.9), [0, 13.9, 0], 0.1),
    cable(
      [
        [12, 8, -d / 2],
        [14, 2, -25],
        [26, 0.5, -26],
        [34, 0.5, -18],
      ],
      0.4,
    ),
  );
}
