import { group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, plastic, powder, rubber } from '../kit/materials.ts';
import { label } from '../kit/print.ts';
import { block, rod, rodX, rodZ } from '../kit/solids.ts';

export const view = { azimuth: 34, elevation: 9 };

/** A steel locker on a plinth of legs: three compartments, one door ajar with shelf, rail and hooks inside. */
export function build({ colour = '#27588f' } = {}) {
  const [shell, doorPaint, dark] = [powder('#d3d6d8'), powder(colour), plastic('#1b1d20', 0.45)];
  const [w, h, d, foot] = [90, 162, 48, 16];
  const bay = w / 3;
  const sheet = (sx, sy, sz, at) => block(sx, sy, sz, shell, at, 0.25);
  const carcass = group(
    [0, foot, 0],
    sheet(0.9, h, d, [-w / 2, h / 2, 0]),
    sheet(0.9, h, d, [w / 2, h / 2, 0]),
    sheet(w, h, 0.8, [0, h / 2, -d / 2 + 0.4]),
    sheet(w + 1, 2.4, d + 1, [0, h - 0.6, 0]),
    sheet(w, 2.4, d, [0, 1, 0]),
    ...[-1, 1].map((s) => sheet(0.9, h - 3, d - 1, [(s * bay) / 2, h / 2, 0])),
    ...[-1, 0, 1].map((i) => sheet(bay - 1, 0.8, d - 3, [i * bay, h - 30, -1])),
    ...[-1.5, -0.5, 0.5, 1.5].map((i) => sheet(2.6, h - 3, 1, [i * bay * 0.985, h / 2, d / 2 - 0.5])),
    rodX(0.8, bay - 2, chrome(), [bay, h - 36, 0]),
    ...[-8, 4].map((z) =>
      group([bay + bay / 2 - 2, h - 44, z], rodX(0.4, 4, chrome()), rod(0.4, 3, chrome(), [-2, -1, 0])),
    ),
    ...repeat(9, (i) => block(0.3, 1, 14, dark, [w / 2 + 0.4, 18 + i * 2, 0], 0.1)).children,
    ...repeat(9, (i) => block(0.3, 1, 14, dark, [-w / 2 - 0.4, 18 + i * 2, 0], 0.1)).children,
    ...repeat(4, (i) => block(14, 1, 0.3, dark, [0, h - 20 + i * 2, -d / 2 - 0.05], 0.1)).children,
    ...[-1, 1].map((s) => block(1.4, h - 8, 0.3, powder('#bfc3c6'), [(s * bay) / 2, h / 2, -d / 2], 0.1)),
  );
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      group(
        [x * (w / 2 - 2.4), foot / 2, z * (d / 2 - 2.4)],
        block(4, foot, 4, darkSteel(), undefined, 0.4),
        block(5, 1.6, 5, rubber(), [0, -foot / 2 + 0.8, 0], 0.4),
      ),
    ),
  );
  /** A door hinged at its left edge: x runs from 0 to its width. */
  const door = (number) => {
    const [dw, dh] = [bay - 2.2, h - 5];
    return group(
      undefined,
      block(dw, dh, 1.6, doorPaint, [dw / 2, 0, 0], 0.5),
      ...[1, -1].flatMap(
        (s) =>
          repeat(6, (i) =>
            group(
              [dw / 2, s * (dh / 2 - 12 - i * 2.4), 0.8],
              block(dw * 0.5, 0.7, 0.5, dark, [0, -0.3, -0.15], 0.2),
              block(dw * 0.52, 0.8, 0.7, doorPaint, [0, 0.4, 0.1], 0.3),
            ),
          ).children,
      ),
      group(
        [dw - 3.4, -2, 0.8],
        block(3.4, 11, 0.8, dark, undefined, 0.5),
        rodZ(1.1, 1.4, chrome(), [0, 2.6, 0.6]),
        block(0.3, 1, 0.2, darkSteel(), [0, 2.6, 1.35], 0.05),
        block(1.8, 4.4, 1.8, dark, [0, -2, 0.8], 0.6),
      ),
      group(
        [dw / 2, dh / 2 - 34, 0.8],
        block(9, 4.4, 0.4, chrome(), undefined, 0.15),
        block(8, 3.4, 0.5, plastic('#f6f6f2', 0.5), undefined, 0.1),
        label(number, 2.2, '#22262a', [0, 0, 0.28]),
      ),
      ...[-1, 1].map((s) => rod(0.7, 6, darkSteel(), [0, s * (dh / 2 - 20), 0.2])),
      block(dw - 4, 4, 0.5, doorPaint, [dw / 2, 10, -1], 0.2),
      block(dw - 4, 4, 0.5, doorPaint, [dw / 2, -30, -1], 0.2),
    );
  };
  const at = (i) => [i * bay - bay / 2 + 1.1, foot + h / 2, d / 2 + 0.9];
  return group(
    undefined,
    carcass,
    ...legs,
    group(at(-1), door('1')),
    group(at(0), door('2')),
    group([bay * 1.5 - 1.2, foot + h / 2, d / 2 + 0.9, 0, 180 + 148, 0], mirroredDoor(door, bay)),
  );
}

/** The right-hand door, open: hinged at its right edge, so it is built from the left and turned half round. */
function mirroredDoor(door, bay) {
  return group([0, 0, 0, 0, 180, 0], group([-(bay - 2.2), 0, 0], door('3')));
}
