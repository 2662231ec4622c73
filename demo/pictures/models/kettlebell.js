import { group } from '../kit/geometry.ts';
import { castIron, paint } from '../kit/materials.ts';
import { arc } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, hose, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 28, elevation: 14 };

/** A 16 kg iron ball with a thick handle. */
export function build() {
  const iron = castIron('#242527');
  const body = [[0, 0], [4.6, 0], [5.4, 0.4], ...arc(0, 9.2, 9.6, -58, 90, 26)];
  return group(
    undefined,
    turned(body, iron),
    hose(
      [
        [-6.2, 15, 0],
        [-6.9, 18.5, 0],
        [-6.6, 23, 0],
        [-4.2, 26.2, 0],
        [0, 26.9, 0],
        [4.2, 26.2, 0],
        [6.6, 23, 0],
        [6.9, 18.5, 0],
        [6.2, 15, 0],
      ],
      1.75,
      iron,
      false,
      28,
    ),
    ball(2.5, iron, [-5.7, 16.6, 0, 0, 0, -22], [1, 1.35, 1]),
    ball(2.5, iron, [5.7, 16.6, 0, 0, 0, 22], [1, 1.35, 1]),
    rodZ(3.9, 1.6, paint('#e1a019'), [0, 9.4, 9.1]),
    label('16', 2.8, '#18191b', [0, 9.9, 9.93]),
    label('KG', 1.1, '#18191b', [0, 7.6, 9.93]),
  );
}
