import { ratingPlate, socket } from '../kit/fittings.ts';
import { group, repeat } from '../kit/geometry.ts';
import { glow, plastic, powder } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, label } from '../kit/print.ts';
import { block, plateX, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 20, elevation: 38 };

/** Caps of one channel strip from the top: gain, three of tone, two sends, panorama. */
const CAPS = ['#d8dadc', '#3a8fd0', '#3a8fd0', '#3a8fd0', '#e0b52a', '#c9402f', '#3fa05a'];

/** A twelve-channel analogue console on its slanted side cheeks: knobs, faders, level meters, sockets behind. */
export function build() {
  const [w, dark, cheek] = [46, powder('#2b2f34'), plastic('#16181a', 0.4)];
  const side = polygon(
    [
      [-19, 1.2],
      [20, 1.2],
      [20, 4],
      [-13, 11.6],
      [-19, 11.6],
    ],
    0.7,
  );
  const slope = (Math.atan2(7.6, 33) * 180) / Math.PI;
  const flat = rows();
  const surface = group([0, 7.8, 3.5, slope - 90], panel(w), ...flat);
  return group(
    undefined,
    plateX(side, w, dark, undefined, 0.4),
    ...[-1, 1].map((s) =>
      plateX(
        polygon(
          [
            [-20, 0.8],
            [21, 0.8],
            [21.4, 4.8],
            [-12.4, 13],
            [-20, 13],
          ],
          1.6,
        ),
        2.2,
        cheek,
        [s * (w / 2 + 1), 0, 0],
        0.8,
      ),
    ),
    surface,
    repeat(10, (i) => group([-20.4 + i * 3.3, 11.6, -16.2, -90], socket(1, undefined))),
    ...[0, 1, 2].map((i) => socket(1.2, [-16 + i * 4.6, 6.4, -19, 0, 180, 0])),
    block(4.6, 3, 0.6, cheek, [12, 6.4, -19], 0.3),
    ratingPlate(6, 'MIX 12', '18 V 2 A', [2.4, 6.4, -19.05, 0, 180, 0]),
    ...[-1, 1].flatMap((s) => [-14, 16].map((z) => foot(1.2, 1.2, [s * (w / 2 - 4), 0, z]))),
  );
}

/** Printed lines, numbers and scales on the slope; x to the right, y up the slope. */
function panel(w) {
  return decal(
    w - 1,
    33,
    (pen, width, height) => {
      pen.fillStyle = '#5b646c';
      for (let i = 0; i <= 12; i++) pen.fillRect(0.55 + i * 2.75, 1, 0.05, height - 2);
      pen.fillStyle = '#aab3ba';
      for (let i = 0; i < 12; i++) {
        const x = 1.95 + i * 2.75;
        pen.font = `700 0.8px "Inter Variable", sans-serif`;
        pen.fillText(String(i + 1), x, height - 1.1);
        for (let k = 0; k < 9; k++) pen.fillRect(x - 0.85, height - 11.4 + k * 1.06, 0.4, 0.06);
      }
      pen.fillStyle = '#e9edef';
      pen.font = `700 1.5px "Inter Variable", sans-serif`;
      pen.fillText('MIX 12', width - 5.6, 2.2);
    },
    [0, 0, 0.02],
  );
}

/** Everything that stands out of the slope. */
function rows() {
  const parts = [];
  const shaft = plastic('#1c1e21', 0.45);
  for (let i = 0; i < 12; i++) {
    const x = -20.55 + i * 2.75;
    CAPS.forEach((cap, k) => {
      parts.push(
        group(
          [x, 14 - k * 2.2, 0, 0, 0, ((i * 47 + k * 83) % 160) - 80],
          rodZ(0.82, 0.9, shaft, [0, 0, 0.45], 0.7),
          rodZ(0.6, 0.4, plastic(cap, 0.4), [0, 0, 1]),
          block(0.12, 0.66, 0.08, plastic('#ffffff'), [0, 0.34, 1.2], 0.02),
        ),
      );
    });
    parts.push(
      block(1.1, 0.55, 0.4, plastic(i % 3 ? '#c9402f' : '#e0b52a', 0.4), [x + 0.2, -2.6, 0.15], 0.15),
      ...fader(x + 0.35, -10.4 + ((i * 29) % 17) * 0.3, i === 11 ? '#c9402f' : '#f1f2f2'),
    );
  }
  // The master section: meters, two knobs, two faders.
  for (const s of [0, 1]) {
    for (let k = 0; k < 12; k++) {
      const tone = k > 9 ? '#e0372a' : k > 7 ? '#f0b429' : '#38c45a';
      parts.push(
        block(
          0.9,
          0.42,
          0.16,
          k < 9 - s ? glow(tone, 0.9) : plastic('#15171a', 0.4),
          [15.6 + s * 1.7, 4 + k * 0.66, 0.08],
          0.05,
        ),
      );
    }
    parts.push(
      group(
        [20 + s * 0, 10.4 - s * 4, 0],
        rodZ(1.1, 1.2, shaft, [0, 0, 0.6]),
        rodZ(0.8, 0.4, plastic('#d8dadc', 0.4), [0, 0, 1.3]),
      ),
      ...fader(16 + s * 4, -8.2 - s * 0.6, '#c9402f'),
    );
  }
  parts.push(
    ...[0, 1, 2, 3].map((i) => block(1.5, 0.7, 0.5, plastic('#3d4349', 0.4), [15 + i * 2, 0.6, 0.2], 0.2)),
    label('MAIN', 0.8, '#e9edef', [18, -15.2, 0.04]),
  );
  return parts;
}

const fader = (x, y, cap) => [
  block(0.3, 10.4, 0.1, plastic('#060607', 0.9), [x, -9.6, 0.02], 0.04),
  block(1.3, 2, 0.9, plastic(cap, 0.4), [x, y, 0.5], 0.25),
  block(1.32, 0.14, 0.92, plastic('#141517', 0.5), [x, y, 0.51], 0.02),
];
