import { ribbedGrip, screw } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { chrome, paint, plastic, powder, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { chain, hook } from '../kit/rigging.ts';
import { block, pipe, plate, rod, rodX } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 48, elevation: 15 };

/** A folding workshop crane; its legs and boom point towards +z. */
export function build() {
  const [red, dark] = [paint('#b3161a'), powder('#26282b')];
  const mast = group(
    undefined,
    block(9, 120, 9, red, [0, 74, -48], 0.8),
    block(64, 8, 9, red, [0, 15, -48], 0.8),
    plate(
      polygon(
        [
          [-22, 0],
          [-4, 34],
          [4, 34],
          [22, 0],
        ],
        1,
      ),
      1.4,
      red,
      [0, 18, -52.4],
    ),
    ...[-1, 1].map((side) => castor(5, [side * 29, 12, -52, 0, side * 30, 0])),
    group(
      [0, 18, -56, -30],
      pipe(
        [
          [-16, 0, 0],
          [-16, 0, -22],
          [16, 0, -22],
          [16, 0, 0],
        ],
        1.3,
        dark,
        4,
      ),
    ),
  );
  const legs = group(undefined);
  for (const side of [-1, 1])
    legs.add(
      group(
        [side * 25, 13, -46, 0, side * 5, 0],
        block(7, 7, 128, red, [0, 0, 64], 0.8),
        block(8, 6, 8, dark, [0, 0, 128], 0.8),
        castor(4, [0, -2.6, 124, 0, side * 40, 0]),
        group([side * 3.6, 0, 8, 0, side * 90, 0], screw(1.6)),
      ),
    );
  const tilt = -17;
  const boom = group(
    [0, 132, -48, tilt],
    block(8, 8, 88, red, [0, 0, 42], 0.8),
    block(6, 6, 52, red, [0, 0, 96], 0.6),
    block(10, 12, 12, red, [0, -2, 0], 1),
    ...[92, 104, 114].map((z) => rodX(1, 6.6, plastic('#0b0c0d', 0.9), [0, 0, z])),
    rodX(1.4, 15, zinc(), [0, -1, 0]),
    rodX(1, 12, zinc(), [0, 0, 82]),
    label('1 T', 4.4, '#ffffff', [4.06, 0, 50, 0, 90, 0]),
  );
  const ram = group(
    [0, 66, -43, 29.5],
    rod(4.6, 42, dark, [0, 21, 0]),
    rod(2.2, 46, chrome(), [0, 62, 0]),
    rod(3, 5, dark, [0, 83, 0]),
    rodX(1.3, 13, zinc(), [0, 1, 0]),
    group([0, 3, 4, 48], rod(1.1, 30, zinc(), [0, 14, 0]), group([0, 26, 0], ribbedGrip(1.7, 9))),
  );
  const bracket = block(12, 9, 10, red, [0, 66, -43], 0.8);
  const tip = [0, 132 + Math.sin((17 * Math.PI) / 180) * 120, -48 + Math.cos((17 * Math.PI) / 180) * 120];
  const hanging = group(
    [tip[0], 0, tip[2]],
    chain(tip[1] - 2, tip[1] - 30, 0.9, zinc()),
    hook(6.4, paint('#e0a312'), [0, tip[1] - 30, 0]),
  );
  return group(undefined, mast, legs, boom, ram, bracket, hanging);
}
