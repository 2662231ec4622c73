import type { Group, Object3D } from 'three';
import type { At } from './geometry.ts';
import { corners, group, put } from './geometry.ts';
import { powder, rubber } from './materials.ts';
import { block } from './solids.ts';
import { castor } from './wheels.ts';

/** A thing of a scene: the name of its model, or a prop as it is built; where it stands; the model's own parameters. */
export type Thing = readonly [what: string | Object3D, at: At, parameters?: Readonly<Record<string, string>>];

interface Model {
  build(parameters: Readonly<Record<string, string>>): Object3D;
}

/**
 * Puts models together into one picture, all in their own centimetres. It stands where they do, at 0: what one of them
 * has below that, the tip of a torch say, would lift all others off the ground.
 */
export async function scene(...things: readonly Thing[]): Promise<Group> {
  const built = things.map(async ([what, at, parameters = {}]) => {
    if (typeof what !== 'string') return put(what, at);
    const model = (await import(`../models/${what}.js`)) as Model;
    return put(model.build(parameters), at);
  });
  const whole = group(undefined, ...(await Promise.all(built)));
  whole.userData.ground = 0;
  return whole;
}

/** A plain box to lift something up; `h` is the height of its top. */
export const plinth = (w: number, h: number, d: number, colour = '#d9dde1'): Group =>
  group(undefined, block(w, h, d, powder(colour), [0, h / 2, 0], 0.8));

/** A plain table, `h` high, open below. */
export const table = (w: number, h: number, d: number, colour = '#e4e6e8', legs = '#8b9197'): Group =>
  group(
    undefined,
    block(w, 3.6, d, powder(colour), [0, h - 1.8, 0], 0.8),
    block(w - 8, 5, 2, powder(legs), [0, h - 6, d / 2 - 5], 0.3),
    block(w - 8, 5, 2, powder(legs), [0, h - 6, 5 - d / 2], 0.3),
    corners(w - 8, d - 10, () => block(4, h - 3.6, 4, powder(legs), [0, (h - 3.6) / 2, 0], 0.6)),
  );

/** A portal on castors to hang a hoist on: the beam, 5 wide and 6.5 high, has its middle at `h`. */
export const portal = (w: number, h: number, colour = '#2f4b6e'): Group =>
  group(
    undefined,
    block(w, 6.5, 5, powder(colour), [0, h, 0], 0.5),
    ...[-1, 1].map((side) =>
      group(
        [side * (w / 2 - 5), 0, 0],
        block(7, h - 20, 7, powder(colour), [0, h / 2 + 9, 0], 0.5),
        block(8, 7, 84, powder(colour), [0, 17.2, 0], 0.6),
        block(9.4, 5, 9.4, rubber('#2b2d30'), [0, h - 5.6, 0], 0.4),
        ...[-36, 36].map((z) => castor(5.4, [0, 13.8, z, 0, 40, 0])),
      ),
    ),
  );
