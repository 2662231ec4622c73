import { button, knob, rocker } from '../kit/controls.ts';
import { bowHandle, tap } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { chrome, plastic, polished, powder, steel, stuff } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { basket } from '../kit/rigging.ts';
import { block, plateY } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 24 };

/** A tabletop ultrasonic bath with its lid leaning on the rim. */
export function build() {
  const [w, h, d] = [32, 22, 18];
  const metal = steel();
  const shell = group(
    undefined,
    block(w, h - 2.4, 1, metal, [0, h / 2 + 1, d / 2 - 0.5], 0.3),
    block(w, h - 2.4, 1, metal, [0, h / 2 + 1, -d / 2 + 0.5], 0.3),
    block(1, h - 2.4, d, metal, [w / 2 - 0.5, h / 2 + 1, 0], 0.3),
    block(1, h - 2.4, d, metal, [-w / 2 + 0.5, h / 2 + 1, 0], 0.3),
    plateY(cut(rectangle(w + 0.6, d + 0.6, 1.4), rectangle(w - 4, d - 4, 2)), 1.1, metal, [0, h, 0], 0.3),
    plateY(rectangle(w - 3, d - 3, 1), 0.4, stuff('#b9d9e6', 0.05), [0, h - 4, 0], 0.05),
    block(w - 0.4, 1, d - 0.4, powder('#2b2d31'), [0, 2.2, 0]),
    corners(w - 5, d - 5, () => foot(1.4, 2)),
  );
  const inside = group(
    [0, h - 3, 0],
    block(w - 4, 5, 0.4, polished(), [0, 0, d / 2 - 2]),
    block(w - 4, 5, 0.4, polished(), [0, 0, -d / 2 + 2]),
    block(0.4, 5, d - 4, polished(), [w / 2 - 2, 0, 0]),
    block(0.4, 5, d - 4, polished(), [-w / 2 + 2, 0, 0]),
  );
  const front = group(
    [0, h / 2 + 1, d / 2],
    block(w - 3, 14, 0.5, plastic('#1e2b3a', 0.35), [0, 0, 0.1], 0.6),
    display(8.6, 4.6, ['15:00', '50 °C'], '#7fe3ff', [0, 2.4, 0.3]),
    knob(2.1, [-9.4, -0.6, 0.3], { marks: 11 }),
    knob(2.1, [9.4, -0.6, 0.3], { marks: 11, turn: 40 }),
    rocker(2.4, 1.5, [-1.8, -4, 0.3], '#2c9a48'),
    button(0.7, '#d8dadc', [2, -4, 0.3]),
    label('TIME', 0.8, '#ffffff', [-9.4, 4, 0.4]),
    label('HEAT', 0.8, '#ffffff', [9.4, 4, 0.4]),
  );
  const lid = group(
    [0, h + 7.4, -d / 2 + 1.6, 74],
    plateY(rectangle(w - 1.4, d - 1, 1.4), 0.7, metal, undefined, 0.25),
    plateY(rectangle(w - 5, d - 5, 1.4), 0.9, metal, [0, -0.5, 0], 0.25),
    group([0, -0.6, 0, 90, 0, 0], bowHandle(9, 2.6, 0.45, plastic())),
  );
  const mesh = basket(w - 8, 6, d - 7, 0.1, chrome(), [0, h - 5.4, 0], 1.1);
  return group(
    undefined,
    shell,
    inside,
    front,
    lid,
    mesh,
    group([w / 2, 6, -2, 0, 90, 0], tap(1.4, '#c8281c')),
  );
}
