import { bowHandle } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { castIron, rust, wood } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { pipe, rodX, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 24 };
export const views = { 4: { at: [0, 24, 6], zoom: 1.8, elevation: 36 } };

/** A steel fire bowl on three legs, laid with split logs. */
export function build() {
  const black = castIron('#222325');
  const r = 39;
  const dish = group(
    [0, 16, 0],
    turned(
      [
        [0, 0],
        ...smooth(
          [
            [6, 0.2],
            [18, 3],
            [28, 8.4],
            [35, 14.6],
            [r, 20],
          ],
          5,
        ),
        [r + 1.4, 20.4],
        [r + 1.4, 21.2],
        [r, 21.6],
      ],
      black,
      undefined,
      'y',
      128,
    ),
    turned(
      [
        [r, 21.5],
        ...smooth(
          [
            [r - 0.9, 20.4],
            [34, 15.4],
            [27.4, 9.4],
            [18, 4],
            [6, 1.2],
          ],
          5,
        ),
        [0, 1.1],
      ],
      rust(),
      undefined,
      'y',
      128,
    ),
    ...[-1, 1].map((s) => group([s * (r + 0.6), 19.6, 0, 0, s * 90, 0], bowHandle(15, 5, 1, black))),
  );
  const legs = around(
    3,
    () =>
      pipe(
        [
          [0, 19, 20],
          [0, 13, 27],
          [0, 0.9, 30],
        ],
        1.7,
        black,
        4,
      ),
    undefined,
    30,
  );
  const log = (at, length, radius) =>
    group(
      at,
      rodX(radius, length, wood('bark')),
      rodX(radius * 0.93, length + 0.5, wood()),
      ...[0.3, 0.55, 0.78].flatMap((share) => [
        sleeve(radius * share, radius * share - 0.14, 0.06, wood('dark'), [length / 2 + 0.25, 0, 0], 'x'),
        sleeve(radius * share, radius * share - 0.14, 0.06, wood('dark'), [-length / 2 - 0.25, 0, 0], 'x'),
      ]),
    );
  const fire = group(
    [0, 24, 0],
    log([-4, 3.2, 8, 0, 22, 0], 38, 4),
    log([4, 3.4, -6, 0, -14, 0], 40, 4.4),
    log([3, 10, 3, 0, 74, 4], 34, 3.8),
    log([-9, 10.4, -2, 0, 116, -4], 32, 3.6),
    log([0, 16.4, 0, 0, 36, 8], 30, 3.4),
  );
  return group(undefined, dish, legs, fire);
}
