import { button, knob } from '../kit/controls.ts';
import { mainsLead, ratingPlate, socket } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, glow, plastic, polished, powder, rubber, zinc } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { ball, block, hoop, rod, rodZ, sleeve, turned } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 24, elevation: 22 };

/** Two radio microphones in front of their receiver with two aerials. */
export function build() {
  return group(
    undefined,
    receiver(),
    microphone([-3, 2.4, 11, 2, 64, 0], '#3a8fd0'),
    microphone([-5, 2.4, 19, 2, 70, 0], '#c9402f'),
  );
}

function receiver() {
  const [dark, face, d] = [powder('#33373c'), plastic('#17191b', 0.35), 18];
  return group(
    [0, 0, -6],
    block(40, 7, d, dark, [0, 4.6, 0], 0.7),
    block(40.4, 7.2, 1, face, [0, 4.6, d / 2], 0.4),
    ...[-1, 1].map((s) => block(3, 7.4, 1.6, aluminium('#4a4e53'), [s * 19, 4.6, d / 2], 0.5)),
    ...[-1, 1].flatMap((s, i) => [
      display(8.4, 4, [['CH 04', 'CH 11'][i], ['518.40 MHz', '524.75 MHz'][i]], '#7fe3ff', [
        s * 8 - 2,
        4.6,
        d / 2 + 0.5,
      ]),
      knob(1.25, [s * 8 + 5, 4.6, d / 2 + 0.5], { turn: s * 50, depth: 1 }),
      repeat(5, (k) =>
        block(
          0.34,
          0.5,
          0.2,
          k < 4 ? glow(k < 3 ? '#38c45a' : '#f0b429', 0.9) : plastic('#2b2d30'),
          [s * 8 - 7.4, 3.2 + k * 0.7, d / 2 + 0.55],
          0.08,
        ),
      ),
    ]),
    button(0.6, '#2c9a48', [17, 5.4, d / 2 + 0.8]),
    label('DUO 2', 0.9, '#e8eaec', [-16.4, 2.4, d / 2 + 0.54]),
    corners(34, d - 4, () => foot(1, 1.2)),
    ...[-1, 1].map((s) =>
      group(
        [s * 15, 6, -d / 2 - 0.6, -6, 0, -s * 16],
        rodZ(0.7, 1.6, zinc(), [0, 0, 0.2]),
        rod(0.6, 2, rubber(), [0, 0.6, -0.6]),
        rod(0.52, 17, rubber('#1b1c1e'), [0, 10, -0.6], 'y', 0.36),
      ),
    ),
    ...[0, 1, 2].map((i) => socket(0.9, [-4 + i * 3.4, 4.4, -d / 2, 0, 180, 0])),
    ratingPlate(5, 'DUO 2', '12 V 1 A', [8.6, 4.6, -d / 2 - 0.05, 0, 180, 0]),
    mainsLead([-8, 4, -d / 2], 12, 0.25),
  );
}

/** A hand microphone lying along z, its head towards the viewer; `ring` is the colour of its marking. */
function microphone(at, ring) {
  const [body, mesh] = [powder('#303438'), zinc()];
  const head = group(
    [0, 0, 8.6],
    ball(2.36, plastic('#3c4044', 0.8), undefined),
    // Basket of wires in both directions.
    repeat(15, (i) => {
      const y = -2.3 + i * 0.33;
      return hoop(Math.sqrt(Math.max(0.05, 2.45 ** 2 - y ** 2)), 0.075, mesh, [0, 0, y]);
    }),
    repeat(18, (i) => hoop(2.45, 0.075, mesh, [0, 0, 0, 0, i * 10 + 5, 0])),
    sleeve(2.6, 2.3, 0.7, polished(), [0, 0, 0], 'z'),
  );
  return group(
    at,
    head,
    turned(
      [
        [0, -15],
        [1.5, -15],
        [1.75, -14.4],
        [1.8, -6],
        [1.7, 0],
        [2, 4.6],
        [2.3, 6.4],
        [0, 6.4],
      ],
      body,
      undefined,
      'z',
      64,
    ),
    rodZ(1.86, 1, plastic(ring, 0.35), [0, 0, 4.2], 2),
    sleeve(1.86, 1.6, 0.5, chrome(), [0, 0, -6], 'z'),
    group(
      [0, 1.72, -1],
      block(1.5, 0.3, 4, plastic('#0d0f11', 0.15), undefined, 0.14),
      block(0.9, 0.3, 1.2, plastic('#8b9196', 0.4), [0, 0.1, 3.4], 0.12),
    ),
    rodZ(1.9, 2, plastic('#15171a', 0.5), [0, 0, -14.6]),
  );
}
