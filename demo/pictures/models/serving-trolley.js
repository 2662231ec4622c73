import { corners, group } from '../kit/geometry.ts';
import { polished, rubber, steel } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { block, hoop, pipe, plateY, rod } from '../kit/solids.ts';
import { castor } from '../kit/wheels.ts';

export const view = { azimuth: 30, elevation: 20 };
/** Close up: a corner of the top shelf with its handle. */
export const views = { 4: { zoom: 2.3, at: [38, 84, 12] } };

/** A serving trolley: three deep-drawn shelves in a frame of round tube, push handles at both ends. */
export function build() {
  const [w, d, metal, tube] = [84, 52, steel(), polished()];
  const shelf = (y) =>
    group(
      [0, y, 0],
      plateY(cut(rectangle(w, d, 4), rectangle(w - 7, d - 7, 4)), 2.4, metal, [0, 0, 0], 0.9),
      plateY(rectangle(w - 5, d - 5, 4), 0.8, metal, [0, -0.8, 0], 0.1),
      block(w - 20, 1.6, 4, metal, [0, -1.6, -10], 0.4),
      block(w - 20, 1.6, 4, metal, [0, -1.6, 10], 0.4),
    );
  // One bent tube at each end: up the front post, across as the handle, down the rear post.
  const end = (side) =>
    pipe(
      [
        [side * (w / 2 + 0.2), 15, d / 2 - 4],
        [side * (w / 2 + 0.2), 84, d / 2 - 4],
        [side * (w / 2 + 7), 94, d / 2 - 4],
        [side * (w / 2 + 7), 94, -d / 2 + 4],
        [side * (w / 2 + 0.2), 84, -d / 2 + 4],
        [side * (w / 2 + 0.2), 15, -d / 2 + 4],
      ],
      1.3,
      tube,
      6,
    );
  return group(
    undefined,
    shelf(24),
    shelf(51),
    shelf(79),
    end(-1),
    end(1),
    corners(w + 0.4, d - 8, (sx, sz) =>
      group(
        undefined,
        castor(5.6, [0, 15, 0, 0, sz * sx * 30 - 60, 0]),
        rod(1.8, 2, metal, [0, 15.6, 0]),
        hoop(4.6, 0.9, rubber('#8d9296'), [0, 17.4, 0, 90, 0, 0]),
        rod(4.4, 0.8, rubber('#8d9296'), [0, 17.4, 0]),
      ),
    ),
    label('SERVO 3', 1.6, '#565c62', [0, 79, d / 2 + 0.06]),
  );
}
