import { knob, rocker } from '../kit/controls.ts';
import { bowHandle, louvres } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { gear } from '../kit/outline.ts';
import { display, label } from '../kit/print.ts';
import { block, hose, plate, rodZ } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 17 };

/** A bench power supply with two LED rows, four knobs and three terminals. */
export function build() {
  const [w, h, d, shell] = [15, 17, 28, powder('#8f969c')];
  const digits = (text, unit, colour, y) =>
    group([-1.4, y, 0.3], display(9.4, 3.6, [text], colour), label(unit, 1.3, '#e9ebec', [6, 0, 0.1]));
  const terminal = (x, colour) =>
    group(
      [x, -6, 0.2],
      rodZ(0.95, 0.6, plastic(colour, 0.35), [0, 0, 0.3]),
      plate(gear(0.9, 14, 0.1), 1.2, plastic(colour, 0.35), [0, 0, 1.3]),
      rodZ(0.5, 2.4, plastic(colour, 0.35), [0, 0, 1.2]),
      rodZ(0.26, 0.1, plastic('#050505'), [0, 0, 2.4]),
    );
  const front = group(
    [0, h / 2 + 1.4, d / 2 + 0.1],
    block(w - 0.6, h - 0.6, 0.6, plastic('#2b3036', 0.4), undefined, 0.5),
    digits('12.50', 'V', '#ff4b3a', 5.4),
    digits('2.00', 'A', '#57e07a', 1.2),
    ...[-5.2, -1.8, 1.8, 5.2].map((x, i) => knob(1.05, [x, -2.4, 0.3], { turn: i * 30 - 60, marks: 9 })),
    terminal(-3.4, '#17181a'),
    terminal(0, '#2d8f4a'),
    terminal(3.4, '#c2241c'),
    rocker(1.5, 2.2, [6, -6, 0.3], '#d2241b'),
  );
  return group(
    undefined,
    block(w, h, d, shell, [0, h / 2 + 1.4, 0], 0.7),
    front,
    corners(w - 3, d - 4, () => foot(1, 1.8)),
    louvres(8, 17, 1.1, shell, [w / 2, 9.6, -2, 0, 90, 0]),
    label('DC 30 V  5 A', 1.2, '#eef0f1', [w / 2 + 0.06, 15.6, -2, 0, 90, 0]),
    group([0, h + 1.6, 0, -90, 0, 90], bowHandle(15, 2.6, 0.6, plastic())),
    hose(
      [
        [-3.4, 3.9, 16.6],
        [-3.6, 2.4, 19],
        [0, 0.4, 22],
        [8, 0.4, 22],
        [14, 0.4, 18],
      ],
      0.22,
      rubber('#17181a'),
    ),
    hose(
      [
        [3.4, 3.9, 16.6],
        [3.6, 2.4, 19],
        [6, 0.4, 24],
        [12, 0.4, 24],
        [17, 0.4, 20],
      ],
      0.22,
      rubber('#b3211c'),
    ),
    group(
      [14, 0.6, 18, 0, 40, 0],
      block(1, 0.9, 4.6, plastic('#17181a', 0.4), [0, 0, -1], 0.3),
      block(0.5, 0.4, 2, zinc(), [0, 0, -3.8], 0.1),
    ),
    group(
      [17, 0.6, 20, 0, 40, 0],
      block(1, 0.9, 4.6, plastic('#b3211c', 0.4), [0, 0, -1], 0.3),
      block(0.5, 0.4, 2, zinc(), [0, 0, -3.8], 0.1),
    ),
  );
}
