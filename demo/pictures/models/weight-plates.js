import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, powder, rubber, steel } from '../kit/materials.ts';
import { decal, font, label } from '../kit/print.ts';
import { block, pipe, rod, sleeve, turned } from '../kit/solids.ts';

export const view = { azimuth: 38, elevation: 17 };

/** Lettering round a plate: weight left and right, lines above and below. */
const face = (kilos) => (pen, w) => {
  pen.translate(w / 2, w / 2);
  pen.fillStyle = '#f3f3f0';
  pen.font = font(w * 0.1);
  for (const turn of [0, Math.PI]) {
    pen.save();
    pen.rotate(turn);
    pen.fillText(`${kilos} KG`, 0, -w * 0.335, w * 0.4);
    pen.restore();
  }
  pen.font = font(w * 0.055, 600);
  for (const turn of [Math.PI / 2, -Math.PI / 2]) {
    pen.save();
    pen.rotate(turn);
    pen.fillText('OLYMPIC  50 mm', 0, -w * 0.345, w * 0.4);
    pen.restore();
  }
};

/** A rubber bumper plate of radius `r`, axis along z. */
const bumper = (r, t, kilos, colour, at) => {
  const cover = rubber(colour);
  const half = t / 2;
  const side = [
    [2.6, half * 0.8],
    [5.4, half * 0.8],
    [6.4, half * 0.55],
    [r * 0.5, half * 0.5],
    [r * 0.54, half * 0.7],
    [r * 0.82, half * 0.7],
    [r * 0.86, half * 0.92],
    [r * 0.96, half * 0.98],
    [r - 0.1, half * 0.8],
    [r, half * 0.6],
  ];
  return group(
    at,
    turned([...side.map(([x, y]) => [x, -y]), ...side.toReversed()], cover, undefined, 'z', 120),
    sleeve(5.2, 2.6, t * 0.86, steel('#b9bcbf'), undefined, 'z'),
    sleeve(3.1, 2.5, t * 0.92, darkSteel(), undefined, 'z'),
    repeat(6, (i) =>
      group(
        [0, 0, 0, 0, 0, i * 60],
        turned(
          [
            [0, -half * 0.98],
            [0.4, -half * 0.98],
            [0.4, half * 0.98],
            [0, half * 0.98],
          ],
          chrome(),
          [0, 4.2, 0],
          'z',
          16,
        ),
      ),
    ),
    decal(r * 1.9, r * 1.9, face(kilos), [0, 0, half * 0.71]),
    decal(r * 1.9, r * 1.9, face(kilos), [0, 0, -half * 0.71, 0, 180, 0]),
  );
};

/** Six plates, small to large, on a floor rack with dividers; `look` mixed has competition colours. */
export function build({ look = 'black' } = {}) {
  const shade = (colour) => (look === 'mixed' ? colour : '#26282a');
  const dark = powder('#3a3e44');
  const plates = [
    [12, 3, 5, shade('#8d9297')],
    [15, 4, 10, shade('#2c7a3c')],
    [18, 5, 15, shade('#d8a915')],
    [21, 6, 20, shade('#1f4f9c')],
    [22.5, 7, 25, shade('#a81b1b')],
    [22.5, 7, 25, shade('#a81b1b')],
  ];
  const rack = group(
    undefined,
    ...[-1, 1].map((s) => block(4, 4, 76, dark, [s * 9, 3.2, 0], 0.6)),
    ...[-35, 35].map((z) => block(40, 4, 4, dark, [0, 3.2, z], 0.6)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod(2.4, 1.4, rubber(), [x * 17, 0.7, z * 35]))),
    pipe(
      [
        [-9, 4, -36],
        [-9, 34, -39],
        [9, 34, -39],
        [9, 4, -36],
      ],
      1.5,
      dark,
      5,
    ),
    label('RACK 6', 2, '#e3e5e7', [0, 3.2, 37.06]),
  );
  const whole = group(undefined, rack);
  plates.forEach(([r, t, kilos, colour], i) => {
    const z = 30 - i * 11.6;
    whole.add(bumper(r, t, kilos, colour, [0, 4.4 + Math.sqrt(r * r - 49), z, -2, 0, 0]));
    if (i > 0)
      whole.add(
        pipe(
          [
            [-9, 4, z + 5.6],
            [-9, 15 + i, z + 5.6],
            [9, 15 + i, z + 5.6],
            [9, 4, z + 5.6],
          ],
          0.9,
          chrome(),
          3,
        ),
      );
  });
  return whole;
}
