import { group } from '../kit/geometry.ts';
import { fabric } from '../kit/materials.ts';
import { decal, font } from '../kit/print.ts';
import { block, hose } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 34 };

const tag = (load) => (pen, w, h) => {
  pen.fillStyle = '#1f5fae';
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = '#ffffff';
  pen.font = font(h * 0.3);
  pen.fillText(load, w * 0.5, h * 0.24);
  pen.font = font(h * 0.12, 600);
  for (const [i, row] of ['L 2 m', 'EN 1492-2', '7 : 1'].entries())
    pen.fillText(row, w * 0.5, h * (0.52 + i * 0.17));
};

/** The endless sling laid in three lying loops one over the other, its ends rounding out. */
const lay = (lift) => {
  const points = [];
  for (let turn = 0; turn < 3; turn++) {
    for (let i = 0; i < 16; i++) {
      const a = ((i + 2) / 16) * Math.PI * 2;
      const grow = 1 - turn * 0.2;
      points.push([
        (25 * grow + 2 * Math.sin(3 * a + turn)) * Math.cos(a) + turn * 1.6,
        lift + turn * 4.3 + Math.sin(a * 2 + turn * 1.3) * 0.5,
        (15 * grow + 1.4 * Math.cos(2 * a)) * Math.sin(a) + turn * 0.8,
      ]);
    }
  }
  return points;
};

/** A polyester round sling in the colour of its load, coiled up, with seam, sleeve and load tag. */
export function build({ colour = '#2f9a48', load = '2 t' } = {}) {
  const [cloth, dark] = [fabric(colour), fabric('#23262a')];
  const points = lay(2.5);
  const seam = (dx, dy) => points.map(([x, y, z]) => [x * (1 + dx / 25), y + dy, z * (1 + dx / 15)]);
  return group(
    undefined,
    hose(points, 2.5, cloth, true, 18),
    hose(seam(0.9, 2.28), 0.2, fabric('#e9e6da'), true, 8),
    hose(seam(-0.9, 2.28), 0.2, fabric('#e9e6da'), true, 8),
    hose(seam(2.35, 0.7), 0.16, dark, true, 8),
    hose(points.slice(0, 4), 2.85, dark, false, 18),
    group(
      [19, 0.9, 24, 5, 16, 0],
      block(8.6, 0.35, 17, fabric('#1f5fae'), undefined, 0.1),
      decal(8, 11.6, tag(load), [0, 0.2, 2.4, -90, 0, 0], { cover: true }),
    ),
  );
}
