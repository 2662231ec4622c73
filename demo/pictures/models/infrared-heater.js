import { rocker } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { ceramic, chrome, darkSteel, glow, plastic, polished, powder, rubber } from '../kit/materials.ts';
import { arc, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plateX, rod, rodX, turned } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 9 };

/** A quartz heater on a telescopic tripod: three glowing tubes before a polished reflector. */
export function build() {
  const [shell, dark, black] = [powder('#232529'), powder('#35393e'), plastic('#17191b', 0.4)];
  const reflector = polygon(
    [
      ...arc(4, 0, 7.6, 118, 242, 18),
      [3, -6.4],
      [-2.6, -5.6],
      ...arc(4, 0, 6.9, 238, 122, 18),
      [-2.6, 5.6],
      [3, 6.4],
    ],
    0.1,
  );
  const tubeAt = (y) =>
    group(
      [0, y, 3],
      rodX(0.75, 50, glow('#ff6a1f', 0.85)),
      repeat(34, (i) => rodX(0.8, 0.4, glow('#ffb04a', 0.95), [-23.5 + i * 1.42, 0, 0])),
      ...[-1, 1].map((s) => rodX(1.2, 4, ceramic(), [s * 26, 0, 0])),
    );
  const head = group(
    [0, 106, 4, 16],
    plateX(
      polygon(
        [
          [-5, -10],
          [5, -11, 1],
          [5, 11, 1],
          [-5, 10],
          [-7, 6],
          [-7, -6],
        ],
        1.6,
      ),
      62,
      shell,
      [0, 0, -3],
      0.8,
    ),
    plateX(reflector, 57, polished(), [0, 0, 2], 0.05),
    block(57, 17.4, 0.5, polished(), [0, 0, 1.4], 0.1),
    tubeAt(-5.4),
    tubeAt(0),
    tubeAt(5.4),
    ...[-1, 1].map((s) => block(2.6, 23, 8.4, shell, [s * 30, 0, 2.6], 0.7)),
    ...[-1, 1].map((s) => block(60, 1.4, 8.4, shell, [0, s * 11, 2.6], 0.5)),
    repeat(9, (i) => rodX(0.16, 59, chrome(), [0, -9.6 + i * 2.4, 6.2])),
    ...[-15, 0, 15].map((x) => rod(0.2, 21, chrome(), [x, 0, 6.4])),
    label('QUARTZ 3000', 1.4, '#d5d8da', [0, 11, 6.86]),
    ...[-1, 1].map((s) => group([s * 31.2, 0, -1, 0, s * 90, 0], screw(1.2, undefined, darkSteel()))),
    repeat(10, (i) => block(34, 0.5, 0.4, black, [0, -5 + i * 1.1, -10.05], 0.15)),
    group([20, -3, -10], block(7, 9, 1.6, black, undefined, 0.5)),
  );
  const bracket = group(
    [0, 96, -6],
    block(3, 14, 2, dark, [0, 5, -4], 0.5),
    block(12, 3, 3, dark, [0, 10, -2.4], 0.7),
    rodX(1.7, 8, darkSteel(), [0, 10, -2]),
    block(4.6, 7, 4.6, black, [0, -1, -4], 1),
  );
  const stand = group(
    [0, 0, -10],
    rod(1.7, 44, chrome(), [0, 78, 0]),
    rod(2.2, 50, shell, [0, 41, 0]),
    rod(3, 6, black, [0, 65, 0]),
    group(
      [0, 65, 3],
      turned(
        [
          [0, 0],
          [2, 0],
          [2.3, 1],
          [1.6, 2.4],
          [0, 2.4],
        ],
        black,
        [1.5, 0, 0],
        'z',
      ),
    ),
    rod(3.2, 9, black, [0, 40, 0]),
    rod(3.2, 7, black, [0, 19, 0]),
    ...[30, 150, 270].map((turn) =>
      group(
        [0, 0, 0, 0, turn, 0],
        group([0, 21, 20.5, -44], block(2.4, 52, 1.4, dark, undefined, 0.4)),
        group([0, 21, 10, 69], block(1.8, 19, 1, dark, undefined, 0.3)),
        rod(2, 2.4, rubber(), [0, 1.2, 38]),
      ),
    ),
    group(
      [0, 76, 2.6],
      block(7, 12, 4, black, undefined, 0.9),
      rocker(2.6, 2, [0, 3, 2], '#d2241b'),
      rocker(2.6, 2, [0, 0.4, 2], '#d2241b'),
      rocker(2.6, 2, [0, -2.2, 2]),
    ),
  );
  return group(
    undefined,
    head,
    bracket,
    stand,
    cable(
      [
        [0, 74, -9],
        [4, 60, -14],
        [3, 26, -16],
        [10, 1.4, -34],
        [24, 0.6, -38],
        [36, 0.6, -30],
      ],
      0.5,
    ),
  );
}
