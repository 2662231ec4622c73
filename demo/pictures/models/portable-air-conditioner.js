import { button } from '../kit/controls.ts';
import { cable, ribbedHose, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { plastic, stuff } from '../kit/materials.ts';
import { polygon, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, plate, plateX, plateY, rodX, rodZ, sleeve } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 15 };

/** A mobile air conditioner: outlet with louvres on top, display, side grips, exhaust hose to a window nozzle. */
export function build() {
  const [white, grey, dark] = [plastic('#f0f1ef', 0.34), plastic('#c9cdd0', 0.4), plastic('#2b2f34', 0.4)];
  const [w, h, d] = [44, 72, 36];
  const side = polygon(
    [
      [-d / 2, 6, 3],
      [d / 2 - 1, 6, 3],
      [d / 2 + 1, 20, 14],
      [d / 2, 60, 8],
      [d / 2 - 8, h + 4, 6],
      [-d / 2, h + 5, 5],
    ],
    3,
  );
  const outlet = group(
    [0, 70, 14.6, -41],
    block(34, 9, 1.6, dark, undefined, 1),
    repeat(5, (i) => block(32.6, 0.5, 2.2, white, [0, -3 + i * 1.5, 0.8, -32], 0.2)),
    repeat(5, (i) => block(0.4, 7, 1.2, grey, [-13 + i * 6.5, 0, 0.3], 0.15)),
  );
  const panel = group(
    [0, h + 5.1, -4, -90 + 2, 0, 0],
    block(30, 10, 0.6, dark, undefined, 0.8),
    display(8, 4.4, ['18 °C'], '#8fe0ff', [0, 0.4, 0.2]),
    ...[-11.6, -8, 8, 11.6].map((x) => button(0.9, '#e6e8e9', [x, 0.2, 0.2])),
    label('COOL  FAN  DRY', 0.9, '#d5dadd', [0, -3.7, 0.34], 600),
  );
  const hoseMount = group(
    [0, 48, -d / 2 - 0.6],
    rodZ(8.6, 2.6, grey),
    ribbedHose(
      [
        [0, 0, -1],
        [1, 1, -8],
        [7, 1, -18],
        [18, -8, -25],
        [30, -24, -24],
        [38, -36, -16],
        [46, -40.5, -6],
      ],
      6.6,
      stuff('#eceeec', 0.6),
    ),
    group(
      [48, -41, -3, 0, 30, 0],
      block(11, 11, 8, grey, [0, 0, 2], 2),
      block(26, 7, 4, grey, [0, 0, 7], 1.6),
      block(23, 4, 1, dark, [0, 0, 9], 0.4),
    ),
  );
  return group(
    undefined,
    plateX(side, w, white, undefined, 4),
    block(w - 6, 3, d - 4, dark, [0, 6, 0], 1),
    plate(rectangle(34, 40, 3), 0.8, white, [0, 38, d / 2 + 0.5], 0.4),
    repeat(16, (i) => block(30, 0.7, 0.5, grey, [0, 22 + i * 1.3, d / 2 + 0.95], 0.25)),
    label('POLAR 9000', 2, '#7c858c', [0, 52, d / 2 + 0.94], 600),
    outlet,
    panel,
    ...[-1, 1].map((s) =>
      group(
        [s * (w / 2), 58, -2],
        plateX(rectangle(16, 5, 2.2), 0.8, grey, undefined, 0.3),
        plateX(rectangle(13, 3, 1.4), 0.9, dark, [s * 0.05, 0.2, 0], 0.1),
      ),
    ),
    corners(32, 24, () => castor(2.6, [0, 6.6, 0, 0, -48])),
    ...[58, 26].map((y) =>
      group(
        [0, y, -d / 2 - 0.2],
        ...(y === 58
          ? []
          : [
              plate(rectangle(32, 20, 1.6), 0.6, grey, undefined, 0.2),
              repeat(13, (i) => block(29, 0.6, 0.5, dark, [0, -8.4 + i * 1.4, -0.3], 0.2)),
            ]),
      ),
    ),
    ...[-1, 1].map((s) => group([s * 19, 12, -d / 2, 0, 180], screw(0.6))),
    plateY(rectangle(20, 4, 1.6), 0.6, grey, [0, h + 5.2, -14], 0.2),
    sleeve(1.4, 0.8, 1.4, dark, [-14, 11, -d / 2 - 0.3], 'z'),
    hoseMount,
    rodX(0.5, 10, grey, [0, h + 5.6, -14]),
    cable(
      [
        [-16, 16, -d / 2],
        [-20, 4, -26],
        [-32, 0.6, -28],
        [-40, 0.6, -16],
      ],
      0.5,
    ),
  );
}
