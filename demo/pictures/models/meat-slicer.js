import { button, grip, knob } from '../kit/controls.ts';
import { cable } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, darkSteel, plastic, polished, steel } from '../kit/materials.ts';
import { circle, cut, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, pipe, plate, rod, rodZ, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 18 };

/** A gravity slicer: cast body, round blade, gauge plate and sliding carriage. */
export function build() {
  const [cast, metal, black] = [aluminium('#cfd2d5'), steel(), plastic()];
  const base = group(
    undefined,
    plate(
      polygon(
        [
          [-25, 2.4],
          [25, 2.4],
          [25, 8.5],
          [20, 12],
          [-11, 12],
          [-25, 8.5],
        ],
        2.2,
      ),
      34,
      cast,
      undefined,
      1.1,
    ),
    corners(38, 26, () => foot(2.5, 3)),
    knob(3.8, [-16, 6.3, 17], { marks: 13, ink: '#25282b', depth: 3 }),
    block(10, 4.2, 0.8, black, [15, 6.4, 17.1], 0.4),
    button(1.4, '#2c9a48', [12.6, 6.4, 17.4]),
    button(1.4, '#d2241b', [17.4, 6.4, 17.4]),
    label('PRIMA 250', 1.4, '#3b4147', [-1, 6.4, 17.06]),
  );
  const blade = group(
    [7, 26, -3],
    tapered([15, 20, 15], cast, [0, -8, -9.6], { top: [0.86, 0.9], radius: 3.2 }),
    turned(
      [
        [0, -18],
        [7.6, -18],
        [9.4, -15.4],
        [9.4, -3],
        [10.4, -1],
        [0, -1],
      ],
      cast,
      undefined,
      'z',
    ),
    turned(
      [
        [0, -0.2],
        [12.8, -0.2],
        [13.6, 0.1],
        [12.7, 0.4],
        [10.4, 0.9],
        [9.8, 0.7],
        [9.6, 1],
        [8.8, 1.7],
        [3.4, 2.2],
        [3, 2],
        [0, 2],
      ],
      polished(),
      undefined,
      'z',
      128,
    ),
    rodZ(1.5, 0.8, chrome(), [0, 0, 2.3]),
    group([0, 0, 0, 0, 0, -52], hoop(14.4, 0.7, cast, undefined, 236)),
    group(
      [0, 14.8, 0.6],
      block(7.4, 5.4, 6.4, cast, undefined, 1.5),
      rod(1.2, 2.6, black, [-2, 3.4, 0]),
      rod(1.2, 2.6, black, [2, 3.4, 0]),
    ),
  );
  const gaugePlate = plate(
    cut(
      polygon(
        [
          [-22, 13],
          [4, 13],
          [4, 38],
          [-20.6, 38],
          [-22, 36],
        ],
        1.4,
      ),
      circle(14.2, 7, 26),
    ),
    1,
    metal,
    [0, 0, -1.6],
    0.2,
  );
  const carriage = group(
    [2, 0, 2],
    block(27, 1, 15, metal, [-3, 16, 8.4, 8], 0.4),
    block(1, 11, 14, metal, [-16.6, 20.6, 8.4, 6, 0, 6], 0.4),
    block(27, 7.4, 0.9, metal, [-3, 18.8, 15.8, -18], 0.4),
    tapered([6, 9, 4], cast, [-3, 12, 12], { top: [0.7, 0.8], radius: 0.8 }),
    block(32, 1.4, 2, darkSteel(), [0, 10.2, 17.2], 0.6),
    pipe(
      [
        [-15, 22, 15],
        [-15, 35, 15],
      ],
      0.5,
      chrome(),
    ),
    group(
      [-7.4, 26.4, 8.6, 0, 0, -7],
      block(1.4, 9.4, 12, cast, undefined, 0.6),
      repeat(5, (i) => block(0.6, 8, 0.6, cast, [0.9, 0, -4 + i * 2], 0.2)),
      block(9, 1.8, 2.6, cast, [-4, 4, 5.2], 0.7),
      grip(9.4, 1.8, black, [0.8, -2, 7.4]),
    ),
    group([12.6, 15, 15.4, 0, 0, -18], rod(0.7, 6, chrome(), [0, 2, 0]), grip(11, 1.9, black, [0, 4, 0])),
  );
  return group(
    undefined,
    base,
    blade,
    gaugePlate,
    carriage,
    cable(
      [
        [20, 5, -17],
        [24, 1, -22],
        [33, 0.5, -18],
        [36, 0.5, -6],
      ],
      0.4,
    ),
  );
}
