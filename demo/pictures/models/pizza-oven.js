import { knob, lamp, rocker } from '../kit/controls.ts';
import { bowHandle, cable, frame, louvres } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { glass, glow, plastic, steel } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 17 };

/** A two-deck tabletop pizza oven. */
export function build() {
  const [w, h, d, metal] = [68, 46, 55, steel()];
  const whole = group(
    undefined,
    block(w, h, d, metal, [0, h / 2 + 4, 0], 0.8),
    corners(w - 8, d - 8, () => levelFoot(2.2, 4.4)),
    block(w + 0.8, 1.6, d + 0.8, metal, [0, h + 4.2, 0], 0.5),
    louvres(9, 26, 1.6, steel(), [w / 2, 30, -6, 0, 90, 0]),
  );
  for (const y of [15.6, 37.4]) whole.add(deck(y, d, metal));
  whole.add(
    label('FORNO 2', 1.7, '#4a5056', [w / 2 - 9, 27, d / 2 + 0.06]),
    cable(
      [
        [28, 8, -28],
        [34, 2, -34],
        [44, 0.5, -28],
        [46, 0.5, -14],
      ],
      0.6,
    ),
  );
  return whole;
}

function deck(y, d, metal) {
  const door = group(
    [-8, y, d / 2 + 1],
    frame(48, 17.4, [33, 9.4], 2.4, metal, undefined, [0, -1]),
    block(34, 10.4, 0.6, plastic('#120d0a', 0.12), [0, -1, -0.4], 0.1),
    block(30, 0.8, 0.2, glow('#ff9a3c', 1), [0, -4.6, -0.02], 0.05),
    block(32, 9, 0.3, glass('#ffdfba', 0.14), [0, -1, 0.5], 0.05),
    group([0, 6.4, 1.2], bowHandle(40, 3.6, 0.85, plastic('#191a1c', 0.4))),
  );
  const controls = group(
    [25.2, y, d / 2 + 0.1],
    block(14, 17.4, 0.8, plastic('#1d1f22', 0.4), undefined, 0.5),
    knob(2.4, [-2.4, 3.6, 0.4], { marks: 11 }),
    knob(2.4, [-2.4, -4.4, 0.4], { marks: 11, turn: 60 }),
    lamp(0.6, '#f0a029', [4.2, 4.4, 0.4]),
    rocker(2, 2.8, [4.2, -4.2, 0.4], '#2c9a48'),
  );
  return group(undefined, door, controls);
}
