import type { Group, Material } from 'three';
import type { At } from './geometry.ts';
import { around, group } from './geometry.ts';
import { aluminium, chrome, darkSteel, plastic, rubber, zinc } from './materials.ts';
import { polygon } from './outline.ts';
import { block, plateX, rod, rodX, turned } from './solids.ts';

/** A rubber foot whose underside is at the given point. */
export const foot = (r: number, h: number, at?: At): Group =>
  group(at, rod(r * 0.85, h, rubber(), [0, h / 2, 0], 'y', r));

/** A foot on a threaded rod with a round plate. */
export const levelFoot = (r: number, h: number, at?: At): Group =>
  group(
    at,
    rod(r, h * 0.3, rubber('#2a2b2d'), [0, h * 0.15, 0], 'y', r * 0.8),
    rod(r * 0.4, h, chrome(), [0, h / 2, 0]),
  );

/** A wheel about the x axis, centred; `hub` is the rim's material. */
export function wheel(
  r: number,
  w: number,
  at?: At,
  hub: Material = aluminium(),
  tyre: Material = rubber(),
): Group {
  const half = w / 2;
  const rim: [number, number][] = [
    [0, -half * 0.7],
    [r * 0.2, -half * 0.75],
    [r * 0.24, -half * 0.4],
    [r * 0.5, -half * 0.45],
    [r * 0.58, -half * 0.86],
    [r * 0.62, -half * 0.86],
    [r * 0.62, half * 0.86],
    [r * 0.58, half * 0.86],
    [r * 0.5, half * 0.45],
    [r * 0.24, half * 0.4],
    [r * 0.2, half * 0.75],
    [0, half * 0.7],
  ];
  const tread: [number, number][] = [
    [r * 0.58, -half * 0.9],
    [r * 0.8, -half],
    [r * 0.93, -half * 0.92],
    [r, -half * 0.55],
    [r, half * 0.55],
    [r * 0.93, half * 0.92],
    [r * 0.8, half],
    [r * 0.58, half * 0.9],
  ];
  return group(
    at,
    turned(tread, tyre, undefined, 'x'),
    turned(rim, hub, undefined, 'x'),
    rodX(r * 0.1, w * 1.05, darkSteel()),
  );
}

/** A pneumatic tyre with blocks on the tread. */
export function airWheel(r: number, w: number, at?: At, hub: Material = aluminium()): Group {
  const blocks = Array.from({ length: 26 }, (_, i) =>
    group(
      [0, 0, 0, (i * 360) / 26, 0, 0],
      block(w * 0.34, r * 0.06, r * 0.15, rubber(), [w * 0.22, r * 0.985, 0, 0, 14], 0.1),
      block(w * 0.34, r * 0.06, r * 0.15, rubber(), [-w * 0.22, r * 0.985, r * 0.12, 0, -14], 0.1),
    ),
  );
  return group(at, wheel(r * 0.985, w, undefined, hub), ...blocks);
}

/** A castor hanging below its plate; the given point is the middle of the plate's top. Total height 2.55 r. */
export function castor(
  r: number,
  at?: At,
  { fixed = false, tyre = rubber('#2b2d30') as Material } = {},
): Group {
  const w = r * 0.6;
  const lean = fixed ? 0 : -r * 0.45;
  const cheek = polygon(
    [
      [-r * 0.55, 0],
      [r * 0.55, 0],
      [lean + r * 0.3, -r * 1.35],
      [lean - r * 0.3, -r * 1.35],
    ],
    r * 0.2,
  );
  return group(
    at,
    block(r * 1.6, r * 0.14, r * 1.6, zinc(), [0, -r * 0.07, 0], 0.1),
    rod(r * 0.5, r * 0.3, zinc(), [0, -r * 0.25, 0]),
    plateX(cheek, r * 0.08, zinc(), [-w * 0.68, -r * 0.35, 0], 0.02),
    plateX(cheek, r * 0.08, zinc(), [w * 0.68, -r * 0.35, 0], 0.02),
    block(w * 1.4, r * 0.1, r * 1.1, zinc(), [0, -r * 0.4, 0], 0.05),
    wheel(r, w, [0, -r * 1.55, lean], plastic('#9aa0a5', 0.4), tyre),
  );
}

/** A five-star base with castors; the given point is the middle on the ground. */
export const starBase = (reach: number, material: Material, at?: At, castorRadius = 2.6): Group =>
  group(
    at,
    around(5, () =>
      group(
        undefined,
        block(3, 2, reach, material, [0, castorRadius * 2.7 + 1.2, reach / 2, 6], 0.9),
        group([0, castorRadius * 2.55 - 0.2, reach - 1], castor(castorRadius, [0, 0, 0, 0, 70])),
      ),
    ),
    rod(3.4, 4, material, [0, castorRadius * 2.7 + 2.6, 0], 'y', 2.6),
  );
