import { knob, lamp } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { plastic, steel } from '../kit/materials.ts';
import { polygon, rectangle } from '../kit/outline.ts';
import { decal, display, font, label } from '../kit/print.ts';
import { block, plateX, plateY, rodZ } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 30 };

/** A counter-top induction hob with one zone under black glass and a slanted front with knob and display. */
export function build() {
  const [w, metal, glass] = [38, steel(), plastic('#15171a', 0.09)];
  const side = polygon(
    [
      [-24, 3],
      [22.6, 3],
      [24, 4.4],
      [24, 6],
      [15, 13.2],
      [-24, 13.2],
    ],
    0.9,
  );
  const zone = decal(
    33,
    34,
    (pen, width, height) => {
      const [x, y] = [width / 2, height / 2];
      pen.strokeStyle = '#cfd5d8';
      pen.fillStyle = '#cfd5d8';
      for (const [r, thick] of [
        [13, 0.22],
        [10.6, 0.1],
        [6.2, 0.16],
      ]) {
        pen.lineWidth = thick;
        pen.beginPath();
        pen.arc(x, y, r, 0, Math.PI * 2);
        pen.stroke();
      }
      for (let i = 0; i < 4; i++) {
        pen.save();
        pen.translate(x, y);
        pen.rotate((i * Math.PI) / 2);
        pen.fillRect(-0.1, -3, 0.2, 2.2);
        pen.restore();
      }
      pen.font = font(1.5, 600);
      pen.fillText('3500 W', 4.4, height - 2.2);
      pen.fillText('Ø 12 – 26 cm', width - 6.2, height - 2.2);
    },
    [0, 14.02, -4.6, -90, 0, 0],
  );
  const tilt = (Math.atan2(9, 7.2) * 180) / Math.PI;
  const panel = group(
    [0, 9.6, 19.5, -tilt],
    block(w - 3, 9.8, 0.5, plastic('#1d2024', 0.32), [0, 0, 0.1], 0.5),
    display(9.6, 4.4, ['180', '°C'], '#ff6a4a', [-10.4, 0.4, 0.3]),
    ...[-3.4, 0.6].map((x) => rodZ(1.1, 0.5, plastic('#3a3f45', 0.4), [x, -1, 0.45])),
    lamp(0.36, '#38c45a', [-3.4, 1.8, 0.3]),
    lamp(0.36, '#f0a029', [0.6, 1.8, 0.3]),
    label('IND 35', 0.9, '#dfe3e6', [-1.4, -3.6, 0.38]),
    knob(2.9, [9.8, 0, 0.3], { marks: 11, depth: 2.4, material: plastic('#2b2e33', 0.36) }),
  );
  return group(
    undefined,
    plateX(side, w, metal, undefined, 0.9),
    plateY(rectangle(w - 2, 37, 1.6), 0.9, glass, [0, 13.5, -4.6], 0.25),
    zone,
    panel,
    louvres(5, 20, 1.3, metal, [w / 2, 8, -8, 0, 90, 0]),
    louvres(5, 20, 1.3, metal, [-w / 2, 8, -8, 0, -90, 0]),
    louvres(5, 26, 1.3, metal, [-3, 8.4, -24, 0, 180, 0]),
    ratingPlate(5, 'IND 35', '230 V~ 50 Hz 3.5 kW', [14, 8.4, -24.05, 0, 180, 0]),
    corners(w - 7, 38, () => levelFoot(1.9, 3.4)),
    mainsLead([15, 5, -24], 18),
  );
}
