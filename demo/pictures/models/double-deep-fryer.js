import { knob, lamp, rocker } from '../kit/controls.ts';
import { tap } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, plastic, steel, stuff } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { basket } from '../kit/rigging.ts';
import { block, pipe, plateY } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 26 };

/** Two ten-litre tanks side by side, each with its basket, control box and drain tap. */
export function build() {
  return group(undefined, tank([-14.2, 0, 0], 'out'), tank([14.2, 0, 0], 'in'));
}

function tank(at, basketPlace) {
  const [w, h, d] = [28, 24, 42];
  const metal = steel();
  const oil = plateY(rectangle(w - 5, d - 7, 2), 0.6, stuff('#b9741e', 0.12), [0, h - 6.5, 1], 0.05);
  const rim = plateY(
    cut(rectangle(w, d, 1.6), rectangle(w - 5, d - 8, 2.4, 0, 1)),
    1.2,
    metal,
    [0, h - 0.4, 0],
    0.3,
  );
  const walls = group(
    undefined,
    block(w, h - 5, 1.2, metal, [0, h / 2 + 1.2, d / 2 - 0.7], 0.4),
    block(w, h - 5, 1.2, metal, [0, h / 2 + 1.2, -d / 2 + 0.7], 0.4),
    block(1.2, h - 5, d, metal, [w / 2 - 0.7, h / 2 + 1.2, 0], 0.4),
    block(1.2, h - 5, d, metal, [-w / 2 + 0.7, h / 2 + 1.2, 0], 0.4),
    plateY(rectangle(w - 1, d - 1, 0.5), 1, metal, [0, 3, 0]),
  );
  const inner = repeat(4, (i) => {
    const across = i < 2;
    const side = i % 2 === 0 ? 1 : -1;
    return across
      ? block(0.5, 8, d - 8, metal, [(side * (w - 5)) / 2, h - 4.2, 1], 0.1)
      : block(w - 5, 8, 0.5, metal, [0, h - 4.2, 1 + (side * (d - 8)) / 2], 0.1);
  });
  const control = group(
    [0, h + 7, -d / 2 + 4.4],
    block(w - 1, 15, 8, metal, undefined, 0.8),
    knob(2.5, [4.6, 1, 4], { marks: 11, ink: '#22262a' }),
    rocker(2.6, 3.6, [-6.4, 1, 3.9], '#2c8a45'),
    lamp(0.5, '#e0372a', [-1.6, 3, 4]),
    lamp(0.5, '#f0a029', [-1.6, -0.6, 4]),
    label('10 L', 1.3, '#33383d', [-8, -5.4, 4.05]),
  );
  const mesh = group(
    basketPlace === 'in' ? [0, h - 8, 1.6] : [0, h - 1.4, 1.6],
    basket(w - 9, 9, d - 15, 0.13, chrome(), undefined, 1.5),
    pipe(
      [
        [-1.3, 9, 13.4],
        [-1.3, 11, 17],
        [-1, 13.4, 30],
        [1, 13.4, 30],
        [1.3, 11, 17],
        [1.3, 9, 13.4],
      ],
      0.35,
      chrome(),
      1.5,
    ),
    block(3.2, 1.9, 13, plastic('#191a1c', 0.4), [0, 13, 25.5, -8], 0.9),
  );
  return group(
    at,
    walls,
    inner,
    rim,
    oil,
    control,
    mesh,
    tap(1.5, '#c8281c', [0, 6.4, d / 2]),
    corners(w - 6, d - 6, () => levelFoot(1.5, 2.8)),
    label('CLASSIC 10', 1.4, '#454a50', [-7.4, h - 6, d / 2 - 0.05]),
  );
}
