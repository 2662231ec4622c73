import { knob, rocker } from '../kit/controls.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, glass, plastic, steel, stuff } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, capsule, plateX, rodX } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 26 };

/** A roller grill: nine chromed rollers with sausages under a glass hood. */
export function build() {
  const [w, h, d, metal] = [58, 16, 38, steel()];
  const body = group(
    undefined,
    block(w, h - 3, d, metal, [0, h / 2 + 1.5, 0], 1),
    corners(w - 8, d - 8, () => foot(2, 3)),
    block(6, 6, d - 2, metal, [-w / 2 + 3, h + 2.4, -1], 1),
    block(6, 6, d - 2, metal, [w / 2 - 3, h + 2.4, -1], 1),
    knob(2.4, [-18, 8.4, d / 2], { marks: 11, ink: '#22262a' }),
    knob(2.4, [18, 8.4, d / 2], { marks: 11, ink: '#22262a', turn: 40 }),
    rocker(2.4, 3.2, [-10.4, 8.4, d / 2], '#d2241b'),
    rocker(2.4, 3.2, [10.4, 8.4, d / 2], '#d2241b'),
    block(15, 2, 2.4, plastic('#1b1c1e'), [0, 6, d / 2 + 1], 0.7),
    label('HOT DOG', 2.4, '#a01c18', [0, 10.4, d / 2 + 0.06]),
  );
  const rollers = repeat(9, (i) => rodX(1.5, w - 11, chrome(), [0, h + 2.4, -14.4 + i * 3.5]));
  const skins = [stuff('#a8502b', 0.3), stuff('#b55a31', 0.3), stuff('#9a4424', 0.3)];
  const sausages = group(undefined);
  for (let row = 0; row < 7; row++) {
    for (let place = 0; place < 2; place++) {
      if (row === 6 && place === 1) continue;
      sausages.add(
        group(
          [-11.5 + place * 23 + (row % 2) * 1.4, h + 5, -12.6 + row * 3.5, 0, 0, 90],
          capsule(1.45, 17, skins[(row + place) % 3]),
        ),
      );
    }
  }
  const hood = group(
    undefined,
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-18, h + 5],
            [16, h + 5],
            [8, h + 19, 3],
            [-18, h + 19],
          ],
          1,
        ),
        0.4,
        glass('#e2f0f6', 0.16),
        [s * (w / 2 - 1), 0, 0],
        0,
      ),
    ),
    block(w - 2, 0.4, 26, glass('#e2f0f6', 0.14), [0, h + 19, -5], 0.1),
    block(w - 2, 14.6, 0.4, glass('#e2f0f6', 0.1), [0, h + 12.6, 12.2, -28], 0.1),
    ...[-1, 1].map((s) => block(1, 0.8, 27, aluminium(), [s * (w / 2 - 1), h + 19, -5], 0.2)),
    block(w - 2, 0.8, 1, aluminium(), [0, h + 19, 8], 0.2),
    block(w - 2, 0.8, 1, aluminium(), [0, h + 19, -18], 0.2),
  );
  return group(undefined, body, rollers, sausages, hood);
}
