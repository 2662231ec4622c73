import { rocker } from '../kit/controls.ts';
import { bowHandle, louvres, ribbedHose } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { chrome, plastic, rubber, steel, zinc } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, rod, rodZ, turned } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 15 };

/** A drum vacuum with a steel tank, black head and a hose with floor nozzle. */
export function build() {
  const black = plastic('#1d1e20', 0.42);
  const drum = group(
    [0, 11, 0],
    turned(
      [
        [0, 0],
        [16.4, 0],
        [17.6, 1],
        [17.6, 3],
        [17, 3.4],
        [17, 10],
        [17.3, 10.4],
        [17.3, 11.4],
        [17, 11.8],
        [17, 26],
        [17.3, 26.4],
        [17.3, 27.4],
        [17, 27.8],
        [17, 33],
        [0, 33],
      ],
      steel(),
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [17.2, -1],
        [19, -0.6],
        [19.4, 1.4],
        [18.6, 3.4],
        [17, 3.6],
      ],
      black,
    ),
  );
  const head = group(
    [0, 44, 0],
    turned(
      smooth(
        [
          [17.8, -1.4],
          [18.4, 0.6],
          [18, 3.4],
          [16.6, 8],
          [14, 13],
          [10, 15.4],
          [0, 16.2],
        ],
        5,
      ),
      black,
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [17, -1.6],
        [18.7, -1.4],
        [18.9, 0.4],
        [18.4, 0.8],
      ],
      plastic('#e0a312', 0.4),
    ),
    group([0, 15, 0, -90, 0, 90], bowHandle(20, 5.4, 1.5, black)),
    rocker(3.4, 2.2, [0, 9.6, 14.6, -34], '#d2241b'),
    ...[-1, 1].map((side) =>
      group(
        [side * 18, 0, 0],
        block(2, 8, 5, zinc(), undefined, 0.6),
        block(1.2, 5, 3.6, plastic('#e0a312', 0.4), [side * 1, -0.6, 0], 0.5),
      ),
    ),
    label('30 L', 1.9, '#f2f2f0', [0, 4.6, 17.86, -14]),
    ...[-1, 1].map((side) => group([side * 11.4, 9.4, 9.6, -20, side * 48, 0], louvres(5, 7, 1, black))),
  );
  const base = around(
    5,
    () =>
      group([0, 0, 0], block(6, 3, 7, black, [0, 10.4, 17.4], 1.2), castor(3.6, [0, 9.4, 18.4, 0, 40, 0])),
    undefined,
    20,
  );
  const inlet = group([0, 30, 16.6], rodZ(3.2, 3, black, [0, 0, 1]), rodZ(2.6, 4, black, [0, 0, 3]));
  const run = [
    [0, 30, 20],
    [0, 29.4, 26],
    [6, 20, 33],
    [16, 6, 34],
    [28, 2.4, 28],
    [36, 2.4, 14],
    [32, 2.4, -2],
    [40, 6, -8],
    [46, 20, -2],
    [47, 34, 4],
  ];
  const tubeTop = [47.2, 36, 4.4];
  const wand = group(
    tubeTop,
    pipe(
      [
        [0, -2, 0],
        [0, 14, 2],
        [2, 22, 6],
        [6, 24, 9],
      ],
      1.9,
      black,
      6,
    ),
  );
  const tubeDown = pipe(
    [
      [53.2, 60, 13.4],
      [54, 62, 15],
      [60, 40, 30],
      [66, 10, 44],
    ],
    1.6,
    chrome(),
    4,
  );
  const nozzle = group(
    [67, 3.6, 46.6, 0, 25, 0],
    block(27, 4, 8, black, [0, -0.6, 0], 1.4),
    block(26, 1, 1.4, rubber('#5a5d60'), [0, -2.8, 3], 0.3),
    rod(2.2, 7, black, [0, 3.4, -1]),
  );
  return group(
    undefined,
    drum,
    head,
    base,
    inlet,
    ribbedHose(run, 2, plastic('#232427', 0.5)),
    wand,
    tubeDown,
    nozzle,
  );
}
