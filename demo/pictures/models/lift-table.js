import { ribbedGrip } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { chrome, paint, plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { decal, label } from '../kit/print.ts';
import { block, pipe, rod, rodZ } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 17 };

/** A mobile scissor lift table, platform raised; the handle is on the left. */
export function build() {
  const [orange, dark] = [paint('#e0670f'), powder('#2a2c30')];
  const [w, d, top] = [82, 48, 62];
  const angle = 28.5;
  const arm = (z, turn, material) =>
    group(
      [4, 37, z, 0, 0, turn],
      block(84, 6, 1.6, material, undefined, 1),
      ...[-40, 0, 40].map((x) => rodZ(1.7, 3, zinc(), [x, 0, 0])),
    );
  const scissors = group(
    undefined,
    ...[-1, 1].flatMap((side) => [arm(side * 17, angle, orange), arm(side * 14.6, -angle, orange)]),
    rodZ(1.6, 36, zinc(), [4, 37, 0]),
  );
  const base = group(
    undefined,
    block(w, 6, 4, dark, [0, 15, 19], 0.6),
    block(w, 6, 4, dark, [0, 15, -19], 0.6),
    block(4, 6, 40, dark, [w / 2 - 3, 15, 0], 0.6),
    block(8, 6, 40, dark, [-w / 2 + 3, 15, 0], 0.6),
    ...[-17, 17].flatMap((z) => [
      castor(6.2, [-w / 2 + 6, 15.4, z, 0, 60, 0]),
      group([w / 2 - 8, 15.4, z, 0, 90, 0], castor(6.2, undefined, { fixed: true })),
    ]),
  );
  const jack = group(
    undefined,
    group([0, 15, 0, 0, 0, -62], rod(3.6, 24, dark, [0, 12, 0]), rod(2, 22, chrome(), [0, 32, 0])),
    rod(5, 10, dark, [-w / 2 + 3, 22, 0]),
    group(
      [-w / 2 - 6, 12, 6, 0, 0, 20],
      block(16, 1.4, 4, dark, [0, 0, 0], 0.4),
      block(6, 1.6, 7, rubber(), [-8, 0.6, 0], 0.5),
    ),
  );
  const platform = group(
    [2, top, 0],
    block(w + 4, 5, d, orange, undefined, 0.9),
    block(w + 2, 0.6, d - 2, orange, [0, 2.7, 0], 0.2),
    label('500 KG', 3.2, '#202225', [-26, 0, d / 2 + 0.06]),
    decal(
      30,
      4,
      (pen, _w, h) => {
        pen.fillStyle = '#1d1e20';
        for (let i = 0; i < 6; i++) {
          pen.beginPath();
          pen.moveTo(i * 5, h);
          pen.lineTo(i * 5 + 2.5, 0);
          pen.lineTo(i * 5 + 5, 0);
          pen.lineTo(i * 5 + 2.5, h);
          pen.fill();
        }
      },
      [26, 0, d / 2 + 0.05],
    ),
  );
  const handle = pipe(
    [
      [-w / 2 + 2, 16, 16],
      [-w / 2 - 8, 40, 16],
      [-w / 2 - 15, 92, 16],
      [-w / 2 - 15, 92, -16],
      [-w / 2 - 8, 40, -16],
      [-w / 2 + 2, 16, -16],
    ],
    1.5,
    chrome(),
    7,
  );
  const lever = group([-w / 2 - 14, 84, 10, 0, 0, 8], block(2, 10, 1, plastic('#c02a1c'), undefined, 0.4));
  return group(
    undefined,
    base,
    scissors,
    jack,
    platform,
    handle,
    group([-w / 2 - 14.4, 90.6, 0, 90, 0, 0], ribbedGrip(2, 20)),
    lever,
  );
}
