import { gauge, knob, lamp, rocker } from '../kit/controls.ts';
import { cable, ribbedHose } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, rubber, steel } from '../kit/materials.ts';
import { freeform, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, capsule, pipe, plate, plateX, rod, rodX, rodZ } from '../kit/solids.ts';
import { castor, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 36, elevation: 17 };

/** A professional steam cleaner: stainless boiler jacket, control panel, hose with steam gun and floor nozzle. */
export function build() {
  const [metal, black, orange] = [steel('#cdd0d3'), plastic('#1b1d20', 0.42), plastic('#d9600f', 0.38)];
  const body = group(
    undefined,
    plateX(
      polygon(
        [
          [-22, 12],
          [20, 12],
          [22, 16],
          [18, 42, 5],
          [12, 47, 5],
          [-18, 47, 6],
          [-22, 42],
        ],
        4,
      ),
      34,
      metal,
      undefined,
      3.6,
    ),
    plateX(
      polygon(
        [
          [-24, 7],
          [23, 7],
          [25, 11, 3],
          [23, 17, 3],
          [-24, 17],
        ],
        3,
      ),
      38,
      black,
      undefined,
      2.6,
    ),
    block(30, 2.6, 34, black, [0, 46.6, -3], 1.2),
    group(
      [0, 31, 20.6, -8.4],
      block(25, 20, 1.2, black, undefined, 1),
      gauge(3, 'bar', 0.62, [-6.6, 4, 1.6]),
      knob(2.2, [5.6, 4, 0.6], { marks: 11 }),
      rocker(3, 2.2, [-7.4, -4.6, 0.5], '#2c9a48'),
      rocker(3, 2.2, [-3, -4.6, 0.5], '#d2241b'),
      ...['#38c45a', '#f0b429', '#d2241b'].map((c, i) => lamp(0.45, c, [3 + i * 2.6, -4.6, 0.6])),
      label('VAPOR 8', 1.6, '#f4f4f4', [0, -8, 0.66]),
    ),
    rodZ(2.4, 4, chrome(), [10, 20, 23]),
    rodZ(3.2, 3.4, black, [10, 20, 25.4]),
    rod(3.4, 4, orange, [-7, 49.4, 4]),
    repeat(10, (i) => group([-7, 49.6, 4, 0, i * 36], block(0.7, 2.8, 0.6, orange, [0, 0, 3.4], 0.2))),
    rod(2, 3, chrome(), [7, 48.6, 6]),
    ...[-1, 1].map((s) => group([s * 21.4, 10.6, -14], wheel(10.6, 5, undefined, orange, rubber()))),
    rodX(1, 42, darkSteel(), [0, 10.6, -14]),
    ...[-1, 1].map((s) => castor(3.2, [s * 12, 8.2, 15, 0, -50])),
    pipe(
      [
        [-14, 44, -18],
        [-14, 66, -24],
        [14, 66, -24],
        [14, 44, -18],
      ],
      1.4,
      chrome(),
      6,
    ),
    group([0, 66, -24, 0, 0, 90], capsule(2, 18, rubber('#26282b'))),
    label('VAPOR 8', 3.4, '#3c4248', [17.06, 33, 0, 0, 90, 0]),
    label('8 BAR  -  170 °C', 1.6, '#5a6066', [17.06, 28, 0, 0, 90, 0], 600),
    label('VAPOR 8', 3.4, '#3c4248', [-17.06, 33, 0, 0, -90, 0]),
  );
  const gun = group(
    [30, 3, 24, 0, 56, 0],
    group(
      [0, 0, 0, 76, 0, 0],
      plate(
        freeform([
          [-15, -2],
          [-4, -2.4],
          [6, -1.8],
          [7, 1.6],
          [-4, 2.6],
          [-9, 3],
          [-13, 8],
          [-17, 12],
          [-19.4, 10],
          [-17, 3],
        ]),
        4,
        black,
        undefined,
        1.6,
      ),
      plate(
        freeform([
          [-8, 3],
          [-6, 3.2],
          [-9, 7.6],
          [-11, 7.4],
        ]),
        1.6,
        orange,
        undefined,
        0.5,
      ),
    ),
    rodX(1.35, 34, chrome(), [23, 0, 0]),
    rodX(1.8, 5, black, [9, 0, 0]),
    rodX(1.8, 6, black, [40, 0, 0]),
    group(
      [46, -1, 0],
      block(8, 3.4, 26, black, undefined, 1.3),
      block(7, 1, 25, orange, [0, 1.6, 0], 0.4),
      repeat(18, (i) => block(6, 2, 0.5, rubber('#3a3d41'), [0, -1.4, -11.5 + i * 1.35], 0.2)),
    ),
  );
  const line = ribbedHose(
    [
      [10, 20, 27],
      [10, 18.4, 32],
      [4, 8, 40],
      [-6, 2, 44],
      [-22, 1.5, 38],
      [-30, 1.5, 46],
      [-14, 1.5, 54],
      [6, 1.5, 50],
      [16, 2, 44],
      [20.4, 4, 42],
      [22.2, 5.4, 41],
    ],
    1.3,
    rubber('#202225'),
  );
  return group(
    undefined,
    body,
    gun,
    line,
    cable(
      [
        [-10, 16, -22],
        [-14, 4, -28],
        [-26, 0.6, -32],
        [-38, 0.6, -22],
      ],
      0.5,
    ),
  );
}
