import { knob, lamp, rocker } from '../kit/controls.ts';
import { bowHandle } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { chrome, glass, plastic, polished, steel } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, rod, rodZ, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 22, elevation: 13 };
export const views = { 4: { at: [0, 9, 16] } };

/** A hot water urn with tap, drip tray and level glass. */
export function build() {
  const metal = steel();
  const urn = group(
    undefined,
    turned(
      [
        [0, 0],
        [15.4, 0],
        [16, 0.6],
        [16, 5.4],
        [15.2, 6],
      ],
      plastic('#1d1f22', 0.42),
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [15.2, 5.6],
        [15.4, 6.2],
        [15.4, 43],
        [15.9, 43.6],
        [15.9, 45],
        [15.2, 45.6],
        [0, 45.6],
      ],
      metal,
      undefined,
      'y',
      128,
    ),
    hoop(15.5, 0.3, polished(), [0, 9, 0, 90, 0, 0]),
    hoop(15.5, 0.3, polished(), [0, 40, 0, 90, 0, 0]),
    turned(
      [
        [15.2, 45.4],
        [15.4, 46.2],
        ...smooth(
          [
            [14.8, 47],
            [11, 49],
            [5, 50.2],
            [1, 50.4],
          ],
          4,
        ),
        [0, 50.4],
      ],
      polished(),
      undefined,
      'y',
      120,
    ),
    turned(
      [
        [0, 50],
        [1.4, 50.2],
        [1.2, 51.4],
        [2.4, 52.6],
        [2.4, 53.4],
        [1.6, 54.2],
        [0, 54.4],
      ],
      plastic(),
    ),
    ...[-1, 1].map((s) =>
      group(
        [s * 15.4, 36, 0, 0, s * 90, 0],
        bowHandle(11, 4, 0.9, plastic()),
        block(3, 3.4, 0.8, plastic(), [5.4, 0, 0.2], 0.6),
        block(3, 3.4, 0.8, plastic(), [-5.4, 0, 0.2], 0.6),
      ),
    ),
    ...[0, 90, 180, 270].map((turn) => group([0, 0, 0, 0, turn + 45, 0], foot(1.6, 1.6, [0, -1.4, 12]))),
  );
  const tapPart = group(
    [0, 12, 15],
    rodZ(1.6, 2, chrome(), [0, 0, 0.6]),
    rodZ(1.1, 5, plastic(), [0, 0, 3]),
    rod(1.5, 5, plastic(), [0, 0, 5]),
    rod(1, 3, plastic(), [0, -3.4, 5], 'y', 1.2),
    group([0, 2.8, 5, -16], block(2, 1.2, 5.4, plastic('#c6261d', 0.35), [0, 0.4, 1.6], 0.5)),
  );
  const level = group(
    [7.6, 26, 13.6, 0, 29, 0],
    rod(0.7, 22, glass('#e4f2f8', 0.3)),
    rod(0.5, 12, glass('#4aa3dd', 0.55), [0, -4, 0]),
    rodZ(1, 2, chrome(), [0, 11, -0.4]),
    rodZ(1, 2, chrome(), [0, -11, -0.4]),
  );
  const controls = group(
    [0, 3, 15.9],
    rocker(2.4, 2.4, [-4.4, 0, 0], '#d2241b'),
    lamp(0.5, '#f0a029', [0, 0, 0]),
    knob(1.6, [4.6, 0, -0.2], { depth: 1.2 }),
  );
  return group(
    [0, 1.4, 0],
    urn,
    tapPart,
    level,
    controls,
    label('10 L', 2.2, '#4a5056', [-4, 30, 15, 0, -15, 0]),
  );
}
