import { grip } from '../kit/controls.ts';
import { screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, polished, steel } from '../kit/materials.ts';
import { gear, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate, plateY, rod, rodX, rodZ, sleeve, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 36, elevation: 15 };

/** An upright sausage filler: cylinder between two posts, rack and gearbox with crank, funnel in front. */
export function build() {
  const [metal, bright, black] = [steel(), polished(), plastic()];
  const base = group(
    undefined,
    block(32, 1.2, 40, metal, [0, 3, 0], 0.5),
    block(32, 2.6, 1, metal, [0, 3.8, -19.6], 0.3),
    block(32, 2.6, 1, metal, [0, 3.8, 19.6], 0.3),
    corners(26, 33, () => foot(1.7, 2.6)),
    ...[-1, 1].map((s) =>
      group(
        [s * 13.2, 0, 0],
        rod(1.3, 64, bright, [0, 35, 0]),
        rod(2.2, 2.4, metal, [0, 4.6, 0]),
        rod(2, 1.4, metal, [0, 64.8, 0]),
      ),
    ),
  );
  const cylinder = group(
    [0, 4.6, 0],
    turned(
      [
        [0, 0],
        [11, 0],
        [11.3, 0.4],
        [11.3, 42],
        [11.7, 42.4],
        [11.7, 43.2],
        [11.1, 43.4],
        [10.9, 42.6],
        [10.9, 20],
        [0, 20],
      ],
      metal,
      undefined,
      'y',
      128,
    ),
    sleeve(11.9, 11.2, 1.4, bright, [0, 2.4, 0]),
    // A scale of litres pressed into the side.
    ...[2, 4, 6, 8].map((n) =>
      group([0, 3 + n * 3.7, 0, 0, 30, 0], label(`${n} L`, 1.2, '#565c62', [0, 0, 11.38])),
    ),
  );
  const outlet = group(
    [0, 9, 11],
    rodZ(3.4, 2.6, metal, [0, 0, 0.8]),
    plate(gear(4.2, 10, 0.4), 2, bright, [0, 0, 2.8], 0.3),
    turned(
      [
        [0, 3.4],
        [3, 3.4],
        [2.6, 5],
        [1.5, 7.4],
        [1.2, 19],
        [0.9, 19],
        [0.9, 8],
        [0, 8],
      ],
      bright,
      undefined,
      'z',
      64,
    ),
  );
  const press = group(
    [0, -9, 0],
    rod(10.6, 2.2, metal, [0, 43, 0]),
    sleeve(10.75, 10.2, 1, plastic('#e9e9e5', 0.5), [0, 42.4, 0]),
    rod(0.8, 1.6, plastic('#c6261d', 0.35), [5, 44.6, 0]),
    block(2.6, 48, 2, bright, [0, 68, 0], 0.3),
    repeat(52, (i) => block(2, 0.42, 0.6, darkSteel(), [0, 46 + i * 0.88, 1.1], 0.1)),
    rod(2.2, 1.6, metal, [0, 44.8, 0]),
  );
  const gearbox = group(
    [0, 68, 0],
    plateY(
      polygon(
        [
          [-16.4, -3.4],
          [-6, -7],
          [6, -7],
          [16.4, -3.4],
          [16.4, 3.4],
          [6, 7],
          [-6, 7],
          [-16.4, 3.4],
        ],
        2,
      ),
      1.6,
      metal,
      [0, -2.4, 0],
      0.4,
    ),
    block(15, 11, 12, metal, [1, 3.6, 0], 1),
    ...corners(11, 8, () => rod(0.7, 0.6, chrome(), [1, 9.2, 0])).children,
    screw(1.1, [-4, 3.6, 6]),
    screw(1.1, [6, 3.6, 6]),
    label('FILL 10', 1.7, '#454a50', [1, 0.4, 6.06]),
  );
  const crank = (y, out, reach) =>
    group(
      [8.6, 68 + y, 0],
      rodX(1.2, out, chrome(), [out / 2, 0, 0]),
      group(
        [out, 0, 0, 38],
        rodX(2, 2, metal),
        block(1.2, reach, 2.2, metal, [0, reach / 2, 0], 0.5),
        group([0.4, reach - 1, 0, 0, 0, -90], grip(10.5, 1.7, black)),
      ),
    );
  const stub = group([8.6, 68.6, 0], rodX(1, 3, chrome(), [1.4, 0, 0]), rodX(1.7, 1.2, metal, [0.4, 0, 0]));
  const tubes = repeat(3, (i) => {
    const r = [1.1, 1.6, 2.2][i];
    return group(
      [24 + i * 7.6, 3.6, 9 + i * 3, 0, 24, 0],
      turned(
        [
          [r, -9],
          [r, 6],
          [3.2, 9],
          [3.4, 9.6],
          [2.9, 9.6],
          [r - 0.2, 6],
        ],
        bright,
        [0, 0, 0],
        'z',
        64,
      ),
    );
  });
  tubes.position.y = -0.2;
  return group(undefined, base, cylinder, outlet, press, gearbox, crank(5, 5, 17), stub, tubes);
}
