import { ribbedHose } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { aluminium, chrome, plastic, polished, rubber } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, plateY, rod, rodX, rodZ, sleeve, tub } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 18 };

/** A hairdresser's trolley: five drawers between two posts, work top with tray, holders for dryer and irons. */
export function build({ colour = '#2b2d31' } = {}) {
  const [body, pull, dark] = [plastic(colour, 0.42), aluminium('#c9ccce'), rubber('#2a2c30')];
  const [w, d] = [34, 36];
  const base = group(
    undefined,
    block(w + 6, 3.4, d + 4, body, [0, 13.4, 0], 1.4),
    corners(w - 3, d - 3, (sx, sz) => castor(3.8, [sx * 2.6, 11.8, sz * 2, 0, sx * 40, 0])),
    ...[-1, 1].map((s) => block(2, 64, 9, body, [s * (w / 2 + 1), 46, 0], 0.8)),
    ...[-1, 1].map((s) => block(0.8, 64, 3, polished(), [s * (w / 2 + 2), 46, 0], 0.3)),
    block(w + 1, 60, 1, body, [0, 46, -d / 2 + 2], 0.4),
  );
  const drawers = [0, 1, 2, 3, 4].map((i) => {
    const tall = i === 0;
    const h = tall ? 15 : 9.4;
    const y = tall ? 16.4 : 32.6 + (i - 1) * 10.6;
    const out = i === 3 ? 11 : 0;
    return group(
      [0, y, out],
      tub([w - 0.6, h, d - 2], 0.8, body, [0, 0, 0], 2),
      block(w - 0.4, h + 0.4, 1.6, body, [0, h / 2, d / 2 - 0.6], 0.8),
      block(15, 1.4, 1.8, pull, [0, h - 2.2, d / 2 + 0.5], 0.6),
      ...(out ? filling() : []),
    );
  });
  const top = group(
    [0, 77.4, 0],
    plateY(rectangle(w + 8, d + 4, 4), 1.6, body, [0, 0.8, 0], 0.5),
    plateY(cut(rectangle(w + 8, d + 4, 4), rectangle(w + 5, d + 1, 3)), 2, body, [0, 2.4, 0], 0.5),
    plateY(rectangle(w + 4, d, 3), 0.5, dark, [0, 1.8, 0], 0.1),
    scissors([-8, 2.6, 8, 0, 28, 0]),
    group(
      [6, 3.6, 8, 0, -60, 0],
      rodX(0.9, 10, plastic('#15161a', 0.4), [6, 0, 0]),
      rodX(1.9, 9, plastic('#b23a66', 0.5), [-3.4, 0, 0]),
      rodX(1.4, 9.8, polished(), [-3.4, 0, 0]),
    ),
    bottle([-9, 2, -8], '#e9e4da', '#1c1d20'),
    bottle([-2, 2, -10], '#c98a5a', '#efeae0'),
    label('STYLE 5', 1.3, '#8d9296', [0, 0.9, d / 2 + 2.06]),
  );
  // Two rings for the dryer at the right, an iron holder beside it.
  const holder = group(
    [w / 2 + 3.4, 76, 0],
    block(4, 1, 22, body, [0.4, 1, 0], 0.4),
    hoop(4.6, 0.6, chrome(), [6.4, 1, 6, 90]),
    sleeve(3, 2.6, 8, body, [5, -2.6, -6]),
    dryer([6.4, 1, 6]),
  );
  return group(undefined, base, ...drawers, top, holder);
}

/** A hair dryer hanging nozzle down in its ring. */
const dryer = (at) =>
  group(
    at,
    rod(3.4, 12, plastic('#1a1b1e', 0.35), [0, 2, 0], 'y', 4),
    rod(2.7, 6, plastic('#26282c', 0.4), [0, -6, 0], 'y', 3),
    rod(3.5, 1.2, polished(), [0, 8.2, 0]),
    block(3, 3, 12, plastic('#1a1b1e', 0.35), [0, 3.6, -8, 14], 1.3),
    ribbedHose(
      [
        [0, 2, -14],
        [0, -6, -15],
        [-1, -16, -12],
        [-2, -22, -13],
      ],
      0.45,
      rubber('#1a1b1e'),
    ),
    block(1, 2.4, 1.4, plastic('#c6261d', 0.4), [0, 5.2, -7, 14], 0.3),
  );

const bottle = (at, colour, cap) =>
  group(
    at,
    rod(2.4, 13, plastic(colour, 0.3), [0, 6.5, 0]),
    rod(1.3, 3, plastic(cap, 0.4), [0, 14, 0]),
    rodZ(0.5, 3, plastic(cap, 0.4), [0, 15.4, 1]),
  );

const scissors = (at) =>
  group(
    at,
    ...[-1, 1].map((s) =>
      group(
        [0, s * 0.1, 0, 0, s * 10, 0],
        block(9, 0.25, 0.9, chrome(), [5, 0, 0], 0.1),
        block(6, 0.3, 0.7, chrome(), [-2.4, 0, 0], 0.12),
        hoop(1.5, 0.28, chrome(), [-6.6, 0, 0, 90]),
      ),
    ),
  );

/** Rollers in the open drawer. */
const filling = () => [
  repeat(10, (i) =>
    rodZ(1.7, 6.4, plastic(['#b23a66', '#3a8fb2', '#d9a23c'][i % 3], 0.5), [
      -12.6 + (i % 5) * 6.2,
      2.8,
      i < 5 ? 10 : 1.6,
    ]),
  ),
];
