import { group, repeat } from '../kit/geometry.ts';
import { aluminium, plastic, rubber, zinc } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, rodX, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 36, elevation: 20 };

/** A folding aluminium platform: ribbed deck on two ladder-like leg frames held by stays. */
export function build() {
  const [alu, rib, black, red] = [
    aluminium('#cfd2d4'),
    aluminium('#aeb3b6'),
    rubber('#1c1d1f'),
    plastic('#c2261c', 0.4),
  ];
  const [w, d, h] = [120, 40, 78];
  const deck = group(
    [0, h, 0],
    block(w, 1.4, d - 2, alu, [0, -0.8, 0], 0.3),
    repeat(13, (i) => block(w - 2, 0.5, 1.3, i % 2 ? rib : alu, [0, 0.1, -17.4 + i * 2.9], 0.2)),
    ...[-1, 1].map((s) => block(w, 6, 2.6, alu, [0, -2.2, (s * d) / 2], 0.5)),
    ...[-1, 1].map((s) => block(w - 2, 1, 0.5, rib, [0, -2.2, s * (d / 2 + 1.3)], 0.15)),
    ...[-1, 1].map((s) => block(2.4, 5, d, alu, [s * (w / 2 - 1), -2.4, 0], 0.4)),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((z) => block(3.4, 6.8, 3.6, black, [s * (w / 2 - 0.6), -2.2, (z * d) / 2], 0.8)),
    ),
    ...repeat(16, (i) => block(3, 0.16, 0.5, black, [-w / 2 + 8 + i * 7, 0.44, 0], 0.05)).children,
    label('MAX 150 KG', 2.6, '#24282c', [-24, -2, d / 2 + 1.6]),
    label('WP 120', 2.6, '#c2261c', [30, -2, d / 2 + 1.6]),
    label('MAX 150 KG', 2.6, '#24282c', [24, -2, -d / 2 - 1.6, 0, 180, 0]),
  );
  const leg = (s) => {
    const lean = s * 12;
    const long = h / Math.cos((12 * Math.PI) / 180) - 3;
    return group(
      [s * 42, h - 2, 0, 0, 0, lean],
      ...[-1, 1].flatMap((z) => [
        block(5, long, 2.4, alu, [0, -long / 2, z * 16.4], 0.5),
        block(3, long - 2, 0.4, rib, [0, -long / 2, z * 17.6], 0.15),
        block(6.4, 5, 4, black, [0, -long + 0.6, z * 16.4], 0.9),
        block(7, 8, 1, zinc(), [0, -1, z * 18], 0.4),
        rodZ(1.3, 2, red, [0, -1, z * 18.8]),
      ]),
      ...[0.3, 0.62].map((share) =>
        group(
          [0, -long * share, 0],
          block(4.4, 2.6, 31, alu, undefined, 0.4),
          repeat(4, (i) => block(0.5, 0.3, 30, rib, [-1.5 + i, 1.4, 0], 0.1)),
        ),
      ),
      block(3, 3, 40, alu, [0, -long * 0.9, 0], 0.5),
      ...[-1, 1].map((z) => block(4, 5, 5, black, [0, -long * 0.9, z * 20.6], 0.9)),
    );
  };
  return group(
    undefined,
    deck,
    leg(-1),
    leg(1),
    ...[-1, 1].flatMap((s) =>
      [-1, 1].map((z) =>
        group(
          [s * 34.7, h - 15.2, z * 14.4, 0, 0, s * 46],
          block(2.4, 33, 0.5, zinc(), undefined, 0.15),
          block(3, 5, 1, red, [0, 3, z * 0.5], 0.4),
        ),
      ),
    ),
    ...[-1, 1].map((s) => rodX(0.8, 8, zinc(), [s * 22, h - 3, 0])),
    group([0, h - 5, d / 2 + 1.4], block(16, 2.6, 1.6, black, undefined, 0.7)),
  );
}
