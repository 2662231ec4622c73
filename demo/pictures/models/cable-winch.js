import { screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import {
  castIron,
  chrome,
  darkSteel,
  paint,
  plastic,
  powder,
  rubber,
  steel,
  zinc,
} from '../kit/materials.ts';
import { circle, cut, polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { hook } from '../kit/rigging.ts';
import { block, coil, hose, plate, plateX, rod, rodX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 28, elevation: 20 };

/** An electric recovery winch: motor left, gearbox right, rope drum between them behind a roller fairlead. */
export function build() {
  const [black, red, rope] = [powder('#24272b'), plastic('#b3201c', 0.4), steel('#b9bec2')];
  const motor = group(
    [-20, 13, 0],
    rodX(7.6, 19, black, [-5, 0, 0]),
    turned(
      [
        [0, -19],
        [5, -19],
        [6.8, -18],
        [7.4, -16],
        [7.8, -14],
        [0, -14],
      ],
      black,
      undefined,
      'x',
    ),
    ...[-11, 2].map((x) => rodX(7.8, 1, darkSteel(), [x, 0, 0])),
    ...[
      [3, 6],
      [-3, 6],
      [0, 6],
    ].map(([z, y], i) =>
      group([-7 + i * 4, y + 2, z * 0.8], rod(0.9, 1.4, red), rod(0.5, 3, chrome(), [0, 1, 0])),
    ),
    label('12 V', 2.4, '#e9ebed', [-5, 0, 7.66]),
  );
  const gearbox = group(
    [20, 13, 0],
    rodX(8.2, 16, black, [4, 0, 0]),
    repeat(20, (i) => group([4, 0, 0, i * 18], block(12, 0.9, 1.4, black, [0, 8.1, 0], 0.3))),
    turned(
      [
        [0, 11],
        [8, 11],
        [7.4, 13],
        [5, 14],
        [0, 14],
      ],
      black,
      undefined,
      'x',
    ),
    repeat(6, (i) => group([12.6, 0, 0, i * 60], group([0, 6.4, 0, 0, 90, 0], screw(0.5)))),
    group([14, 0, 0], rodX(1.6, 3, red), group([1.6, 0, 0, 40], block(1.2, 6.4, 1.8, red, undefined, 0.5))),
  );
  const drum = group(
    [0, 13, 0],
    rodX(4.4, 24, black),
    ...[-11.6, 11.6].map((x) => rodX(8.4, 1, darkSteel(), [x, 0, 0])),
    group([-10.6, 0, 0, 0, 0, -90], coil(5.2, 21, 21, 0.48, rope)),
    group([-10.2, 0, 0, 0, 0, -90], coil(6.1, 20.4, 20, 0.48, rope)),
  );
  const control = group(
    [0, 24, -1],
    plateX(
      polygon(
        [
          [-7, -2],
          [7, -2],
          [7, 2, 2],
          [5, 4.4, 2],
          [-5, 4.4, 2],
          [-7, 2, 2],
        ],
        1,
      ),
      26,
      paint('#202327'),
      undefined,
      0.9,
    ),
    label('WINCH 4500', 2.1, '#f3f4f5', [-3, 0.6, 7.06]),
    block(27, 0.7, 14.4, red, [0, -1, 0], 0.2),
    rodZ(1.7, 1.6, rubber(), [10, 0.6, 7.4]),
    ...[-1, 1].map((s) => group([s * 11.4, 3.4, 4.2, -60], screw(0.5))),
  );
  const frame = group(
    undefined,
    block(64, 1.2, 20, darkSteel(), [2, 2, 0], 0.4),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-9, 0],
            [9, 0],
            [9, 8, 2],
            [5, 23, 4],
            [-5, 23, 4],
            [-9, 8, 2],
          ],
          0.6,
        ),
        2.2,
        black,
        [s * 13, 1.6, 0],
        0.5,
      ),
    ),
    ...[-8, 8].flatMap((z) =>
      [4.4, 21.6].map((y) => rodX(0.9, 27, chrome(), [0, y, z * (y > 10 ? 0.45 : 0.9)])),
    ),
    ...[-24, -18, 22, 28].flatMap((x) => [-1, 1].map((s) => group([x, 2.6, s * 8, -90], screw(0.9)))),
    block(64, 1, 1.2, darkSteel(), [2, 1, 9.6], 0.3),
  );
  const fairlead = group(
    [0, 11, 14],
    plate(
      cut(
        polygon(
          [
            [-17, -7],
            [17, -7],
            [17, 7],
            [-17, 7],
          ],
          2,
        ),
        rectangle(23, 8.6, 1),
      ),
      1,
      castIron('#33363a'),
      undefined,
      0.2,
    ),
    ...[-1, 1].flatMap((s) => [
      rodX(1.5, 23, zinc(), [0, s * 3.9, 2.4]),
      rod(1.5, 9, zinc(), [s * 11, 0, 4.4]),
    ]),
    ...[-1, 1].map((s) =>
      plate(
        polygon(
          [
            [-2, -7],
            [2, -7],
            [2, 7],
            [-2, 7],
          ],
          1,
        ),
        5,
        castIron('#33363a'),
        [s * 14.4, 0, 2.4],
        0.4,
      ),
    ),
    ...[-1, 1].flatMap((s) => [-5, 5].map((y) => group([s * 14.4, y, 4.9], screw(0.7)))),
    ...[-1, 1].map((s) => block(3, 3, 5, castIron('#33363a'), [s * 12, -8, -2.4], 0.4)),
  );
  const line = hose(
    [
      [1, 8, 4],
      [1, 10, 9],
      [1, 11, 16],
      [1.4, 9, 24],
      [2, 4, 30],
      [5, 1.2, 34],
      [10, 1.2, 36],
    ],
    0.48,
    rope,
  );
  const hookEnd = group(
    [10, 1.4, 36, 0, -22, 0],
    rodX(0.9, 3, zinc(), [1, 0, 0]),
    group([2.6, 0, 0, -90, 0, 90], hook(3, paint('#b3161a'))),
    group([3.6, 0.4, 0, 60], plate(cut(circle(2.2), circle(1.5)), 0.7, rubber('#b3201c'))),
  );
  return group(
    undefined,
    frame,
    motor,
    gearbox,
    drum,
    control,
    fairlead,
    line,
    hookEnd,
    ...[-1, 0, 1].map((s) =>
      hose(
        [
          [-27 + s * 4, 21.6, 3 + s],
          [-24 + s * 3, 25, 0],
          [-17, 26 + s, -2],
          [-12, 25 + s, -2],
        ],
        0.5,
        s === 0 ? rubber('#a31c1a') : rubber(),
      ),
    ),
    hose(
      [
        [10, 24.6, 8],
        [11, 23, 14],
        [20, 8, 22],
        [24, 0.6, 26],
        [20, 0.6, 34],
        [27, 0.6, 40],
      ],
      0.5,
      rubber(),
    ),
    group(
      [29, 1.3, 42, 0, 40, 0],
      block(5, 2.4, 11, rubber('#1d1e20'), undefined, 1),
      block(1.8, 0.6, 2, red, [0, 1.3, 1.6], 0.25),
      block(1.8, 0.6, 2, plastic('#2c9a48', 0.4), [0, 1.3, -1.4], 0.25),
    ),
  );
}
