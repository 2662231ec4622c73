import { knob } from '../kit/controls.ts';
import { cushion, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, leather, powder, rubber, zinc } from '../kit/materials.ts';
import { arc, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plateX, rod, rodX } from '../kit/solids.ts';
import { wheel } from '../kit/wheels.ts';

export const view = { azimuth: 52, elevation: 15 };

/** An adjustable bench, backrest raised, with leg rollers in front and transport wheels behind. */
export function build({ colour = '#1d1e21' } = {}) {
  const [hide, frame0, dark] = [leather(colour), powder('#b3201c'), powder('#2a2d31')];
  const frame = group(
    undefined,
    block(7, 7, 116, dark, [0, 14, 0], 0.9),
    block(58, 7, 7, dark, [0, 5.4, -52], 0.9),
    block(46, 7, 7, dark, [0, 5.4, 52], 0.9),
    block(7, 12, 7, dark, [0, 9, -52], 0.9),
    block(7, 12, 7, dark, [0, 9, 52], 0.9),
    ...[-1, 1].flatMap((s) => [
      block(3, 8, 8, rubber(), [s * 29, 5, -52], 1),
      block(3, 8, 8, rubber(), [s * 23, 5, 52], 1),
    ]),
    ...[-1, 1].map((s) => wheel(4.4, 3, [s * 20, 5, -58], zinc())),
    rodX(0.8, 46, zinc(), [0, 5, -58]),
    block(7, 28, 7, dark, [0, 28, 12, -10], 0.9),
    block(7, 20, 7, dark, [0, 24, 44, 24], 0.9),
    plateX(
      polygon([...arc(10, 36, 31, 150, 220, 16), ...arc(10, 36, 25, 220, 150, 16)], 0.6),
      1,
      frame0,
      [4.6, 0, 0],
      0.3,
    ),
    plateX(
      polygon([...arc(10, 36, 31, 150, 220, 16), ...arc(10, 36, 25, 220, 150, 16)], 0.6),
      1,
      frame0,
      [-4.6, 0, 0],
      0.3,
    ),
    ...[-1, 1].flatMap(
      (s) =>
        repeat(6, (i) =>
          rodX(0.9, 0.4, darkSteel(), [
            s * 5.1,
            36 + 28 * Math.sin(((158 + i * 10) * Math.PI) / 180),
            10 + 28 * Math.cos(((158 + i * 10) * Math.PI) / 180),
          ]),
        ).children,
    ),
    label('BENCH 300', 2.4, '#f0f1f2', [3.56, 14, 24, 0, 90, 0]),
    label('BENCH 300', 2.4, '#f0f1f2', [-3.56, 14, 24, 0, -90, 0]),
  );
  const back = group(
    [0, 43, 9, 42, 0, 0],
    cushion(30, 7, 78, hide, [0, 4.4, -40]),
    block(8, 5, 66, frame0, [0, -1.6, -36], 0.8),
    block(22, 1, 70, dark, [0, 0.6, -40], 0.3),
    label('GRAVITY', 3, '#c9ccd0', [0, 7.96, -70, -90, 0, 0]),
    group([-6.4, -6, -18, 0, -90, 0], knob(2, undefined, { depth: 2.4 })),
  );
  const strut = group(
    [0, 27, -27, -24],
    block(4, 31, 4, frame0, [0, 2, 0], 0.6),
    rodX(1.1, 13, chrome(), [0, -13, 0]),
    group([8, -13, 0, 0, 90, 0], knob(1.8, undefined, { depth: 2 })),
  );
  const seat = group(
    [0, 43, 30, -10, 0, 0],
    cushion(30, 7, 36, hide, [0, 4.4, 0]),
    block(8, 5, 34, frame0, [0, -1.6, 0], 0.8),
    block(20, 1, 32, dark, [0, 0.6, 0], 0.3),
  );
  const rollers = group(
    [0, 34, 52],
    block(5, 44, 5, dark, [0, -4, 4, -14], 0.8),
    ...[14, -17].flatMap((y) => [
      rodX(1.1, 46, chrome(), [0, y, 4 - (y + 4) * -0.25 - 4.4 + (y > 0 ? 0 : 5)]),
      ...[-1, 1].map((s) =>
        group(
          [s * 14, y, 4 - (y + 4) * -0.25 - 4.4 + (y > 0 ? 0 : 5), 0, 0, 90],
          rod(4.6, 15, rubber('#232528')),
          ...[-7.6, 7.6].map((x) => rod(2.4, 0.6, dark, [0, x, 0])),
        ),
      ),
    ]),
  );
  return group(
    undefined,
    frame,
    back,
    strut,
    seat,
    rollers,
    pipe(
      [
        [0, 18, -38],
        [0, 25, -44],
        [0, 25, -54],
      ],
      1.4,
      dark,
      3,
    ),
    ...[-1, 1].map((s) => group([s * 4, 41, 10, 0, s * 90, 0], screw(1.6))),
  );
}
