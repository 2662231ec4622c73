import { knob } from '../kit/controls.ts';
import { group } from '../kit/geometry.ts';
import { aluminium, chrome, powder, zinc } from '../kit/materials.ts';
import { circle, freeform } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, hose, pipe, plate, rodX, rodZ, turned } from '../kit/solids.ts';
import { foot, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 12 };

/** A drum fan in a U-shaped stand with wheels. */
export function build() {
  const [black, blade] = [powder('#232529'), aluminium('#b4b8bb')];
  const r = 31;
  const drum = group(
    [0, 42, 0, -8],
    turned(
      [
        [r, -11],
        [r + 1, -11.4],
        [r + 1.6, -11],
        [r + 1.2, -10],
        [r + 1.2, 10],
        [r + 1.6, 11],
        [r + 1, 11.4],
        [r, 11],
        [r, -11],
      ],
      black,
      undefined,
      'z',
      128,
    ),
    ...[12, 15.5, 19, 22.5, 26, 29.5].map((ring) =>
      hoop(ring, 0.28, chrome(), [0, 0, 11.4 + (30 - ring) * 0.1]),
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      group(
        [0, 0, 0, 0, 0, i * 15],
        hose(
          [
            [8, 0, 13.6],
            [18, 0, 12.8],
            [r, 0, 11],
          ],
          0.26,
          chrome(),
        ),
      ),
    ),
    plate(circle(8.4), 0.8, black, [0, 0, 13.6], 0.3),
    label('FAN 600', 2.2, '#eceeef', [0, 0.2, 14.05]),
    rodZ(7, 14, black, [0, 0, -2]),
    ...[-12, 12].map((x) => block(1.6, 2 * r, 1.6, black, [x * 0.5, 0, -9], 0.3)),
    ...[0, 72, 144, 216, 288].map((turn) =>
      group(
        [0, 0, 2, 0, 0, turn],
        group(
          [0, 16, 0, 0, 30, 0],
          plate(
            freeform([
              [-3, -10],
              [3, -10],
              [7, 4],
              [8, 12],
              [2, 13.6],
              [-6, 12],
              [-5, 0],
            ]),
            0.5,
            blade,
          ),
        ),
      ),
    ),
  );
  const stand = group(
    undefined,
    pipe(
      [
        [-r - 5, 42, 0],
        [-r - 5, 5, 0],
        [-r - 5, 5, 24],
        [r + 5, 5, 24],
        [r + 5, 5, 0],
        [r + 5, 42, 0],
      ],
      1.6,
      black,
      6,
    ),
    pipe(
      [
        [-r - 5, 7, 0],
        [-r - 5, 5, -20],
        [r + 5, 5, -20],
        [r + 5, 7, 0],
      ],
      1.6,
      black,
      6,
    ),
    wheel(7, 4, [-r - 9, 7, -18]),
    wheel(7, 4, [r + 9, 7, -18]),
    rodX(1.1, 82, zinc(), [0, 7, -18]),
    ...[-1, 1].map((s) =>
      group([s * (r + 5), 42, 0, 0, s * 90, 0], rodZ(3, 5, black), knob(3, [0, 0, 2], { depth: 2.4 })),
    ),
    pipe(
      [
        [-7, 73, -3],
        [-7, 80, -4],
        [7, 80, -4],
        [7, 73, -3],
      ],
      1.1,
      black,
      3,
    ),
    foot(2, 3.6, [-20, 0, 24]),
    foot(2, 3.6, [20, 0, 24]),
  );
  return group(undefined, drum, stand);
}
