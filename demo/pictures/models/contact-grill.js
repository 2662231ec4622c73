import { knob, lamp } from '../kit/controls.ts';
import { cable } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { castIron, chrome, plastic, steel } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { spring } from '../kit/rigging.ts';
import { block, capsule, pipe, rodX, tapered } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 20 };

/** A press grill with ribbed iron plates, lid held open. */
export function build() {
  const [w, d, metal, iron] = [41, 33, steel(), castIron('#26272a')];
  const base = group(
    undefined,
    tapered([w, 10, d], metal, [0, 8, 0], { top: [1, 0.94], radius: 1 }),
    corners(w - 7, d - 6, () => foot(1.8, 3)),
    block(w - 4, 2.2, d - 5, iron, [0, 13.8, -0.6], 0.5),
    repeat(17, (i) => block(1.1, 0.9, d - 8, iron, [-16.8 + i * 2.1, 15.1, -0.6], 0.4)),
    block(15, 2, 4, metal, [-7, 6.4, d / 2 + 0.6], 0.4),
    block(5, 0.8, 1.6, plastic(), [-7, 7.4, d / 2 + 3], 0.3),
    knob(2.3, [11, 8, d / 2 - 0.1, -2], { marks: 11, ink: '#22262a' }),
    lamp(0.5, '#f0a029', [5.4, 9.2, d / 2 - 0.2]),
    lamp(0.5, '#2fb357', [5.4, 6.6, d / 2 - 0.2]),
    label('PANINI', 1.3, '#4a5056', [-14.5, 10, d / 2 - 0.1, -2]),
  );
  const lid = group(
    [0, 20.5, -d / 2 + 1.4, -52],
    block(w - 4, 3, d - 6, metal, [0, 4.4, 15.4], 1.2),
    block(w - 5, 2, d - 7, iron, [0, 2.2, 15.4], 0.5),
    repeat(17, (i) => block(1.1, 0.9, d - 10, iron, [-16.6 + i * 2.08, 1, 15.4], 0.4)),
    pipe(
      [
        [-15, 5, 26],
        [-15, 6, 35],
        [15, 6, 35],
        [15, 5, 26],
      ],
      0.75,
      chrome(),
      3,
    ),
    group([0, 6, 35, 0, 0, 90], capsule(1.6, 19, plastic())),
    block(4, 3, 8, metal, [-13, 5, 0], 0.8),
    block(4, 3, 8, metal, [13, 5, 0], 0.8),
  );
  const hinge = group(
    [0, 15, -d / 2 + 1],
    block(3, 11, 3.4, metal, [-13, 2, 0], 0.8),
    block(3, 11, 3.4, metal, [13, 2, 0], 0.8),
    rodX(1.1, 33, chrome(), [0, 5.4, 0]),
    group([0, 5.4, 0, 0, 0, 90], spring(1.7, 20, 13, chrome(), [0, -10, 0])),
  );
  return group(
    undefined,
    base,
    lid,
    hinge,
    cable(
      [
        [10, 5, -17],
        [12, 1, -22],
        [22, 0.5, -22],
        [31, 0.5, -12],
      ],
      0.4,
    ),
  );
}
