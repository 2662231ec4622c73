import { button } from '../kit/controls.ts';
import { cable, louvres } from '../kit/fittings.ts';
import { around, corners, group } from '../kit/geometry.ts';
import { plastic, polished, steel, zinc } from '../kit/materials.ts';
import { circle, cut, perforate, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plate, plateY, rodZ, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 36, elevation: 16 };

/** A mincer: steel motor box, horizontal throat with a perforated disc, tray and pusher above. */
export function build() {
  const metal = steel();
  const box = group(
    undefined,
    block(24, 34, 36, metal, [0, 21.6, -10], 2.2),
    corners(18, 29, () => foot(2.1, 5), [0, 0, -10]),
    group(
      [12.1, 24, -10, 0, 90, 0],
      block(15, 12, 0.6, plastic('#1b1d20', 0.35), undefined, 0.5),
      button(1.6, '#2c9a48', [-4, 1, 0.3]),
      button(1.6, '#d2241b', [0.4, 1, 0.3]),
      button(1.3, '#d8dadc', [4.6, 1, 0.3]),
      label('TYPE 12', 1.2, '#f2f4f4', [0, -3.6, 0.36]),
    ),
    louvres(8, 20, 1.5, metal, [12, 10.4, -10, 0, 90, 0]),
  );
  const throat = group(
    [0, 24, 8],
    turned(
      [
        [4, -1],
        [6.6, -1],
        [6.8, 0],
        [5.4, 1],
        [5, 4],
        [5.2, 9],
        [6.2, 10.4],
        [6.2, 15],
        [7.2, 15.2],
        [7.6, 16],
        [7.6, 19.4],
        [7, 20],
        [5.6, 20],
        [5.4, 19.2],
        [0, 19.2],
      ],
      polished(),
      undefined,
      'z',
    ),
    plate(perforate(circle(5.4), 8, 8, 0.36, 1.18), 0.5, steel('#a9adb0'), [0, 0, 19.8], 0),
    rodZ(0.9, 1, zinc(), [0, 0, 20.2]),
    around(8, () => block(1, 4.4, 1.2, polished(), [0, 0, 7.6], 0.3))
      .rotateX(Math.PI / 2)
      .translateY(17.6),
    turned(
      [
        [4, 0],
        [3.7, 4],
        [3.5, 13],
        [4.4, 15.4],
        [4.4, 16],
      ],
      polished(),
      [0, 4, 4.6],
    ),
  );
  const tray = group(
    [0, 44.4, 10],
    plateY(cut(rectangle(34, 24, 3), circle(4)), 0.6, polished(), undefined, 0.1),
    pipe(
      [
        [0, 1.6, 12],
        [17, 1.6, 12],
        [17, 1.6, -12],
        [-17, 1.6, -12],
        [-17, 1.6, 12],
        [0, 1.6, 12],
      ],
      0.4,
      polished(),
      3,
    ),
    ...[-1, 1].flatMap((s) => [
      block(0.5, 2, 20, polished(), [s * 17, 0.7, 0], 0.1),
      block(30, 2, 0.5, polished(), [0, 0.7, s * 12], 0.1),
    ]),
    turned(
      [
        [0, -3],
        [2.8, -3],
        [3, -2.4],
        [3, 9],
        [4, 9.6],
        [4.2, 10.6],
        [3.6, 11.2],
        [1.6, 11.6],
        [1.4, 15],
        [2.2, 16.4],
        [2.2, 17.4],
        [1.6, 18],
        [0, 18.2],
      ],
      plastic('#f0efe9', 0.4),
      [0, 1, 0],
    ),
  );
  return group(
    undefined,
    box,
    throat,
    tray,
    cable(
      [
        [4, 8, -28],
        [5, 2, -33],
        [14, 0.5, -36],
        [27, 0.5, -28],
        [29, 0.5, -16],
      ],
      0.45,
    ),
  );
}
