import { group, repeat } from '../kit/geometry.ts';
import { copper, plastic, stuff, zinc } from '../kit/materials.ts';
import { circle, cut } from '../kit/outline.ts';
import { decal, font } from '../kit/print.ts';
import { coil, hoop, hose, plate, rod, sleeve } from '../kit/solids.ts';

export const view = { azimuth: 38, elevation: 13 };
export const views = { 4: { at: [5, 13, 0], zoom: 1.9, azimuth: 48 } };

const sticker = (name, width) => (pen, w) => {
  pen.translate(w / 2, w / 2);
  pen.fillStyle = '#f4f3ee';
  pen.beginPath();
  pen.arc(0, 0, w * 0.5, 0, Math.PI * 2);
  pen.fill();
  pen.globalCompositeOperation = 'destination-out';
  pen.beginPath();
  pen.arc(0, 0, w * 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
  pen.lineWidth = w * 0.03;
  pen.strokeStyle = '#c2480f';
  pen.beginPath();
  pen.arc(0, 0, w * 0.47, 0, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = '#1d2024';
  pen.font = font(w * 0.1);
  pen.fillText(name, 0, -w * 0.32);
  pen.font = font(w * 0.075, 600);
  pen.fillText(width, 0, w * 0.33);
};

/** Layers of wire on a core of the given width, its axis along z; the outer layer is really wound. */
const winding = (r, inner, width, wire, material) =>
  group(
    [0, 0, 0, 90, 0, 0],
    sleeve(r - wire * 0.6, inner, width, material),
    ...[-1, 1].flatMap(
      (s) =>
        repeat(Math.floor((r - inner) / (wire * 2.4)), (i) =>
          group([0, (s * width) / 2, 0, 90], hoop(inner + wire + i * wire * 2.4, wire, material)),
        ).children,
    ),
    coil(r, width - wire * 2, Math.floor((width - wire * 2) / (wire * 2.1)), wire, material, [
      0,
      -width / 2 + wire,
      0,
    ]),
  );

/** A plastic spool (D200) standing on its rim. */
function plasticSpool(wire) {
  const black = plastic('#1b1c1f', 0.5);
  const flange = () =>
    cut(
      circle(10),
      circle(2.6),
      ...Array.from({ length: 6 }, (_, i) =>
        circle(1.15, 8.1 * Math.cos(i * 1.047), 8.1 * Math.sin(i * 1.047)),
      ),
    );
  return group(
    [0, 10, 0],
    plate(flange(), 0.5, black, [0, 0, 2.6], 0.15),
    plate(flange(), 0.5, black, [0, 0, -2.6], 0.15),
    ...[-1, 1].map((s) => hoop(9.8, 0.3, black, [0, 0, s * 2.6])),
    ...[-1, 1].map((s) => hoop(2.9, 0.3, black, [0, 0, s * 2.75])),
    sleeve(5.4, 2.6, 5, black, undefined, 'z'),
    winding(8.5, 5.2, 4.7, 0.11, wire),
    decal(13.6, 13.6, sticker('SG2  5 KG', '0.8 mm'), [0, 0, 2.87]),
    decal(13.6, 13.6, sticker('SG2  5 KG', '0.8 mm'), [0, 0, -2.87, 0, 180, 0]),
    hose(
      [
        [8.2, 2.6, 2.2],
        [8.9, 1.2, 2.6],
        [9.4, -1, 3],
        [10.4, -3, 3.3],
        [12, -3.6, 3.1],
      ],
      0.09,
      wire,
    ),
  );
}

/** A wire basket spool (D300) standing on its rim. */
function basketSpool(wire) {
  const frame = zinc();
  const r = 15;
  return group(
    [0, r, 0],
    ...[-1, 1].flatMap((s) => [
      ...[r, 12.6, 6.6, 3.4].map((ring) => hoop(ring, 0.24, frame, [0, 0, s * 4.9])),
      repeat(6, (i) =>
        group([0, 0, s * 4.9, 0, 0, i * 60], rod(0.24, r - 3.4, frame, [0, (r + 3.4) / 2, 0])),
      ),
    ]),
    repeat(6, (i) => group([0, 0, 0, 0, 0, i * 60], group([0, 6.6, 0, 90], rod(0.26, 10, frame)))),
    sleeve(3.1, 2.6, 10.4, stuff('#2c2f33', 0.6), undefined, 'z'),
    winding(12.4, 6.4, 9, 0.13, wire),
    hose(
      [
        [12, 2.6, 4],
        [13, 1.2, 4.8],
        [14, -1, 5.2],
        [15.4, -4, 5.4],
        [17.4, -5, 5],
      ],
      0.11,
      wire,
    ),
    decal(10.4, 10.4, sticker('15 KG', '1.0 mm'), [0, 0, 5.2]),
  );
}

/** Welding wire on its spool; with `spool` = D300 the wire basket. */
export function build({ spool = 'D200', wire = 'copper' } = {}) {
  const material = wire === 'copper' ? copper() : zinc();
  return spool === 'D300' ? basketSpool(material) : plasticSpool(material);
}
