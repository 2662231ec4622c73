import { gauge, lamp, rocker } from '../kit/controls.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, paint, plastic, polished, stuff, zinc } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { block, loft, rod, sleeve, tapered, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 26, elevation: 20 };

/** A candy floss machine: pink box, wide bowl, spinner head, a stick of floss. */
export function build() {
  const [pink, metal] = [paint('#e8669b'), polished()];
  const box = group(
    undefined,
    tapered([40, 20, 36], pink, [0, 13, 0], { top: [0.94, 0.94], radius: 2.2 }),
    corners(32, 28, () => foot(2, 3.4)),
    group(
      [0, 13, 17.6, -3],
      block(24, 9, 0.7, plastic('#fdf3f7', 0.35), undefined, 0.5),
      rocker(2.6, 3.4, [-8.4, 0, 0.4], '#2c9a48'),
      rocker(2.6, 3.4, [-4.4, 0, 0.4], '#d2241b'),
      gauge(2.4, 'V', 0.6, [6.6, 0, 1.4]),
      lamp(0.5, '#f0a029', [0.6, 1.4, 0.4]),
      label('SUGAR', 0.9, '#c53d78', [0.8, -2, 0.4]),
    ),
    label('COTTON CANDY', 2.4, '#ffffff', [20.1 - 0.5, 13, 0, 0, 90, -0]),
  );
  const bowl = group(
    [0, 23.4, 0],
    turned(
      [
        [0, 0],
        [20, 0],
        ...smooth(
          [
            [21, 0.2],
            [25, 3],
            [26.6, 10],
            [27, 17],
          ],
          5,
        ),
        [27.8, 17.6],
        [27.6, 18.4],
        [26.4, 18],
        [26, 10],
        [24.2, 3.6],
        [20, 1],
        [0, 1],
      ],
      metal,
      undefined,
      'y',
      128,
    ),
  );
  const head = group(
    [0, 25, 0],
    rod(2, 7, zinc(), [0, 3, 0]),
    turned(
      [
        [0, 6],
        [6, 6],
        [7, 7],
        [7, 8],
      ],
      zinc(),
    ),
    sleeve(7, 6.4, 3.4, darkSteel(), [0, 9.4, 0]),
    repeat(40, (i) => group([0, 9.4, 0, 0, i * 9, 0], block(0.3, 3, 0.3, chrome(), [0, 0, 7], 0.1))),
    turned(
      [
        [7, 11],
        [7, 12],
        [5.4, 12.6],
        [3, 12.4],
        [2.6, 10],
      ],
      zinc(),
    ),
  );
  return group(undefined, box, bowl, head, floss([15, 41, 4, -8, 0, -24]));
}

/** A woolly cloud on a paper stick: an egg whose skin is pushed in and out, coarsely and finely. */
function floss(at) {
  const random = createRandom(9);
  const rows = Array.from({ length: 81 }, (_, i) => {
    const v = (i / 80) * Math.PI;
    const row = Array.from({ length: 140 }, (_, k) => {
      const u = (k / 140) * Math.PI * 2;
      const lumps =
        0.045 * Math.sin(3 * u + 2 * v) +
        0.045 * Math.sin(5 * v - 2 * u) +
        0.02 * Math.sin(7 * u + 6 * v) +
        0.012 * Math.sin(13 * v + 11 * u);
      const r = 9.6 * (1 + lumps + (random() - 0.5) * 0.03);
      return [
        r * Math.sin(v) * Math.cos(u),
        31 - 12.6 * (r / 9.6) * Math.cos(Math.PI - v),
        r * Math.sin(v) * Math.sin(u),
      ];
    });
    return [...row, row[0]];
  });
  return group(
    at,
    rod(0.5, 32, plastic('#f3efe6'), [0, 2, 0], 'y', 0.8),
    group([0, -12, 0], loft(rows, stuff('#fcc3da', 0.98))),
  );
}
