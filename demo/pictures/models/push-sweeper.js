import { knob } from '../kit/controls.ts';
import { ribbedGrip, screw } from '../kit/fittings.ts';
import { around, group, repeat } from '../kit/geometry.ts';
import { aluminium, darkSteel, plastic, rubber, stuff, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plateX, rod, rodX } from '../kit/solids.ts';
import { wheel } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 20 };

/** A hand-pushed sweeper: two plate brushes in front, dirt container behind, big side wheels, folding bow. */
export function build({ colour = '#3d8f2f' } = {}) {
  const [shell, black, bristle] = [plastic(colour, 0.36), plastic('#1e2023', 0.45), stuff('#26292d', 0.9)];
  const brush = (s) =>
    group(
      [s * 21, 5, 26, 5, 0, -s * 5],
      rod(13, 2, black, [0, 1.4, 0]),
      rod(5, 3, shell, [0, 3, 0]),
      around(44, (i) =>
        group([0, 0.6, 12.4, 38], rod(0.42, 11, bristle, [(i % 3) * 0.2 - 0.2, -3.4, 0], 'y', 0.7)),
      ),
      around(30, () => group([0, 0.6, 9, 22], rod(0.5, 8, bristle, [0, -2.6, 0], 'y', 0.7))),
      around(6, () => group([0, 2.4, 8.6, -90], screw(0.6, undefined, zinc()))),
    );
  const hood = group(
    undefined,
    plateX(
      polygon(
        [
          [-4, 8],
          [34, 11, 2],
          [37, 14, 2],
          [24, 21, 8],
          [4, 25, 4],
          [-4, 25],
        ],
        1.6,
      ),
      58,
      shell,
      undefined,
      2.4,
    ),
    plateX(
      polygon(
        [
          [6, 22],
          [26, 18, 4],
          [24, 22.6, 4],
          [6, 27],
        ],
        1.2,
      ),
      34,
      black,
      undefined,
      1,
    ),
    block(62, 3, 5, black, [0, 11, 34.6], 1.4),
    ...[-1, 1].map((s) => group([s * 32, 10.6, 31], rod(3, 3, black), rod(3.3, 1, rubber(), [0, 0, 0]))),
    label('SWEEP 77', 4.2, '#ffffff', [0, 20.6, 30.4, -61, 0, 0]),
    ...[-1, 1].map((s) => group([s * 20, 23.4, 16, -78], knob(2.6, undefined, { depth: 2 }))),
  );
  const tub = group(
    undefined,
    plateX(
      polygon(
        [
          [-32, 12, 4],
          [-29, 4, 3],
          [-3, 3],
          [-3, 25, 2],
          [-28, 25, 3],
        ],
        2,
      ),
      52,
      black,
      undefined,
      2.2,
    ),
    block(53, 2, 30, black, [0, 25, -17], 0.9),
    block(22, 3.4, 2, shell, [0, 20, -31.6], 1),
    plateX(
      polygon(
        [
          [-26, 26],
          [-8, 26],
          [-12, 31, 3],
          [-22, 31, 3],
        ],
        1.4,
      ),
      3,
      shell,
      undefined,
      1,
    ),
  );
  const side = (s) => group([s * 31, 14, -4], wheel(14, 5, undefined, shell, rubber()), rodX(3.4, 6, black));
  const bow = group(
    [0, 15, -6],
    pipe(
      [
        [-28, 0, 0],
        [-28, 40, -26],
        [-24, 78, -46],
        [24, 78, -46],
        [28, 40, -26],
        [28, 0, 0],
      ],
      1.5,
      aluminium('#b9bdc0'),
      9,
    ),
    group([0, 78, -46, 0, 0, 90], ribbedGrip(2.3, 30, rubber('#1d1f22'))),
    ...[-1, 1].map((s) =>
      group(
        [s * 28, 20, -13, -33],
        block(4, 8, 4, black, undefined, 1.2),
        group([s * 2, 0, 0, 0, s * 90, 0], knob(1.6, undefined, { depth: 1.6 })),
      ),
    ),
    ...[-1, 1].map((s) => block(4, 6, 6, black, [s * 28, 0.6, -0.6], 1.2)),
  );
  return group(
    undefined,
    brush(-1),
    brush(1),
    hood,
    tub,
    side(-1),
    side(1),
    bow,
    rodX(1, 60, darkSteel(), [0, 14, -4]),
    ...repeat(2, (i) => wheel(3, 2.4, [i ? 9 : -9, 3, 8], zinc())).children,
  );
}
