import { button, grip } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate, screw } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, plastic, polished, steel } from '../kit/materials.ts';
import { circle, cut, perforate, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, plateX, rodX, rodZ, sleeve, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 19 };
/** Close up: the feed tubes and the lever rather than the name. */
export const views = { 4: { zoom: 1.9, at: [-2, 36, 14] } };

/** A vegetable cutter: slanted motor body, disc chamber with two feed tubes and pusher lever, three spare discs. */
export function build() {
  const [metal, cast, black] = [steel(), aluminium('#cdd1d4'), plastic('#1c1e21', 0.42)];
  const side = polygon(
    [
      [-17, 2.4],
      [15, 2.4],
      [15, 20, 1.4],
      [-2, 44, 3],
      [-17, 44, 3],
    ],
    1.6,
  );
  const tilt = (Math.atan2(17, 24) * 180) / Math.PI;
  const head = group(
    [0, 32, 6.5, -tilt],
    turned(
      [
        [0, 0],
        [12.6, 0],
        [13.2, 0.6],
        [13.2, 8],
        [12.8, 8.6],
        [0, 8.6],
      ],
      cast,
      undefined,
      'z',
      120,
    ),
    sleeve(13.7, 13, 0.9, polished(), [0, 0, 4.4], 'z'),
    tapered([13, 10, 9], cast, [0, -14, 3.8, 8], { top: [1.25, 1], radius: 1.4 }),
    block(11, 0.6, 7.4, plastic('#0b0c0d', 0.8), [0, -18.9, 4.4, 8], 0.2),
    block(2.4, 7, 4, cast, [13.4, 0, 5], 0.8),
    ...[-1, 1].map((s) => screw(0.7, [s * 9, -8.6, 8.6])),
    // The large feed opening with its pusher, and the small tube.
    plate(kidney(), 13, cast, [0, 0, 14.4], 0.5),
    plate(kidney(0.92), 0.4, plastic('#0b0c0d', 0.8), [0, 0.2, 20.8], 0.1),
    sleeve(3.6, 2.9, 16, cast, [7.4, -2.6, 15.6], 'z'),
    rodZ(2.7, 5, plastic('#e8e8e4', 0.4), [7.4, -2.6, 25]),
    rodZ(3.5, 1.2, plastic('#e8e8e4', 0.4), [7.4, -2.6, 27.8]),
    plate(kidney(0.84), 1.2, plastic('#3a3f44', 0.45), [0, 0.4, 21.2], 0.3),
    // The pusher's lever: hinge above the tube, arm across it, handle standing out.
    block(6, 4.4, 8, cast, [-2, 12, 17], 1),
    rodX(1.1, 8.4, chrome(), [-2, 12.6, 22]),
    group(
      [-2, 12, 23, 6, 0, -8],
      block(3, 24, 1.8, cast, [0, -10.4, 0.4], 0.7),
      rodZ(2, 3, chrome(), [0, -21, 1.4]),
      group([0, -21, 1.6, 90], grip(13, 1.9, black)),
      rodZ(1.6, 3, cast, [0, -11, -1]),
    ),
  );
  const disc = (kind, at) =>
    group(
      at,
      ...(kind === 'grate' ? [] : [rodZ(10.2, 0.8, cast)]),
      sleeve(10.3, 9.7, 1, polished(), undefined, 'z'),
      rodZ(1.8, 2.2, plastic('#a32a22', 0.4)),
      ...(kind === 'grate'
        ? [
            plate(
              perforate(cut(circle(9.2), circle(2.4)), 15, 14, 0.42, 1.7),
              0.3,
              polished(),
              [0, 0, 0.5],
              0,
            ),
          ]
        : [0, 180].map((turn) =>
            group([0, 0, 0.6, 0, 0, turn], block(7.4, 1.5, 0.4, chrome(), [5.6, 0.4, 0, 14], 0.1)),
          )),
    );
  return group(
    undefined,
    plateX(side, 27, metal, undefined, 1.6),
    block(30, 2.4, 35, metal, [0, 3.2, -1], 1),
    head,
    group(
      [-9, 11, 15],
      block(5, 10, 0.7, black, [0, 0, 0.1], 0.4),
      button(1.4, '#2c9a48', [0, 2.3, 0.4]),
      button(1.4, '#d2241b', [0, -2.3, 0.4]),
    ),
    label('CUT 300', 1.6, '#454a50', [5.6, 11, 15.05]),
    louvres(6, 16, 1.5, metal, [13.5, 14, -4, 0, 90, 0]),
    louvres(6, 16, 1.5, metal, [0, 14, -17, 0, 180, 0]),
    ratingPlate(6, 'CUT 300', '230 V~ 50 Hz 550 W', [0, 27, -17.05, 0, 180, 0]),
    corners(23, 28, () => foot(2, 2.6)),
    mainsLead([9, 6, -17], 15),
    disc('slice', [22, 10, 4, -16, 40, 0]),
    disc('grate', [31, 10, 12, -18, 18, 0]),
  );
}

/** The half-moon of the large feed tube, scaled. */
function kidney(scale = 1) {
  return polygon(
    [
      [-11, 0],
      [-9.6, 8],
      [-3, 11.4],
      [3, 11.4],
      [9.6, 8],
      [11, 2.6],
      [3.4, 1.6],
      [-1, -4],
      [-2, -10.6],
      [-8, -8.6],
    ].map(([x, y]) => [x * scale, y * scale]),
    2.6 * scale,
  );
}
