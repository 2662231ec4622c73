import { knob, lamp } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import {
  castIron,
  chrome,
  copper,
  darkSteel,
  glass,
  paint,
  plastic,
  rubber,
  stuff,
  zinc,
} from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, block, plateX, rodX } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 40, elevation: 20 };

/** A hand impulse sealer, arm raised, with a filled bag lying over its sealing bar. Sealing side towards +z. */
export function build({ colour = '#1f5fa8' } = {}) {
  const [shell, black, alu] = [paint(colour), plastic('#1b1c1f', 0.42), zinc()];
  const w = 38;
  const body = group(
    undefined,
    plateX(
      polygon(
        [
          [-12, 1.4],
          [8, 1.4],
          [8.6, 3],
          [8.6, 7.6, 1],
          [6, 8.6, 1],
          [-4, 9, 1],
          [-12, 12, 2],
        ],
        1.2,
      ),
      w,
      shell,
      undefined,
      1,
    ),
    corners(w - 6, 15, () => foot(1.3, 1.8), [0, 0, -2]),
    group([-12.6, 6, 8.4, 0, 0, 0], knob(1.9, [0, -0.6, 0.3], { marks: 9, ink: '#f2f4f6', depth: 1.6 })),
    lamp(0.5, '#e0362a', [-7.6, 5.4, 8.6]),
    label('300 mm', 1.1, '#dbe7f3', [14.6, 3.4, 8.66], 600),
    block(w - 3, 1.4, 3.2, alu, [0, 9, 5.4], 0.3),
    block(w - 5, 0.3, 1.6, stuff('#b9855a', 0.6), [0, 9.8, 5.4], 0.1),
    block(w - 5, 0.12, 0.4, copper(), [0, 9.98, 5.4], 0.04),
    ...[-1, 1].map((s) =>
      group(
        [s * (w / 2 - 2.4), 9.6, 5.4],
        block(2, 0.6, 2.4, darkSteel(), undefined, 0.2),
        group([0, 0.3, 0, -90], screw(0.4)),
      ),
    ),
    label('SEAL 300', 2.6, '#ffffff', [0, 6, -12.06, 0, 180, 0]),
  );
  const arm = group(
    [0, 12.4, -9, -34, 0, 0],
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-2.4, -2],
            [2, -2],
            [16, -1, 1],
            [17.4, 0.6, 1],
            [16, 2],
            [2, 2.6],
            [-2.4, 2],
          ],
          1,
        ),
        1.4,
        castIron('#3a3e43'),
        [s * (w / 2 - 3), 0, 0],
        0.4,
      ),
    ),
    block(w - 4, 2.6, 3.4, castIron('#3a3e43'), [0, 0.6, 15.4], 0.8),
    block(w - 5, 1.2, 1.4, rubber('#a3301f'), [0, -1.1, 15.4], 0.4),
    rodX(1.3, w - 2, chrome(), [0, 0, 0]),
    label('SEAL 300', 1.5, '#f4f5f6', [9, 0.7, 17.12]),
    block(4.4, 2, 15, castIron('#3a3e43'), [0, 1.2, 22], 0.8),
    group(
      [0, 1.4, 31],
      block(13, 2.6, 4.4, black, undefined, 1.2),
      repeat(6, (i) => block(0.6, 0.4, 4, rubber(), [-4.4 + i * 1.76, 1.3, 0], 0.15)),
    ),
    block(3, 1.6, 2.4, black, [8, 2.4, 15.4], 0.5),
  );
  const hinge = [-1, 1].map((s) =>
    group(
      [s * (w / 2 - 5.2), 11, -9],
      plateX(
        polygon(
          [
            [-3, -3],
            [3, -3],
            [2, 2.6, 2],
            [-2, 2.6, 2],
          ],
          0.6,
        ),
        1.2,
        zinc(),
        undefined,
        0.2,
      ),
      group([s * 3.4, 1.4, 0, 0, s * 90, 0], screw(0.7)),
    ),
  );
  const bag = group(
    [1, 0, 0],
    block(20, 0.12, 9, glass('#e8f2f6', 0.42), [0, 10.1, 7.2, 14], 0.05),
    block(20, 12.4, 3.4, glass('#dcebf2', 0.26), [0, 5.2, 13.4, -14], 1.5),
    ...Array.from({ length: 46 }, (_, i) =>
      ball(
        0.72,
        stuff(['#8a4f2a', '#a9652f', '#70401f'][i % 3], 0.5),
        [
          -8.4 + ((i * 2.39) % 16.8),
          0.9 + Math.floor(i / 8) * 1.15 + ((i * 3) % 5) * 0.08,
          14.2 - Math.floor(i / 8) * 0.32 + ((i * 7) % 3) * 0.4 - 0.4,
        ],
        [1, 0.9, 1],
      ),
    ),
  );
  return group(
    undefined,
    body,
    arm,
    ...hinge,
    bag,
    cable(
      [
        [12, 5, -12],
        [14, 1.4, -17],
        [24, 0.5, -20],
        [33, 0.5, -12],
      ],
      0.4,
    ),
  );
}
