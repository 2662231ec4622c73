import { group } from '../kit/geometry.ts';
import { chrome, glass, glow, paint, plastic, zinc } from '../kit/materials.ts';
import { spring } from '../kit/rigging.ts';
import { block, hoop, pipe, rod, rodZ, turned } from '../kit/solids.ts';
import { starBase } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 10 };
export const views = { 4: { at: [-66, 116, 0], zoom: 3.2 } };

/** A magnifying lamp on a spring arm and a rolling floor stand. */
export function build() {
  const [white, grey] = [paint('#edeeec'), plastic('#c9cdd0', 0.4)];
  const stand = group(
    undefined,
    starBase(25, white, undefined, 2.6),
    rod(1.7, 62, chrome(), [0, 41, 0]),
    rod(2.2, 26, white, [0, 24, 0]),
    rod(2.8, 4, grey, [0, 72, 0]),
  );
  const bar = (from, to, z) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return group([from[0], from[1], z, 0, 0, turn], block(length, 1.6, 0.9, white, [length / 2, 0, 0], 0.4));
  };
  const [elbow0, elbow1, elbow2] = [
    [0, 75],
    [-12, 116],
    [-52, 124],
  ];
  const arm = group(
    undefined,
    ...[-1.5, 1.5].flatMap((z) => [
      bar(elbow0, elbow1, z),
      bar([4, 75.4], [-8, 116.4], z),
      bar(elbow1, elbow2, z),
      bar([-12, 111.6], [-52, 119.6], z),
    ]),
    group([0, 77, 0, 0, 0, 16], spring(0.9, 26, 22, zinc(), [2, 0, 0])),
    group([-14, 114.4, 0, 0, 0, 78.6], spring(0.9, 24, 20, zinc())),
    block(7, 7, 5, grey, [1.6, 75, 0], 1.4),
    block(8, 8, 5, grey, [-11, 114.6, 0], 1.4),
    block(6, 8, 5, grey, [-53, 121.6, 0], 1.4),
    rodZ(1.6, 6, plastic(), [-53, 121.6, 0]),
  );
  const head = group(
    [-68, 110, 6, -52, 0, -6],
    turned(
      [
        [9, -2],
        [12, -2],
        [13.6, -0.6],
        [14, 1.4],
        [13, 3.6],
        [9.4, 4],
      ],
      white,
      undefined,
      'z',
      96,
    ),
    turned(
      [
        [9.4, 4],
        [9, 3],
        [9, -1],
        [9.2, -2],
      ],
      white,
      undefined,
      'z',
      96,
    ),
    hoop(10.8, 0.9, glow('#ffffff', 1), [0, 0, -2]),
    turned(
      [
        [0, 0.8],
        [5, 0.5],
        [9, -0.3],
        [9, -0.8],
        [0, -0.8],
      ],
      glass('#cfe4f2', 0.3),
      undefined,
      'z',
    ),
    block(10, 5, 3, white, [14.6, 3, 0, 0, 0, 24], 1.2),
  );
  return group(
    undefined,
    stand,
    arm,
    head,
    pipe(
      [
        [-54, 120, 0],
        [-60, 117.6, 1],
        [-64, 118, -1],
      ],
      1.1,
      grey,
      3,
    ),
  );
}
