import { corners, group } from '../kit/geometry.ts';
import { aluminium, fabric, plastic } from '../kit/materials.ts';
import { block, loft, rod } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 9 };
export const views = { 4: { at: [148, 185, 148], zoom: 3, elevation: 6 } };

/** A 3 × 3 m pop-up gazebo with a pyramid roof and valance. */
export function build({ colour = '#f1f1ee' } = {}) {
  const [cloth, tube, joint] = [fabric(colour), aluminium(), plastic('#26282c')];
  const [half, eaves, peak] = [148, 206, 318];
  const roof = group(undefined);
  // Each side sags a little between the eaves and the peak.
  for (let side = 0; side < 4; side++) {
    const rows = Array.from({ length: 13 }, (_, r) => {
      const t = r / 12;
      const reach = (half + 4) * (1 - t);
      const y = eaves + (peak - eaves) * t - 12 * Math.sin(Math.PI * t);
      return Array.from({ length: 13 }, (_, c) => {
        const x = reach * (c / 6 - 1);
        const inward = 1 - Math.abs(c / 6 - 1) ** 2;
        return [x, y - 4 * inward * (1 - t), reach - 2 * inward * (1 - t)];
      });
    });
    const edge = Array.from({ length: 13 }, (_, c) => {
      const x = (half + 4) * (c / 6 - 1);
      return [x, eaves - 24 - 3 * Math.sin(((c * 2) / 12) * Math.PI * 3) ** 2, half + 4];
    });
    roof.add(group([0, 0, 0, 0, side * 90, 0], loft(rows, cloth), loft([edge, rows[0]], cloth)));
  }
  const leg = (sx, sz) =>
    group(
      undefined,
      block(4.4, 110, 4.4, tube, [0, 152, 0], 0.6),
      block(3.4, 102, 3.4, tube, [0, 51, 0], 0.5),
      block(6.4, 7, 6.4, joint, [0, 100, 0], 1.2),
      block(7, 8, 7, joint, [0, 202, 0], 1.2),
      block(6.4, 6, 6.4, joint, [0, 178, 0], 1.2),
      block(12, 1, 12, tube, [sx * 2, 0.5, sz * 2], 0.3),
    );
  const frame0 = group(undefined, corners(half * 2 - 8, half * 2 - 8, leg));
  for (let side = 0; side < 4; side++) {
    const bars = group([0, 0, 0, 0, side * 90, 0]);
    for (let cell = 0; cell < 2; cell++) {
      const x = cell === 0 ? -72 : 72;
      for (const turn of [-9.4, 9.4])
        bars.add(block(146, 2.4, 1.4, tube, [x, 190, half - 5 + turn * 0.1, 0, 0, turn], 0.4));
    }
    frame0.add(bars);
  }
  frame0.add(rod(2.2, 120, tube, [0, 256, 0]));
  return group(undefined, roof, frame0);
}
