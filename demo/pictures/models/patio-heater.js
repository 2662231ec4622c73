import { knob } from '../kit/controls.ts';
import { around, group } from '../kit/geometry.ts';
import { aluminium, darkSteel, glow, plastic, polished, powder, steel, zinc } from '../kit/materials.ts';
import { smooth } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, rod, sleeve, turned, turnedPart } from '../kit/solids.ts';
import { wheel } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 9 };
export const views = { 4: { at: [0, 192, 0], zoom: 3 } };

/** A mushroom heater: gas cabinet, pole, burner cage and wide reflector. */
export function build({ finish = 'steel' } = {}) {
  const coat = finish === 'steel' ? steel() : powder('#26282b');
  const base = group(
    undefined,
    turned(
      [
        [0, 0],
        [24, 0],
        [25.4, 1],
        [25.4, 3.4],
        [24, 4.4],
        [20.6, 5],
      ],
      coat,
    ),
    turned(
      [
        [20.6, 4.6],
        [20.4, 6],
        [20, 48],
        [20.4, 50],
        [18.4, 52],
        [4, 54.6],
        [0, 54.6],
      ],
      coat,
      undefined,
      'y',
      120,
    ),
    hoop(20.3, 0.4, finish === 'steel' ? polished() : coat, [0, 27, 0, 90, 0, 0]),
    turnedPart(
      [
        [20.5, 12],
        [20.4, 44],
      ],
      coat,
      -32,
      64,
    ),
    block(1.4, 6, 2, plastic(), [9.6, 34, 18.2, 0, 30, 0], 0.5),
    wheel(5, 3, [-14, 5, -21]),
    wheel(5, 3, [14, 5, -21]),
    label('13 kW', 3.4, finish === 'steel' ? '#4a5056' : '#d8dadc', [0, 24, 20.5]),
  );
  const pole = group(
    undefined,
    rod(2.9, 128, coat, [0, 118, 0]),
    sleeve(4, 2.9, 4, coat, [0, 56, 0]),
    rod(4.6, 3, coat, [0, 181, 0]),
  );
  const knobRing = group([0, 174, 3.4], knob(2.2, [0, 0, 0], { depth: 2.4 }));
  const cage = group(
    [0, 183, 0],
    turned(
      [
        [0, 0],
        [11, 0],
        [11.6, 1],
        [11.6, 3],
        [10, 4],
        [0, 4],
      ],
      coat,
    ),
    turned(
      [
        [9, 4],
        [9.6, 14],
        [10.4, 24],
      ],
      plastic('#4d4640', 0.6),
    ),
    around(26, () => rod(0.26, 21, finish === 'steel' ? polished() : darkSteel(), [0, 14, 10.9])),
    ...[6, 10, 14, 18, 22].map((y) =>
      hoop(10.95, 0.26, finish === 'steel' ? polished() : darkSteel(), [0, y, 0, 90, 0, 0]),
    ),
    turned(
      [
        [0, 25.6],
        [11.6, 25.6],
        [11.8, 24.6],
        [9, 24],
      ],
      coat,
    ),
    around(4, () => rod(0.5, 8, zinc(), [0, 28.4, 8]), undefined, 45),
    turned(
      [
        [3, 5],
        [3.4, 14],
        [2, 22],
        [0, 22.4],
      ],
      glow('#ff8a3a', 0.7),
    ),
  );
  const hat = group(
    [0, 213, 0],
    turned(
      [
        ...smooth(
          [
            [40.6, 0],
            [38, 3],
            [30, 6],
            [16, 8.6],
            [5, 10],
          ],
          5,
        ),
        [0, 10.2],
      ],
      aluminium(),
      undefined,
      'y',
      128,
    ),
    turned(
      [
        [0, 9.8],
        ...smooth(
          [
            [5, 9.6],
            [16, 8.2],
            [30, 5.6],
            [38, 2.6],
            [40.6, -0.4],
          ],
          5,
        ),
        [41, -0.2],
        [41, 0.2],
        [40.6, 0.2],
      ],
      aluminium(),
      undefined,
      'y',
      128,
    ),
    turned(
      [
        [0, 12.6],
        [1.4, 12.4],
        [2, 11.4],
        [1.6, 10],
        [0, 10],
      ],
      zinc(),
    ),
  );
  return group(undefined, base, pole, knobRing, cage, hat);
}
