import { screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { paint, plastic, steel, zinc } from '../kit/materials.ts';
import { circle, freeform } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, block, plateX, plateY, rod, rodX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 40, elevation: 21 };

/** A bench vice on a swivel base; jaws open along z. */
export function build() {
  const [blue, iron] = [paint('#2059a6'), steel('#9a9fa3')];
  const base = group(
    undefined,
    turned(
      [
        [0, 0],
        [9.6, 0],
        [10, 0.6],
        [10, 2.2],
        [9, 3],
        [7.4, 3.4],
        [7, 4.4],
        [0, 4.4],
      ],
      blue,
      undefined,
      'y',
      96,
    ),
    ...[45, 135, 225, 315].map((turn) =>
      group(
        [0, 0, 0, 0, turn, 0],
        plateY(circle(2.6), 2, blue, [0, 1.1, 10.4], 0.5),
        group([0, 2.1, 10.8, -90, 0, 0], screw(1)),
      ),
    ),
    ...[-1, 1].map((s) =>
      group(
        [s * 8.6, 3.8, 0],
        rod(0.7, 2.4, zinc()),
        group([0, 1.2, 0, 0, s * 30, 0], rodX(0.45, 8, zinc()), ball(0.8, zinc(), [4, 0, 0])),
      ),
    ),
  );
  const back = group(
    undefined,
    plateX(
      freeform([
        [-12, 8],
        [-10, 5],
        [0, 4.6],
        [6, 5.6],
        [6.4, 9],
        [4.6, 11],
        [4.2, 15],
        [2, 19.4],
        [-2, 20.4],
        [-11, 19.4],
        [-13, 17.6],
        [-12.6, 14.4],
      ]),
      10,
      blue,
      undefined,
      1.8,
    ),
    block(14, 7, 3.6, blue, [0, 17, 3], 0.9),
    block(14, 3.4, 1.1, iron, [0, 18.6, 5.2], 0.12),
    block(9, 0.7, 9, iron, [0, 20.5, -6.6], 0.25),
    turned(
      [
        [0, 0],
        [2.4, 0],
        [2.2, 3],
        [0.6, 7.4],
        [0, 7.6],
      ],
      blue,
      [0, 16.4, -12.4, -84, 0, 0],
    ),
    label('125', 2.6, '#ffffff', [5.06, 12, -5, 0, 90, 0]),
  );
  const front = group(
    [0, 0, 6],
    block(6, 5.6, 24, blue, [0, 9, 4], 1),
    block(14, 7, 3.6, blue, [0, 17, 5.4], 0.9),
    block(14, 3.4, 1.1, iron, [0, 18.6, 3.2], 0.12),
    plateX(
      freeform([
        [4, 5.8],
        [12, 5.6],
        [14.6, 8],
        [13, 12],
        [8.4, 15],
        [7.4, 19.6],
        [4, 19.8],
        [3.4, 14],
      ]),
      8.6,
      blue,
      undefined,
      1.7,
    ),
    rodZ(2.8, 3, zinc(), [0, 9, 15.6]),
    rodZ(1.6, 3, zinc(), [0, 9, 17.6]),
    group(
      [0, 9, 17.8, 0, 0, 24],
      rodX(0.75, 23, zinc()),
      ball(1.3, zinc(), [11.6, 0, 0]),
      ball(1.3, zinc(), [-11.6, 0, 0]),
    ),
  );
  const jawGrip = group(
    [0, 18.6, 5.8],
    repeat(12, (i) => block(0.12, 3, 0.06, plastic('#4a4e52'), [-6 + i * 1.1, 0, 0], 0.01)),
  );
  return group(undefined, base, back, front, jawGrip);
}
