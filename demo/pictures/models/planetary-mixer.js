import { button, knob } from '../kit/controls.ts';
import { cable } from '../kit/fittings.ts';
import { around, corners, group } from '../kit/geometry.ts';
import { chrome, paint, polished, zinc } from '../kit/materials.ts';
import { freeform, polygon, smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, hose, pipe, plateX, plateY, rod, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 40, elevation: 14 };

/** An upright planetary mixer: arched head, steel bowl with a wire guard, whisk. */
export function build({ colour = '#a3161c' } = {}) {
  const enamel = paint(colour);
  const side = freeform([
    [-18, 4],
    [-12, 4],
    [-8, 8],
    [-6.6, 22],
    [-5, 34],
    [-1, 40],
    [8, 42],
    [16, 42.4],
    [20, 46],
    [20.4, 53],
    [16, 58.6],
    [6, 61.4],
    [-6, 61.4],
    [-15, 58],
    [-19.4, 50],
    [-20, 36],
    [-19.6, 18],
  ]);
  const body = group(
    undefined,
    plateX(side, 17, enamel, undefined, 3.6),
    plateY(
      polygon(
        [
          [-14, -20],
          [14, -20],
          [14, 2, 5],
          [13, 20, 4],
          [8, 20, 3],
          [7, 4, 4],
          [-7, 4, 4],
          [-8, 20, 3],
          [-13, 20, 4],
          [-14, 2, 5],
        ],
        4,
      ),
      5,
      enamel,
      [0, 3.6, 0],
      1.4,
    ),
    corners(22, 34, () => foot(2, 1.8)),
    block(1.6, 3, 24, chrome(), [9, 50, 2], 0.7),
    block(1.6, 3, 24, chrome(), [-9, 50, 2], 0.7),
    label('PLANET 10', 1.7, '#ffffff', [8.64, 55.4, 4, 0, 90, 0]),
    knob(2.4, [8.7, 36, -12, 0, 90, 0], { marks: 7 }),
    button(1.1, '#2c9a48', [8.6, 29, -14, 0, 90, 0]),
    button(1.1, '#d8281c', [8.6, 25, -14, 0, 90, 0]),
    block(19, 2.2, 3, enamel, [0, 26, -6], 0.8),
  );
  const bowl = group(
    [0, 10, 9],
    turned(
      [
        [0, 0],
        [5.4, 0],
        ...smooth(
          [
            [5.6, 0.1],
            [8.8, 2],
            [11, 6.4],
            [11.9, 12],
            [12.1, 20.6],
          ],
          5,
        ),
        [12.7, 21.2],
        [12.7, 21.7],
        [11.8, 21.6],
        [11.5, 12],
        [9.6, 5.4],
        [0, 1],
      ],
      polished(),
    ),
    pipe(
      [
        [12, 18, 0],
        [16, 18, 0],
        [16, 10, 0],
        [11.6, 9, 0],
      ],
      0.5,
      polished(),
      2,
    ),
    pipe(
      [
        [-12, 18, 0],
        [-16, 18, 0],
        [-16, 10, 0],
        [-11.6, 9, 0],
      ],
      0.5,
      polished(),
      2,
    ),
    block(7, 1.4, 5, zinc(), [0, 15, -13], 0.4),
  );
  const guard = group(
    [0, 32.6, 9],
    around(22, () =>
      hose(
        [
          [0, 0, 12.6],
          [0, 2.6, 11.8],
          [0, 6.6, 7.6],
        ],
        0.17,
        chrome(),
      ),
    ),
    hoop(12.5, 0.35, chrome(), [0, 0, 0, 90, 0, 0]),
    hoop(10.2, 0.2, chrome(), [0, 4.4, 0, 90, 0, 0]),
    hoop(7.6, 0.4, chrome(), [0, 6.6, 0, 90, 0, 0]),
  );
  const whisk = group(
    [0, 0, 9],
    rod(5, 3.4, enamel, [0, 41, 0]),
    rod(1.3, 6, chrome(), [2, 37, 0]),
    group(
      [2, 14, 0],
      ...[0, 30, 60, 90, 120, 150].map((turn) =>
        group(
          [0, 0, 0, 0, turn, 0],
          hose(
            [
              [1, 21, 0],
              [5.4, 13, 0],
              [6.4, 7, 0],
              [4, 1.6, 0],
              [0, 0, 0],
              [-4, 1.6, 0],
              [-6.4, 7, 0],
              [-5.4, 13, 0],
              [-1, 21, 0],
            ],
            0.2,
            chrome(),
          ),
        ),
      ),
    ),
  );
  return group(
    undefined,
    body,
    bowl,
    guard,
    whisk,
    cable(
      [
        [0, 6, -20],
        [2, 2, -25],
        [10, 0.5, -28],
        [24, 0.5, -24],
        [28, 0.5, -12],
      ],
      0.45,
    ),
  );
}
