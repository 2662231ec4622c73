import { button, knob } from '../kit/controls.ts';
import { bowHandle, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import {
  brass,
  chrome,
  darkSteel,
  glow,
  paint,
  plastic,
  powder,
  rubber,
  steel,
  stuff,
} from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, hoop, hose, pipe, rod, rodX, rodZ, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 42, elevation: 15 };

/** A gun-shaped gas heater: burner tube with glowing cone, fan guard behind, controls in the foot. */
export function build({ colour = '#c8430f' } = {}) {
  const [shell, dark, black] = [paint(colour), powder('#26292d'), plastic('#17191b', 0.4)];
  const r = 12;
  const tube = group(
    [0, 29, 0],
    sleeve(r, r - 0.5, 50, shell, [0, 0, -1], 'z'),
    ...[23.6, 6, -16, -25.6].map((z) =>
      sleeve(r + 0.5, r - 0.2, 1.2, z > 20 || z < -20 ? dark : shell, [0, 0, z], 'z'),
    ),
    sleeve(r - 1.6, r - 2.1, 34, steel('#8b8f92'), [0, 0, 5], 'z'),
    turned(
      [
        [r - 2.2, 10],
        [7, 4],
        [3, 2],
        [0, 2],
      ],
      stuff('#35302c', 0.7),
      undefined,
      'z',
    ),
    rodZ(5.4, 1, glow('#ff7a1f', 0.85), [0, 0, 5]),
    rodZ(3, 2, glow('#ffb347', 0.95), [0, 0, 5.4]),
    turned(
      [
        [0, 12],
        [6.4, 12],
        [6.4, 12.6],
        [0, 12.6],
      ],
      darkSteel(),
      undefined,
      'z',
    ),
    ...[11.4, 9, 6.4, 3.8].map((ring) => hoop(ring, 0.2, chrome(), [0, 0, 24])),
    repeat(4, (i) => group([0, 0, 24, 0, 0, i * 45], rodX(0.2, 23, chrome()))),
    ...[11.4, 9, 6.6, 4.2, 2].map((ring) => hoop(ring, 0.22, darkSteel(), [0, 0, -26])),
    repeat(4, (i) => group([0, 0, -26, 0, 0, i * 45], rodX(0.22, 23, darkSteel()))),
    rodZ(4.4, 10, dark, [0, 0, -20]),
    repeat(5, (i) =>
      group([0, 0, -23, 0, 0, i * 72], block(3.4, 9, 0.3, plastic('#3a3e43'), [0, 6, 0, 0, 28], 0.1)),
    ),
    repeat(26, (i) => group([0, 0, 0, 0, 0, i * 14 - 82], block(0.2, 0.2, 5.6, black, [0, r, 14.6], 0.08))),
    label('GH 30', 4, '#ffffff', [r + 0.1, 0.4, -5, 0, 90, 0]),
    group([0, 0, -5, 0, 0, -19], label('30 kW', 2, '#ffffff', [r + 0.1, 0, 0, 0, 90, 0])),
    label('GH 30', 4, '#ffffff', [-r - 0.1, 0.4, -5, 0, -90, 0]),
    group([0, r + 0.4, -4, 0, 90, 0], group([0, 0, 0, -90], bowHandle(20, 5.6, 1.2, rubber('#202226')))),
    ...[-1, 1].map((s) => group([0, r + 0.4, -4 + s * 10, -90], screw(0.9))),
  );
  const foot0 = group(
    undefined,
    block(17, 13, 25, dark, [0, 11, -8], 1.2),
    pipe(
      [
        [-13, 1.2, 21],
        [-13, 1.2, -24],
        [13, 1.2, -24],
        [13, 1.2, 21],
      ],
      1.1,
      darkSteel(),
      4,
    ),
    ...[
      [12, 0],
      [-18, 0],
    ].flatMap(([z]) => [-1, 1].map((s) => block(2, 15, 3, dark, [s * 11, 8.4, z, 0, 0, s * 10], 0.4))),
    block(24, 2, 3, dark, [0, 16, 12], 0.5),
    rod(1, 4, darkSteel(), [0, 15, 16]),
    group(
      [8.5, 11, -8, 0, 90, 0],
      block(20, 9.6, 0.6, black, undefined, 0.4),
      knob(2.2, [-4.6, 0.4, 0.3], { marks: 9 }),
      button(1.3, '#d2241b', [2, 0.4, 0.3]),
      button(1, '#2c9a48', [6.4, 0.4, 0.3]),
    ),
    rodX(1.2, 4, brass(), [-9.6, 9, -4]),
    rodX(1.5, 1.6, brass(), [-11.6, 9, -4]),
    ...[-16, 0].map((z) => group([-8.6, 14, z, 0, -90, 0], screw(0.6))),
  );
  return group(
    undefined,
    foot0,
    tube,
    hose(
      [
        [-12, 9, -4],
        [-16, 8.6, -4],
        [-21, 3, 0],
        [-23, 0.9, 8],
        [-19, 0.9, 20],
        [-8, 0.9, 27],
        [6, 0.9, 29],
        [18, 0.9, 31],
      ],
      0.8,
      stuff('#d9691c', 0.6),
    ),
    group(
      [19, 1.5, 31.2, 0, 8, 0],
      rodX(1, 3, brass()),
      rodX(2.6, 3, steel('#b0b4b7'), [3, 0.4, 0]),
      rodX(1.5, 3, brass(), [6, 0, 0]),
    ),
    hose(
      [
        [0, 8, -20.4],
        [0, 4, -25],
        [8, 0.6, -31],
        [22, 0.6, -30],
      ],
      0.5,
      rubber(),
    ),
    group(
      [24, 1.6, -30],
      rodX(1.6, 5, rubber()),
      rodX(0.3, 2.6, chrome(), [3.6, 0, 0.8]),
      rodX(0.3, 2.6, chrome(), [3.6, 0, -0.8]),
    ),
  );
}
