import { screw } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { aluminium, darkSteel, plastic, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { hook } from '../kit/rigging.ts';
import { block, pipe, plate, rod, rodX } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 8 };

/** A hanging scale with a shackle above and a swivel hook below. */
export function build() {
  const cast = aluminium('#c9cdd0');
  const body = group(
    [0, 30, 0],
    plate(
      polygon(
        [
          [-9, -8],
          [9, -8],
          [10, 6],
          [6, 10],
          [-6, 10],
          [-10, 6],
        ],
        2.4,
      ),
      8,
      cast,
      undefined,
      1.4,
    ),
    block(15.6, 8.6, 0.8, plastic('#191b1e', 0.35), [0, 1.4, 4], 0.8),
    display(13.4, 5, ['0842.5'], '#ff4433', [0, 2.4, 4.4]),
    label('kg', 1, '#f1f2f2', [6, -1.4, 4.46]),
    ...[-5, 0, 5].map((x) => block(3, 1.5, 0.5, plastic('#d9dcde', 0.4), [x, -4.8, 4.1], 0.4)),
    label('MAX 1000 kg', 0.8, '#3a4046', [0, -6.7, 4.06]),
    ...[-1, 1].flatMap((s) => [group([s * 8, 5, 3.6], screw(0.4)), group([s * 7.6, -6.4, 3.6], screw(0.4))]),
  );
  const shackle = group(
    [0, 40, 0],
    block(4, 6, 3, zinc(), [0, 0.6, 0], 0.8),
    pipe(
      [
        [-3.8, 2, 0],
        [-3.8, 6, 0],
        [-5.4, 11, 0],
        [0, 17, 0],
        [5.4, 11, 0],
        [3.8, 6, 0],
        [3.8, 2, 0],
      ],
      1.05,
      zinc(),
      5,
    ),
    rodX(1.2, 13, zinc(), [0, 2, 0]),
    screw(1.3, [6, 2, 0, 0, 90, 0]),
  );
  const lower = group(
    [0, 21, 0],
    rod(1.8, 4, zinc(), [0, 0.4, 0]),
    rod(2.4, 1.6, darkSteel(), [0, -2, 0]),
    hook(5.2, zinc(), [0, -2.4, 0]),
  );
  return group(undefined, body, shackle, lower);
}
