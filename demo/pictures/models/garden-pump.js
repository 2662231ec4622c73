import { button, gauge } from '../kit/controls.ts';
import { cable, screw } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { brass, chrome, paint, plastic, powder, rubber, steel, zinc } from '../kit/materials.ts';
import { freeform, gear, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, pipe, plateX, rod, rodX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 17 };

/** A self-priming jet pump: stainless pump head on the left, ribbed motor on the right, carrying handle. */
export function build({ colour = '#1f7a3c' } = {}) {
  const [shell, black, metal] = [paint(colour), plastic('#1b1d20', 0.42), steel('#cfd2d4')];
  const axis = 15;
  const head = group(
    [-13, axis, 0],
    turned(
      [
        [0, -14],
        [3, -14],
        [7, -13.2],
        [9, -11.4],
        [9.6, -9],
        [9.6, 3],
        [10.4, 3.6],
        [10.4, 5],
        [0, 5],
      ],
      metal,
      undefined,
      'x',
      96,
    ),
    ...[-8, -3].map((x) => rodX(9.85, 1, metal, [x, 0, 0])),
    rodX(10.8, 1.6, black, [5.6, 0, 0]),
    repeat(6, (i) => group([6, 0, 0, i * 60 + 30], rodX(0.7, 2.4, zinc(), [0.4, 9.6, 0]))),
    rodX(3.6, 3, metal, [-14.6, 0, 0]),
    rodX(4.1, 2, brass(), [-16.4, 0, 0]),
    rodX(2.8, 0.4, plastic('#08090a', 0.9), [-17.4, 0, 0]),
    rod(3.2, 3.4, metal, [-3.4, 10.4, 0]),
    rod(3.8, 2, brass(), [-3.4, 12.6, 0]),
    rod(2.6, 0.4, plastic('#08090a', 0.9), [-3.4, 13.5, 0]),
    group([-9.4, 9, 0, 0, 0, 26], rod(1.6, 2, metal), group([0, 1.4, 0, 90], plateCap(black))),
    group([-7.4, -7.4, 7, 34], rodZ(1.3, 1.6, zinc()), group([0, 0, 0.8], screw(1, undefined, black))),
    gauge(2.6, 'bar', 0.46, [-1, 2.4, 12]),
    rodZ(0.8, 4, brass(), [-1, 2.4, 9.4]),
  );
  const motor = group(
    [8, axis, 0],
    rodX(8.6, 22, shell, [3, 0, 0]),
    repeat(26, (i) => group([3, 0, 0, i * (360 / 26)], block(16, 1.1, 0.55, shell, [0, 8.9, 0], 0.2))),
    rodX(9.2, 3, shell, [-6.6, 0, 0]),
    turned(
      [
        [0, 13],
        [9.4, 13],
        [9.6, 14],
        [9.6, 17],
        [8.6, 19.4],
        [5, 20.4],
        [0, 20.6],
      ],
      black,
      undefined,
      'x',
      80,
    ),
    repeat(16, (i) =>
      group(
        [20.2, 0, 0, i * 22.5],
        block(1.4, 3, 0.6, plastic('#08090a', 0.9), [-0.35, 6, 0, 0, 0, 18], 0.2),
      ),
    ),
    block(14, 7, 11, black, [2, 9.6, 0], 1.2),
    group([2, 10.4, 5.5], button(1.5, '#2c9a48', [-3, 0, 0]), button(1.5, '#d2241b', [2.6, 0, 0])),
    block(10, 5.4, 0.3, plastic('#e4e7e9'), [3, -1.6, 9.14], 0.1),
    label('GP 1100', 1.7, '#1d2023', [3, -0.4, 9.34]),
    label('4000 l/h', 1.1, '#3f464c', [3, -2.8, 9.34], 600),
    label('GP 1100', 1.9, '#f2f4f2', [3, 0, -9.5, 0, 180, 0]),
  );
  const carry = group(
    undefined,
    pipe(
      [
        [-8.6, axis + 8, 0],
        [-8.6, axis + 21, 0],
        [18, axis + 21, 0],
        [18, axis + 8, 0],
      ],
      1.3,
      black,
      5,
    ),
    group(
      [4.6, axis + 21, 0, 0, 0, 90],
      rod(1.9, 15, rubber('#2a2c2f')),
      repeat(7, (i) => rod(2.05, 0.8, rubber('#2a2c2f'), [0, -6 + i * 2, 0])),
    ),
  );
  const base = group(
    undefined,
    ...[-1, 1].map((s) => block(40, 2, 3.4, powder('#26292d'), [0, 1.6, s * 9], 0.6)),
    ...[-15, 13].map((x) =>
      plateX(
        polygon(
          [
            [-10.4, 2],
            [10.4, 2],
            [6, 8, 2],
            [-6, 8, 2],
          ],
          1,
        ),
        3.6,
        powder('#26292d'),
        [x, 0, 0],
        0.6,
      ),
    ),
    ...[-17, 17].flatMap((x) => [-1, 1].map((s) => rod(1.9, 1.4, rubber(), [x, 0.7, s * 9]))),
    ...[-17, 17].flatMap((x) =>
      [-1, 1].map((s) => group([x, 2.6, s * 9, -90], screw(0.8, undefined, chrome()))),
    ),
    plateX(
      freeform([
        [-5, 3],
        [5, 3],
        [4, 6.4],
        [-4, 6.4],
      ]),
      20,
      shell,
      [6, 0, 0],
      0.6,
    ),
  );
  return group(
    undefined,
    base,
    head,
    motor,
    carry,
    cable(
      [
        [10, axis + 9, -5],
        [12, axis + 5, -12],
        [16, 2, -18],
        [28, 0.6, -20],
        [40, 0.6, -12],
      ],
      0.5,
    ),
  );
}

/** The ribbed filler cap. */
const plateCap = (material) =>
  group([0, 0, 0, 0, 90, 0], plateX(gear(2, 18, 0.2), 1.6, material, undefined, 0.2));
