import { grip, knob } from '../kit/controls.ts';
import { around, group } from '../kit/geometry.ts';
import { aluminium, chrome, plastic, powder, rubber } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, capsule, pipe, rod, rodX, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 11 };
/** Close up: the upper collar with clamp screw and safety pin. */
export const views = { 4: { zoom: 2.8, at: [0, 104, 0] } };

/** A tripod for a loudspeaker: folding legs with struts, two collars, drawn-out tube with pin and 35 mm spigot. */
export function build() {
  const [tube, dark] = [powder('#24272b'), plastic('#141517', 0.45)];
  const collar = (y, r) =>
    group(
      [0, y, 0],
      sleeve(r, r - 1, 7, dark),
      sleeve(r + 0.3, r - 0.4, 1, plastic('#2a2d31', 0.4), [0, 3, 0]),
      around(3, () => block(1.6, 5, 3.4, dark, [0, -0.6, r + 0.8], 0.5)),
    );
  const leg = () =>
    group(
      undefined,
      pipe(
        [
          [0, 56, 4.4],
          [0, 2, 56],
        ],
        1.75,
        tube,
      ),
      group([0, 1.9, 56, 46], capsule(2.1, 7, rubber('#2b2d30'))),
      pipe(
        [
          [0, 17, 4],
          [0, 27, 32],
        ],
        1,
        tube,
      ),
      block(4.4, 3.6, 3.6, dark, [0, 27.2, 31.8, 46], 0.8),
    );
  return group(
    undefined,
    around(3, leg, undefined, 30),
    rod(2.1, 86, tube, [0, 54, 0]),
    collar(16, 3.2),
    collar(56, 3.2),
    collar(96, 3),
    rod(1.85, 30, aluminium('#d3d6d8'), [0, 112, 0]),
    rod(1.7, 9, dark, [0, 130, 0], 'y', 1.5),
    rod(3.4, 1.2, dark, [0, 126, 0]),
    // Clamp screws on the collars, the safety pin with its wire.
    group([0, 96, 3.4], knob(1.9, undefined, { depth: 2.4 })),
    group(
      [0, 56, -3.6, -90],
      rod(0.7, 3, chrome(), [0, 1, 0]),
      grip(6, 1.4, plastic('#c6261d', 0.4), [0, 2, 0]),
    ),
    rodX(0.4, 7, chrome(), [1.6, 104, 0]),
    pipe(
      [
        [5, 104, 0],
        [6.4, 101, 0.4],
        [4, 98, 1.4],
        [3, 97, 1.6],
      ],
      0.14,
      chrome(),
      2,
    ),
    ...[104, 109, 114, 119, 124].map((y) => rod(0.42, 0.1, plastic('#17181a', 0.8), [0, y, 1.75, 90])),
    group([0, 70, 1.95, 0, 0, 90], label('TRIPOD 35', 1.6, '#c9ccce')),
  );
}
