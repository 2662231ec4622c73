import { knob } from '../kit/controls.ts';
import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { castIron, chrome, darkSteel, paint, powder, rubber, steel, zinc } from '../kit/materials.ts';
import { arc, circle, cut, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { spring } from '../kit/rigging.ts';
import { block, hose, plate, rod, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 28, elevation: 15 };

/** A bending shoe: a half-round segment with a groove for the pipe along its rim. */
const shoe = (r, t, at) => {
  const outline = (radius) =>
    polygon([...arc(0, 0, radius, 25, 155, 20), [-r * 0.42, -r * 0.1], [r * 0.42, -r * 0.1]], 0.3);
  return group(
    at,
    plate(outline(r), t * 0.36, castIron('#55595f'), [0, 0, t * 0.36], 0.3),
    plate(outline(r), t * 0.36, castIron('#55595f'), [0, 0, -t * 0.36], 0.3),
    plate(outline(r - t * 0.34), t * 0.7, castIron('#55595f'), undefined, 0.2),
    rodZ(r * 0.16, t * 1.12, darkSteel(), [0, r * 0.4, 0]),
  );
};

/** An upright hydraulic bender: jack in a frame, two winged plates with pins, a pipe bent over its shoe. */
export function build() {
  const [red, dark] = [paint('#b4161b'), powder('#2a2d31')];
  const wing = () =>
    cut(
      polygon(
        [
          [-46, 60],
          [-46, 69, 3],
          [-13, 93, 6],
          [13, 93, 6],
          [46, 69, 3],
          [46, 60],
          [39, 60],
          [11, 80, 4],
          [-11, 80, 4],
          [-39, 60],
        ],
        2,
      ),
      ...[-41, -33, -25, 25, 33, 41].map((x) => circle(1.3, x, 66.4 + (41 - Math.abs(x)) * 0.72)),
    );
  const frame = group(
    undefined,
    plate(wing(), 1.2, red, [0, 0, 6.4], 0.3),
    plate(wing(), 1.2, red, [0, 0, -6.4], 0.3),
    ...[-1, 1].flatMap((s) => [-1, 1].map((z) => block(3.4, 74, 1.4, red, [s * 9, 49, z * 5.2], 0.4))),
    block(24, 3, 14, red, [0, 12.4, 0], 0.6),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((z) =>
        group([s * 10, 12, z * 6, -z * 26, 0, s * 22], block(3.4, 15, 3.4, dark, [0, -6.2, 0], 0.5)),
      ),
    ),
    ...[-1, 1].flatMap((s) => [-1, 1].map((z) => rod(2.8, 1.6, rubber(), [s * 15.2, 0.8, z * 11.6]))),
    label('12 T', 4.6, '#ffffff', [0, 86.6, 7.06]),
    label('12 T', 4.6, '#ffffff', [0, 86.6, -7.06, 0, 180, 0]),
  );
  const jack = group(
    [0, 14, 0],
    block(13, 5, 11, red, [0, 2.4, 0], 0.8),
    rod(5, 25, red, [0, 17, 0]),
    rod(5.3, 2.4, darkSteel(), [0, 29.6, 0]),
    rod(2.7, 16, chrome(), [0, 36, 0]),
    block(9, 3, 7, darkSteel(), [0, 44, 0], 0.6),
    rod(1.9, 9, darkSteel(), [0, 7, 8.6, 8]),
    rod(1, 6, chrome(), [0, 12, 9.4, 8]),
    block(3.4, 2.4, 8, red, [0, 3, 8], 0.6),
    group(
      [0, 15.4, 10, 42, 0, 0],
      rod(1.5, 7, zinc(), [0, 3, 0]),
      rod(1.3, 34, dark, [0, 20, 0]),
      group([0, 34, 0], ribbedGrip(1.7, 13)),
    ),
    group([5, 4, 5.6], knob(1.1, undefined, { depth: 1.6 })),
  );
  const bend = [
    [-46, 49, 0],
    [-36, 60, 0],
    [-26, 68.6, 0],
    [-17, 74.4, 0],
    [-8, 77.4, 0],
    [0, 78.2, 0],
    [8, 77.4, 0],
    [17, 74.4, 0],
    [26, 68.6, 0],
    [36, 60, 0],
    [46, 49, 0],
  ].map(([x, y, z]) => [x, y - 3.4, z]);
  const roller = (s) =>
    group(
      [s * 33, 72, 0],
      rodZ(1.4, 19, zinc()),
      rodZ(3.4, 10.4, darkSteel()),
      rodZ(2.2, 1.4, zinc(), [0, 0, 9]),
      rodZ(0.5, 4, chrome(), [0, 0, 8.4]),
    );
  return group(
    undefined,
    frame,
    jack,
    shoe(17, 6, [0, 56.4, 0]),
    hose(bend, 1.9, steel('#b4b8bb')),
    roller(-1),
    roller(1),
    ...[-1, 1].map((s) => group([s * 8, 40, 6.4], spring(1, 18, 14, zinc()))),
    repeat(4, (i) =>
      shoe(9 - i * 1.5, 4.6 - i * 0.6, [-33 + i * 15 - i * i * 0.6 + (i > 1 ? 6 : 0), 0.9 - i * 0.15, 24]),
    ),
  );
}
