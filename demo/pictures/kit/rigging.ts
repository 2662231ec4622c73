import type { Group, Material, Mesh } from 'three';
import { CatmullRomCurve3, Vector3 } from 'three';
import type { At, Point } from './geometry.ts';
import { group, repeat } from './geometry.ts';
import { darkSteel, plastic, zinc } from './materials.ts';
import { ball, block, coil, hose, loft, pipe, rod, rodX, rodZ } from './solids.ts';

/** A lifting hook hanging from y = 0; total height about 3.4 `size`. */
export function hook(size: number, material: Material, at?: At): Group {
  const bend: Point[] = Array.from({ length: 15 }, (_, i) => {
    const angle = ((90 - i * 19) * Math.PI) / 180;
    return [size * 0.9 * Math.cos(angle), -size * 2.2 + size * 0.9 * Math.sin(angle), 0];
  });
  return group(
    at,
    rod(size * 0.3, size * 1.4, material, [0, -size * 0.6, 0]),
    rod(size * 0.52, size * 0.5, darkSteel(), [0, -size * 0.2, 0]),
    hose(bend, size * 0.34, material),
    ball(size * 0.34, material, bend.at(-1)),
    block(size * 0.14, size * 1.2, size * 0.4, zinc(), [-size * 0.62, -size * 1.9, 0, 0, 0, -24], 0.05),
  );
}

/** A link chain between two heights at x, z; links alternate by 90°. */
export function chain(top: number, bottom: number, r: number, material: Material, at?: At): Group {
  const pitch = r * 4.2;
  const count = Math.max(2, Math.round((top - bottom) / pitch));
  return repeat(
    count,
    (i) =>
      group(
        [0, top - (i + 0.5) * ((top - bottom) / count), 0, 0, i % 2 === 0 ? 0 : 90, 0],
        link(r, material),
      ),
    at,
  );
}

const link = (r: number, material: Material): Mesh =>
  hose(
    [
      [0, r * 3, 0],
      [r * 1.5, r * 2, 0],
      [r * 1.5, -r * 2, 0],
      [0, -r * 3, 0],
      [-r * 1.5, -r * 2, 0],
      [-r * 1.5, r * 2, 0],
    ],
    r,
    material,
    true,
    9,
  );

/** A compression spring standing on y = 0. */
export const spring = (
  r: number,
  h: number,
  turns: number,
  material: Material = darkSteel(),
  at?: At,
): Mesh => coil(r, h, turns, Math.min(r * 0.2, h / turns / 3), material, at);

/** A small electric motor lying along x, with cooling ribs and a terminal box. */
export function motor(r: number, length: number, material: Material, at?: At): Group {
  return group(
    at,
    rodX(r * 0.94, length, material),
    repeat(22, (i) =>
      group(
        [0, 0, 0, (i * 360) / 22, 0, 0],
        block(length * 0.62, r * 0.1, r * 0.06, material, [0, r * 0.97, 0], 0.03),
      ),
    ),
    rodX(r * 1.02, length * 0.14, material, [length * 0.41, 0, 0]),
    rodX(r * 1.02, length * 0.16, plastic('#1d1e20', 0.5), [-length * 0.44, 0, 0]),
    block(length * 0.34, r * 0.4, r * 0.8, plastic('#1d1e20', 0.5), [0, r * 1.12, 0], 0.3),
  );
}

/** A wire-mesh basket, open at the top; the given point is the middle of its floor. */
export function basket(
  w: number,
  h: number,
  d: number,
  wire: number,
  material: Material,
  at?: At,
  pitch = 2,
): Group {
  const ring = (y: number, thick: number, grow = 0): Group =>
    pipe(
      [
        [0, y, d / 2 + grow],
        [w / 2 + grow, y, d / 2 + grow],
        [w / 2 + grow, y, -d / 2 - grow],
        [-w / 2 - grow, y, -d / 2 - grow],
        [-w / 2 - grow, y, d / 2 + grow],
        [0, y, d / 2 + grow],
      ],
      thick,
      material,
      1.5,
    );
  const parts = [ring(h, wire * 2), ring(0, wire * 1.4), ring(h * 0.33, wire), ring(h * 0.66, wire)];
  for (let x = -w / 2 + pitch / 2; x < w / 2; x += pitch) {
    parts.push(uWire([x, h, d / 2], [x, 0, d / 2], [x, 0, -d / 2], [x, h, -d / 2], wire, material));
  }
  for (let z = -d / 2 + pitch / 2; z < d / 2; z += pitch) {
    parts.push(uWire([-w / 2, h, z], [-w / 2, 0, z], [w / 2, 0, z], [w / 2, h, z], wire, material));
  }
  return group(at, ...parts);
}

/** A flat wire shelf: a round-cornered ring, two cross bars and wires front to back; the given point is its middle. */
export const wireShelf = (
  w: number,
  d: number,
  wire: number,
  material: Material,
  at?: At,
  pitch = 3,
): Group => {
  const count = Math.round(w / pitch) - 1;
  return group(
    at,
    pipe(
      [
        [0, 0, d / 2],
        [w / 2, 0, d / 2],
        [w / 2, 0, -d / 2],
        [-w / 2, 0, -d / 2],
        [-w / 2, 0, d / 2],
        [0, 0, d / 2],
      ],
      wire * 1.8,
      material,
      2,
    ),
    ...[-0.28, 0.28].map((share) => rodX(wire * 1.4, w, material, [0, -wire * 2, d * share])),
    repeat(count, (i) => rodZ(wire, d, material, [((i + 1) / (count + 1) - 0.5) * w, 0, 0])),
  );
};

const uWire = (a: Point, b: Point, c: Point, d: Point, r: number, material: Material): Group =>
  pipe([a, b, c, d], r, material, 1);

/** A flat band `w` wide and `t` thick, smoothly through the points; its width lies along `across`. */
export function band(
  points: readonly Point[],
  w: number,
  t: number,
  material: Material,
  across: Point = [1, 0, 0],
  closed = false,
): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  );
  const side = new Vector3(...across).setLength(w / 2);
  const steps = points.length * 10;
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const here = curve.getPointAt(i / steps);
    const up = curve
      .getTangentAt(i / steps)
      .cross(side)
      .setLength(t / 2);
    const corner = (s: number, u: number): Point =>
      here.clone().addScaledVector(side, s).addScaledVector(up, u).toArray();
    return [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1), corner(1, 1)];
  });
  return loft(sections, material);
}
