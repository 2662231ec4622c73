import { button, knob } from '../kit/controls.ts';
import { mainsLead, ratingPlate, screw, socket } from '../kit/fittings.ts';
import { around, group } from '../kit/geometry.ts';
import { aluminium, chrome, glass, glow, plastic, powder } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { display } from '../kit/print.ts';
import { ball, block, hoop, pipe, plateX, rodX, rodZ, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 32, elevation: 14 };

const COLOURS = ['#ff3b30', '#2f8fff', '#35d05a', '#ffb52e', '#b05cff', '#ffffff'];

/** A flat LED can on its double yoke: nineteen lenses, cooling ribs, control panel behind. */
export function build() {
  const [shell, dark] = [powder('#303338'), plastic('#131416', 0.45)];
  const lens = (r, turn, index) =>
    group(
      [r * Math.cos(turn), r * Math.sin(turn), 5.4],
      sleeve(1.95, 1.55, 1, aluminium('#8b9095'), undefined, 'z'),
      rodZ(1.55, 0.3, glow(COLOURS[index % 6], 0.85), [0, 0, 0]),
      ball(1.5, glass('#ffffff', 0.2), [0, 0, 0.2], [1, 1, 0.5]),
    );
  const lenses = [
    ...Array.from({ length: 12 }, (_, i) => lens(8.1, (i * Math.PI) / 6, i)),
    ...Array.from({ length: 6 }, (_, i) => lens(4.1, (i * Math.PI) / 3 + 0.26, i + 2)),
    lens(0, 0, 5),
  ];
  const can = group(
    [0, 19, 0, -16],
    turned(
      [
        [0, -7],
        [8, -7],
        [9.4, -6],
        [11, -1],
        [11.6, 4],
        [12, 5],
        [12, 7],
        [11.2, 7],
        [11, 5],
        [0, 5],
      ],
      shell,
      undefined,
      'z',
      120,
    ),
    sleeve(12.3, 11.3, 1, dark, [0, 0, 6.6], 'z'),
    ...lenses,
    group(
      [0, 0, 0, 90],
      around(24, () => block(0.5, 6.4, 1.4, shell, [0, -2.4, 10.6, -16], 0.15)),
    ),
    group(
      [0, 0, -7, 0, 180, 0],
      block(10, 9, 1.2, dark, [0, 0, 0.2], 0.5),
      display(5.4, 2.2, ['A.001'], '#ff5a4a', [0, 2.4, 0.7]),
      ...[0, 1, 2, 3].map((i) => button(0.4, '#d8dadc', [-2.4 + i * 1.6, 0, 0.8])),
      socket(1.1, [-2.6, -2.6, 0.8]),
      socket(1.1, [2.6, -2.6, 0.8]),
    ),
    ratingPlate(4, 'PAR 19', '19 × 10 W', [0, -5.9, -6.9, 0, 180, 0]),
    ...[-1, 1].map((s) => rodX(1.5, 3, chrome(), [s * 12.2, 0, 0])),
  );
  // Two flat bows turn on the same axis: one stands in front, one behind, so that the lamp stands on the floor.
  const bow = (tilt, reach) =>
    group(
      [0, 19, 0, tilt],
      ...[-1, 1].map((s) =>
        plateX(
          rectangle(3, reach, 1.2, 0, -reach / 2 + 1.4),
          0.5,
          dark,
          [s * (reach > 19 ? 14 : 13.3), 0, 0],
          0.15,
        ),
      ),
      block(reach > 19 ? 28.4 : 27, 0.5, 3, dark, [0, -reach + 1.6, 0], 0.2),
    );
  return group(
    undefined,
    can,
    bow(-26, 20.6),
    bow(28, 20.2),
    ...[-1, 1].map((s) =>
      group([s * 14.4, 19, 0, 0, s * 90, 0], knob(2, undefined, { depth: 1.8 }), screw(0.5, [0, 0, 1.8])),
    ),
    hoop(0.9, 0.25, chrome(), [0, 30.4, -5.6, 0, 90, 0]),
    pipe(
      [
        [0, 29.4, -4],
        [0, 30, -5],
      ],
      0.3,
      chrome(),
    ),
    plateX(cut(rectangle(1, 1, 0.2), rectangle(0.5, 0.5, 0.1)), 0.4, dark, [0, 29.6, -4.6]),
    mainsLead([3, 15, -8.4], 18),
  );
}
