import { knob } from '../kit/controls.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, ceramic, chrome, glass, plastic, rubber } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, capsule, hoop, hose, plateX, rod, rodZ, sleeve, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 20 };

/** A hot plate stirrer with a beaker on its ceramic top. */
export function build() {
  const [white, black] = [plastic('#eff0ee', 0.34), plastic('#1c1e21', 0.42)];
  const side = polygon(
    [
      [-14, 1.6],
      [15, 1.6],
      [16, 4, 1.4],
      [10.6, 9.6, 2],
      [-14, 9.6],
    ],
    1.2,
  );
  const tilt = (Math.atan2(5.6, 5.4) * 180) / Math.PI;
  const front = group(
    [0, 6.5, 13.4, tilt - 90],
    block(20, 6.2, 0.5, plastic('#23292f', 0.35), undefined, 0.4),
    display(6.4, 3.4, ['250 °C', '800 rpm'], '#7fe3ff', [0, 0.2, 0.2]),
    knob(1.7, [-6.8, 0, 0.2], { marks: 11 }),
    knob(1.7, [6.8, 0, 0.2], { marks: 11, turn: 50 }),
  );
  const beaker = group(
    [0, 12.7, -3],
    turned(
      [
        [5.4, 0.4],
        [5.6, 1],
        [5.6, 15],
        [6, 15.6],
      ],
      glass('#e6f3f8', 0.16),
      undefined,
      'y',
      96,
    ),
    turned(
      [
        [0, 0.1],
        [5, 0.1],
        [5.5, 0.6],
      ],
      glass('#e6f3f8', 0.3),
    ),
    turned(
      [
        [0, 0.3],
        [5.2, 0.3],
        [5.4, 1],
        [5.4, 9],
        [0, 8.6],
      ],
      glass('#3f9fd8', 0.5),
    ),
    hoop(5.95, 0.14, glass('#ffffff', 0.5), [0, 15.6, 0, 90, 0, 0]),
    group([0, 0.9, 0, 0, 30, 90], capsule(0.5, 4, plastic('#ffffff', 0.3))),
    ...[4, 6, 8, 10, 12].map((y, i) =>
      group([0, y, 0, 0, 18, 0], block(i % 2 ? 1 : 1.8, 0.12, 0.05, plastic('#ffffff'), [0, 0, 5.63], 0.02)),
    ),
    group([0, 13, 0, 0, 18, 0], label('600 ml', 0.8, '#ffffff', [0, 0, 5.66])),
  );
  const plateTop = group(
    undefined,
    block(19, 1.4, 19, aluminium(), [0, 10.4, -3], 0.5),
    block(18.6, 1.2, 18.6, ceramic('#f4f4f1'), [0, 11.9, -3], 0.5),
    sleeve(7.6, 7.4, 0.06, plastic('#b9bdc0'), [0, 12.52, -3]),
  );
  const probe = group(
    undefined,
    rod(0.6, 30, chrome(), [-7.4, 20, -14]),
    block(2, 2.4, 2, black, [-7.4, 30, -14], 0.5),
    group([-5, 30, -9, 0, 25, 0], rodZ(0.4, 12, chrome()), block(1.6, 2, 1.6, black, [0, 0, 6], 0.4)),
    rod(0.24, 16, chrome(), [-2.4, 23, -3.4]),
    hose(
      [
        [-2.4, 31, -3.4],
        [-2, 33.6, -5],
        [-5, 34, -14],
        [-8, 30, -19],
        [-6, 8, -17],
        [-4, 6, -15],
      ],
      0.25,
      rubber(),
    ),
  );
  return group(
    undefined,
    plateX(side, 22, white, undefined, 1),
    front,
    plateTop,
    beaker,
    probe,
    corners(17, 24, () => foot(1.4, 2)),
  );
}
