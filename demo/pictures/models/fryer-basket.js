import { group, repeat } from '../kit/geometry.ts';
import { plastic, zinc } from '../kit/materials.ts';
import { basket } from '../kit/rigging.ts';
import { block, pipe } from '../kit/solids.ts';

export const view = { azimuth: 38, elevation: 27 };
/** Close up: the handle and how it is fixed. */
export const views = { 4: { zoom: 1.8, at: [0, 14, 26] } };

/** A wire basket for a deep fryer: mesh, hook at the back, long bent handle with a cool grip. */
export function build() {
  const [w, h, d, wire] = [19, 11, 26, zinc()];
  const handle = group(
    [0, h, d / 2],
    ...[-1, 1].map((s) =>
      pipe(
        [
          [s * 3.4, -8, 0.4],
          [s * 3.2, 1.4, 0.6],
          [s * 1.5, 4.6, 6],
          [s * 1.1, 6.4, 20],
        ],
        0.34,
        wire,
        2,
      ),
    ),
    repeat(2, (i) =>
      pipe(
        [
          [-3, -1 - i * 5, 0.7],
          [3, -1 - i * 5, 0.7],
        ],
        0.3,
        wire,
        1,
      ),
    ),
    block(3.6, 2.1, 15, plastic('#191a1d', 0.42), [0, 6.6, 19.6, -7], 1),
    block(2.4, 0.5, 3, plastic('#c6261d', 0.4), [0, 7.35, 14, -7], 0.2),
    pipe(
      [
        [-0.9, 7.2, 26],
        [-0.9, 7.6, 29],
        [0.9, 7.6, 29],
        [0.9, 7.2, 26],
      ],
      0.25,
      wire,
      1,
    ),
  );
  // The hook that hangs the basket on the fryer's rim to drain.
  const hook = group(
    [0, h, -d / 2],
    ...[-1, 1].map((s) =>
      pipe(
        [
          [s * 4, -4, -0.3],
          [s * 4, 2.4, -0.5],
          [s * 4, 2.4, -4],
          [s * 4, -0.6, -4],
        ],
        0.3,
        wire,
        1.2,
      ),
    ),
    pipe(
      [
        [-4, -0.6, -4],
        [4, -0.6, -4],
      ],
      0.3,
      wire,
      1,
    ),
  );
  return group([0, 0.4, 0], basket(w, h, d, 0.16, wire, undefined, 1.25), handle, hook);
}
