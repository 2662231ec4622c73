import { button, knob, lamp } from '../kit/controls.ts';
import { bowHandle, cable, louvres, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, copper, darkSteel, paint, plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { freeform, polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, hose, plateX, rod, rodX, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 50, elevation: 19 };

/** A hand-held spot welder: transformer case, two long arms with copper tips reaching forwards, lever behind. */
export function build() {
  const [orange, dark, black] = [paint('#d4560f'), powder('#2a2d31'), plastic('#17191b', 0.42)];
  const side = polygon(
    [
      [-20, 2],
      [12, 2],
      [12, 21],
      [9, 24],
      [-16, 24],
      [-20, 20],
    ],
    1.6,
  );
  const body = group(
    undefined,
    plateX(side, 15, dark, undefined, 0.8),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-17, 4.4],
            [9.4, 4.4],
            [9.4, 20],
            [7.6, 21.6],
            [-14.6, 21.6],
            [-17, 19],
          ],
          1.2,
        ),
        0.7,
        orange,
        [s * 7.5, 0, 0],
        0.25,
      ),
    ),
    ...[-1, 1].map((s) => louvres(6, 13, 1.4, dark, [s * 7.9, 8.4, -3, 0, s * 90, 0])),
    label('SPOT 25', 3, '#ffffff', [7.9, 17, -4, 0, 90, 0]),
    label('SPOT 25', 3, '#ffffff', [-7.9, 17, -4, 0, -90, 0]),
    ...[-1, 1].flatMap((s) =>
      [
        [-15.6, 6],
        [8, 6],
        [-14.6, 20],
        [6.8, 20],
      ].map(([z, y]) => group([s * 7.8, y, z, 0, s * 90, 0], screw(0.5, undefined, darkSteel()))),
    ),
    corners(10, 24, () => foot(1.3, 2.2), [0, 0, -4]),
    block(13.6, 20, 1, black, [0, 12.4, 12], 0.6),
  );
  const arm = (y, tip) =>
    group(
      [0, y, 0],
      rodZ(2.6, 5, darkSteel(), [0, 0, 14]),
      rodZ(1.75, 46, copper(), [0, 0, 36]),
      ...[20, 23].map((z) => rodZ(2.3, 1.6, zinc(), [0, 0, z])),
      block(4.6, 4.4, 3.4, zinc(), [0, 0, 57.4], 0.6),
      group([2.3, 0, 57.4, 0, 90, 0], screw(0.6)),
      rod(1.15, 5, copper(), [0, tip * 4, 57.4]),
      rod(1.1, 2, copper(), [0, tip * 7, 57.4], 'y', tip > 0 ? 0.35 : 1.1),
    );
  const electrodes = group(
    undefined,
    arm(19, 0),
    group(
      [0, 19, 57.4],
      rod(1.15, 5, copper(), [0, -3.6, 0]),
      group([0, -6.6, 0, 180], rod(1.1, 1.8, copper(), undefined, 'y', 0.4)),
    ),
    arm(4.6, 0),
    group(
      [0, 4.6, 57.4],
      rod(1.15, 3.4, copper(), [0, 3.2, 0]),
      rod(1.1, 1.8, copper(), [0, 5.4, 0], 'y', 0.4),
    ),
    block(9, 0.22, 12, zinc(), [1, 11.2, 60], 0.08),
    block(9, 0.22, 12, zinc(), [-1.4, 11.44, 62], 0.08),
  );
  const lever = group(
    [0, 20, -15],
    plateX(
      freeform([
        [4, 4],
        [2, 7],
        [-6, 8.6],
        [-16, 8],
        [-24, 6],
        [-24.6, 4.4],
        [-16, 5.4],
        [-7, 5.4],
        [-1, 3],
      ]),
      2.6,
      zinc(),
      undefined,
      0.4,
    ),
    plateX(
      freeform([
        [-8, 8.8],
        [-16, 8.6],
        [-25, 6.6],
        [-25.6, 3.8],
        [-16, 4.8],
        [-8, 5],
      ]),
      3.8,
      rubber('#1a1b1d'),
      undefined,
      1.4,
    ),
    rodX(1, 9, zinc(), [0, 4.4, 2]),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-1, 0],
            [5, 0],
            [4, 6, 2],
            [0, 6, 2],
          ],
          0.5,
        ),
        0.7,
        dark,
        [s * 2.4, 0.6, 0],
        0.2,
      ),
    ),
  );
  const grip0 = group(
    [0, 11, -20],
    plateX(
      freeform([
        [0.4, -5.4],
        [0.4, 3],
        [-6, 3],
        [-14, 1.6],
        [-21, -1],
        [-21.6, -4.6],
        [-14, -3],
        [-6, -3.4],
      ]),
      4.2,
      rubber('#1a1b1d'),
      undefined,
      1.6,
    ),
    button(0.9, '#d2241b', [0, 0, -0.4]),
    repeat(5, (i) => block(4.3, 0.5, 0.5, rubber('#1a1b1d'), [0, -3.5 - i * 0.02, -9 - i * 2], 0.2)),
  );
  const control = group(
    [-1, 24.4, -3, -90, 0, 0],
    block(11, 15, 1.2, black, undefined, 0.6),
    display(6, 3.2, ['1.2 s'], '#ff6a3d', [0, 4, 0.6]),
    knob(1.8, [0, -2, 0.6], { marks: 9 }),
    lamp(0.4, '#38c45a', [3.6, -5.4, 0.6]),
  );
  return group(
    undefined,
    body,
    electrodes,
    lever,
    grip0,
    control,
    group([0, 22.6, 8.6, -90, 0, 0], bowHandle(9, 5, 0.9, chrome())),
    rodX(0.5, 8, zinc(), [0, 20, -17]),
    hose(
      [
        [3, 6, -19],
        [3, 4.6, -24],
        [7, 0.8, -30],
      ],
      0.7,
      rubber(),
    ),
    cable(
      [
        [7, 0.8, -30],
        [16, 0.7, -32],
        [27, 0.7, -24],
        [28, 0.7, -10],
        [25, 0.7, 2],
      ],
      0.6,
    ),
  );
}
