import { knob, lamp, rocker } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, paint, plastic, powder, rubber, steel } from '../kit/materials.ts';
import { circle, cut, polygon, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, pipe, plate, plateX, rod, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 34, elevation: 18 };

/** A steel-cased ozone generator: fan behind a wire guard in front, timer, handle, outlet grid behind. */
export function build({ colour = '#e0a912' } = {}) {
  const [shell, dark, black] = [paint(colour), powder('#26292d'), plastic('#17191b', 0.42)];
  const [w, h, d] = [26, 22, 30];
  const frontAt = d / 2;
  const fan = group(
    [-3.6, 12.4, frontAt],
    plate(cut(rectangle(16.4, 16.4, 2), circle(7.4)), 1.4, black, [0, 0, 0.4], 0.4),
    rodZ(7.4, 0.4, plastic('#0b0c0d', 0.9), [0, 0, -0.6]),
    repeat(7, (i) =>
      group([0, 0, 0, 0, 0, i * 51.4], block(3.6, 5, 0.3, plastic('#33373c', 0.4), [0, 4.4, 0, 0, 30], 0.12)),
    ),
    rodZ(2.6, 1, black),
    ...[7, 5.4, 3.8, 2.2].map((r) => hoop(r, 0.16, chrome(), [0, 0, 1.3])),
    repeat(2, (i) => group([0, 0, 1.3, 0, 0, 45 + i * 90], block(15, 0.3, 0.3, chrome(), undefined, 0.1))),
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screw(0.45, [x * 7, y * 7, 1], darkSteel()))),
  );
  const panel = group(
    [9, 12.4, frontAt + 0.2],
    block(6.4, 17, 0.8, black, undefined, 0.4),
    knob(1.7, [0, 3.6, 0.4], { marks: 13 }),
    label('120 min', 0.75, '#eceef0', [0, 7.4, 0.46], 600),
    lamp(0.4, '#38c45a', [0, 0.6, 0.4]),
    rocker(2.2, 3, [0, -3.6, 0.3], '#2c9a48'),
    label('OZON 20', 0.9, '#f0c21f', [0, -7, 0.46]),
  );
  return group(
    undefined,
    block(w, h - 2, d, shell, [0, 12, 0], 1),
    block(w + 0.5, 1.6, d + 0.4, dark, [0, 2.8, 0], 0.5),
    fan,
    panel,
    corners(w - 6, d - 6, () => foot(1.4, 2.4)),
    pipe(
      [
        [0, h, -9],
        [0, h + 6, -9],
        [0, h + 6, 9],
        [0, h, 9],
      ],
      0.9,
      chrome(),
      2.4,
    ),
    group([0, h + 6, 0, 90], rod(1.4, 12, rubber('#202226'))),
    ...[-9, 9].map((z) => rod(1.7, 0.7, darkSteel(), [0, h + 0.2, z])),
    ...[-1, 1].flatMap(
      (s) =>
        repeat(7, (i) =>
          plateX(
            polygon(
              [
                [-0.5, -4],
                [0.5, -4],
                [0.5, 4],
                [-0.5, 4],
              ],
              0.5,
            ),
            0.2,
            black,
            [s * (w / 2), 8.4, -8 + i * 2],
            0.05,
          ),
        ).children,
    ),
    label('O3  20 g/h', 2.2, '#1d2023', [w / 2 + 0.05, 17, 0, 0, 90, 0]),
    label('O3  20 g/h', 2.2, '#1d2023', [-w / 2 - 0.05, 17, 0, 0, -90, 0]),
    plate(rectangle(21, 16, 1), 0.4, black, [0, 12.4, -d / 2], 0.1),
    repeat(11, (i) => block(19.6, 0.5, 0.5, steel('#9da1a5'), [0, 5.8 + i * 1.3, -d / 2 - 0.3], 0.2)),
    repeat(9, (i) => block(0.5, 15, 0.5, steel('#9da1a5'), [-8.8 + i * 2.2, 12.4, -d / 2 - 0.5], 0.2)),
    ...[-1, 1].flatMap((s) => [-1, 1].map((z) => group([s * (w / 2), 5, z * 12, 0, s * 90], screw(0.45)))),
    cable(
      [
        [9, 6, -d / 2],
        [11, 1.4, -20],
        [22, 0.5, -22],
        [28, 0.5, -12],
      ],
      0.4,
    ),
  );
}
