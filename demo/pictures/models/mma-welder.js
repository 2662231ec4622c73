import { knob, lamp } from '../kit/controls.ts';
import { louvres } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { fabric, paint, plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { block, hose } from '../kit/solids.ts';
import { cableSocket, earthClamp, electrodeHolder, groundCoil, weldingCase } from '../kit/welding.ts';

export const view = { azimuth: 33, elevation: 18 };

/** A hand-sized stick welder with a shoulder strap. */
export function build() {
  const [w, h, d] = [13, 21, 30];
  const { body, front, skirt } = weldingCase(
    { w, h, d, knee: 9, lean: 3 },
    powder('#222428'),
    paint('#d9560f'),
  );
  front.add(
    block(w - 2, 10.6, 0.9, plastic('#17191c', 0.35), [0, 0.2, 0.1], 0.5),
    knob(2, [-1.6, -0.8, 0.5], { marks: 13 }),
    display(4.6, 2.6, ['160'], '#ff6a3d', [2.6, 3.4, 0.5]),
    label('ARC 160', 0.9, '#ffffff', [-3, 3.5, 0.58]),
    lamp(0.3, '#38c45a', [4, 0.4, 0.5]),
    lamp(0.3, '#f0b429', [4, -1.4, 0.5]),
  );
  skirt.add(cableSocket(1.35, 'plugged', [-3.4, 0, 0]), cableSocket(1.35, 'plugged', [3.4, 0, 0]));
  const strap = hose(
    [
      [0, h - 0.4, 12],
      [1.6, h + 3, 10],
      [4, h + 5, 4],
      [4.6, h + 4.4, -4],
      [2, h + 2, -11],
      [0, h - 0.4, -13],
    ],
    0.7,
    fabric('#26282c'),
  );
  return group(
    undefined,
    body,
    strap,
    block(3, 0.8, 2, zinc(), [0, h + 0.2, 12], 0.2),
    block(3, 0.8, 2, zinc(), [0, h + 0.2, -13], 0.2),
    label('ARC 160', 2.9, '#ffffff', [w / 2 + 0.64, 15, -1.6, 0, 90, 0]),
    label('INVERTER', 1.3, '#ffe3d0', [w / 2 + 0.64, 11.8, -1.6, 0, 90, 0], 600),
    louvres(4, 11, 1.1, powder('#33363b'), [w / 2 + 0.5, 7.4, -4, 0, 90, 0]),
    hose(
      [
        [-3.4, 5.7, 19],
        [-3.4, 4.6, 23],
        [-1, 1, 28],
        [6, 0.7, 31],
        ...groundCoil(18, 25, 6.6, 1.6, 0.7, 130),
        [15, 2.4, 33],
        [8, 1.9, 33],
      ],
      0.65,
      rubber(),
    ),
    hose(
      [
        [3.4, 5.7, 19],
        [3.8, 4.2, 23],
        [8, 0.7, 25],
        [17, 0.7, 14],
        [20, 0.8, 8],
      ],
      0.65,
      rubber(),
    ),
    electrodeHolder([9, 2, 33, 0, 172, 0]),
    earthClamp([20, 3.2, -1, 0, 90, 0]),
  );
}
