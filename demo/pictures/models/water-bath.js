import { button, rocker } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate, tap } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { glass, plastic, polished, powder, steel } from '../kit/materials.ts';
import { circle, cut, rectangle } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, plateY, rod, tub, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 27 };

const LIQUIDS = ['#c9402f', '#2f7fc0', '#e0a526', '#3f9a5a', '#8a4fb0', '#d97a9a'];

/** A laboratory water bath: white housing, steel tank with flasks in a ring lid, digital control. */
export function build() {
  const [white, metal, dark] = [powder('#eef0f0'), steel(), plastic('#20262b', 0.38)];
  const [w, h, d] = [44, 24, 32];
  const housing = group(
    undefined,
    tub([w, h - 2, d], 1.4, white, [0, 2, 0], 2.4),
    tub([w - 3, 17, d - 3], 0.5, metal, [0, h - 17.2, 0], 2),
    plateY(
      cut(rectangle(w + 0.6, d + 0.6, 2.6), ...spots().map(([x, z]) => circle(5.2, x, z))),
      1.2,
      metal,
      [0, h + 0.3, 0],
      0.3,
    ),
    plateY(rectangle(w - 4, d - 4, 2), 0.3, glass('#9fd0e6', 0.5), [0, h - 4, 0], 0.05),
    block(w - 4, 0.4, d - 4, plastic('#2d6f8c', 0.2), [0, h - 9, 0], 0.1),
    corners(w - 9, d - 8, () => foot(1.9, 2.2)),
    ratingPlate(6, 'WB 12', '230 V~ 50 Hz 1.2 kW', [8, 12, -d / 2 - 0.05, 0, 180, 0]),
    louvres(6, 16, 1.4, white, [-8, 12, -d / 2, 0, 180, 0]),
    tap(1.2, '#c6261d', [w / 2, 6.4, 0, 0, 90, 0]),
    mainsLead([12, 6, -d / 2], 15),
  );
  const panel = group(
    [0, 11.6, d / 2],
    block(w - 8, 11, 0.7, dark, [0, 0, 0.05], 0.7),
    display(11, 5.4, ['37.0', 'SET 37.0 °C'], '#ff6a4a', [-9.4, 0.2, 0.3]),
    ...[0, 1, 2].map((i) => button(0.8, '#dfe2e4', [1 + i * 3.4, 1.2, 0.4])),
    ...['▲', '▼', 'SET'].map((sign, i) => label(sign, 0.7, '#eef1f2', [1 + i * 3.4, -1, 0.44])),
    rocker(2.2, 3.4, [14, 0.2, 0.3], '#2c9a48'),
    label('WB 12', 1, '#eef1f2', [4.4, -3.4, 0.44]),
  );
  // Each hole has a set of rings; three carry a flask, the last one its lid.
  const rings = spots().map(([x, z], i) =>
    group(
      [x, h + 0.9, z],
      plateY(cut(circle(5.5), circle(3.6)), 0.4, polished(), undefined, 0.1),
      plateY(cut(circle(3.9), circle(2.2)), 0.4, polished(), [0, 0.4, 0], 0.1),
      i % 4 === 3
        ? group(
            [0, 0.8, 0],
            turned(
              [
                [0, 1],
                [3, 0.6],
                [4.4, 0],
                [4.4, -0.3],
                [0, -0.3],
              ],
              metal,
            ),
            rod(0.8, 1.6, plastic(), [0, 1.6, 0]),
          )
        : flask(LIQUIDS[i]),
    ),
  );
  return group(undefined, housing, panel, ...rings);
}

const spots = () => [-13.4, 0, 13.4].flatMap((x) => [-7, 7].map((z) => [x, z]));

/** A conical flask, its bottom in the water, half full. */
const flask = (colour) =>
  group(
    [0, -3.8, 0],
    turned(
      [
        [0, 0],
        [4, 0],
        [4.2, 0.6],
        [1.7, 9.4],
        [1.6, 14],
        [2, 14.6],
      ],
      glass('#f4fafc', 0.13),
    ),
    turned(
      [
        [0, 0.3],
        [3.9, 0.4],
        [2, 7.6],
        [0, 7.6],
      ],
      plastic(colour, 0.2),
    ),
  );
