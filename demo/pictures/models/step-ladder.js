import { ribbedGrip } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { aluminium, plastic, rubber, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plate, plateX, rodX } from '../kit/solids.ts';

export const view = { azimuth: 38, elevation: 14 };

/** A free-standing aluminium ladder: five deep steps, platform with rubber mat, bow with tool tray. */
export function build() {
  const [alu, rib, black, blue] = [
    aluminium('#cdd0d2'),
    aluminium('#aeb2b5'),
    plastic('#1d1f22', 0.5),
    plastic('#1f5597', 0.4),
  ];
  const steps = 5;
  const rise = 23;
  const top = steps * rise;
  // The front rails lean back: at height y the steps lie at z = 34 - 0.34 y, the rails spread downwards.
  const zAt = (y) => 40 - 0.36 * y;
  const xAt = (y) => 24 - 0.05 * y;
  const lean = (Math.atan(0.36) * 180) / Math.PI;
  const spread = (Math.atan(0.05) * 180) / Math.PI;
  const rail = (s) =>
    group(
      [s * xAt(top / 2), top / 2, zAt(top / 2), -lean, 0, s * spread],
      block(2.6, top * 1.075, 7, alu, undefined, 0.5),
      block(0.4, top * 1.07, 4, rib, [s * 1.3, 0, 0], 0.15),
      block(3.4, 5, 8, black, [0, -top * 0.535, 0], 0.8),
    );
  const rear = (s) =>
    group(
      [s * (xAt(top / 2) - 0.6), top / 2 - 1, -32, 13.4, 0, s * (spread + 1)],
      block(2.2, top * 1.02, 4, alu, undefined, 0.5),
      block(3, 4.6, 5, black, [0, -top * 0.505, 0], 0.8),
    );
  const tread = (i) => {
    const y = (i + 1) * rise;
    const w = 2 * xAt(y) - 2;
    return group(
      [0, y, zAt(y)],
      block(w, 3, 8.4, alu, [0, -1.4, 0], 0.4),
      repeat(6, (k) => block(w - 1, 0.3, 0.6, rib, [0, 0.15, -3 + k * 1.2], 0.1)),
      ...[-1, 1].map((s) =>
        plate(
          polygon(
            [
              [0, 0],
              [-s * 6, 0],
              [0, -6],
            ],
            0.4,
          ),
          0.4,
          alu,
          [s * (w / 2 - 0.4), -2.6, 2],
          0.1,
        ),
      ),
    );
  };
  const platform = group(
    [0, top, zAt(top) - 12],
    block(42, 3, 30, alu, [0, -1.2, 0], 0.7),
    block(38, 0.8, 26, rubber('#2b2e32'), [0, 0.6, 0], 0.3),
    repeat(11, (k) => block(37, 0.4, 0.8, rubber('#35393e'), [0, 1.1, -11 + k * 2.2], 0.15)),
    label('MAX 150 KG', 1.9, '#24282c', [0, -1.2, 15.06]),
  );
  const bow = group(
    undefined,
    pipe(
      [
        [-19, top - 6, -18],
        [-17.4, top + 62, -30],
        [17.4, top + 62, -30],
        [19, top - 6, -18],
      ],
      1.4,
      alu,
      10,
    ),
    group([0, top + 62, -30, 0, 0, 90], ribbedGrip(2.1, 16, rubber('#1f5597'))),
    block(35, 3, 13, blue, [0, top + 42, -25], 1),
    block(31, 2.4, 9.6, plastic('#173f70', 0.5), [0, top + 43, -25], 0.6),
    rodX(1.1, 36, alu, [0, top + 24, -23.4]),
    label('STEP 5', 2.2, '#ffffff', [0, top + 42, -18.46]),
    label('STEP 5', 2.2, '#ffffff', [0, top + 42, -31.54, 0, 180, 0]),
  );
  return group(
    undefined,
    rail(-1),
    rail(1),
    rear(-1),
    rear(1),
    repeat(steps - 1, tread),
    platform,
    bow,
    ...[20, 60, 98].map((y) => block(2 * xAt(y) - 2, 3, 1.6, alu, [0, y, -45 + y * 0.237], 0.4)),
    ...[-1, 1].flatMap((s) => [
      plateX(
        polygon(
          [
            [-30, 52],
            [28, 52],
            [28, 54],
            [-30, 54],
          ],
          0.6,
        ),
        0.4,
        zinc(),
        [s * (xAt(52) - 2.2), 0, -3],
        0.1,
      ),
      block(4, 9, 12, blue, [s * (xAt(top) + 0.4), top - 4, -4], 1.2),
      block(3.6, 6, 6, blue, [s * (xAt(top) - 0.4), top - 4, -17.6], 1.2),
    ]),
  );
}
