import { IcosahedronGeometry } from 'three';
import { corners, group, solid } from '../kit/geometry.ts';
import { chrome, glow, plastic, polished, rubber, steel, stuff } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { createRandom } from '../kit/random.ts';
import { ball, block, pipe, plateY, rod, rodX, sleeve, tapered, tub, turnedPart } from '../kit/solids.ts';

export const view = { azimuth: 28, elevation: 20 };

/** A buffet chafing dish: stand, water pan, food, roll-top lid half open and two fuel burners. */
export function build() {
  const [w, d, metal, bright, black] = [58, 36, steel(), polished(), plastic()];
  const leg = (sx, sz) =>
    group(
      undefined,
      pipe(
        [
          [0, 22, 0],
          [0, 10, 0],
          [sx * 2.6, 3, sz * 2.6],
          [sx * 2.6, 0.6, sz * 2.6],
        ],
        1,
        bright,
        4,
      ),
      ball(1.5, rubber('#26282b'), [sx * 2.6, 0.8, sz * 2.6], [1, 0.55, 1]),
    );
  const stand = group(
    undefined,
    corners(w - 4, d - 2, leg),
    ...[-1, 1].map((s) => block(w - 2, 2.2, 0.8, bright, [0, 20, s * (d / 2 - 0.6)], 0.3)),
    ...[-1, 1].map((s) => block(0.8, 2.2, d, bright, [s * (w / 2 - 1.6), 20, 0], 0.3)),
    block(w - 6, 0.8, 11, metal, [0, 5.6, 0], 0.3),
    ...[-1, 1].map((s) => rodX(0.5, w - 2, bright, [0, 5.2, s * 5.4])),
    ...[-1, 1].map((s) =>
      pipe(
        [
          [s * (w / 2 - 1), 5.2, 5.4],
          [s * (w / 2 - 2), 8, d / 2 - 1],
        ],
        0.5,
        bright,
        1,
      ),
    ),
    ...[-1, 1].map((s) =>
      pipe(
        [
          [s * (w / 2 - 1), 5.2, -5.4],
          [s * (w / 2 - 2), 8, -d / 2 + 1],
        ],
        0.5,
        bright,
        1,
      ),
    ),
    ...[-1, 1].map((s) => burner([s * 14, 6, 0])),
  );
  const pans = group(
    undefined,
    tub([w - 3, 11, d - 3], 0.5, metal, [0, 15.6, 0], 3),
    plateY(
      cut(rectangle(w - 0.4, d - 0.4, 3.4), rectangle(w - 6, d - 6, 2.6)),
      1.2,
      bright,
      [0, 26.4, 0],
      0.4,
    ),
    block(w - 8, 4, d - 8, stuff('#c7852f', 0.35), [0, 23, 0], 1.6),
    food(w, d),
    ...[-1, 1].map((s) => block(3, 1.2, 12, bright, [s * (w / 2 + 1), 26.2, 0], 0.5)),
  );
  // The lid is a part of a lying cylinder that turns about its axis through the two bearings.
  const [r, axis] = [17.4, 27.4];
  const shell = [
    [r - 0.5, -w / 2 + 1],
    [r, -w / 2 + 1.4],
    [r, w / 2 - 1.4],
    [r - 0.5, w / 2 - 1],
  ];
  const end = (s) => [
    [0, s * (w / 2 - 1)],
    [r - 0.9, s * (w / 2 - 1)],
    [r - 0.4, s * (w / 2 - 1.1)],
    [r, s * (w / 2 - 1.4)],
  ];
  const lid = group(
    [0, axis, 0, -60],
    group(
      [0, 0, 0, 0, 0, 90],
      turnedPart(shell, bright, 0, 120),
      turnedPart(shell.map(([radius, y]) => [radius - 0.4, y]).toReversed(), metal, 0, 120),
      turnedPart(end(1), bright, 0, 120),
      turnedPart(end(1).toReversed(), metal, 0, 120),
      turnedPart(end(-1), bright, 0, 120),
      turnedPart(end(-1).toReversed(), metal, 0, 120),
    ),
  );
  lid.add(
    group(
      [0, 0, 0, 62],
      ...[-1, 1].map((s) => rod(0.6, 4, bright, [s * 8, r + 1.6, 0])),
      rodX(1.1, 19, black, [0, r + 3.6, 0]),
    ),
  );
  const bearings = [-1, 1].map((s) =>
    group([s * (w / 2 - 0.2), axis, 0], rodX(2.2, 1.4, chrome()), block(1, 4, 4, bright, [0, -1.4, 0], 0.3)),
  );
  return group(undefined, stand, pans, lid, ...bearings);
}

const burner = (at) =>
  group(
    at,
    tapered([8, 1, 8], polished(), [0, 0.4, 0], { top: [0.9, 0.9], radius: 0.4 }),
    rod(3.4, 4.6, plastic('#b4232a', 0.4), [0, 3, 0]),
    sleeve(3.6, 2, 1, polished(), [0, 5.4, 0]),
    ball(1.1, glow('#4f8df0', 0.9), [0, 6.4, 0], [1, 1.3, 1]),
    ball(0.6, glow('#ffb347', 1), [0, 7.4, 0], [1, 1.7, 1]),
  );

/** Browned pieces and some green on the food's surface. */
function food(w, d) {
  const random = createRandom(23);
  const tones = [stuff('#d99a3a', 0.4), stuff('#b86a24', 0.4), stuff('#e3b45a', 0.4), stuff('#5d8a35', 0.5)];
  const pieces = group(undefined);
  for (let i = 0; i < 190; i++) {
    const at = [(random() - 0.5) * (w - 13), 25 + random() * 0.6, (random() - 0.5) * (d - 13)];
    const tone = tones[i % 9 === 0 ? 3 : i % 3];
    const size = i % 9 === 0 ? 0.8 : 1.5 + random() * 0.8;
    pieces.add(
      solid(new IcosahedronGeometry(size, 3).scale(1.3, 0.6, 1), tone, [
        ...at,
        random() * 90,
        random() * 180,
      ]),
    );
  }
  return pieces;
}
