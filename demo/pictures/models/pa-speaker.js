import { knob, lamp, rocker } from '../kit/controls.ts';
import { mainsLead, ratingPlate, screw, socket } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { aluminium, castIron, plastic, powder, rubber } from '../kit/materials.ts';
import { arc, cut, polygon, rectangle, smooth } from '../kit/outline.ts';
import { decal, label } from '../kit/print.ts';
import { block, plate, plateX, plateY, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 30, elevation: 11 };
/** Close up: the amplifier behind. */
export const views = { 4: { azimuth: 160, zoom: 1.8, at: [0, 27, -17], mirrored: true } };

/** A two-way active speaker: horn above a twelve-inch woofer behind a steel grille, handles, amplifier at the back. */
export function build() {
  const [shell, dark] = [powder('#34373c'), plastic('#202225', 0.5)];
  const [h, d] = [62, 34];
  const plan = polygon(
    [
      [-19, 17],
      [19, 17],
      [18.6, 4],
      [12.4, -17],
      [-12.4, -17],
      [-18.6, 4],
    ],
    2.6,
  );
  const front = group(
    undefined,
    plate(rectangle(35, h - 3, 2.4), 1.4, dark, [0, h / 2, d / 2 + 0.1], 0.5),
    // Horn: a flared mouth above the grille.
    plate(cut(rectangle(31, 17, 2), rectangle(26, 12, 1.4)), 1.8, dark, [0, h - 11.4, d / 2 + 0.8], 0.7),
    ...[0, 1, 2, 3].map((i) =>
      plate(
        cut(rectangle(26 - i * 5.2, 12 - i * 2.1, 1.2), rectangle(20.8 - i * 5.2, 9.9 - i * 2.1, 1)),
        1.2,
        i % 2 ? castIron('#1d1f21') : castIron('#2b2d30'),
        [0, h - 11.4, d / 2 + 0.9 - i * 0.35],
        0.4,
      ),
    ),
    block(5, 3.6, 1, plastic('#050506', 0.9), [0, h - 11.4, d / 2 + 0.1], 0.4),
    plate(rectangle(32, 37.4, 2), 1, castIron('#1c1e20'), [0, 22, d / 2 + 1], 0.4),
    grille([0, 22, d / 2 + 1.52]),
    block(7, 2, 0.5, aluminium('#d3d6d8'), [0, 6.4, d / 2 + 1.7], 0.2),
    label('ARENA 12', 0.95, '#1d1f22', [0, 6.4, d / 2 + 1.97]),
    lamp(0.3, '#3f8df0', [12, 6.2, d / 2 + 1.5]),
    ...[-1, 1].flatMap((s) => [3, h - 3].map((y) => screw(0.6, [s * 15.4, y, d / 2 + 0.8]))),
  );
  const handle = (s) =>
    group(
      [s * 15.8, h / 2 + 4, -5, 0, s * 106, 0],
      block(15, 9, 2, plastic('#0a0a0b', 0.9), [0, 0, 0.2], 1),
      plate(cut(rectangle(17, 11, 2.4), rectangle(13, 7, 2)), 1.6, dark, [0, 0, 0.8], 0.6),
      block(13, 3, 2.6, powder('#34373c'), [0, 1.8, 0.6], 1.2),
    );
  const back = group(
    [0, 26, -d / 2, 0, 180, 0],
    block(21, 34, 1.2, plastic('#1a1c1f', 0.45), [0, 0, 0.1], 0.6),
    knob(1.4, [-6, 11, 0.7], { marks: 9 }),
    knob(1.4, [0, 11, 0.7], { marks: 9, turn: 30 }),
    knob(1.4, [6, 11, 0.7], { marks: 9, turn: 70 }),
    ...['MIC', 'LINE', 'MASTER'].map((text, i) => label(text, 0.8, '#dfe2e4', [-6 + i * 6, 14.4, 0.76])),
    ...[-6, 0, 6].map((x) => socket(1.6, [x, 4, 0.7])),
    repeat(9, (i) => block(16, 0.6, 1.8, aluminium('#4a4d51'), [0, -2 - i * 1.1, 1], 0.2)),
    rocker(2, 2.8, [-6, -14.2, 0.7], '#d2241b'),
    block(4.6, 3, 0.8, plastic('#08090a', 0.6), [4, -14.2, 0.6], 0.3),
    ratingPlate(5, 'ARENA 12', '230 V~ 600 W', [0, 21, 0.1]),
  );
  return group(
    undefined,
    plateY(plan, h, shell, [0, h / 2, 0], 1.6),
    front,
    handle(-1),
    handle(1),
    back,
    group(
      [0, h, 0],
      plateX(
        polygon(
          [...arc(-3.4, 0, 1.4, 180, 0).map(([z, y]) => [z, y + 1.2]), [-1.4, -0.6], [-5.4, -0.6]],
          0.3,
        ),
        14,
        dark,
        [0, 0.6, 0],
        0.4,
      ),
      ...[-1, 1].map((s) => block(2, 2.4, 4, dark, [s * 7, 0.4, -3.4], 0.8)),
    ),
    turned(
      smooth(
        [
          [0.01, -0.2],
          [2.6, -0.2],
          [3, 0.4],
        ],
        3,
      ),
      dark,
    ),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => block(5, 1.4, 3, rubber(), [sx * (sz > 0 ? 14 : 9), 0, sz * 12.4], 0.6)),
    ),
    rodZ(0.9, 0.6, dark, [0, h - 3, -d / 2]),
    mainsLead([-4, 10, -d / 2 - 0.6], 18),
  );
}

/** Punched sheet steel; through its holes one guesses the woofer: surround, cone and dust cap. */
function grille(at) {
  const [w, h, pitch] = [30.6, 36, 0.86];
  const behind = (r) => {
    if (r > 15.4) return '#0b0c0d';
    if (r > 14.6) return '#6d7379';
    if (r > 12.6) return '#24272a';
    if (r > 4.6) return `rgb(${22 + (r - 4.6) * 4} ${23 + (r - 4.6) * 4} ${25 + (r - 4.6) * 4})`;
    return r > 4 ? '#0e0f10' : `rgb(${78 - r * 10} ${80 - r * 10} ${84 - r * 10})`;
  };
  return decal(
    w,
    h,
    (pen) => {
      pen.fillStyle = '#44484d';
      pen.fillRect(0, 0, w, h);
      for (let row = 0; row * pitch * 0.87 < h; row++) {
        for (let x = ((row % 2) * pitch) / 2; x < w + pitch; x += pitch) {
          const y = row * pitch * 0.87;
          pen.fillStyle = behind(Math.hypot(x - w / 2, y - h / 2 + 1.4));
          pen.beginPath();
          pen.arc(x, y, pitch * 0.36, 0, Math.PI * 2);
          pen.fill();
        }
      }
    },
    at,
    { cover: true },
  );
}
