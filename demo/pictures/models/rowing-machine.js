import { cushion, ribbedGrip, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, darkSteel, leather, plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { band } from '../kit/rigging.ts';
import { block, hoop, plateX, rod, rodX, rodZ, sleeve } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 62, elevation: 15 };

/** An air rower: flywheel cage in front, monitor arm, foot plates, seat on a long rail. Its front is towards +z. */
export function build() {
  const [dark, alu, black, red] = [
    powder('#26292d'),
    aluminium('#c5c9cc'),
    plastic('#17191b', 0.42),
    plastic('#b3201c', 0.4),
  ];
  const flywheel = group(
    [0, 34, 74],
    ...[-1, 1].flatMap((s) => [
      group(
        [s * 7, 0, 0, 0, 90, 0],
        ...[27, 23.6, 20.2, 16.8, 13.4, 10].map((r) => hoop(r, 0.28, darkSteel())),
        hoop(28, 0.8, black),
      ),
      repeat(18, (i) => group([s * 7, 0, 0, i * 20], block(0.5, 20, 0.7, black, [0, 18, 0], 0.2))),
      rodX(9, 2, black, [s * 7, 0, 0]),
      rodX(6.6, 0.6, red, [s * 8.1, 0, 0]),
    ]),
    group([0, 0, 0, 0, 0, 90], sleeve(28.6, 27.6, 14.6, black)),
    repeat(14, (i) =>
      group([0, 0, 0, i * (360 / 14)], block(11, 14, 0.5, plastic('#4a4f55', 0.4), [0, 18, 0, 16], 0.15)),
    ),
    rodX(9.4, 10, zinc()),
    label('ROW 500', 2.2, '#ffffff', [8.46, 0, 0, 0, 90, 0]),
    label('ROW 500', 2.2, '#ffffff', [-8.46, 0, 0, 0, -90, 0]),
  );
  const stand = group(
    undefined,
    block(52, 5, 6, dark, [0, 4, 88], 1),
    ...[-1, 1].map((s) => foot(3, 2, [s * 23, 0, 88])),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [46, 34],
            [52, 40],
            [78, 37],
            [92, 6],
            [86, 4],
            [72, 28],
            [52, 30],
          ],
          2,
        ),
        1.4,
        dark,
        [s * 4.4, 0, 0],
        0.4,
      ),
    ),
    block(12, 12, 26, black, [0, 36, 46], 2.4),
    ...[-1, 1].map((s) => block(2.4, 26, 4, dark, [s * 12, 16, 36, 24], 0.8)),
    block(44, 4.6, 5, dark, [0, 5, 29], 1),
    ...[-1, 1].map((s) => foot(2.6, 2.8, [s * 20, 0, 29])),
    block(26, 4, 4, dark, [0, 27, 40], 0.8),
  );
  const rail = group(
    undefined,
    block(6, 8, 138, alu, [0, 35, -32], 0.6),
    ...[-1, 1].map((s) => block(0.5, 3, 136, aluminium('#9da2a6'), [s * 3, 35, -32], 0.2)),
    block(7, 1, 134, zinc(), [0, 39.2, -32], 0.3),
    block(6.6, 8.6, 2, black, [0, 35, -101.4], 0.8),
    group([0, 18, -92, 6], block(5, 32, 5, dark, undefined, 0.8)),
    block(42, 5, 6, dark, [0, 4, -93.6], 1),
    ...[-1, 1].map((s) => foot(3, 2, [s * 18, 0, -93.6])),
    block(7, 3, 4, rubber(), [0, 41, -94], 1),
  );
  const seat = group(
    [0, 0, -40],
    cushion(29, 5, 25, leather('#1d1e21'), [0, 48.6, 0], 2.3),
    block(18, 1.6, 20, dark, [0, 45.4, 0], 0.4),
    ...[-1, 1].map((s) => block(1.2, 9, 19, dark, [s * 5.6, 41, 0], 0.4)),
    ...[-7, 7].flatMap((z) => [
      rodX(1.7, 10, rubber('#2a2c2f'), [0, 41.6, z]),
      rodX(0.6, 13, zinc(), [0, 41.6, z]),
      rodX(1.2, 9.6, zinc(), [0, 36.6, z]),
    ]),
  );
  const footPlate = (s) =>
    group(
      [s * 12.5, 33, 34, 38, 0, 0],
      block(13, 1.6, 32, black, [0, 0, 0], 0.7),
      repeat(7, (i) => block(11, 0.5, 1, rubber('#2c2f33'), [0, 0.9, -12 + i * 3.4], 0.2)),
      block(12, 5, 1.6, black, [0, 2, -15.6], 0.6),
      band(
        [
          [-7, 0.4, 4],
          [-6, 4.4, 4.4],
          [0, 6, 4.6],
          [6, 4.4, 4.4],
          [7, 0.4, 4],
        ],
        4,
        0.4,
        rubber('#34373b'),
        [0, 0, 1],
      ),
      block(3, 1, 3, red, [4.4, 5.4, 4.4, 0, 0, -40], 0.3),
    );
  const handle = group(
    [0, 51, 22],
    group([0, 0, 0, 0, 0, 90], rod(1.3, 14, darkSteel())),
    ...[-1, 1].map((s) => group([s * 14, 0, -1.2, 0, s * 10, 90], ribbedGrip(1.7, 17))),
    block(3, 2.6, 4, black, [0, 0, 1.6], 0.7),
    rodZ(0.45, 32, chrome(), [0, -3.4, 19, 13]),
  );
  const monitor = group(
    undefined,
    group([0, 62, 58, -16], block(4, 56, 2.4, dark, [0, 0, 0], 0.6)),
    group(
      [0, 92, 44, -22, 180, 0],
      block(19, 17, 3, black, undefined, 1.2),
      display(15, 10, ['2:04', 'min / 500 m'], '#7fe3ff', [0, 1.6, 1.4]),
      ...[-4.6, 0, 4.6].map((x) => rodZ(1, 0.6, plastic('#8d9297', 0.4), [x, -5.6, 1.6])),
    ),
    group([0, 87, 50, -16], block(5, 5, 8, black, undefined, 1)),
  );
  return group(
    undefined,
    flywheel,
    stand,
    rail,
    seat,
    footPlate(-1),
    footPlate(1),
    handle,
    monitor,
    label('ROW 500', 4, '#2c3136', [3.3, 35, -62, 0, 90, 0]),
    label('ROW 500', 4, '#2c3136', [-3.3, 35, -62, 0, -90, 0]),
    ...[-1, 1].map((s) => group([s * 6.2, 37, 46, 0, s * 90, 0], screw(1))),
  );
}
