import { button, grip } from '../kit/controls.ts';
import { group } from '../kit/geometry.ts';
import { castIron, chrome, darkSteel, glass, paint, plastic, polished, zinc } from '../kit/materials.ts';
import { circle, cut, freeform, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { motor } from '../kit/rigging.ts';
import { ball, block, plateY, rod, rodZ, sleeve, tapered, turned, turnedPart } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 13 };

/** A bench pillar drill: foot plate, column, tilting table, head with belt cover and feed lever. */
export function build() {
  const [green, iron] = [paint('#2d7a4b'), castIron('#43464b')];
  const foot0 = group(
    undefined,
    plateY(rectangle(26, 42, 3), 4, green, [0, 2.2, 6], 1.2),
    plateY(
      cut(rectangle(19, 20, 1), rectangle(1.6, 16, 0.7, -5, 0), rectangle(1.6, 16, 0.7, 5, 0)),
      1,
      iron,
      [0, 4.4, 13],
    ),
    turned(
      [
        [0, 0],
        [6.4, 0],
        [6.4, 2],
        [5, 3.4],
        [4.8, 8],
        [0, 8],
      ],
      green,
      [0, 4, -7],
    ),
    rod(3.4, 74, polished(), [0, 45, -7]),
  );
  const table = group(
    [0, 38, 0],
    plateY(
      cut(rectangle(24, 24, 2), circle(1.6), rectangle(1.6, 8, 0.7, 7, 5), rectangle(1.6, 8, 0.7, -7, 5)),
      2.2,
      iron,
      [0, 0, 9],
      0.5,
    ),
    block(8, 5, 10, green, [0, -3, 0], 1.6),
    sleeve(5.4, 3.4, 9, green, [0, -3, -7]),
    group([8, -3, -7, 0, 90, 0], rodZ(0.9, 5, zinc()), grip(6, 0.9, plastic(), [0, 0, 2])),
    group(
      [-5.4, -3, -7, 0, -90, 0],
      rodZ(0.7, 4, zinc(), [0, 0, 1]),
      group([0, 0, 3], rod(0.5, 8, zinc(), [0, 3, 0]), grip(4, 1, plastic(), [0, 6, 0])),
    ),
  );
  const head = group(
    [0, 78, 0],
    tapered([17, 19, 25], green, [0, 0, 2], { top: [1, 1.02], radius: 3 }),
    sleeve(5.4, 3.3, 12, green, [0, -6, -7]),
    block(13, 15, 1, plastic('#1b1d20', 0.35), [0, 0, 14.4], 0.6),
    display(8.4, 3.6, ['1450'], '#7fe38a', [0, 4, 15]),
    button(1.4, '#2c9a48', [-3, -1.6, 14.9]),
    button(1.4, '#d2241b', [3, -1.6, 14.9]),
    label('BD 16', 1.5, '#f2f4f2', [0, -5.4, 14.94]),
    rod(3.4, 8, polished(), [0, -12, 6]),
    rod(2.3, 4, darkSteel(), [0, -17, 6]),
    turned(
      [
        [0, -5.4],
        [1.2, -5.4],
        [2.6, -3],
        [2.8, -2.4],
        [2.8, 1],
        [2.2, 1.4],
        [0, 1.4],
      ],
      chrome(),
      [0, -19.4, 6],
    ),
    rod(0.45, 11, polished(), [0, -29, 6], 'y', 0.5),
  );
  const cover = group(
    [0, 91, -2],
    plateY(
      freeform([
        [0, 17.6],
        [7.4, 15],
        [9.4, 8],
        [8.6, -6],
        [9.6, -18],
        [6, -24],
        [0, -25.6],
        [-6, -24],
        [-9.6, -18],
        [-8.6, -6],
        [-9.4, 8],
        [-7.4, 15],
      ]),
      8.6,
      plastic('#26282c', 0.4),
      [0, 1.4, 0],
      1.4,
    ),
    block(3, 1.4, 5, plastic('#111213'), [0, 3.4, 14.6], 0.5),
  );
  const engine = group([0, 76, -22, 0, 0, 90], motor(7, 20, green));
  const lever = group(
    [9, 75, 5, 0, 90, 0],
    rodZ(3, 4, darkSteel(), [0, 0, 1.4]),
    rodZ(1.8, 3, chrome(), [0, 0, 4]),
    ...[20, 140, 260].map((turn) =>
      group(
        [0, 0, 4, 0, 0, turn],
        rod(0.65, 19, chrome(), [0, 10.4, 0]),
        ball(1.9, plastic(), [0, 20, 0], [1, 1.25, 1]),
      ),
    ),
  );
  const shield = group(
    [0, 58.6, 6],
    turnedPart(
      [
        [5.6, -6],
        [5.8, 5],
      ],
      glass('#d8eef8', 0.2),
      -70,
      140,
    ),
    block(1, 9, 1, plastic(), [-5.4, 2, 1.4], 0.3),
  );
  return group(undefined, foot0, table, head, cover, engine, lever, shield);
}
