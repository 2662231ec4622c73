import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, plastic, polished, rubber, steel } from '../kit/materials.ts';
import { circle, cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { ball, block, hose, pipe, plateY, rod, rodX, rodZ, sleeve, tub } from '../kit/solids.ts';

export const view = { azimuth: 26, elevation: 24 };
/** Close up: bowl and mixer. */
export const views = { 4: { zoom: 2, at: [-24, 92, 0] } };

/** A catering sink unit: bowl on the left, ribbed drainer on the right, shelf, mixer tap and siphon. */
export function build() {
  const [w, h, d, metal, bright] = [120, 85, 60, steel(), polished()];
  const [bowlX, bowl] = [-28, [50, 30, 40]];
  const top = group(
    undefined,
    plateY(
      cut(rectangle(w, d, 1), rectangle(bowl[0] - 1, bowl[2] - 1, 5, bowlX, 3)),
      1.4,
      metal,
      [0, h - 0.7, 0],
      0.4,
    ),
    ...[-1, 1].map((s) => block(1, 5, d, metal, [s * (w / 2 - 0.5), h - 2.5, 0], 0.4)),
    ...[-1, 1].map((s) => block(w, 5, 1, metal, [0, h - 2.5, s * (d / 2 - 0.5)], 0.4)),
    block(w, 10, 1.6, metal, [0, h + 4.6, -d / 2 + 0.8], 0.5),
    repeat(11, (i) => block(1.4, 0.9, 42, metal, [8 + i * 4.6, h + 0.1, 3], 0.4)),
    ...[-1, 1].map((s) => block(0.8, 0.8, 46, metal, [30.6 + s * 27, h + 0.3, 3], 0.3)),
  );
  const basin = group(
    [bowlX, h - bowl[1] - 0.6, 3],
    tub(bowl, 0.6, metal, undefined, 6),
    plateY(circle(5.6), 0.4, bright, [0, 0.8, -6], 0.1),
    sleeve(4.4, 3.4, 0.5, chrome(), [0, 1, -6]),
    rod(3.2, 0.3, plastic('#101213', 0.5), [0, 1, -6]),
    pipe(
      [
        [0, 0, -6],
        [0, -14, -6],
        [6, -14, -6],
        [6, -8, -6],
        [6, -8, -24],
      ],
      1.8,
      plastic('#e8eaea', 0.4),
      3,
    ),
    rod(2.6, 4, plastic('#e8eaea', 0.4), [0, -6, -6]),
    rod(2.6, 3, plastic('#d4d7d8', 0.4), [0, -1.5, -6]),
    hose(
      [
        [19, 28.4, -16],
        [19.2, 27.4, -15.4],
      ],
      0.5,
      rubber(),
    ),
  );
  const leg = () =>
    group(
      undefined,
      block(4, h - 12, 4, metal, [0, h / 2 + 3, 0], 0.6),
      rod(1.5, 6, chrome(), [0, 6, 0]),
      rod(2.4, 3, rubber('#2b2d30'), [0, 1.5, 0], 'y', 2),
    );
  const mixer = group(
    [bowlX + 4, h, -d / 2 + 8],
    rod(3, 1, chrome(), [0, 0.5, 0]),
    rod(2.3, 10, chrome(), [0, 5.4, 0]),
    pipe(
      [
        [0, 9, 0],
        [0, 36, 0],
        [0, 36, 19],
        [0, 25, 19],
      ],
      1.2,
      chrome(),
      8,
    ),
    rod(1.6, 3, chrome(), [0, 24.6, 19]),
    ball(2.4, chrome(), [0, 11, 0]),
    ...[-1, 1].map((s) =>
      group(
        [s * 2, 6, 0],
        rodX(1.5, 5, chrome(), [s * 2, 0, 0]),
        rodX(2, 1.4, chrome(), [s * 5, 0, 0]),
        rodZ(0.7, 7, chrome(), [s * 5.4, 0.4, 3]),
        ball(0.9, plastic(s < 0 ? '#c6261d' : '#2666b8', 0.3), [s * 5.8, 0, 0], [0.4, 1, 1]),
      ),
    ),
  );
  return group(
    undefined,
    top,
    basin,
    mixer,
    corners(w - 5, d - 5, leg),
    block(w - 7, 3, d - 7, metal, [0, 20, 0], 0.6),
    block(w - 8, 4, 0.8, metal, [0, h - 7, -d / 2 + 2.4], 0.2),
    label('INOX 120', 1.7, '#5a6066', [w / 2 - 10, h - 2.6, d / 2 + 0.06]),
  );
}
