import { button, knob } from '../kit/controls.ts';
import { louvres, mainsLead, ratingPlate, socket } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { brass, chrome, plastic, rubber } from '../kit/materials.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, hose, pipe, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 16 };

/** A two-channel oscilloscope with a wide screen, knobs, BNC sockets and one probe. */
export function build() {
  const [shell, face, dark] = [plastic('#e3e5e4', 0.4), plastic('#2f353b', 0.42), plastic('#1d2125', 0.45)];
  const [w, h, d] = [36, 19, 15];
  const z = d / 2;
  const body = group(
    [0, h / 2 + 1.6, 0, -4],
    block(w, h, d, shell, undefined, 1.6),
    block(w + 0.8, h + 0.8, 3.6, dark, [0, 0, z - 2], 1.6),
    block(w - 0.6, h - 0.6, 1.4, face, [0, 0, z - 0.2], 0.7),
    block(19.6, 13.2, 0.6, plastic('#0b0d0f', 0.12), [-7, 1.8, z + 0.4], 0.4),
    trace([-7, 1.8, z + 0.74]),
    label('DSO 2100', 0.8, '#eef1f2', [-12.6, 8.5, z + 0.52]),
    label('100 MHz', 0.7, '#9fb4c0', [-1.6, 8.5, z + 0.52], 500),
    // Right of the screen: trigger and time base, then one column of knobs per channel.
    knob(1.3, [6.2, 6.2, z + 0.5]),
    knob(1.7, [10.6, 6.2, z + 0.5], { turn: 20 }),
    knob(1.3, [15, 6.2, z + 0.5], { turn: 60 }),
    ...[
      ['#e9c51f', 6.6],
      ['#38b6d8', 14],
    ].flatMap(([colour, x], i) => [
      knob(1.15, [x, 1.2, z + 0.5], { turn: -80 + i * 60 }),
      knob(1.6, [x, -2.6, z + 0.5], { turn: 30 - i * 70 }),
      button(0.5, colour, [x + 2.5, -0.4, z + 0.5]),
      rodZ(1.15, 0.4, plastic(colour, 0.4), [x, -7, z + 0.6]),
      rodZ(0.78, 1.9, chrome(), [x, -7, z + 1.4]),
      rodZ(0.3, 0.4, brass(), [x, -7, z + 2.3]),
      label(`CH${i + 1}`, 0.62, colour, [x - 2.3, -6.2, z + 0.52]),
    ]),
    ...[0, 1, 2, 3, 4].map((i) =>
      block(2.2, 0.9, 0.5, plastic('#c9cdd0', 0.4), [-14.2 + i * 3.6, -6.1, z + 0.55], 0.3),
    ),
    ...[0, 1].map((i) => button(0.55, ['#2c9a48', '#d8dadc'][i], [10.3, 1.6 - i * 2.6, z + 0.5])),
    block(3.4, 1.5, 0.5, dark, [-13.6, -8.1, z + 0.5], 0.2),
    socket(0.5, [-9, -8, z + 0.45]),
    // Handle, vents and the back.
    pipe(
      [
        [-w / 2 + 4, h / 2 - 0.4, -1],
        [-w / 2 + 4, h / 2 + 3, -1],
        [w / 2 - 4, h / 2 + 3, -1],
        [w / 2 - 4, h / 2 - 0.4, -1],
      ],
      0.9,
      rubber('#25282b'),
      2,
    ),
    louvres(8, 9, 1.2, shell, [w / 2, 1, -2.4, 0, 90, 0]),
    louvres(8, 9, 1.2, shell, [-w / 2, 1, -2.4, 0, -90, 0]),
    louvres(7, 12, 1.3, dark, [-8, 1, -z, 0, 180, 0]),
    ratingPlate(6, 'DSO 2100', '100 – 240 V~ 30 W', [7, 3.4, -z - 0.05, 0, 180, 0]),
    block(5, 3.6, 0.8, dark, [8, -5, -z], 0.4),
    ...[-1, 1].map((s) => block(2.4, 2, 4, rubber(), [s * (w / 2 - 5), -h / 2 - 0.6, z - 4], 0.6)),
    ...[-1, 1].map((s) => block(2.4, 1.2, 3, rubber(), [s * (w / 2 - 5), -h / 2 - 0.2, -z + 3], 0.5)),
  );
  const probe = group(
    undefined,
    hose(
      [
        [6.6, 4.2, 9.6],
        [6.4, 3.2, 13],
        [3, 0.6, 17],
        [-6, 0.4, 19.6],
        [-13, 0.4, 16.6],
        [-12, 0.4, 13],
        [-5, 0.4, 14],
        [2, 0.4, 20.6],
        [8, 0.9, 22.4],
      ],
      0.26,
      rubber('#1b1d20'),
    ),
    group(
      [8, 0.9, 22.4, 0, 82],
      rodZ(0.55, 5, dark, [0, 0, 2.2], 0.75),
      rodZ(1.1, 0.5, dark, [0, 0, 4.8]),
      rodZ(0.5, 2.4, plastic('#e9c51f', 0.4), [0, 0, 6.2]),
      rodZ(0.12, 1.6, chrome(), [0, 0, 8]),
    ),
  );
  return group(undefined, body, probe, mainsLead([8, 4.8, -9], 14, 0.35));
}

/** The screen: grid, a sine wave, a square wave and the measured values. */
function trace(at) {
  return decal(
    18.6,
    12.2,
    (pen, w, h) => {
      pen.fillStyle = '#060b0f';
      pen.fillRect(0, 0, w, h);
      pen.strokeStyle = '#24343c';
      pen.lineWidth = 0.05;
      for (let i = 1; i < 12; i++) pen.strokeRect((i * w) / 12, 0, 0.001, h - 1.2);
      for (let i = 1; i < 8; i++) pen.strokeRect(0, (i * (h - 1.2)) / 8, w, 0.001);
      const draw = (colour, wave) => {
        pen.strokeStyle = colour;
        pen.lineWidth = 0.16;
        pen.beginPath();
        for (let i = 0; i <= 400; i++) pen.lineTo((i / 400) * w, wave((i / 400) * 6 * Math.PI));
        pen.stroke();
      };
      draw('#f3cf2a', (t) => h * 0.3 - 2.2 * Math.sin(t));
      draw('#3fc4e8', (t) => h * 0.66 - 1.5 * Math.tanh(9 * Math.sin(t * 1.5 + 0.6)));
      pen.font = font(0.7, 600);
      [
        ['1.00 V', '#f3cf2a'],
        ['500 mV', '#3fc4e8'],
        ['f 2.50 kHz', '#dfe8ec'],
        ['T 200 µs', '#dfe8ec'],
      ].forEach(([text, colour], i) => {
        pen.fillStyle = colour;
        pen.fillText(text, w * (0.14 + i * 0.25), h - 0.55);
      });
    },
    at,
    { glow: 0.9, cover: true },
  );
}
