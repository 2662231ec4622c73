import { gauge, grip, knob, lamp } from '../kit/controls.ts';
import { louvres } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { copper, paint, plastic, powder, rubber } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { block, hose, rod } from '../kit/solids.ts';
import { cableSocket, caseHandle, earthClamp, groundCoil, torchSocket, weldingCase } from '../kit/welding.ts';

export const view = { azimuth: 34, elevation: 16 };

/** A narrow plasma cutter: orange front, air gauge, hand torch. */
export function build() {
  const [w, h, d] = [18, 34, 44];
  const { body, front, skirt } = weldingCase(
    { w, h, d, knee: 15, lean: 5 },
    paint('#d9560f'),
    powder('#222428'),
  );
  const lie = 0.95;
  front.add(
    block(w - 3, 16.5, 1, plastic('#17191c', 0.35), [0, 0.2, 0.1], 0.6),
    gauge(3, 'bar', 0.55, [-3.4, 4, 1]),
    display(6.4, 3.6, ['45'], '#ff6a3d', [3.8, 5.2, 0.6]),
    label('CUT 50', 1.1, '#ffffff', [3.8, 2, 0.64]),
    knob(2.2, [0, -4, 0.6], { marks: 11 }),
    lamp(0.36, '#38c45a', [-5.6, -3.4, 0.6]),
    lamp(0.36, '#e0372a', [5.6, -3.4, 0.6]),
  );
  skirt.add(torchSocket(2, [-4, 0, 0]), cableSocket(1.6, 'plugged', [4.4, 0, 0]));
  const torch = group(
    [0, 2.3, 46, 0, 190, 0],
    group([0, 0, 0, 0, 0, -90], grip(19, 1.7, plastic('#1b1c1e', 0.4))),
    block(4.6, 1, 1.2, plastic('#f07d1a', 0.35), [10, 1.8, 0, 0, 0, 8], 0.4),
    group(
      [18, 0, 0, 0, 0, 62],
      rod(1.45, 6, plastic('#1b1c1e', 0.4), [0, -2, 0], 'y', 1.6),
      rod(1.05, 3, copper(), [0, -6, 0], 'y', 1.3),
      rod(0.5, 1, copper(), [0, -7.8, 0]),
    ),
  );
  return group(
    undefined,
    body,
    caseHandle(20, [0, h, -2]),
    label('CUT 50', 4.4, '#f07d1a', [w / 2 + 0.64, 24, -3, 0, 90, 0]),
    label('PLASMA', 2, '#e9eaec', [w / 2 + 0.64, 19.4, -3, 0, 90, 0], 600),
    louvres(5, 16, 1.5, powder('#33363b'), [w / 2 + 0.5, 11, -6, 0, 90, 0]),
    hose(
      [
        [-4, 8.8, 32],
        [-4, 7.5, 36],
        [0, 3, 41],
        [8, lie, 42],
        ...groundCoil(23, 33, 8.6, 2.3, lie, 130),
        [19, 3.6, 46],
        [10, 1.8, 48.4],
        [0, 2.2, 46],
      ],
      lie,
      rubber(),
    ),
    hose(
      [
        [4.4, 8.8, 26],
        [5, 7, 31],
        [12, 0.8, 32],
        [22, 0.8, 22],
        [26, 0.9, 14],
      ],
      0.7,
      rubber(),
    ),
    torch,
    earthClamp([26.5, 3.2, 5, 0, 90, 0]),
  );
}
