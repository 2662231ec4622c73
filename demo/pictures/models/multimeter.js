import { socket } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { brass, chrome, plastic, rubber } from '../kit/materials.ts';
import { rectangle } from '../kit/outline.ts';
import { decal, font, lcd } from '../kit/print.ts';
import { block, hose, plate, rod, rodZ, turned } from '../kit/solids.ts';

export const view = { azimuth: 24, elevation: 40 };

/** A handheld multimeter leaning on its stand, with red and black probes. */
export function build() {
  const [yellow, dark] = [plastic('#e5ae0e', 0.42), plastic('#24272b', 0.42)];
  const marks = decal(
    8,
    8,
    (pen, w, h) => {
      pen.translate(w / 2, h / 2);
      const texts = ['OFF', 'V~', 'V=', 'mV', 'Ω', '▸|', 'Hz', 'µA', 'mA', 'A'];
      texts.forEach((text, i) => {
        const angle = ((-140 + i * 31) * Math.PI) / 180;
        pen.fillStyle = i === 0 ? '#ff6a4d' : '#f2f2f0';
        pen.font = font(0.56, 700);
        pen.fillText(text, 3.35 * Math.sin(angle), -3.35 * Math.cos(angle));
      });
    },
    [0, -1.6, 1.52],
  );
  const meter = group(
    undefined,
    plate(rectangle(9.4, 19, 1.6), 3.2, yellow, [0, 0, -0.2], 0.9),
    plate(rectangle(7.8, 17.4, 1), 0.5, dark, [0, 0, 1.3], 0.2),
    lcd(6.8, 4, '230.4', 'V~', [0, 5.6, 1.6]),
    ...[-2.5, 0, 2.5].map((x) => block(1.7, 0.8, 0.5, plastic('#dfe1e2', 0.4), [x, 2.6, 1.6], 0.25)),
    marks,
    rodZ(2.5, 0.5, plastic('#15171a'), [0, -1.6, 1.7]),
    rodZ(2.2, 0.9, plastic('#33373c', 0.4), [0, -1.6, 2]),
    group(
      [0, -1.6, 2.5, 0, 0, 30],
      block(1, 4.2, 0.7, plastic('#33373c', 0.4), undefined, 0.3),
      block(0.22, 1.4, 0.1, plastic('#ffffff'), [0, 1.2, 0.36], 0.03),
    ),
    ...[-2.9, -1, 1, 2.9].map((x, i) =>
      socket(0.68, [x, -7, 1.5], plastic(i === 2 ? '#141516' : '#b3211c', 0.4), brass()),
    ),
  );
  const plug = (x, colour) =>
    group(
      [x, -7, 1.6],
      rodZ(0.62, 2, plastic(colour, 0.4), [0, 0, 1]),
      rod(0.5, 2.2, plastic(colour, 0.4), [0, -0.9, 1.8]),
    );
  const probe = (colour, at) =>
    group(
      at,
      turned(
        [
          [0, 0],
          [0.5, 0.1],
          [0.7, 1],
          [0.62, 5],
          [0.9, 7.4],
          [0.9, 7.8],
          [0.5, 8],
          [0.42, 10],
          [0, 10],
        ],
        plastic(colour, 0.4),
      ),
      rod(0.12, 2.6, chrome(), [0, 11, 0], 'y', 0.05),
    );
  const lean = group([0, 0.9, 0, -78], meter, plug(1, '#17181a'), plug(2.9, '#b3211c'));
  return group(
    undefined,
    lean,
    hose(
      [
        [1, 1.6, 9],
        [1.2, 0.6, 11],
        [4, 0.3, 13],
        [9, 0.3, 11],
        [11, 0.3, 3],
        [9.4, 0.3, -4],
        [11, 0.5, -8],
      ],
      0.24,
      rubber('#17181a'),
    ),
    hose(
      [
        [2.9, 1.8, 9],
        [3.2, 0.6, 11.4],
        [6, 0.3, 14],
        [12, 0.3, 12],
        [13.6, 0.3, 4],
        [12.6, 0.4, -1],
      ],
      0.24,
      rubber('#a81f1a'),
    ),
    probe('#17181a', [11, 0.8, -8, -90, 0, -20]),
    probe('#b3211c', [12.6, 0.8, -1, -90, 0, -8]),
  );
}
