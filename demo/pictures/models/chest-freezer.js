import { knob, lamp } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { aluminium, chrome, paint, plastic, rubber } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { basket } from '../kit/rigging.ts';
import { block, rod, tub } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 22 };

/** A white chest freezer, lid open, with two hanging baskets of frozen goods. */
export function build() {
  const [w, h, d, white, grey] = [110, 80, 68, paint('#f1f2f1'), plastic('#3b3f44', 0.45)];
  const lining = aluminium('#d5d9db');
  const body = group(
    undefined,
    tub([w, h - 8, d], 5, white, [0, 8, 0], 3),
    tub([w - 9.6, h - 14, d - 9.6], 0.4, lining, [0, 14, 0], 1),
    block(w - 1, 3, d - 1, grey, [0, 7.6, 0], 0.8),
    louvres(8, 26, 1.9, grey, [w / 2 - 18, 22, d / 2 + 0.1]),
    corners(w - 14, d - 14, () => castor(2.7, [0, 6.9, 0, 0, -30, 0])),
    label('ARCTIC 300', 3, '#2f6fae', [-w / 2 + 20, h - 9, d / 2 + 0.06]),
    louvres(10, 60, 2, grey, [0, 30, -d / 2, 0, 180, 0]),
    ratingPlate(9, 'ARCTIC 300', '230 V~ R600a -18 °C', [30, 62, -d / 2 - 0.1, 0, 180, 0]),
    mainsLead([-30, 14, -d / 2], 24),
  );
  const panel = group(
    [w / 2 - 18, 38, d / 2],
    block(26, 7, 0.8, grey, [0, 0, 0.1], 0.6),
    knob(2.2, [-7, 0, 0.5], { marks: 9, depth: 1.6 }),
    lamp(0.5, '#38c45a', [0, 0, 0.5]),
    lamp(0.5, '#f0a029', [3.6, 0, 0.5]),
    lamp(0.5, '#e0372a', [7.2, 0, 0.5]),
  );
  const lid = group(
    [0, h + 0.6, -d / 2 + 1.6, -66],
    block(w + 0.6, 6, d, white, [0, 3.6, d / 2 - 1], 1.8),
    block(w - 9, 1.6, d - 9, plastic('#e3e6e7', 0.5), [0, 0.2, d / 2 - 1], 0.6),
    block(w - 5, 1, d - 5, rubber('#55595d'), [0, 0.6, d / 2 - 1], 0.4),
    block(26, 3.4, 3, grey, [0, 2.6, d - 0.4], 1.2),
    rod(1.1, 1, chrome(), [18, 3.4, d - 0.6, 90]),
  );
  const hinge = (x) =>
    group(
      [x, h - 3, -d / 2 - 0.6],
      block(7, 12, 2, grey, undefined, 0.6),
      block(6, 6, 2, grey, [0, 6, -1.4, -20], 0.6),
    );
  const hanging = (x, tones) =>
    group(
      [x, h - 24, 0],
      basket(38, 21, d - 13, 0.2, plastic('#f4f5f5', 0.35), undefined, 3),
      ...Array.from(tones, (tone, i) =>
        box(PACKS[tone], [-11 + (i % 3) * 11, 5 + Math.floor(i / 6) * 7, (Math.floor(i / 3) % 2) * 24 - 12]),
      ),
    );
  return group(
    undefined,
    body,
    panel,
    lid,
    hinge(-34),
    hinge(34),
    hanging(-25, 'abcdacbaecdb'),
    hanging(25, 'eacbdbcaed'),
  );
}

const PACKS = { a: '#2f6fae', b: '#e9e6dc', c: '#2c8a5a', d: '#c9402f', e: '#e8b53c' };

const box = (colour, at) => group(at, block(9.6, 6.4, 20, plastic(colour, 0.5), undefined, 0.8));
