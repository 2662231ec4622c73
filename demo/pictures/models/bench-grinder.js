import { button, knob } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { castIron, glass, paint, plastic, stuff, zinc } from '../kit/materials.ts';
import { arc, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, rod, rodX, tapered, turned, turnedPart } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 22, elevation: 15 };

/** A double grinder with guards, spark shields and tool rests. */
export function build() {
  const [green, iron] = [paint('#2c7648'), castIron('#3b3e43')];
  const body = group(
    [0, 17, 0],
    rodX(7.4, 20, green),
    turned(
      [
        [0, -13],
        [5, -13],
        [6.6, -11.6],
        [7.6, -9.6],
        [7.6, -8.6],
        [0, -8.6],
      ],
      green,
      undefined,
      'x',
    ),
    turned(
      [
        [0, 8.6],
        [7.6, 8.6],
        [7.6, 9.6],
        [6.6, 11.6],
        [5, 13],
        [0, 13],
      ],
      green,
      undefined,
      'x',
    ),
    repeat(18, (i) => group([0, 0, 0, i * 20, 0, 0], block(15, 0.7, 0.5, green, [0, 7.5, 0], 0.2))),
    block(12, 7, 1, plastic('#1b1d20', 0.4), [0, 0, 7.4], 0.6),
    button(1.4, '#2c9a48', [-2.6, 0, 7.9]),
    button(1.4, '#d2241b', [2.6, 0, 7.9]),
  );
  const base = group(
    undefined,
    tapered([20, 10, 18], green, [0, 6.6, 0], { top: [0.72, 0.7], radius: 1.2 }),
    block(26, 2.2, 20, green, [0, 2.4, 0], 0.9),
    corners(20, 14, () => foot(1.6, 1.4)),
    label('BG 200', 1.8, '#f2f4f2', [0, 6, 8, -17]),
  );
  const side = (s) =>
    group(
      [s * 21, 17, 0],
      rodX(10, 2.6, stuff(s < 0 ? '#a9a49a' : '#8fa7a2', 0.95), undefined),
      rodX(4, 3.4, zinc()),
      rodX(1.8, 5.4, zinc(), [s * 0.6, 0, 0]),
      turnedGuard(iron, s),
      group(
        [0, 8.4, 9.4, -32],
        block(8.4, 6.4, 0.3, glass('#d9eef6', 0.24), [0, 2.4, 0], 0.1),
        block(8.8, 0.7, 0.6, zinc(), [0, -0.8, 0], 0.15),
        rod(0.4, 6, zinc(), [0, -3, -0.6]),
      ),
      group(
        [0, -1.4, 12],
        block(7.6, 0.9, 6, zinc(), undefined, 0.2),
        block(1.4, 6, 1.4, zinc(), [s * 2.4, -3, -1.4], 0.3),
        group([s * 3.2, -4, -1.4, 0, s * 90, 0], knob(1.2, undefined, { depth: 1.4 })),
      ),
    );
  return group(
    undefined,
    body,
    base,
    side(-1),
    side(1),
    cable(
      [
        [3, 4, -9],
        [5, 1, -13],
        [14, 0.5, -17],
        [26, 0.5, -14],
        [33, 0.5, -8],
      ],
      0.4,
    ),
  );
}

/** A guard open to the front: about 250° of a drum, with a cheek outside. */
function turnedGuard(iron, s) {
  const wall = [
    [11.4, -2.6],
    [11.4, 2.6],
    [10.9, 2.6],
    [10.9, -2.6],
    [11.4, -2.6],
  ];
  const drum = group([0, 0, 0, 0, 0, -90], turnedPart(wall, iron, 118, 218));
  const cheek = (x) => group([x, 0, 0, 0, 90, 0], plate(cheekShape(), 0.5, iron));
  return group(
    undefined,
    drum,
    cheek(s * 2.6),
    cheek(-s * 2.6),
    group(
      [s * 2.9, 0, 0, 0, s * 90, 0],
      ...[-60, 0, 60].map((turn) =>
        screw(0.6, [7.6 * Math.cos((turn * Math.PI) / 180), 7.6 * Math.sin((turn * Math.PI) / 180), 0]),
      ),
    ),
  );
}

function cheekShape() {
  return polygon([...arc(0, 0, 11.4, -100, 118, 30), [-1.4, 6], [3, 0], [-1.6, -6]], 0);
}
