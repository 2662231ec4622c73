import type { Group, Material, Mesh } from 'three';
import type { At } from './geometry.ts';
import { around, group } from './geometry.ts';
import { chrome, darkSteel, glass, glow, plastic } from './materials.ts';
import { gear } from './outline.ts';
import { dialMarks, gaugeFace } from './print.ts';
import { ball, block, hoop, plate, rod, rodZ, turned } from './solids.ts';

/** A fluted knob facing +z with a white mark and, when `marks` is given, a printed scale behind it. */
export function knob(
  r: number,
  at?: At,
  { material = plastic(), turn = -40, marks = 0, ink = '#f4f4f4', depth = r * 0.9 } = {} as {
    material?: Material;
    turn?: number;
    marks?: number;
    ink?: string;
    depth?: number;
  },
): Group {
  const parts = [
    rodZ(r * 1.15, depth * 0.25, material, [0, 0, depth * 0.12]),
    plate(gear(r, 20, r * 0.07), depth, material, [0, 0, depth * 0.5], Math.min(0.18, r / 6)),
    group(
      [0, 0, depth, 0, 0, turn],
      block(r * 0.11, r * 0.7, 0.08, plastic('#f2f2f0'), [0, r * 0.5, 0], 0.02),
    ),
  ];
  if (marks > 0) parts.push(group(undefined, dialMarks(r * 1.6, marks, ink, [0, 0, 0.03])));
  return group(at, ...parts);
}

/** A pear-shaped or round ball grip standing up along y from its foot. */
export const grip = (length: number, r: number, material: Material = plastic(), at?: At): Mesh =>
  turned(
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.72, length * 0.04],
      [r * 0.68, length * 0.2],
      [r * 0.9, length * 0.55],
      [r, length * 0.8],
      [r * 0.85, length * 0.94],
      [r * 0.45, length],
      [0, length],
    ],
    material,
    at,
  );

/** A round push button facing +z in a thin collar. */
export const button = (r: number, colour: string, at?: At): Group =>
  group(
    at,
    rodZ(r * 1.25, r * 0.3, darkSteel(), [0, 0, r * 0.15]),
    rodZ(r, r * 0.7, plastic(colour, 0.3), [0, 0, r * 0.35]),
  );

/** A rocker switch facing +z; a colour means it is lit. */
export const rocker = (w: number, h: number, at?: At, colour?: string): Group =>
  group(
    at,
    block(w, h, 0.6, plastic('#121314', 0.4), [0, 0, 0.2], 0.2),
    block(
      w * 0.76,
      h * 0.8,
      0.6,
      colour ? glow(colour, 0.45) : plastic('#26282b', 0.35),
      [0, 0, 0.42, 8],
      0.15,
    ),
  );

/** A pilot lamp facing +z. */
export const lamp = (r: number, colour: string, at?: At): Group =>
  group(
    at,
    rodZ(r * 1.3, r * 0.4, chrome(), [0, 0, r * 0.2]),
    ball(r, glow(colour, 0.7), [0, 0, r * 0.35], [1, 1, 0.6]),
  );

/** A round pressure gauge facing +z. */
export const gauge = (r: number, unit = 'bar', needle = 0.35, at?: At): Group =>
  group(
    at,
    turned(
      [
        [0, -r * 0.6],
        [r * 0.96, -r * 0.6],
        [r * 1.06, -r * 0.45],
        [r * 1.06, r * 0.08],
        [r * 0.98, r * 0.1],
        [r * 0.95, 0],
        [0, 0],
      ],
      chrome(),
      undefined,
      'z',
    ),
    gaugeFace(r * 0.95, unit, needle, [0, 0, 0.02]),
    rodZ(r * 0.94, 0.05, glass('#ffffff', 0.06), [0, 0, r * 0.07]),
  );

/** A spoked handwheel facing +z; a turning grip stands out near its rim when `crank` is set. */
export const handwheel = (
  r: number,
  at?: At,
  { material = chrome() as Material, spokes = 3, crank = true } = {},
): Group =>
  group(
    at,
    hoop(r * 0.92, r * 0.085, material),
    rodZ(r * 0.2, r * 0.34, material),
    group(
      [0, 0, 0, 90],
      around(spokes, () =>
        group([0, 0, 0, 90], rod(r * 0.07, r * 0.86, material, [0, r * 0.46, 0], 'y', r * 0.06)),
      ),
    ),
    ...(crank
      ? [
          rodZ(r * 0.05, r * 0.5, darkSteel(), [0, r * 0.9, r * 0.25]),
          group([0, r * 0.9, r * 0.2, 90], grip(r * 0.62, r * 0.13)),
        ]
      : []),
  );
