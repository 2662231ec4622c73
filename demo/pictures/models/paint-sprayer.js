import { gauge } from '../kit/controls.ts';
import { group, repeat } from '../kit/geometry.ts';
import { brass, chrome, glass, plastic, polished, stuff, zinc } from '../kit/materials.ts';
import { freeform, gear } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, plateX, rod, rodX, turned } from '../kit/solids.ts';

export const view = { azimuth: -24, elevation: 12 };

/** A gravity-fed HVLP spray gun aiming to the left, with a see-through cup and an air regulator at the handle. */
export function build() {
  const [body, black] = [polished(), plastic('#1b1c1f', 0.4)];
  const gun = group(
    undefined,
    plate(
      freeform([
        [-5.4, -1.6],
        [-5.6, 1.5],
        [-2, 2.1],
        [3, 2.2],
        [7, 2.6],
        [9, 1.4],
        [8.6, -1],
        [8.8, -5],
        [10, -10],
        [10.2, -13.6],
        [8.4, -14.4],
        [6.6, -13.8],
        [6, -9],
        [4.6, -4.4],
        [2, -1.9],
        [-2, -2.2],
      ]),
      2.6,
      body,
      undefined,
      1.1,
    ),
    rodX(1.75, 9, body, [-4, 0, 0]),
    rodX(2.1, 1.2, body, [-7.6, 0, 0]),
    group([-9.2, 0, 0], plateX(gear(2.5, 28, 0.16), 2, brass(), undefined, 0.2)),
    rodX(1.7, 1.4, brass(), [-10.7, 0, 0], 2.2),
    rodX(0.5, 1, chrome(), [-11.5, 0, 0], 0.7),
    ...[-1, 1].map((s) => block(1.5, 0.9, 0.9, brass(), [-11.6, s * 1.35, 0, 0, 0, s * 20], 0.25)),
    plate(
      freeform([
        [-2.8, 2.2],
        [-1.4, 2.2],
        [-0.7, -2],
        [0.9, -6],
        [2, -9.4],
        [1, -10],
        [-0.6, -7],
        [-2, -3],
      ]),
      1.1,
      chrome(),
      [0, 0, 0],
      0.35,
    ),
    ...[-1, 1].map((s) =>
      group(
        [0, 0, s * 1.6],
        plate(
          freeform([
            [-2.8, 2.4],
            [-1.4, 2.2],
            [-0.7, -2],
            [-0.4, -3.4],
            [-1.6, -3.2],
            [-2.4, -1],
          ]),
          0.4,
          chrome(),
          undefined,
          0.12,
        ),
      ),
    ),
    rod(0.55, 4, zinc(), [-2.1, 1.4, 0, 90]),
    rodX(1.1, 3.4, brass(), [10, 1, 0]),
    group([11.6, 1, 0], plateX(gear(1.35, 20, 0.14), 1.6, brass(), undefined, 0.15)),
    group(
      [7.9, 2.7, 0, 0, 0, 50],
      rodX(0.8, 1.4, brass(), undefined),
      plateX(gear(1.1, 18, 0.12), 1.1, brass(), [1, 0, 0], 0.12),
    ),
    block(5.4, 1.8, 0.1, plastic('#20242a', 0.3), [3.4, 0.3, 1.33], 0.3),
    label('HVLP 1.4', 0.8, '#f4f4f4', [3.4, 0.3, 1.42]),
    label('HVLP 1.4', 0.8, '#3c4248', [3.4, 0.3, -1.36, 0, 180, 0]),
  );
  const air = group(
    [8.6, -14.2, 0],
    rod(1, 1.8, brass(), [0, -0.7, 0]),
    rod(1.6, 3.4, zinc(), [0, -3.2, 0]),
    gauge(1.9, 'bar', 0.34, [0, -3.2, 2.6]),
    rodX(0.9, 2.2, brass(), [2.2, -3.2, 0]),
    group([3.6, -3.2, 0], plateX(gear(1.2, 18, 0.12), 1, plastic('#b3201c', 0.4), undefined, 0.15)),
    rod(0.95, 1.4, brass(), [0, -5.5, 0]),
    rod(0.7, 2, chrome(), [0, -7, 0], 'y', 0.75),
    repeat(2, (i) => rod(0.85, 0.3, chrome(), [0, -6.7 - i * 0.7, 0])),
  );
  const cup = group(
    [-2.4, 2, 0, 0, 0, 6],
    rod(1.15, 2, brass(), [0, 0.8, 0]),
    rod(1.5, 1.2, zinc(), [0, 2.1, 0]),
    turned(
      [
        [1.2, 2.4],
        [1.5, 2.8],
        [4.4, 6.2],
        [4.9, 7.4],
        [4.9, 15.6],
        [5.1, 15.8],
        [5.1, 16.2],
      ],
      glass('#e6eef2', 0.34),
    ),
    turned(
      [
        [0, 2.9],
        [1.3, 2.9],
        [4.2, 6.3],
        [4.7, 7.4],
        [4.7, 12.4],
        [0, 12.4],
      ],
      stuff('#1f5fae', 0.35),
    ),
    turned(
      [
        [0, 15.9],
        [5.3, 15.9],
        [5.4, 16.2],
        [5.4, 17.6],
        [5.1, 18],
        [4, 18.3],
        [1, 18.5],
        [0, 18.5],
      ],
      black,
    ),
    group([0, 17, 0, 90], plate(gear(5.55, 40, 0.18), 1.6, black, undefined, 0.15)),
    rod(0.7, 1, black, [0, 18.9, 0]),
    repeat(6, (i) => block(0.9, 0.12, 0.1, plastic('#3a4148'), [0.6, 7.6 + i * 1.3, 4.86], 0.03)),
    label('600', 0.8, '#2d3338', [2.2, 14, 4.42, 0, 26, 0]),
  );
  return group(undefined, gun, air, cup);
}
