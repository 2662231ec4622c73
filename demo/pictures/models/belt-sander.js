import { button, knob } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { aluminium, castIron, darkSteel, paint, plastic, stuff, zinc } from '../kit/materials.ts';
import { arc, circle, cut, polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, plateX, plateY, rod, rodX, rodZ, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 20 };

const stadium = (length, r) =>
  polygon([...arc(-length / 2, 0, r, 90, 270, 16), ...arc(length / 2, 0, r, -90, 90, 16)]);

/** A bench sander: belt arm lying to the left, disc with mitre table on the right, motor behind. */
export function build() {
  const [blue, iron, sand] = [paint('#1f5597'), castIron('#33363b'), stuff('#9a5a34', 0.95)];
  const base = group(
    undefined,
    plateY(
      polygon(
        [
          [-26, -17],
          [30, -17],
          [30, 17],
          [-26, 17],
        ],
        4,
      ),
      4,
      blue,
      [0, 3.6, 0],
      1.2,
    ),
    corners(46, 26, () => foot(2.2, 2), [2, 0, 0]),
    block(13, 7.6, 1, plastic('#17191b', 0.4), [-13, 3.8, 17.2], 0.6),
    button(1.2, '#2c9a48', [-16, 3.8, 17.6]),
    button(1.2, '#d2241b', [-11, 3.8, 17.6]),
    label('BDS 150', 2, '#f2f4f6', [6, 3.4, 17.06]),
  );
  const arm = group(
    [-8, 24, 0, 0, 0, 0],
    plate(stadium(42, 4.9), 10, sand, undefined, 0.1),
    ...[-21, 21].map((x) => rodZ(4.6, 10.6, aluminium(), [x, 0, 0])),
    plate(stadium(40, 4), 10.8, iron, undefined, 0.2),
    plate(cut(stadium(43, 5.8), stadium(43, 5.1)), 1, blue, [0, 0, -5.6], 0.2),
    plate(stadium(43, 5.6), 1, blue, [0, 0, -6], 0.3),
    plate(
      polygon(
        [
          [-14, -6],
          [13, -6],
          [13, 3, 2],
          [-14, 3, 2],
        ],
        1,
      ),
      0.8,
      blue,
      [2, 0, 5.6],
      0.2,
    ),
    label('915 x 100', 1.7, '#f2f4f6', [2, -1.4, 6.06]),
    block(3, 5.6, 11, zinc(), [12, 7.4, 0], 0.3),
    block(2, 6, 4, zinc(), [13.4, 4, -6.4], 0.3),
    group([-21, 0, 5.4], knob(1.6, undefined, { depth: 2 })),
    block(7, 1.6, 1.6, zinc(), [-9, -1, 6.4, 0, 0, 16], 0.4),
    rod(1.5, 2, plastic('#b3201c'), [-12.6, -2, 6.9, 90]),
  );
  const disc = group(
    [22, 22, 0],
    turned(
      [
        [0, -2.6],
        [9, -2.6],
        [9.4, -2],
        [9.4, 0.4],
        [9, 0.6],
        [0, 0.6],
      ],
      blue,
      [0, 0, 0],
      'z',
    ),
    group(
      [0, 0, 4.4],
      rodZ(8.4, 1.4, aluminium(), [0, 0, 0.4]),
      plate(circle(8.3), 0.2, sand, [0, 0, 1.2], 0.05),
    ),
    plate(
      cut(polygon([...arc(0, 0, 9.6, -30, 210, 24), [-9.6, -9], [9.6, -9]], 1), circle(8.8, 0, 0)),
      4,
      blue,
      [0, 0, 2.4],
      0.5,
    ),
    group(
      [0, -1, 6.4],
      plateY(
        cut(rectangle(22, 13, 1), rectangle(0.9, 13.2, 0.02, -6, 0)),
        1.6,
        aluminium('#c9ccce'),
        [0, 0, 5.4],
        0.3,
      ),
      ...[-1, 1].map((s) =>
        plateX(
          polygon(
            [
              [-2, 0],
              [9, 0],
              [7, -5, 3],
              [0, -6, 2],
            ],
            1,
          ),
          0.8,
          iron,
          [s * 9.2, -0.8, 2],
          0.2,
        ),
      ),
      group([10, -3.4, 4, 0, 90, 0], knob(1.3, undefined, { depth: 1.6 })),
      group(
        [-3, 1.4, 6, 0, 30, 0],
        plateY(polygon([...arc(0, 0, 4, 0, 180, 16)], 0.4), 0.7, zinc()),
        block(12, 2.4, 0.8, aluminium(), [0, 1, -0.4], 0.2),
        rod(0.9, 2, plastic(), [0, 1.2, 2]),
      ),
    ),
  );
  const drive = group(
    undefined,
    rodZ(7, 20, iron, [18, 20, -12]),
    repeat(20, (i) => group([18, 20, -11, 0, 0, i * 18], block(0.6, 0.6, 15, iron, [0, 7.1, 0], 0.2))),
    rodZ(7.2, 2, plastic('#17191b'), [18, 20, -22.4]),
    block(20, 14, 11, blue, [18, 11, -7], 2),
    block(10, 16, 8, blue, [6, 15, -8], 2),
    block(12, 10, 3, blue, [8, 22, -7.6], 1.2),
    rodX(2.6, 8, plastic(), [32, 12, -6]),
    rodX(2.1, 8.2, plastic('#0c0d0e', 0.9), [32.1, 12, -6]),
    rod(3, 22, iron, [-21, 11, -9]),
    block(8, 4, 6, blue, [-21, 21, -8], 1),
    group([30.2, 20, -12, 0, 90, 0], screw(0.6)),
  );
  return group(
    undefined,
    base,
    arm,
    disc,
    drive,
    rodX(0.6, 3, darkSteel(), [13, 22, -7]),
    cable(
      [
        [24, 5, -17],
        [28, 1.4, -22],
        [40, 0.5, -24],
        [50, 0.5, -14],
      ],
      0.5,
    ),
  );
}
