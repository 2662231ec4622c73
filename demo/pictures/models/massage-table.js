import { cushion } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { leather, plastic, wood, zinc } from '../kit/materials.ts';
import { circle, cut } from '../kit/outline.ts';
import { block, hose, pipe, plateY, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 17 };
export const views = { 4: { at: [100, 70, 0], zoom: 3, azimuth: 20, elevation: 26 } };

/** A folding massage table with a headrest on the right. */
export function build({ colour = '#1d1e21' } = {}) {
  const [vinyl, beech] = [leather(colour), wood()];
  const top = 66;
  const whole = group(undefined);
  for (const side of [-1, 1]) {
    whole.add(
      cushion(92, 7, 70, vinyl, [side * 46.3, top + 4, 0], 2.6),
      block(88, 8, 2.2, beech, [side * 46.3, top - 4.5, 32], 0.5),
      block(88, 8, 2.2, beech, [side * 46.3, top - 4.5, -32], 0.5),
      block(2.2, 8, 64, beech, [side * 89, top - 4.5, 0], 0.5),
      legs(side, beech),
    );
    whole.add(
      hose(
        [
          [side * 72, 34, 30],
          [side * 40, 48, 31],
          [side * 3, top - 5, 31],
        ],
        0.16,
        zinc(),
      ),
      hose(
        [
          [side * 72, 34, -30],
          [side * 40, 48, -31],
          [side * 3, top - 5, -31],
        ],
        0.16,
        zinc(),
      ),
    );
  }
  const face = cut(circle(16, 0, 0, 14), circle(7, 1, 0, 5.6));
  whole.add(
    group([110, top + 5, 0], plateY(face, 6.4, vinyl, undefined, 2.4)),
    pipe(
      [
        [90, top - 1, 8],
        [104, top - 1, 8],
        [108, top + 1.4, 8],
      ],
      0.9,
      zinc(),
    ),
    pipe(
      [
        [90, top - 1, -8],
        [104, top - 1, -8],
        [108, top + 1.4, -8],
      ],
      0.9,
      zinc(),
    ),
  );
  return whole;
}

function legs(side, beech) {
  const pair = group([side * 78, 0, 0, 0, 0, side * 4]);
  for (const z of [-29, 29]) {
    pair.add(
      block(4.4, 34, 3, beech, [0, 44, z], 0.5),
      block(4.4, 36, 2.4, beech, [0, 18.5, z + (z > 0 ? 2.7 : -2.7)], 0.5),
      foot(2.4, 2.4, [0, -0.4, z + (z > 0 ? 2.7 : -2.7)]),
    );
    for (const y of [30, 34])
      pair.add(
        group([0, y, z + (z > 0 ? 4 : -4), 0, z > 0 ? 0 : 180, 0], rodZ(1.5, 1.2, plastic(), [0, 0, 0.4])),
      );
  }
  pair.add(block(3.4, 5, 58, beech, [0, 40, 0], 0.5));
  return pair;
}
