import { grip } from '../kit/controls.ts';
import { screw } from '../kit/fittings.ts';
import { around, group, repeat } from '../kit/geometry.ts';
import {
  chrome,
  darkSteel,
  glass,
  paint,
  plastic,
  rubber,
  steel,
  stuff,
  wood,
  zinc,
} from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { roundLabel } from '../kit/print.ts';
import { basket } from '../kit/rigging.ts';
import { block, hoop, plateX, rod, rodX, rodZ, sleeve, turned, turnedPart } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 19 };

/** A tangential extractor: stainless drum on three legs, clear half lids, crank with bevel gear, honey gate. */
export function build() {
  const [metal, frame0, yellow] = [steel('#cbcdd0'), paint('#2c3035'), plastic('#e3a512', 0.38)];
  const [r, floor, h] = [26, 34, 58];
  const drum = group(
    [0, floor, 0],
    sleeve(r, r - 0.4, h, metal, [0, h / 2, 0]),
    ...[0.6, h * 0.34, h * 0.67].map((y) => group([0, y, 0, 90], hoop(r, 0.5, metal))),
    group([0, h, 0, 90], hoop(r, 0.9, metal)),
    turned(
      [
        [0, 5],
        [r - 0.5, 0.4],
        [r - 0.5, 0],
        [0, 4.4],
      ],
      metal,
      undefined,
      'y',
      96,
    ),
    ...[-1, 1].map((s) =>
      group(
        [s * r, h - 16, 0, 0, s * 90, 0],
        block(9, 4, 0.6, metal, undefined, 0.3),
        group([0, 0, 0.6], hoop(3, 0.5, zinc(), undefined, 360)),
      ),
    ),
    roundLabel('HONEY 4', 4.4, '#8a6410', r + 0.08, [0, h * 0.5, 0]),
    roundLabel('4 FRAMES', 2, '#6a7076', r + 0.08, [0, h * 0.41, 0], 600),
    roundLabel('HONEY 4', 4.4, '#8a6410', r + 0.08, [0, h * 0.5, 0, 0, 125, 0]),
  );
  const cage = group(
    [0, floor + 12, 0],
    rod(1.2, 50, metal, [0, 20, 0]),
    around(4, () =>
      group(
        [0, 0, 11.6],
        group([0, 0, 0, 90], basket(24, 3, 40, 0.2, chrome(), [0, 0, -20], 3)),
        block(20, 28, 2.4, stuff('#d89a2a', 0.4), [0, 20, -1.4], 0.4),
        block(22, 2.2, 2.6, wood(), [0, 35.6, -1.4], 0.3),
        ...[-1, 1].map((s) => block(1.4, 30, 2.6, wood(), [s * 10.8, 20, -1.4], 0.3)),
      ),
    ),
  );
  const bridge = group(
    [0, floor + h, 0],
    block(2 * r + 3, 3.4, 6, metal, [0, 1.6, 0], 0.5),
    ...[-1, 1].map((s) => group([s * (r - 2), 3.4, 0, -90], screw(1))),
    block(11, 9, 9, frame0, [10, 7, 0], 1.4),
    rod(3.4, 3, frame0, [0, 5, 0]),
    rod(2, 3, chrome(), [0, 7.4, 0]),
    rodX(1.1, 25, chrome(), [20, 8, 0]),
    rodX(4.4, 3, frame0, [16.4, 8, 0]),
    group(
      [32, 8, 0, 26, 0, 0],
      block(1.6, 19, 3.4, zinc(), [0, -7, 0], 0.6),
      rodX(0.7, 4, zinc(), [2, -14.6, 0]),
      group([1.6, -14.6, 0, 0, 0, -90], grip(11, 1.8, wood())),
    ),
    rod(0.9, 3, plastic('#b3201c', 0.4), [7, 12, 0]),
  );
  const lids = group(
    [0, floor + h + 1, 0],
    ...[90, 270].map((turn) =>
      group(
        [0, 0, 0, 0, turn + 6, 0],
        turnedPart(
          [
            [4, 0.5],
            [r - 0.6, 0.5],
            [r - 0.6, 0],
            [4, 0],
          ],
          glass('#dfeef5', 0.28),
          0,
          168,
        ),
      ),
    ),
    ...[-1, 1].map((s) => rodX(0.6, 7, yellow, [0, 1.6, s * 18])),
    ...[-1, 1].flatMap((s) => [-3, 3].map((x) => rod(0.5, 1.6, yellow, [x, 0.9, s * 18]))),
  );
  const legs = around(
    3,
    () =>
      group(
        [0, 0, r + 1.2],
        plateX(
          polygon(
            [
              [-0.6, 14],
              [2, 14],
              [7, 0],
              [3.6, 0],
              [-0.6, 8],
            ],
            0.5,
          ),
          4,
          frame0,
          undefined,
          0.4,
        ),
        block(4, 52, 1.6, frame0, [0, 38, 0.4], 0.4),
        block(7, 1, 9, frame0, [0, 0.5, 5.4], 0.4),
        ...[44, 60].map((y) => group([0, y, 1.2], screw(0.9))),
      ),
    undefined,
    60,
  );
  const gate = group(
    [0, floor + 5, r],
    rodZ(3.6, 4, yellow, [0, 0, 1.6]),
    block(10, 9, 1.6, yellow, [0, -0.4, 4.4], 0.7),
    block(7, 13, 1.2, yellow, [0, 3, 5.8], 0.6),
    block(3, 4, 2, yellow, [0, 10.4, 6.2], 0.8),
    ...[-1, 1].map((s) =>
      group(
        [s * 4.2, 1, 5.2],
        rodZ(0.9, 2, zinc(), [0, 0, 0.8]),
        block(3.4, 0.8, 0.8, zinc(), [s * 1, 0, 1.6], 0.3),
      ),
    ),
    rodZ(3, 2, darkSteel(), [0, -1.4, 5.4]),
  );
  return group(
    undefined,
    drum,
    cage,
    bridge,
    lids,
    legs,
    gate,
    ...[10].map((y) => group([0, y, 0, 90], hoop(r + 2.4, 0.9, frame0))),
    repeat(3, (i) => group([0, 0, 0, 0, 60 + i * 120], rod(2.2, 0.8, rubber(), [0, 0.4, r + 8]))),
  );
}
