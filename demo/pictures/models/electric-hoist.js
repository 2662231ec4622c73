import { group } from '../kit/geometry.ts';
import { castIron, darkSteel, paint, plastic, rubber, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { hook, motor } from '../kit/rigging.ts';
import { block, hoop, hose, pipe, plateX, rod, rodX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 12 };

/** A wire rope hoist: motor left, drum in the middle, gearbox right, hook and pendant below. */
export function build() {
  const [yellow, dark] = [paint('#e6a80f'), plastic('#1b1c1e', 0.5)];
  const drum = Array.from({ length: 12 }, (_, i) => hoop(5.6, 0.42, zinc(), [-5 + i * 0.92, 0, 0, 0, 90, 0]));
  const body = group(
    [0, 92, 0],
    motor(7.4, 22, yellow, [-22, 0, 0]),
    rodX(8.2, 2.4, castIron('#3a3d42'), [-10, 0, 0]),
    rodX(4.8, 17, darkSteel(), [0, 0, 0]),
    ...drum,
    rodX(8.2, 2.4, castIron('#3a3d42'), [9, 0, 0]),
    block(15, 17, 16, yellow, [18, 0.6, 0], 2.6),
    block(2.4, 14, 13, dark, [26, 0.6, 0], 1),
    block(24, 3, 6, yellow, [-0.5, 9.6, 0], 0.8),
    block(3, 6, 6, yellow, [-9.6, 7, 0], 0.6),
    block(3, 6, 6, yellow, [8.6, 7, 0], 0.6),
    label('500 KG', 2.3, '#1e2023', [18.2, 2.2, 8.06]),
    label('HOIST', 1.5, '#1e2023', [18.2, -2, 8.06], 600),
  );
  for (const x of [-9, 8])
    body.add(
      group(
        [x, 13, 0, 0, 90, 0],
        pipe(
          [
            [-3.4, -3, 0],
            [-3.4, 6, 0],
            [3.4, 6, 0],
            [3.4, -3, 0],
          ],
          0.8,
          zinc(),
          2.6,
        ),
      ),
    );
  const rope = group(undefined, rod(0.34, 48, zinc(), [-1, 63, 5]), rod(0.34, 48, zinc(), [3, 63, 5]));
  const block1 = group(
    [1, 35, 5],
    plateX(
      polygon(
        [
          [-5, 4],
          [5, 4],
          [4, -7],
          [-4, -7],
        ],
        3,
      ),
      1,
      yellow,
      [2.6, 0, 0],
      0.3,
    ),
    plateX(
      polygon(
        [
          [-5, 4],
          [5, 4],
          [4, -7],
          [-4, -7],
        ],
        3,
      ),
      1,
      yellow,
      [-2.6, 0, 0],
      0.3,
    ),
    turned(
      [
        [0, -1.4],
        [4.6, -1.6],
        [4, -0.6],
        [4, 0.6],
        [4.6, 1.6],
        [0, 1.4],
      ],
      castIron('#3a3d42'),
      undefined,
      'x',
    ),
    rodX(0.9, 7.6, zinc()),
    hook(4.6, paint('#c51f1a'), [0, -7, 0]),
  );
  const pendant = group(
    [33, 36, 8],
    block(7, 22, 5, plastic('#e6a80f', 0.4), undefined, 2),
    rodZ(2, 1.6, plastic('#17181a'), [0, 4, 2.8]),
    rodZ(2, 1.6, plastic('#17181a'), [0, -2, 2.8]),
    label('▲', 1.8, '#ffffff', [0, 4, 3.64]),
    label('▼', 1.8, '#ffffff', [0, -2, 3.64]),
    rodZ(1.6, 2, plastic('#d2241b', 0.3), [0, -7.6, 3]),
    rod(1.6, 5, rubber(), [0, 12.6, 0], 'y', 0.8),
  );
  return group(
    undefined,
    body,
    rope,
    block1,
    pendant,
    hose(
      [
        [26, 88, 4],
        [31, 84, 6],
        [33, 76, 8],
        [33, 60, 8],
        [33, 48, 8],
      ],
      0.62,
      rubber(),
    ),
    hose(
      [
        [24, 98, -4],
        [32, 99, -6],
        [40, 92, -6],
        [42, 80, -5],
      ],
      0.5,
      rubber(),
    ),
  );
}
