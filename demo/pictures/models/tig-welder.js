import { button, knob, lamp, rocker } from '../kit/controls.ts';
import { louvres, socket } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { brass, chrome, paint, plastic, powder, rubber } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { block, hose, pipe } from '../kit/solids.ts';
import { cableSocket, caseHandle, earthClamp, groundCoil, tigTorch, weldingCase } from '../kit/welding.ts';

export const view = { azimuth: 34, elevation: 17 };

/** A TIG machine: blue front, slim torch, gas connection at the back. */
export function build() {
  const [w, h, d] = [21, 40, 50];
  const { body, front, skirt } = weldingCase(
    { w, h, d, knee: 19, lean: 5 },
    paint('#1d57a5'),
    powder('#c9ccd0'),
  );
  front.add(
    block(w - 3, 18, 1, plastic('#14171b', 0.3), [0, 0.4, 0.1], 0.6),
    display(12, 5.6, ['120 A', 'AC  DC  PULSE'], '#8fd6ff', [0, 5, 0.6]),
    knob(2.6, [0, -3.6, 0.6], { marks: 13 }),
    repeat(3, (i) => button(0.7, '#e8eaec', [-7, -1.2 - i * 2.5, 0.6])),
    repeat(3, (i) => lamp(0.34, ['#3ac45c', '#f0b429', '#d8362a'][i], [7, -1.2 - i * 2.5, 0.6])),
  );
  skirt.add(
    cableSocket(1.9, 'plugged', [-6, 1, 0]),
    cableSocket(1.9, 'plugged', [6, 1, 0]),
    socket(1, [0, 3.4, 0], chrome(), brass()),
    socket(0.9, [0, -2.4, 0]),
    rocker(2.4, 1.7, [0, -6.4, 0], '#2c8a45'),
  );
  const lie = 0.8;
  return group(
    undefined,
    body,
    caseHandle(24, [0, h, -3]),
    label('TIG 200 P', 4.2, '#1d57a5', [w / 2 + 0.64, 29, -3, 0, 90, 0]),
    label('AC / DC', 1.9, '#3a3f45', [w / 2 + 0.64, 24.6, -3, 0, 90, 0], 600),
    louvres(6, 18, 1.6, powder('#b4b8bc'), [w / 2 + 0.5, 13, -7, 0, 90, 0]),
    hose(
      [
        [-6, 11.7, 31],
        [-6, 10.5, 36],
        [-2, 4, 43],
        [6, lie, 45],
        ...groundCoil(25, 38, 9.5, 2.3, lie, 140),
        [22, 3.6, 51],
        [10, 1.8, 55],
        [-2, 1.6, 55],
      ],
      lie,
      rubber(),
    ),
    hose(
      [
        [6, 11.7, 31],
        [6.6, 9, 36],
        [14, 0.8, 38],
        [25, 0.8, 28],
        [29, 0.9, 18],
      ],
      0.75,
      rubber(),
    ),
    tigTorch([-1, 1.6, 55, 0, 180, 0]),
    earthClamp([29.5, 3.2, 9, 0, 90, 0]),
    pipe(
      [
        [-4, 12, -25],
        [-4, 12, -30],
        [4, 12, -30],
      ],
      0.8,
      brass(),
      1,
    ),
  );
}
