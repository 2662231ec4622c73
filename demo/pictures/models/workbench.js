import { corners, group } from '../kit/geometry.ts';
import { aluminium, castIron, chrome, paint, powder, steel, wood, zinc } from '../kit/materials.ts';
import { circle } from '../kit/outline.ts';
import { ball, block, pipe, plateY, rodX, rodZ, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 15 };
export const views = { 4: { at: [-50, 90, 30], zoom: 3 } };

/** A steel workbench with a beech top, drawer cabinet right and a lower shelf. */
export function build() {
  const [w, d, grey, blue] = [150, 65, powder('#8b9197'), paint('#33414f')];
  const leg = () =>
    group([0, 0, 0], block(5, 78, 5, grey, [0, 40, 0], 0.6), block(7, 1, 7, grey, [0, 0.6, 0], 0.2));
  const cabinet = group(
    [w / 2 - 27, 55, 0],
    block(44, 46, d - 8, grey, undefined, 0.8),
    ...[
      [11.8, 20],
      [-11, 23],
    ].map(([y, h]) =>
      group(
        [0, y, (d - 8) / 2 + 0.4],
        block(41, h, 1.8, blue, undefined, 0.5),
        block(30, 1.6, 2.4, aluminium(), [0, h / 2 - 3, 1.6], 0.5),
      ),
    ),
    sleeve(1.1, 0.6, 0.8, chrome(), [17, 19, (d - 8) / 2 + 1.6], 'z'),
  );
  const vice = group(
    [-52, 85, 24],
    plateY(circle(8), 2, castIron('#2b5f9e'), [0, 1, 0], 0.4),
    block(9, 7, 14, paint('#2b5f9e'), [0, 5.4, -1], 1.4),
    block(13, 7, 3, paint('#2b5f9e'), [0, 10.4, 4], 0.7),
    block(13, 3, 1.2, steel(), [0, 12.6, 6], 0.2),
    block(13, 7, 3, paint('#2b5f9e'), [0, 10.4, 9.4], 0.7),
    block(6, 5, 12, paint('#2b5f9e'), [0, 6.4, 10], 0.9),
    rodZ(1.3, 6, zinc(), [0, 6.4, 18]),
    rodX(0.6, 17, zinc(), [0, 6.4, 20]),
    ball(1, zinc(), [8.4, 6.4, 20]),
    ball(1, zinc(), [-8.4, 6.4, 20]),
  );
  return group(
    undefined,
    block(w, 4.4, d, wood(), [0, 82.2, 0], 0.7),
    corners(w - 12, d - 10, leg),
    block(w - 14, 6, 2, grey, [0, 76.6, d / 2 - 6], 0.4),
    block(w - 14, 6, 2, grey, [0, 76.6, -d / 2 + 6], 0.4),
    block(w - 12, 2, d - 16, grey, [0, 18, -2], 0.5),
    block(w - 12, 26, 1.2, grey, [0, 31, -d / 2 + 6], 0.3),
    cabinet,
    vice,
    toolBox(),
  );
}

function toolBox() {
  return group(
    [-30, 19, 2],
    block(44, 20, 24, paint('#b3161a'), [0, 10.4, 0], 1),
    block(45, 2, 25, paint('#b3161a'), [0, 21, 0], 0.7),
    pipe(
      [
        [-12, 22, 0],
        [-12, 26, 0],
        [12, 26, 0],
        [12, 22, 0],
      ],
      0.9,
      chrome(),
      2,
    ),
    ...[-13, 13].map((x) => block(4, 5, 1, chrome(), [x, 18, 12.4], 0.3)),
  );
}
