import { group } from '../kit/geometry.ts';
import { aluminium, brass, darkSteel, plastic, polished, rubber, zinc } from '../kit/materials.ts';
import { freeform } from '../kit/outline.ts';
import { decal, font } from '../kit/print.ts';
import { block, plateX, rod, rodZ, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: -38, elevation: 12, margin: 0.08 };
export const views = { 4: { at: [0, 20, 8], zoom: 1.9 } };

/** A pneumatic impact wrench lying against its own grip, square drive to the front. */
export function build() {
  const [cast, black, red] = [aluminium('#b9bdc1'), rubber('#1d1e20'), plastic('#b3231c', 0.4)];
  const body = group(
    [0, 17, 0],
    turned(
      [
        [0, -8.6],
        [2, -8.6],
        [3.2, -8],
        [3.4, -6.6],
        [3.7, -6],
        [3.8, -2],
        [3.7, 0.4],
        [3.9, 1],
        [3.9, 2],
        [3.5, 2.4],
        [2.9, 6],
        [2.4, 8.6],
        [1.7, 9.4],
        [1.5, 10.4],
        [0, 10.4],
      ],
      cast,
      undefined,
      'z',
      96,
    ),
    turned(
      [
        [3.75, -7],
        [4.3, -6.6],
        [4.4, -1.6],
        [4, -1],
      ],
      black,
      undefined,
      'z',
      96,
    ),
    turned(
      [
        [0, -9.3],
        [3, -9.3],
        [4, -8.6],
        [4.3, -7],
        [3.6, -6.4],
      ],
      black,
      undefined,
      'z',
      96,
    ),
    block(1.3, 1.3, 3.4, polished(), [0, 0, 12, 0, 0, 45], 0.14),
    sleeve(0.95, 0.6, 0.3, darkSteel(), [0, 0, 13], 'z'),
    ...[45, 135, 225, 315].map((turn) =>
      group(
        [2.9 * Math.cos((turn * Math.PI) / 180), 2.9 * Math.sin((turn * Math.PI) / 180), 3.4],
        rodZ(0.5, 1.4, darkSteel()),
      ),
    ),
    decal(
      6,
      1.5,
      (pen, w, h) => {
        pen.fillStyle = '#f4f4f2';
        pen.font = font(1.2, 800);
        pen.fillText('1/2"  780 Nm', w / 2, h / 2, w);
      },
      [-4.42, 0.2, -4, 0, -90, 0],
    ),
  );
  const handle = group(
    [0, 0, -3],
    plateX(
      freeform([
        [-2.6, 0.8],
        [2.2, 0.4],
        [2.5, 6],
        [2.2, 10],
        [3.4, 14],
        [3.6, 16],
        [-3.4, 16],
        [-2.4, 12],
        [-2.9, 6],
      ]),
      4.2,
      black,
      undefined,
      1.6,
    ),
    block(1.6, 3.4, 1.9, red, [0, 10.6, 3, -6], 0.6),
    plateX(
      freeform([
        [-2.4, 1.6],
        [2, 1.2],
        [2.2, -0.6],
        [-2.4, -0.4],
      ]),
      4,
      cast,
      undefined,
      0.8,
    ),
    rod(0.9, 2.4, brass(), [0, -1.2, -0.2]),
    rod(1.1, 1, zinc(), [0, -2.4, -0.2]),
    group(
      [0, 14, -3.4, -12],
      rodZ(1, 1.6, plastic('#2a2c30')),
      block(0.5, 1.6, 0.4, red, [0, 0.2, -0.9], 0.15),
    ),
  );
  return group([0, 3, 0], body, handle);
}
