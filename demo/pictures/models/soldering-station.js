import { knob, lamp, rocker } from '../kit/controls.ts';
import { louvres, socket } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { castIron, chrome, copper, plastic, rubber, stuff, zinc } from '../kit/materials.ts';
import { cut, polygon, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, coil, hose, plateX, plateY, rod, sleeve, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 20 };

/** A soldering station, its iron in a spiral stand with a sponge. */
export function build() {
  const black = plastic('#1e2023', 0.44);
  const station = group(
    [-8, 0, -2],
    plateX(
      polygon(
        [
          [-9, 1],
          [8, 1],
          [8.6, 3],
          [6, 11.6],
          [-9, 11.6],
        ],
        1,
      ),
      13,
      black,
      undefined,
      0.9,
    ),
    group(
      [0, 7.2, 7.6, -16.6],
      display(8, 3.6, ['350 °C'], '#ff5a3c', [0, 1.6, 0]),
      knob(1.4, [3.4, -2.4, 0.1], { marks: 9 }),
      rocker(1.6, 2, [-3.8, -2.4, 0], '#d2241b'),
      lamp(0.3, '#38c45a', [-0.6, -2.4, 0.1]),
    ),
    socket(0.9, [4.4, 2.6, 8.4], black, zinc()),
    corners(10, 14, () => foot(0.9, 1.2)),
    label('SOLDER 80', 1, '#e9eaeb', [6.56, 7, -1, 0, 90, 0]),
    louvres(5, 9, 0.9, black, [6.5, 4, -1.4, 0, 90, 0]),
  );
  const holder = group(
    [9, 0, 0],
    plateY(rectangle(11, 15, 1.6), 1.6, castIron('#2b2d30'), [0, 0.9, 0], 0.5),
    block(7, 1, 5, stuff('#e2bf4a', 0.95), [0, 2, 3.6], 0.3),
    plateY(cut(rectangle(8.4, 6.4, 0.8), rectangle(7.2, 5.2, 0.5)), 1, castIron('#2b2d30'), [0, 1.9, 3.6]),
    rod(0.5, 7, zinc(), [0, 4.6, -4, -14]),
    group(
      [0, 9, -3.6, 52],
      coil(1.7, 10, 8, 0.17, chrome(), [0, -7, 0]),
      sleeve(2.1, 1.5, 1.4, zinc(), [0, 3.2, 0]),
      iron0(),
    ),
  );
  const lead = hose(
    [
      [-3.6, 2.6, 7.4],
      [-3.2, 1.6, 10],
      [0, 0.4, 13],
      [12, 0.4, 14],
      [19, 0.5, 10],
      [20.4, 3, 5],
      [18, 12, 4],
      [14, 18.6, 8],
      [10.6, 20, 10.4],
      [9, 18.6, 8.9],
      [9, 17.2, 7],
    ],
    0.3,
    rubber('#17181a'),
  );
  return group(undefined, station, holder, lead);
}

function iron0() {
  return group(
    [0, 0, 0],
    rod(0.45, 6, chrome(), [0, 0.6, 0]),
    rod(0.24, 3, copper(), [0, -3.4, 0], 'y', 0.4),
    rod(0.9, 1.2, zinc(), [0, 4, 0]),
    turned(
      [
        [0, 4.2],
        [1.05, 4.2],
        [1.15, 4.8],
        [0.8, 5.4],
        [0.85, 6],
        [0.75, 10.6],
        [0.6, 12],
        [0, 12],
      ],
      plastic('#2566b0', 0.4),
    ),
    rod(0.5, 1.6, rubber('#17181a'), [0, 12.6, 0], 'y', 0.36),
  );
}
