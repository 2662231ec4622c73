import { screw } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { castIron, chrome, paint, plastic, zinc } from '../kit/materials.ts';
import { circle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { chain, hook } from '../kit/rigging.ts';
import { block, hose, plate, rodZ, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 8 };

/** A manual chain hoist: round gear case, load chain with hook, hand chain in a loop. */
export function build() {
  const [blue, iron] = [paint('#1c55a4'), castIron('#3a3d42')];
  const body = group(
    [0, 92, 0],
    rodZ(10, 7, blue, [0, 0, 1]),
    turned(
      [
        [0, 0],
        [9.4, 0],
        [9.8, 0.6],
        [8.4, 2.8],
        [4, 4],
        [0, 4.2],
      ],
      blue,
      [0, 0, 4.4],
      'z',
    ),
    rodZ(8.6, 3, iron, [0, 0, -4]),
    sleeve(11, 8.6, 3.6, zinc(), [0, 0, -6.4], 'z'),
    turned(
      [
        [0, 0],
        [10.6, 0],
        [10.8, 0.8],
        [9.6, 2],
        [0, 2.4],
      ],
      blue,
      [0, 0, -8.4, 0, 180, 0],
      'z',
    ),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      group([8 * Math.cos((turn * Math.PI) / 180), 8 * Math.sin((turn * Math.PI) / 180), 6.2], screw(0.7)),
    ),
    plate(circle(4.6), 0.4, plastic('#f2f2ee', 0.35), [0, 0, 8.5]),
    label('1 T', 2.6, '#1c55a4', [0, 0.4, 8.74]),
    block(5, 6, 5, iron, [0, 10, 0], 1),
    block(6, 4, 8, iron, [0, -9.6, 1], 1),
  );
  const topHook = group([0, 120, 0, 180, 180, 0], hook(4.4, paint('#d9a413'), [0, 14.4, 0]));
  const load = group(
    undefined,
    chain(83, 26, 0.62, zinc(), [-2.4, 0, 1]),
    chain(83, 60, 0.62, zinc(), [2.4, 0, 1]),
    hook(4.6, paint('#d9a413'), [-2.4, 26.6, 1]),
    block(5, 4, 4, iron, [-2.4, 28, 1], 1),
  );
  const hand = group(
    undefined,
    chain(88, 16, 0.45, chrome(), [9.8, 0, -6.4]),
    chain(88, 16, 0.45, chrome(), [-9.8, 0, -6.4]),
  );
  const loop = Array.from({ length: 14 }, (_, i) => {
    const angle = Math.PI + (i / 13) * Math.PI;
    return group(
      [9.8 * Math.cos(angle), 16 + 9.8 * Math.sin(angle), -6.4, 0, 0, (angle * 180) / Math.PI],
      group(
        [0, 0, 0, 0, (i % 2) * 90, 0],
        hose(
          [
            [0, 1.35, 0],
            [0.68, 0.9, 0],
            [0.68, -0.9, 0],
            [0, -1.35, 0],
            [-0.68, -0.9, 0],
            [-0.68, 0.9, 0],
          ],
          0.45,
          chrome(),
          true,
          9,
        ),
      ),
    );
  });
  return group(undefined, body, topHook, load, hand, ...loop);
}
