import { screw } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { brass, chrome, darkSteel, paint, powder, rubber, zinc } from '../kit/materials.ts';
import { circle, cut, polygon } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, coil, hose, plateX, rod, rodX, sleeve, tapered } from '../kit/solids.ts';

export const view = { azimuth: 52, elevation: 14 };

/** An open spring-driven reel on a steel arm, the hose running out over four rollers. */
export function build({ colour = '#b3161b' } = {}) {
  const [red, dark, hoseStuff] = [paint(colour), powder('#26292d'), rubber('#e08a1c')];
  const r = 22;
  const flange = (x) =>
    group(
      [x, 32, 0],
      plateX(
        cut(
          circle(r),
          ...Array.from({ length: 6 }, (_, i) =>
            circle(3.6, 13.4 * Math.cos((i * Math.PI) / 3), 13.4 * Math.sin((i * Math.PI) / 3)),
          ),
        ),
        0.8,
        red,
        undefined,
        0.2,
      ),
      group([0, 0, 0, 0, 90, 0], sleeve(r + 0.3, r - 0.9, 1.5, red, undefined, 'z')),
    );
  const wound = group(undefined);
  for (const [layer, radius] of [12.2, 14.4, 16.6].entries()) {
    wound.add(
      group(
        [-8.6 + (layer % 2) * 0.5, 32, 0, 0, 0, -90],
        coil(radius, layer === 2 ? 11 : 17, layer === 2 ? 5.4 : 8, 1.06, hoseStuff),
      ),
    );
  }
  const stand = group(
    undefined,
    block(30, 1, 34, dark, [0, 0.5, 0], 0.4),
    block(31, 3.4, 1, dark, [0, 2, -17], 0.4),
    corners(24, 27, () => group([0, 1, 0, -90], screw(1.1))),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-14, 1],
            [14, 1],
            [6, 30],
            [5, 36, 4],
            [-5, 36, 4],
            [-6, 30],
          ],
          2,
        ),
        0.9,
        dark,
        [s * 14, 0, 0],
        0.3,
      ),
    ),
    ...[-1, 1].map((s) => group([s * 14.6, 32, 0], rodX(5, 1.6, zinc()), rodX(1.4, 3.4, darkSteel()))),
    rodX(7.4, 4, red, [-16.4, 32, 0]),
    label('AIR 15 M', 2.4, '#ffffff', [14.5, 15, 0, 0, 90, 0]),
    label('MAX 18 BAR', 1.3, '#dfe2e4', [14.5, 11.4, 0, 0, 90, 0], 600),
    label('AIR 15 M', 2.4, '#ffffff', [-14.5, 15, 0, 0, -90, 0]),
  );
  const guide = group(
    [0, 0, 0],
    ...[-1, 1].map((s) =>
      group(
        undefined,
        plateX(
          polygon(
            [
              [8, 4],
              [12, 3],
              [31, 24],
              [31, 31],
              [26, 31],
              [26, 26],
            ],
            1.6,
          ),
          0.9,
          dark,
          [s * 6, 0, 0],
          0.3,
        ),
        rod(1.2, 7, zinc(), [s * 2.6, 27.6, 30]),
        block(8.6, 1.6, 2.4, dark, [s * 10.2, 5, 10], 0.4),
      ),
    ),
    ...[24, 31].map((y) => rodX(1.3, 12, zinc(), [0, y, 28])),
    rodX(0.8, 13, darkSteel(), [0, 14, 21]),
  );
  const out = hose(
    [
      [1, 37, -15.8],
      [1, 46, -9],
      [1, 49, 2],
      [1, 43, 14],
      [0.4, 32, 26],
      [0, 27, 30],
      [0, 22, 33],
      [1, 12, 36],
      [5, 3.4, 38],
      [13, 1.2, 38],
      [24, 1.2, 32],
    ],
    1.05,
    hoseStuff,
  );
  const end = group(
    [24, 1.4, 32, 0, 30.5, 0],
    rodX(1.5, 3, rubber('#1b1c1e'), [0, 0, 0]),
    rodX(1.1, 2.4, brass(), [2.4, 0, 0]),
    rodX(1.35, 2.6, chrome(), [4.6, 0, 0]),
    repeat(2, (i) => rodX(1.5, 0.4, chrome(), [4 + i * 1.1, 0, 0])),
  );
  return group(
    undefined,
    stand,
    flange(-10),
    flange(10),
    rodX(11, 20, dark, [0, 32, 0]),
    wound,
    guide,
    out,
    group(
      [0.6, 19.6, 34, 30],
      rod(2.5, 4.6, rubber('#1b1c1e')),
      ...[-1.2, 1.2].map((y) => rod(2.7, 0.5, zinc(), [0, y, 0])),
    ),
    end,
    rodX(1.2, 5, brass(), [17.5, 32, 0]),
    hose(
      [
        [19.6, 32, 0],
        [22.4, 31, 0],
        [23.4, 26, -2],
        [22, 12, -10],
        [20, 2, -24],
        [12, 1, -32],
      ],
      0.95,
      rubber('#1b1c1e'),
    ),
    group(
      [12, 1, -32, 0, 180 - 48.4],
      rodX(1.3, 3, darkSteel(), [0.6, 0, 0]),
      rodX(0.9, 4, brass(), [3.4, 0, 0]),
    ),
    tapered([6, 6, 3], dark, [0, 3, -14], { top: [0.6, 0.6] }),
  );
}
