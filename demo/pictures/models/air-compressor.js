import { gauge, knob } from '../kit/controls.ts';
import { ribbedGrip, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import {
  aluminium,
  brass,
  castIron,
  chrome,
  copper,
  paint,
  plastic,
  powder,
  zinc,
} from '../kit/materials.ts';
import { circle, cut, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { motor } from '../kit/rigging.ts';
import { block, hoop, pipe, plate, rod, rodX, rodZ, sleeve, turned } from '../kit/solids.ts';
import { airWheel, foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 17 };

/** A belt-driven compressor on a wheeled horizontal tank. */
export function build() {
  const [blue, iron] = [paint('#1c57a8'), castIron('#3d4045')];
  const r = 17;
  const tank = group(
    [0, 27, 0],
    turned(
      [
        [0, -43],
        [6, -42.6],
        [12, -40.4],
        [16, -35.5],
        [r, -31],
        [r, 31],
        [16, 35.5],
        [12, 40.4],
        [6, 42.6],
        [0, 43],
      ],
      blue,
      undefined,
      'x',
    ),
    hoop(r + 0.1, 0.3, blue, [31, 0, 0, 0, 90, 0]),
    hoop(r + 0.1, 0.3, blue, [-31, 0, 0, 0, 90, 0]),
    rodX(2, 3, zinc(), [43.4, 0, 0]),
    label('50 L', 7, '#ffffff', [-6, 1.4, r + 0.1]),
    rod(1.1, 3, brass(), [0, -r - 1, 0]),
    airWheel(11, 6, [0, -16, 0]).translateY(0),
  );
  tank.remove(tank.children.at(-1));
  for (const z of [-18.5, 18.5]) tank.add(group([-24, -15.6, z, 0, 90, 0], airWheel(11.4, 6.5)));
  tank.add(
    rodZ(1.1, 38, zinc(), [-24, -15.6, 0]),
    block(6, 9, 20, blue, [-24, -13, 0], 1.2),
    block(5, 12, 16, blue, [27, -19, 0], 1.2),
    foot(3.4, 3, [27, -27, 6]),
    foot(3.4, 3, [27, -27, -6]),
  );
  const bed = group(
    [0, 45, 0],
    block(66, 1.6, 23, blue, undefined, 0.5),
    block(3, 4, 20, blue, [-26, -2, 0]),
    block(3, 4, 20, blue, [26, -2, 0]),
  );
  const pump = group(
    [-17, 46, 2],
    block(15, 11, 15, iron, [0, 6, 0], 2.4),
    repeat(7, (i) => block(14, 0.7, 14, iron, [0, 12.6 + i * 1.5, 0], 0.3)),
    rod(5.4, 11, iron, [0, 17, 0]),
    block(14, 3.4, 14, aluminium(), [0, 24.6, 0], 1.2),
    corners(10, 10, () => group([0, 26.2, 0, -90, 0, 0], screw(0.7))),
    rodZ(4.2, 5, plastic('#1b1c1e', 0.6), [0, 23, 9.6]),
    rodZ(3.4, 1, plastic('#2c2e31', 0.6), [0, 23, 12.4]),
    pipe(
      [
        [7, 24, 0],
        [13, 24, 2],
        [13, 2, 6],
        [13, -2, 6],
      ],
      0.8,
      copper(),
      3,
    ),
  );
  const drive = group([15, 46, 2], motor(8, 24, iron, [0, 9.4, 0]), block(18, 1.6, 14, blue, [0, 1, 0]));
  const guard = group(
    [-2, 58, -12],
    hoop(13.4, 0.4, plastic('#191a1c'), [-13, 0, 2]),
    plate(
      cut(
        polygon(
          [
            [-26, -13],
            [22, -9],
            [24, 0],
            [22, 9],
            [-26, 13],
            [-30, 0],
          ],
          9,
        ),
        circle(9.6, -14, 0),
        circle(5, 15, 0),
      ),
      4,
      plastic('#191a1c', 0.5),
      undefined,
      0.8,
    ),
    ...[-14, 15].map((x) =>
      group(
        [x, 0, 1.6],
        repeat(5, (i) =>
          sleeve(
            (i + 1) * (x < 0 ? 1.9 : 1),
            (i + 1) * (x < 0 ? 1.9 : 1) - 0.3,
            0.4,
            chrome(),
            undefined,
            'z',
          ),
        ),
      ),
    ),
  );
  const gauges = group(
    [34, 46, 4],
    block(4, 12, 5, blue, [-3, -2, 0]),
    block(5, 8, 6, plastic('#1b1c1e'), [-2, 8, 0], 1),
    rod(1.7, 2.6, plastic('#c8281c', 0.35), [-2, 13, 0]),
    rodX(1, 9, brass(), [2, 2, 3]),
    gauge(3.4, 'bar', 0.62, [-0.6, 3.4, 8]),
    gauge(2.8, 'bar', 0.4, [7.4, 4.4, 6.4, 0, 25, 0]),
    rodX(0.9, 4, brass(), [8, 0, 3]),
    knob(1.7, [7.4, -2.6, 5], { turn: 0 }),
  );
  const handle = pipe(
    [
      [-28, 45, 10],
      [-50, 58, 10],
      [-50, 58, -10],
      [-28, 45, -10],
    ],
    1.4,
    powder('#232529'),
    4,
  );
  const gripPart = group([-50, 58, 0, 90, 0, 0], ribbedGrip(2, 16));
  return group(undefined, tank, bed, pump, drive, guard, gauges, handle, gripPart);
}
