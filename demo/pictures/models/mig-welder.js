import { knob, lamp, rocker } from '../kit/controls.ts';
import { louvres } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { paint, plastic, powder, rubber } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { block, hose } from '../kit/solids.ts';
import {
  cableSocket,
  caseHandle,
  earthClamp,
  groundCoil,
  migTorch,
  torchSocket,
  weldingCase,
} from '../kit/welding.ts';

export const view = { azimuth: 36, elevation: 17 };

/** A MIG/MAG machine with a digital front and its torch on a coiled hose. */
export function build() {
  const [w, h, d] = [25, 45, 55];
  const { body, front, skirt } = weldingCase(
    { w, h, d, knee: 23, lean: 6 },
    powder('#232529'),
    paint('#d9560f'),
  );
  front.add(
    block(w - 4, 18, 1, plastic('#15171a', 0.35), [0, 0.4, 0.1], 0.6),
    display(8.4, 5.2, ['180', 'A'], '#ff6a3d', [-5, 5, 0.6]),
    display(8.4, 5.2, ['21.5', 'V'], '#ff6a3d', [5, 5, 0.6]),
    knob(2.3, [-5.2, -4.2, 0.6], { marks: 11 }),
    knob(2.3, [5.2, -4.2, 0.6], { marks: 11, turn: 35 }),
    lamp(0.35, '#38c45a', [0, 5, 0.6]),
    lamp(0.35, '#f0b429', [0, 3.4, 0.6]),
  );
  skirt.add(
    torchSocket(2.6, [-5, 1, 0]),
    cableSocket(2, 'open', [6.4, 3.8, 0]),
    cableSocket(2, 'plugged', [6.4, -3.6, 0]),
    rocker(2.6, 1.8, [-5, -7.6, 0], '#c2281c'),
  );
  const lie = 1.15;
  const torchHose = hose(
    [
      [-5, 13.7, 41],
      [-5, 12.5, 46],
      [-2, 6, 52],
      [6, lie, 54],
      [14, lie, 52],
      ...groundCoil(27, 43, 11, 2.3, lie, 130),
      [24, 4.6, 57],
      [12, 2.4, 62],
      [0, 2.4, 62],
    ],
    lie,
    rubber(),
  );
  const earth = hose(
    [
      [6.4, 9.1, 33],
      [7, 8, 38],
      [12, 1, 44],
      [24, 0.9, 40],
      [33, 0.9, 30],
      [34, 0.9, 22],
    ],
    0.85,
    rubber(),
  );
  return group(
    undefined,
    body,
    caseHandle(26, [0, h, -4]),
    label('MIG 200', 4.6, '#ffffff', [w / 2 + 0.64, 33, -3, 0, 90, 0]),
    label('SYNERGIC', 1.8, '#ffe3d0', [w / 2 + 0.64, 28, -3, 0, 90, 0], 600),
    louvres(8, 20, 1.6, powder('#232529'), [w / 2 + 0.5, 14, -8, 0, 90, 0]),
    torchHose,
    earth,
    migTorch('#d9560f', [1, 3, 62, 0, 180, 0]),
    earthClamp([34, 3.2, 13, 0, 90, 0]),
  );
}
