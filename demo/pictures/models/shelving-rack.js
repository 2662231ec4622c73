import { corners, group } from '../kit/geometry.ts';
import { chipboard, paint, plastic } from '../kit/materials.ts';
import { rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, plate } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 10 };

/** A boltless rack: perforated blue posts, orange beams, five chipboard shelves. */
export function build() {
  const [w, h, d, blue, orange] = [92, 180, 42, paint('#1f5ba6'), paint('#e2660e')];
  const slots = () => {
    const face = rectangle(5, h, 0.3);
    for (let y = -h / 2 + 5; y < h / 2 - 3; y += 7) face.holes.push(rectangle(1.1, 3, 0.4, -0.9, y));
    return face;
  };
  const post = (sx, sz) =>
    group(
      [0, h / 2 + 0.6, 0],
      plate(slots(), 0.4, blue, [sx * -2.5, 0, sz * 0.2], 0),
      group([sx * 0.2, 0, sz * -2.5, 0, 90, 0], plate(slots(), 0.4, blue, undefined, 0)),
      block(6, 1, 6, plastic(), [sx * -2.4, -h / 2, sz * -2.4], 0.3),
    );
  const rack = group(undefined, corners(w, d, post));
  for (let level = 0; level < 5; level++) {
    const y = 14 + level * 39.6;
    rack.add(
      block(w - 2, 5.4, 1.6, orange, [0, y, d / 2 - 1], 0.3),
      block(w - 2, 5.4, 1.6, orange, [0, y, -d / 2 + 1], 0.3),
      block(1.6, 5.4, d - 2, orange, [w / 2 - 1, y, 0], 0.3),
      block(1.6, 5.4, d - 2, orange, [-w / 2 + 1, y, 0], 0.3),
      block(w - 4, 1.2, d - 4, chipboard(), [0, y + 2.6, 0], 0.15),
    );
  }
  rack.add(label('350 KG', 2.6, '#ffffff', [-30, 93.2, d / 2 - 0.14]));
  return rack;
}
