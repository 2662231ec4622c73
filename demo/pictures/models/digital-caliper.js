import { group, repeat } from '../kit/geometry.ts';
import { chrome, plastic, steel, zinc } from '../kit/materials.ts';
import { polygon } from '../kit/outline.ts';
import { decal, font, label, lcd } from '../kit/print.ts';
import { block, plate, rod, rodX, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 62, shadow: 0.7 };

/** A 150 mm calliper lying flat: beam, two pairs of jaws, grey reading head. */
export function build() {
  const [metal, grey] = [steel('#b9bdc0'), plastic('#596067', 0.4)];
  const fixed = polygon(
    [
      [0, 0.8],
      [0, 3.4, 0.3],
      [1.1, 2.2],
      [1.6, 0.8],
      [3, 0.8],
      [3, -0.8],
      [1.7, -0.8],
      [0.2, -4.9, 0.3],
      [-1.1, -5, 0.3],
      [-1.1, -0.9],
      [-1.6, -0.8],
      [-1.6, 0.8],
    ],
    0.15,
  );
  const sliding = polygon(
    [
      [-1, 0.8],
      [-1, 3.4, 0.3],
      [-2, 2.2],
      [-2.4, 0.8],
      [-2.4, -0.8],
      [-0.3, -0.8],
      [-0.1, -4.9, 0.3],
      [1, -4.9, 0.3],
      [1.4, -1.4, 0.4],
      [6.4, -1.2],
      [6.4, 1.1],
      [-0.6, 1.1],
    ],
    0.15,
  );
  const scale = decal(
    15,
    1.4,
    (pen, w, h) => {
      pen.fillStyle = '#26292c';
      pen.font = font(0.42, 600);
      for (let mm = 0; mm <= 140; mm += 1) {
        const tall = mm % 10 === 0 ? 0.44 : mm % 5 === 0 ? 0.34 : 0.22;
        pen.fillRect(0.4 + mm * 0.1, h - tall, 0.022, tall);
        if (mm % 10 === 0) pen.fillText(String(mm / 10), 0.4 + mm * 0.1 + (mm > 90 ? 0.26 : 0.18), h - 0.66);
      }
      pen.fillText('mm', w - 0.5, 0.4);
    },
    [10.6, 0.1, 0.19],
  );
  const head = group(
    [7.6, 0, 0],
    plate(sliding, 0.42, metal, [-3.6, 0, 0.02], 0.06),
    block(7.4, 2.5, 0.9, grey, [1.2, 0.1, 0.5], 0.3),
    lcd(4.6, 1.5, '32.48', 'mm', [0.4, 0.24, 0.86]),
    repeat(3, (i) =>
      rodZ(0.3, 0.3, plastic(['#d8362a', '#2f3438', '#2f3438'][i], 0.35), [-1.2 + i * 1.5, -0.84, 0.96]),
    ),
    label('ON', 0.22, '#eef0f2', [-0.66, -0.84, 0.97]),
    rod(0.36, 0.9, chrome(), [3.2, 1.6, 0.2]),
    turned(
      [
        [0.3, -0.3],
        [0.62, -0.26],
        [0.62, 0.26],
        [0.3, 0.3],
      ],
      zinc(),
      [4.3, -1.3, 0.4],
      'z',
    ),
  );
  return group(
    [0, 0.6, 0, -90, 0, 0],
    block(22.4, 1.6, 0.36, metal, [9.6, 0, 0], 0.06),
    plate(fixed, 0.42, metal, undefined, 0.06),
    scale,
    head,
    rodX(0.11, 4, chrome(), [22, -0.2, 0]),
    block(0.5, 1.7, 0.42, metal, [20.7, 0, 0], 0.08),
    label('STAINLESS', 0.34, '#5a6066', [0.6, -0.3, 0.23]),
  );
}
