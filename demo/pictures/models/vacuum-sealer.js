import { gauge, rocker } from '../kit/controls.ts';
import { corners, group } from '../kit/geometry.ts';
import { copper, glass, plastic, polished, rubber, steel } from '../kit/materials.ts';
import { cut, rectangle, smooth } from '../kit/outline.ts';
import { display } from '../kit/print.ts';
import { block, loft, pipe, plateY } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 22 };

/** A chamber vacuum machine with its domed lid open. */
export function build() {
  const [w, h, d, metal] = [42, 18, 46, steel()];
  const body = group(
    undefined,
    block(w, h - 3, d, metal, [0, h / 2 + 1.4, 0], 1.2),
    corners(w - 8, d - 8, () => foot(2, 2.4)),
    plateY(
      cut(rectangle(w - 1, d - 3, 2), rectangle(w - 8, d - 12, 3, 0, -1)),
      1.2,
      metal,
      [0, h, -0.6],
      0.3,
    ),
    plateY(rectangle(w - 8, d - 12, 3), 0.6, polished(), [0, h - 3.4, -1.4], 0.1),
    ...[-1, 1].flatMap((s) => [
      block(0.4, 4, d - 14, polished(), [s * (w / 2 - 4), h - 1.8, -1], 0.1),
      block(w - 10, 4, 0.4, polished(), [0, h - 1.8, s * (d / 2 - 6.4) - 1], 0.1),
    ]),
    block(w - 10, 1.6, 1.6, plastic('#1b1c1e'), [0, h - 1.6, 14], 0.3),
    block(w - 11, 0.5, 0.8, copper(), [0, h - 0.6, 14], 0.1),
    pipe(
      [
        [-w / 2 + 2, h + 0.6, 0],
        [-w / 2 + 2, h + 0.6, -d / 2 + 3],
        [w / 2 - 2, h + 0.6, -d / 2 + 3],
        [w / 2 - 2, h + 0.6, d / 2 - 3.6],
        [-w / 2 + 2, h + 0.6, d / 2 - 3.6],
        [-w / 2 + 2, h + 0.6, 0],
      ],
      0.55,
      rubber(),
      3,
    ),
  );
  const front = group(
    [0, 10.6, d / 2 + 0.1],
    block(w - 5, 9.4, 0.6, plastic('#1c2026', 0.36), undefined, 0.6),
    display(8.4, 4.4, ['99 %', 'SEAL 2.5 s'], '#7fe3ff', [-3.4, 0, 0.3]),
    gauge(3.3, 'bar', 0.12, [-13, 0, 1.4]),
    ...[0, 1, 2].map((i) => block(2.6, 1.9, 0.5, plastic('#d9dcde', 0.4), [4 + i * 3.4, 1.4, 0.3], 0.4)),
    ...[0, 1, 2].map((i) =>
      block(2.6, 1.9, 0.5, plastic(['#d9dcde', '#2c9a48', '#d2241b'][i], 0.4), [4 + i * 3.4, -1.8, 0.3], 0.4),
    ),
    rocker(2, 3, [15.4, 0, 0.3], '#d2241b'),
  );
  const dome = smooth(
    [
      [0, 7],
      [10, 6.8],
      [15, 5.6],
      [18, 2.6],
      [19, 0],
    ],
    4,
  );
  const rows = Array.from({ length: dome.length }, (_, i) => {
    const [r, y] = dome[i];
    const [a, b] = [(r / 19) * (w / 2 - 1.4), (r / 19) * (d / 2 - 3)];
    return Array.from({ length: 49 }, (_, k) => {
      const angle = (k / 48) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [a * Math.sign(c) * Math.abs(c) ** 0.36, y, b * Math.sign(s) * Math.abs(s) ** 0.36];
    });
  });
  const lid = group(
    [0, h + 1.6, -d / 2 + 2.6, -56],
    group(
      [0, 1, d / 2 - 2.6],
      loft(rows, glass('#dcecf3', 0.2)),
      plateY(cut(rectangle(w - 1, d - 4, 3), rectangle(w - 5.4, d - 9, 3)), 1.4, glass('#cfe3ec', 0.42)),
      block(12, 1.6, 2.4, plastic('#1b1c1e'), [0, 0.6, d / 2 - 2.4], 0.6),
    ),
    ...[-13, 13].map((x) => block(5, 2.4, 5, metal, [x, 0.4, 1], 0.6)),
  );
  return group(undefined, body, front, lid);
}
