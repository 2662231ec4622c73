import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, paint, plastic, rubber, zinc } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, pipe } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 18 };

/** A platform trolley with a folding push handle on the left. */
export function build() {
  const [w, d, blue] = [92, 61, paint('#1d55a5')];
  return group(
    undefined,
    block(w, 3.4, d, blue, [0, 21, 0], 1.2),
    block(w - 3, 1, d - 3, rubber('#232528'), [0, 22.8, 0], 0.4),
    repeat(14, (i) => block(w - 6, 0.5, 1, rubber('#232528'), [0, 23.3, -26 + i * 4], 0.2)),
    block(w + 1.6, 2, d + 1.6, plastic('#1b1c1e', 0.6), [0, 20.6, 0], 1),
    ...[-24, 24].flatMap((z) => [
      castor(7, [-34, 19.4, z, 0, 50, 0]),
      group([34, 19.4, z, 0, 90, 0], castor(7, undefined, { fixed: true })),
    ]),
    pipe(
      [
        [-w / 2 + 4, 22, d / 2 - 7],
        [-w / 2 + 1, 60, d / 2 - 7],
        [-w / 2 - 7, 100, d / 2 - 7],
        [-w / 2 - 7, 100, -d / 2 + 7],
        [-w / 2 + 1, 60, -d / 2 + 7],
        [-w / 2 + 4, 22, -d / 2 + 7],
      ],
      1.6,
      chrome(),
      8,
    ),
    pipe(
      [
        [-w / 2 + 1, 60, d / 2 - 7],
        [-w / 2 + 1, 60, -d / 2 + 7],
      ],
      1.2,
      chrome(),
    ),
    group([-w / 2 - 7, 100, 0, 90, 0, 0], ribbedGrip(2.2, 28)),
    ...[-1, 1].map((s) => block(6, 4, 4, zinc(), [-w / 2 + 4, 24, s * (d / 2 - 7)], 0.6)),
    label('300 KG', 2.2, '#ffffff', [30, 21.2, d / 2 + 0.86]),
  );
}
