import { knob, rocker } from '../kit/controls.ts';
import { cable, louvres, ribbedGrip } from '../kit/fittings.ts';
import { group } from '../kit/geometry.ts';
import { paint, plastic, powder, rubber, zinc } from '../kit/materials.ts';
import { display, label } from '../kit/print.ts';
import { block, pipe, rodX } from '../kit/solids.ts';
import { foot, wheel } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 13 };

/** A building dryer in a tubular frame with wheels. */
export function build() {
  const [yellow, grey, frame0] = [paint('#e4ae10'), powder('#4a4f55'), powder('#2a2c30')];
  const [w, h, d] = [48, 66, 40];
  const body = group(
    [0, h / 2 + 13, 0],
    block(w, h, d, yellow, undefined, 1.4),
    block(w - 8, 33, 1, grey, [0, -9, d / 2], 0.6),
    louvres(15, w - 12, 2, grey, [0, -9, d / 2 + 0.5]),
    group(
      [0, 21, d / 2 + 0.2],
      block(w - 8, 17, 0.8, plastic('#1d2024', 0.38), undefined, 0.6),
      display(12, 6, ['45 %', '22 °C'], '#7fe3ff', [-10, 1, 0.4]),
      knob(2.8, [4, 1, 0.4], { marks: 11 }),
      rocker(2.8, 4, [13.4, 1, 0.3], '#2c9a48'),
      label('DRY 50', 2, '#f0b912', [0, -6, 0.44]),
    ),
    louvres(13, 24, 2, grey, [w / 2, -4, 0, 0, 90, 0]),
    label('50 L / 24 H', 2.6, '#24272a', [w / 2 + 0.06, 24, 0, 0, 90, 0]),
  );
  const cage = group(undefined);
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + 2.4);
    cage.add(
      pipe(
        [
          [x, 8, 21],
          [x, 86, 21],
          [x, 86, -16],
          [x, 112, -24],
        ],
        1.5,
        frame0,
        6,
      ),
      pipe(
        [
          [x, 8, 21],
          [x, 8, -18],
          [x, 86, -16],
        ],
        1.5,
        frame0,
        6,
      ),
      wheel(10, 5, [side * (w / 2 + 6), 10, -16], plastic('#c9ccd0'), rubber()),
      foot(2.4, 7, [x, 0, 18]),
    );
  }
  cage.add(
    pipe(
      [
        [-w / 2 - 2.4, 112, -24],
        [w / 2 + 2.4, 112, -24],
      ],
      1.5,
      frame0,
    ),
    group([0, 112, -24, 0, 0, 90], ribbedGrip(2.1, 26)),
    pipe(
      [
        [-w / 2 - 2.4, 8, 19],
        [w / 2 + 2.4, 8, 19],
      ],
      1.5,
      frame0,
    ),
    rodX(1.1, 58, zinc(), [0, 10, -16]),
  );
  return group(
    undefined,
    body,
    cage,
    cable(
      [
        [w / 2 - 4, 22, -21],
        [w / 2 + 2, 8, -26],
        [w / 2 + 14, 0.5, -24],
        [w / 2 + 22, 0.5, -8],
      ],
      0.5,
    ),
  );
}
