import { corners, group } from '../kit/geometry.ts';
import { chrome, polished, rubber, steel } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, rod } from '../kit/solids.ts';

export const view = { azimuth: 27, elevation: 14 };

/** A kitchen work table with upstand and lower shelf. */
export function build() {
  const [w, h, d, metal] = [120, 85, 60, steel()];
  const leg = () =>
    group(
      undefined,
      rod(2, h - 10, polished(), [0, h / 2 + 1, 0]),
      rod(2.3, 3, metal, [0, 8, 0]),
      rod(1.5, 5, chrome(), [0, 4.4, 0]),
      rod(2.6, 2, rubber('#2b2d30'), [0, 1, 0], 'y', 2),
    );
  return group(
    undefined,
    block(w, 4, d, metal, [0, h - 2, 0], 0.7),
    block(w, 10, 1.8, metal, [0, h + 4.4, -d / 2 + 0.9], 0.6),
    block(w - 6, 4.4, 1, metal, [0, h - 5.6, d / 2 - 4], 0.2),
    corners(w - 9, d - 9, leg),
    block(w - 8, 3, d - 8, metal, [0, 22, 0], 0.6),
    label('INOX', 1.4, '#5a6066', [w / 2 - 7, h - 2, d / 2 + 0.06]),
  );
}
