import { cushion } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { chrome, leather, paint, plastic, powder, rubber, stuff } from '../kit/materials.ts';
import { ball, block, pipe, rod, rodX, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 17 };
/** Close up: the head end with its paper roll. */
export const views = { 4: { zoom: 2.4, at: [-72, 86, 8] } };

/** A medical couch: white frame, two-part upholstery with raised backrest, paper roll at the head. */
export function build({ colour = '#23578f' } = {}) {
  const [vinyl, white, frame] = [leather(colour), paint('#eef0f0'), powder('#e3e6e7')];
  const [w, top] = [64, 62];
  const leg = (sx) =>
    group(
      undefined,
      block(4, top - 9, 4, frame, [0, (top - 9) / 2 + 3, 0, 0, 0, sx * 2], 0.9),
      rod(2.4, 3, rubber('#3a3d41'), [sx * 1, 1.5, 0], 'y', 2),
    );
  const base = group(
    undefined,
    corners(140, w - 10, leg),
    ...[-1, 1].map((s) => block(186, 5, 3.4, frame, [0, top - 6, s * (w / 2 - 7)], 0.8)),
    ...[-92, -20, 92].map((x) => block(3.4, 5, w - 12, frame, [x, top - 6, 0], 0.8)),
    ...[-70, 70].map((x) => block(3, 3, w - 12, frame, [x, 18, 0], 0.8)),
    block(140, 3, 3, frame, [0, 18, 0], 0.8),
  );
  const lower = group(
    undefined,
    cushion(122, 8, w, vinyl, [35, top + 1, 0], 3),
    block(118, 1.4, w - 6, plastic('#2b2e33', 0.5), [35, top - 3.4, 0], 0.4),
  );
  const angle = -32;
  const back = group(
    [-27, top - 1, 0, 0, 0, angle],
    cushion(72, 8, w, vinyl, [-36, 2, 0], 3),
    block(68, 1.4, w - 6, plastic('#2b2e33', 0.5), [-35, -2.4, 0], 0.4),
    // The paper runs over the head end and down the backrest.
    block(71, 0.3, 36, stuff('#fbfbf9', 0.8), [-35.6, 6.1, 0], 0.1),
    ...[-1, 1].map((s) => block(2, 9, 3, frame, [-74, 1, s * 29], 0.6)),
    rodZ(0.8, 62, chrome(), [-75.6, 1, 0]),
    rodZ(5.4, 37, stuff('#f6f6f3', 0.8), [-75.6, 1, 0]),
    rodZ(2, 37.6, stuff('#b99b6b', 0.8), [-75.6, 1, 0]),
  );
  const gas = [-1, 1].map((s) =>
    group(
      undefined,
      pipe(
        [
          [-30, top - 6, s * 20],
          [-58, top + 15, s * 20],
        ],
        1,
        chrome(),
      ),
      pipe(
        [
          [-30, top - 6, s * 20],
          [-46, top + 6, s * 20],
        ],
        1.7,
        plastic('#1b1c1f', 0.4),
      ),
    ),
  );
  return group(
    undefined,
    base,
    lower,
    back,
    ...gas,
    block(124, 0.3, 36, stuff('#fbfbf9', 0.8), [33, top + 5.05, 0], 0.1),
    group([-24, top - 6, w / 2 - 4], rodX(0.8, 12, chrome(), [-4, 0, 0]), ball(1.6, plastic(), [-10, 0, 0])),
    block(8, 3, 0.5, white, [84, top - 6, w / 2 - 5.2], 0.2),
  );
}
