import { knob, lamp, rocker } from '../kit/controls.ts';
import { bowHandle, louvres, mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group } from '../kit/geometry.ts';
import { chrome, darkSteel, glass, glow, plastic, polished, powder } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { wireShelf } from '../kit/rigging.ts';
import { block, hoop, rod, rodX, rodZ, tub } from '../kit/solids.ts';
import { foot } from '../kit/wheels.ts';

export const view = { azimuth: 28, elevation: 19 };

/** A cabinet steriliser: violet tubes behind tinted glass, tools on two wire shelves, timer and switch below. */
export function build() {
  const [w, h, d, white, grey] = [40, 27, 24, powder('#f1f1ef'), plastic('#33383d', 0.42)];
  const cabinet = group(
    undefined,
    tub([w, d, h], 1, white, [0, 9 + h / 2, -d / 2, 90], 1.4),
    block(w - 2.2, h - 2.2, 0.4, glow('#7a63d8', 0.35), [0, 9 + h / 2, -d / 2 + 1.2], 0.1),
    block(w, 8.2, d, white, [0, 5.4, 0], 1.2),
    corners(w - 7, d - 6, () => foot(1.4, 1.6)),
    ...[-1, 1].map((s) => block(2, 1, 3, white, [s * 15, 9 + h - 1.6, 0], 0.3)),
    ...[3, -5].map((z) => rodX(0.9, w - 8, glow('#8f7bff', 1), [0, 9 + h - 2.8, z])),
    ...[-1, 1].flatMap((s) =>
      [3, -5].map((z) => rodX(1.1, 2.4, polished(), [s * (w / 2 - 3.6), 9 + h - 2.8, z])),
    ),
    louvres(6, 20, 1.3, white, [0, 24, -d / 2, 0, 180, 0]),
    ratingPlate(5, 'UV 20', '230 V~ 2 × 8 W', [11, 6, -d / 2 - 0.05, 0, 180, 0]),
    mainsLead([-8, 4, -d / 2], 14, 0.3),
  );
  const panel = group(
    [0, 5.4, d / 2 + 0.05],
    knob(2, [-12.6, 0, 0], { marks: 13, ink: '#33383d', depth: 1.4, material: grey }),
    label('MIN', 0.8, '#5a6066', [-7.6, -1.8, 0.05]),
    lamp(0.5, '#8f7bff', [2.6, 0.2, 0]),
    rocker(2, 3, [6.6, 0.2, 0], '#2c9a48'),
    label('UV 20', 1.5, '#4b4f8f', [13.6, 0.2, 0.05]),
  );
  const shelf = (y, ...tools) =>
    group([0, y, 0], wireShelf(w - 3, d - 4, 0.14, chrome(), [0, 0, 0], 1.6), ...tools);
  const door = group(
    [0, 9 + h / 2, d / 2 + 0.5],
    block(w - 0.6, h - 0.8, 0.7, glass('#b9a8ff', 0.1), undefined, 0.3),
    block(w - 0.4, 1, 0.9, grey, [0, -h / 2 + 0.8, 0], 0.3),
    block(w - 0.4, 1, 0.9, grey, [0, h / 2 - 0.8, 0], 0.3),
    ...[-1, 1].map((s) => block(1, h - 1, 0.9, grey, [s * (w / 2 - 0.6), 0, 0], 0.3)),
    group([0, h / 2 - 2.6, 0.4], bowHandle(11, 2, 0.5, chrome())),
  );
  return group(
    undefined,
    cabinet,
    panel,
    shelf(12.4, scissors([-8, 0.6, 3, 0, 20, 0]), brush([8, 1.4, 2, 0, -14, 0])),
    shelf(22, tweezers([-8, 0.5, 2, 0, 16, 0]), comb([7, 0.5, 1, 0, 12, 0])),
    door,
  );
}

const scissors = (at) =>
  group(
    at,
    ...[-1, 1].map((s) =>
      group(
        [0, s * 0.1, 0, 0, s * 9, 0],
        block(9, 0.25, 0.9, chrome(), [5, 0, 0], 0.1),
        block(6, 0.3, 0.7, chrome(), [-2.4, 0, 0], 0.12),
        hoop(1.5, 0.3, plastic('#c6261d', 0.4), [-6.6, 0, 0, 90]),
      ),
    ),
    rod(0.4, 0.7, darkSteel()),
  );

const brush = (at) =>
  group(
    at,
    rodX(0.6, 8, plastic('#1c1d20', 0.4), [6, 0, 0]),
    rodX(1.3, 6, plastic('#b23a66', 0.6), [-2, 0, 0]),
    rodX(1, 6.8, polished(), [-2, 0, 0]),
  );

const tweezers = (at) =>
  group(
    at,
    ...[-1, 1].map((s) => block(11, 0.2, 0.7, polished(), [0, 0, s * 0.5, 0, s * 4, 0], 0.08)),
    rodZ(0.5, 0.9, polished(), [5.4, 0, 0]),
  );

const comb = (at) =>
  group(
    at,
    block(15, 0.4, 1.2, plastic('#1c1d20', 0.4), [0, 0, -1], 0.15),
    ...Array.from({ length: 28 }, (_, i) =>
      block(0.2, 0.35, 2.2, plastic('#1c1d20', 0.4), [-6.9 + i * 0.51, 0, 0.5], 0.08),
    ),
  );
