import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, glass, glow, plastic, polished, steel } from '../kit/materials.ts';
import { circle, polygon } from '../kit/outline.ts';
import { label, lcd } from '../kit/print.ts';
import { block, plateX, plateY, rod, sleeve } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 18 };

/** A laboratory balance: white base, round pan inside a glass draught shield. */
export function build() {
  const [white, grey] = [plastic('#eeefed', 0.35), plastic('#3b4148', 0.4)];
  const profile = polygon(
    [
      [-16, 1.6],
      [16, 1.6],
      [16, 3.4, 1],
      [9.4, 8.4, 2],
      [-16, 8.4],
    ],
    1.2,
  );
  const tilt = (Math.atan2(5, 6.6) * 180) / Math.PI;
  const front = group(
    [0, 6, 12.8, tilt - 90],
    block(18.6, 7, 0.5, grey, undefined, 0.4),
    lcd(10, 3.6, '12.3456', 'g', [0, 1, 0.3]),
    ...[-7.6, 7.6].map((x) => block(2.4, 1.5, 0.4, plastic('#d8dbdd'), [x, 1.6, 0.4], 0.3)),
    ...[-7.6, 7.6].map((x) =>
      block(2.4, 1.5, 0.4, plastic(x < 0 ? '#c9382d' : '#3f8f5a'), [x, -1.2, 0.4], 0.3),
    ),
    label('0.1 mg', 0.8, '#eef0f1', [0, -2.2, 0.28]),
  );
  const box = group([0, 8.4, -3.4]);
  const [w, h, d] = [19.6, 21, 23];
  box.add(corners(w, d, () => block(0.9, h, 0.9, aluminium(), [0, h / 2, 0], 0.3)));
  for (const y of [0.5, h])
    box.add(
      block(w + 0.9, 0.9, 0.9, aluminium(), [0, y, d / 2], 0.3),
      block(w + 0.9, 0.9, 0.9, aluminium(), [0, y, -d / 2], 0.3),
      block(0.9, 0.9, d, aluminium(), [w / 2, y, 0], 0.3),
      block(0.9, 0.9, d, aluminium(), [-w / 2, y, 0], 0.3),
    );
  box.add(
    block(w - 0.6, h - 1, 0.3, glass('#e9f4f8', 0.1), [0, h / 2, d / 2], 0.05),
    block(0.3, h - 1, d - 0.6, glass('#e9f4f8', 0.1), [w / 2, h / 2, 0], 0.05),
    block(0.3, h - 1, d - 0.6, glass('#e9f4f8', 0.1), [-w / 2, h / 2, 0], 0.05),
    block(w, 0.3, d, glass('#e9f4f8', 0.14), [0, h, 0], 0.05),
    block(w - 1, h - 1, 0.4, white, [0, h / 2, -d / 2], 0.1),
    block(1, 5, 1.6, grey, [w / 2 + 0.6, 12, 6], 0.4),
    block(4, 0.8, 1.4, grey, [0, h + 0.6, 7], 0.3),
    sleeve(6, 5.3, 1.4, steel(), [0, 0.9, 1]),
    rod(0.8, 3, chrome(), [0, 1, 1]),
    plateY(circle(4.5), 0.4, polished(), [0, 2.6, 1], 0.12),
  );
  return group(
    undefined,
    plateX(profile, 21, white, undefined, 0.9),
    front,
    box,
    corners(16, 25, () => foot(1.3, 1.8)),
    rod(0.7, 0.1, glow('#7fd08a', 0.6), [7, 8.5, 9]),
  );
}
