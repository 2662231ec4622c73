import { button, handwheel, knob } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import {
  aluminium,
  chrome,
  darkSteel,
  glass,
  paint,
  plastic,
  polished,
  powder,
  zinc,
} from '../kit/materials.ts';
import { circle, cut, gear, polygon, rectangle } from '../kit/outline.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, plate, plateX, plateY, rod, rodX } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 22 };

const rule = (pen, w, h) => {
  pen.fillStyle = '#f3d04a';
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = '#1d2023';
  pen.font = font(0.9, 700);
  for (let i = 0; i < 60; i++) {
    pen.fillRect(0.5 + i, 0, 0.1, i % 5 === 0 ? h * 0.5 : h * 0.3);
    if (i % 10 === 5) pen.fillText(String(i), i + 0.5, h * 0.74);
  }
};

/** A bench saw on splayed legs: blade under a clear guard, rip fence, mitre gauge and height wheel. */
export function build() {
  const [blue, dark, alu] = [paint('#1c4f93'), powder('#2a2d32'), aluminium('#c9ccce')];
  const top = group(
    [0, 84, 0],
    plateY(
      cut(rectangle(64, 56, 1.4), rectangle(4, 34, 0.6, -4, 0), rectangle(2, 57, 0.05, -17, 0)),
      3,
      alu,
      undefined,
      0.3,
    ),
    block(64, 1.6, 56, dark, [0, -1.4, 0], 0.3),
    plateY(cut(rectangle(3.8, 33.6, 0.6), rectangle(0.9, 26, 0.3)), 0.6, paint('#b3201c'), [-4, 1.2, 0], 0.1),
    plateY(rectangle(26, 56, 1), 2.4, alu, [45.6, 0.3, 0], 0.3),
    ...repeat(9, (i) => block(22, 0.1, 0.4, darkSteel(), [45.6, 1.52, -22 + i * 5.5], 0.05)).children,
    rodX(1.3, 96, chrome(), [12, -2.4, 31]),
    decal(60, 2.2, rule, [12, -2.2, 33.2], { cover: true }),
    block(61, 3, 0.8, dark, [12, -2.2, 32.6], 0.2),
  );
  const blade = group(
    [-4, 84, 0, 0, 90, 0],
    plate(cut(gear(12.6, 30, 0.7, 0.25), circle(1.6)), 0.26, polished(), [0, -1, 0], 0.05),
    plate(
      polygon(
        [
          [-13, -2],
          [-17.6, -2],
          [-19.6, 9],
          [-15, 17, 2],
          [-11, 16, 2],
          [-14.6, 8],
        ],
        1.4,
      ),
      0.4,
      zinc(),
      undefined,
      0.1,
    ),
    ...[-1, 1].map((s) =>
      plate(
        polygon(
          [
            [-17, 9.6],
            [-16, 18, 3],
            [8, 19, 6],
            [19, 9.6, 2],
            [19, 8],
            [-17, 8],
          ],
          1,
        ),
        0.4,
        glass('#e8b23a', 0.42),
        [0, 0, s * 1.7],
        0.1,
      ),
    ),
    plate(
      polygon(
        [
          [-17, 15],
          [-16, 18.6, 3],
          [8, 19.6, 6],
          [14, 14.6, 2],
          [7, 16.4, 4],
          [-12, 16],
        ],
        0.6,
      ),
      3.8,
      plastic('#d9241b', 0.35),
      undefined,
      0.4,
    ),
    group([-13, 14, 2], knob(1.5, undefined, { depth: 1.6 })),
  );
  const fence = group(
    [16, 85.6, 0],
    block(4, 7, 58, alu, [0, 3.6, 0], 0.4),
    block(1, 4, 57, aluminium('#aeb2b5'), [-2.3, 4, 0], 0.2),
    block(8, 6, 7, dark, [0, 0.6, 31.6], 0.8),
    group([0, 0.4, 35, -40], block(2.4, 1.2, 8, paint('#b3201c'), [0, 0, 3], 0.5)),
  );
  const mitre = group(
    [-17, 85.8, 10],
    block(1.9, 0.8, 34, zinc(), [0, -0.2, 4], 0.1),
    plateY(
      polygon(
        [
          [-8, -4],
          [8, -4],
          [8, 1, 3],
          [4, 6, 3],
          [-4, 6, 3],
          [-8, 1, 3],
        ],
        0.6,
      ),
      1,
      dark,
      [0, 0.8, 0],
      0.2,
    ),
    block(24, 4.6, 1.6, alu, [-3, 3, -4.4], 0.3),
    rod(1.1, 4, darkSteel(), [0, 3, 2]),
    rod(1.9, 2.4, plastic(), [0, 5.6, 2]),
  );
  const body = group(
    undefined,
    plateX(
      polygon(
        [
          [-25, 82],
          [25, 82],
          [25, 62, 2],
          [19, 54, 3],
          [-19, 54, 3],
          [-25, 62, 2],
        ],
        1,
      ),
      52,
      blue,
      [-3, 0, 0],
      0.8,
    ),
    block(54, 3, 50, dark, [-3, 80, 0], 0.6),
    block(30, 12, 0.8, dark, [-8, 68, 25.2], 0.4),
    group([-12, 68, 25.6], handwheel(7, [0, 0, 4]), knob(1.8, [0, 0, 5.4], { depth: 2 })),
    label('TS 254', 1.7, '#f2f4f6', [1.8, 68, 25.66]),
    group(
      [16, 66, 25],
      block(8, 11, 2.4, plastic('#e3b315', 0.4), undefined, 0.6),
      button(1.5, '#2c9a48', [0, 2.6, 1.2]),
      button(1.9, '#d2241b', [0, -2, 1.2]),
    ),
    rod(5, 8, plastic(), [-3, 66, -27, 90]),
    label('2000 W', 3, '#f2f4f6', [23.06, 70, 0, 0, 90, 0]),
  );
  const stand = group(
    undefined,
    corners(50, 44, (sx, sz) =>
      group(
        [0, 56, 0, -sz * 9, 0, sx * 10],
        plateX(
          polygon(
            [
              [-2.4, -57],
              [2.4, -57],
              [2.4, 4],
              [-2.4, 4],
            ],
            0.4,
          ),
          2.4,
          dark,
          undefined,
          0.4,
        ),
        foot(3, 2.6, [0, -58, 0]),
      ),
    ),
    ...[-1, 1].map((z) => block(62, 3, 1.4, dark, [0, 26, z * 26.4], 0.3)),
    ...[-1, 1].map((x) => block(1.4, 3, 54, dark, [x * 30, 26, 0], 0.3)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => group([x * 30, 26, z * 27.2, z > 0 ? 0 : 180], screw(0.8)))),
  );
  return group(
    undefined,
    stand,
    body,
    top,
    blade,
    fence,
    mitre,
    cable(
      [
        [-20, 62, -26],
        [-26, 50, -32],
        [-32, 2, -44],
        [-20, 0.6, -56],
      ],
      0.6,
    ),
  );
}
