import { button, knob } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { brass, ceramic, chrome, plastic, powder, stuff } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, display, label } from '../kit/print.ts';
import { block, plateX, rod } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 19 };

const WHITE_KEYS = 52;
const PITCH = 2.35;

/** A digital piano with 88 keys on its own stand: music desk with sheet, control strip, three pedals. */
export function build({ colour = '#27292d' } = {}) {
  const [body, dark, w] = [powder(colour), plastic('#101113', 0.3), 137];
  const side = polygon(
    [
      [-20, 60],
      [22, 60],
      [23, 62],
      [23, 70, 2],
      [6, 76, 3],
      [-4, 80, 3],
      [-20, 80],
    ],
    1.2,
  );
  const bed = group(
    undefined,
    block(w - 4, 7, 40, body, [0, 64, 0], 0.9),
    block(w - 4, 5, 3, body, [0, 69, 21], 0.9),
    ...[-1, 1].map((s) => plateX(side, 4, body, [s * (w / 2 - 2), 0, 0], 0.6)),
    block(w - 8, 12, 17, body, [0, 73.4, -11], 0.8),
    block(w - 8, 1.2, 16, dark, [0, 79.8, -11], 0.4),
    block(WHITE_KEYS * PITCH + 1, 0.4, 2, plastic('#7c1f2c', 0.8), [0, 70.4, -2], 0.1),
    block(4.6, 2.6, 17, dark, [-63.4, 70, 12.6], 0.5),
    block(4.6, 2.6, 17, dark, [63.4, 70, 12.6], 0.5),
  );
  const panel = group(
    [0, 76.4, -2.2, -14],
    block(w - 9, 6, 0.8, dark, undefined, 0.3),
    display(11, 3.4, ['GRAND 1'], '#7fe3ff', [0, 0, 0.3]),
    knob(1.4, [-52, 0, 0.4], { marks: 9, depth: 1.2 }),
    ...Array.from({ length: 6 }, (_, i) =>
      button(0.7, i === 2 ? '#c6261d' : '#cfd2d4', [-34 + i * 4, 0, 0.4]),
    ),
    ...Array.from({ length: 6 }, (_, i) => button(0.7, '#cfd2d4', [14 + i * 4, 0, 0.4])),
    label('SONATA 88', 1.7, '#e3c274', [50, 0, 0.44]),
  );
  const desk = group(
    [0, 80.4, -12, -18],
    block(66, 21, 1.2, body, [0, 11, 0], 0.5),
    block(66, 1.4, 3.4, body, [0, 1.2, 1.6], 0.5),
    sheet([-10.8, 12.6, 0.9]),
    sheet([10.8, 12.6, 0.9]),
  );
  const stand = group(
    undefined,
    ...[-1, 1].map((s) =>
      group(
        [s * (w / 2 - 5), 0, 0],
        block(3.4, 58, 26, body, [0, 32, -4], 0.8),
        block(5, 4, 46, body, [0, 2, 1], 1.2),
      ),
    ),
    block(w - 12, 30, 2, body, [0, 38, -12], 0.5),
    block(w - 12, 9, 3, body, [0, 12, -8], 0.9),
    block(34, 9, 9, body, [0, 6.6, -4], 1),
    ...[-8, 0, 8].map((x) =>
      group(
        [x, 4.2, 2],
        block(3, 0.9, 12, brass(), [0, 0, 4], 0.4),
        block(5, 1, 5, brass(), [0, 0.2, 8.6], 0.45),
      ),
    ),
    ratingPlate(8, 'SONATA 88', '12 V 2 A', [30, 72, -19.6, 0, 180, 0]),
    rod(0.6, 1, chrome(), [54, 72, -19.8, 90]),
    mainsLead([-40, 70, -19.6], 22),
  );
  return group(undefined, bed, panel, desk, stand, keys());
}

/** 52 white and 36 black keys from A to C. */
function keys() {
  const [ivory, ebony] = [ceramic('#f4f3ee'), plastic('#131416', 0.3)];
  const whole = group([(-(WHITE_KEYS - 1) / 2) * PITCH, 0, 0]);
  for (let i = 0; i < WHITE_KEYS; i++) {
    const x = i * PITCH;
    whole.add(block(PITCH - 0.14, 2.4, 15, ivory, [x, 70.4, 13], 0.2));
    // A B C D E F G: no black key behind B and E.
    const note = i % 7;
    if (i < WHITE_KEYS - 1 && note !== 1 && note !== 4)
      whole.add(block(1.25, 2.2, 9.4, ebony, [x + PITCH / 2, 71.8, 10], 0.35));
  }
  whole.add(
    block(WHITE_KEYS * PITCH, 2, 15, stuff('#2a2b2d'), [((WHITE_KEYS - 1) / 2) * PITCH, 68.6, 12.6], 0.2),
  );
  return whole;
}

/** A page of notes. */
function sheet(at) {
  return decal(
    21,
    17,
    (pen, w, h) => {
      pen.fillStyle = '#fbfaf5';
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = '#2b2b2b';
      for (let row = 0; row < 4; row++) {
        const y = 2.4 + row * 3.7;
        for (let line = 0; line < 5; line++) pen.fillRect(1.4, y + line * 0.42, w - 2.8, 0.06);
        for (let i = 0; i < 14; i++) {
          const [x, step] = [2.8 + i * 1.22, (i * 5 + row * 3) % 8];
          pen.beginPath();
          pen.ellipse(x, y + step * 0.21, 0.28, 0.2, -0.3, 0, 7);
          pen.fill();
          pen.fillRect(x + 0.2, y + step * 0.21 - 1.3, 0.07, 1.3);
        }
      }
    },
    at,
    { cover: true },
  );
}
