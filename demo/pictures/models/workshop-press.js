import { gauge } from '../kit/controls.ts';
import { ribbedGrip, screw } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { brass, castIron, chrome, darkSteel, paint, plastic, powder, zinc } from '../kit/materials.ts';
import { polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { spring } from '../kit/rigging.ts';
import { block, pipe, plateX, plateY, rod, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 27, elevation: 13 };

/** A twenty-tonne H-frame press with a bottle jack. */
export function build() {
  const [blue, h, half] = [paint('#1d5bab'), 150, 29];
  const channel = (x) =>
    group(
      [x, 0, 0],
      block(1, h, 11, blue, [x > 0 ? 2.6 : -2.6, h / 2, 0], 0.3),
      block(6, h, 1, blue, [0, h / 2, 5], 0.3),
      block(6, h, 1, blue, [0, h / 2, -5], 0.3),
      block(8, 2, 62, blue, [0, 1.2, 0], 0.5),
      foot(2, 1, [0, -0.4, 28]),
    );
  const frame = group(undefined, channel(-half), channel(half));
  for (const side of [-1, 1]) {
    for (let i = 0; i < 8; i++)
      frame.add(rodZ(1.5, 1.2, plastic('#0b0c0d', 0.9), [side * half, 26 + i * 9, 5.1]));
    frame.add(
      plateX(
        polygon(
          [
            [6, 2],
            [28, 2],
            [6, 30],
          ],
          1,
        ),
        1.2,
        blue,
        [side * half, 0, 0],
      ),
    );
  }
  const head = group(
    [0, h - 6, 0],
    block(58, 13, 1.2, blue, [0, 0, 6.2], 0.3),
    block(58, 13, 1.2, blue, [0, 0, -6.2], 0.3),
    block(58, 1.2, 12, blue, [0, 6.3, 0], 0.3),
    label('20 T', 7, '#ffffff', [-12, 0, 6.86]),
    ...[-half, half].map((x) => group([x, 0, 6.6], screw(1.5, [0, 3, 0]), screw(1.5, [0, -3, 0]))),
  );
  const bed = group(
    [0, 53, 0],
    block(66, 12, 1.2, blue, [0, 0, 7], 0.3),
    block(66, 12, 1.2, blue, [0, 0, -7], 0.3),
    block(50, 1.2, 13, blue, [0, -5, 0], 0.3),
    ...[-half, half].map((x) => rodZ(1.6, 20, zinc(), [x, -7.6, 0])),
    block(24, 4, 5, castIron('#3a3d42'), [-1, 8, 4], 0.4),
    block(24, 4, 5, castIron('#3a3d42'), [-1, 8, -4], 0.4),
  );
  const jack = group(
    [0, 100, 0],
    block(50, 5, 12, blue, [0, 0, 0], 0.6),
    plateY(rectangle(15, 13, 1.5), 3, castIron('#c2231d'), [0, 4, 0]),
    rod(5.2, 20, paint('#c2231d'), [0, 15, 0]),
    rod(4.4, 3, castIron('#3a3d42'), [0, 26, 0]),
    rod(2.4, 12, chrome(), [0, 33, 0]),
    rod(1.7, 13, paint('#c2231d'), [8, 9.6, 3], 'y'),
    group(
      [8, 17, 3, 0, 0, -52],
      rod(1.1, 34, powder('#232529'), [0, 17, 0]),
      group([0, 29, 0], ribbedGrip(1.6, 11)),
    ),
    rod(3, 15, chrome(), [0, -9.6, 0]),
    rod(3.6, 3, darkSteel(), [0, -17, 0]),
    gauge(5, 'kN', 0.3, [-14, 12, 4]),
    pipe(
      [
        [-5, 6, 2],
        [-14, 6, 2],
        [-14, 9, 2],
      ],
      0.7,
      brass(),
      2,
    ),
  );
  const springs = group(
    undefined,
    spring(1.3, 30, 18, zinc(), [-21, 104, 0]),
    spring(1.3, 30, 18, zinc(), [21, 104, 0]),
  );
  return group(undefined, frame, head, bed, jack, springs);
}
