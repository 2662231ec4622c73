import type { Material, Mesh, Shape } from 'three';
import {
  BufferGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CurvePath,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  LineCurve3,
  QuadraticBezierCurve3,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { At, Point } from './geometry.ts';
import { crease, put, solid } from './geometry.ts';
import { cut, rectangle } from './outline.ts';

type Axis = 'x' | 'y' | 'z';
type Profile = readonly (readonly [number, number])[];

/** Turns geometry built along +y so that it runs along +x or +z. */
function along(geometry: BufferGeometry, axis: Axis): BufferGeometry {
  if (axis === 'x') return geometry.rotateZ(-Math.PI / 2);
  return axis === 'z' ? geometry.rotateX(Math.PI / 2) : geometry;
}

/** A box with rounded edges, centred. */
export function block(w: number, h: number, d: number, material: Material, at?: At, radius = 0.4): Mesh {
  const r = Math.min(radius, w * 0.497, h * 0.497, d * 0.497);
  return solid(new RoundedBoxGeometry(w, h, d, r > 1.5 ? 7 : 4, r), material, at);
}

/** A rounded box whose top is scaled by `top` [x, z] and shifted by `shift` [x, z] centimetres. */
export function tapered(
  size: Point,
  material: Material,
  at?: At,
  {
    top = [1, 1],
    shift = [0, 0],
    radius = 0.4,
  }: { top?: [number, number]; shift?: [number, number]; radius?: number } = {},
): Mesh {
  const [w, h, d] = size;
  const r = Math.min(radius, w * 0.497, h * 0.497, d * 0.497);
  const geometry = new RoundedBoxGeometry(w, h, d, 6, r);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const share = position.getY(i) / h + 0.5;
    position.setX(i, position.getX(i) * (1 + (top[0] - 1) * share) + shift[0] * share);
    position.setZ(i, position.getZ(i) * (1 + (top[1] - 1) * share) + shift[1] * share);
  }
  return solid(crease(geometry, 40), material, at);
}

/** Turns a profile of [radius, height] points about an axis; edges sharper than 36° stay sharp. */
export function turned(profile: Profile, material: Material, at?: At, axis: Axis = 'y', segments = 80): Mesh {
  const points = facingOut(profile).map(([r, y]) => new Vector2(Math.max(r, 1e-4), y));
  return solid(crease(along(new LatheGeometry(points, segments), axis)), material, at);
}

/** A profile from axis to axis encloses a body; it is walked so that the body's outside is the visible side. */
function facingOut(profile: Profile): Profile {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last || first[0] > 0.01 || last[0] > 0.01) return profile;
  const area = profile.reduce((sum, [r, y], i) => {
    const [nextR, nextY] = profile[(i + 1) % profile.length] ?? [r, y];
    return sum + r * nextY - nextR * y;
  }, 0);
  return area < 0 ? profile.toReversed() : profile;
}

/** Part of a turned body, from `start` over `sweep` degrees about y. */
export function turnedPart(
  profile: Profile,
  material: Material,
  start: number,
  sweep: number,
  at?: At,
): Mesh {
  const points = profile.map(([r, y]) => new Vector2(Math.max(r, 1e-4), y));
  const [from, over] = [(start * Math.PI) / 180, (sweep * Math.PI) / 180];
  return solid(crease(new LatheGeometry(points, 64, from, over)), material, at);
}

/** A cylinder with bevelled rims, centred; `top` is the radius at its far end. */
export function rod(r: number, length: number, material: Material, at?: At, axis: Axis = 'y', top = r): Mesh {
  const bevel = Math.min(0.3, r / 4, top / 4, length / 4);
  const half = length / 2;
  const profile: Profile = [
    [0, -half],
    [r - bevel, -half],
    [r - bevel * 0.3, -half + bevel * 0.3],
    [r, -half + bevel],
    [top, half - bevel],
    [top - bevel * 0.3, half - bevel * 0.3],
    [top - bevel, half],
    [0, half],
  ];
  return turned(profile, material, at, axis, Math.max(r, top) > 3 ? 96 : 36);
}

export const rodX = (r: number, length: number, material: Material, at?: At, top = r): Mesh =>
  rod(r, length, material, at, 'x', top);
export const rodZ = (r: number, length: number, material: Material, at?: At, top = r): Mesh =>
  rod(r, length, material, at, 'z', top);

/** A hollow cylinder, centred: outer radius, inner radius, length. */
export function sleeve(
  r: number,
  inner: number,
  length: number,
  material: Material,
  at?: At,
  axis: Axis = 'y',
): Mesh {
  const half = length / 2;
  const bevel = Math.min(0.2, (r - inner) / 4, length / 5);
  const profile: Profile = [
    [inner, -half],
    [r - bevel, -half],
    [r, -half + bevel],
    [r, half - bevel],
    [r - bevel, half],
    [inner, half],
    [inner, -half],
  ];
  return turned(profile, material, at, axis, r > 3 ? 96 : 48);
}

/** A sphere, squashed by factors when given. */
export function ball(r: number, material: Material, at?: At, squash: Point = [1, 1, 1]): Mesh {
  return solid(new SphereGeometry(r, 40, 28).scale(...squash), material, at);
}

/** A rod with hemispherical ends along y, centred; `length` is the whole length. */
export function capsule(r: number, length: number, material: Material, at?: At): Mesh {
  return solid(new CapsuleGeometry(r, Math.max(0.01, length - 2 * r), 12, 28), material, at);
}

/** A ring in the x/y plane (turn it by 90° about x to lie flat), over `sweep` degrees from +x. */
export function hoop(r: number, thickness: number, material: Material, at?: At, sweep = 360): Mesh {
  const segments = Math.max(12, Math.round((sweep / 360) * 96));
  return solid(new TorusGeometry(r, thickness, 16, segments, (sweep * Math.PI) / 180), material, at);
}

function extruded(outline: Shape, thickness: number, bevel: number): BufferGeometry {
  const edge = Math.min(bevel, thickness * 0.45);
  const geometry = new ExtrudeGeometry(outline, {
    depth: thickness - 2 * edge,
    bevelEnabled: edge > 0,
    bevelSize: edge,
    bevelThickness: edge,
    bevelOffset: -edge,
    bevelSegments: Math.min(9, 3 + Math.ceil(edge * 2.5)),
    curveSegments: 24,
  });
  geometry.translate(0, 0, edge - thickness / 2);
  return crease(geometry);
}

/** An outline in x/y made `thickness` thick along z, centred. */
export function plate(outline: Shape, thickness: number, material: Material, at?: At, bevel = 0.15): Mesh {
  return solid(extruded(outline, thickness, bevel), material, at);
}

/** An outline drawn as [z, y] (a side view), made thick along x. */
export function plateX(outline: Shape, thickness: number, material: Material, at?: At, bevel = 0.15): Mesh {
  return solid(extruded(outline, thickness, bevel).rotateY(-Math.PI / 2), material, at);
}

/** An outline drawn as [x, z] (a plan view), made thick along y. */
export function plateY(outline: Shape, thickness: number, material: Material, at?: At, bevel = 0.15): Mesh {
  return solid(extruded(outline, thickness, bevel).rotateX(Math.PI / 2), material, at);
}

/** An open box with walls `wall` thick and rounded upright edges; the given point is the middle of its underside. */
export const tub = ([w, h, d]: Point, wall: number, material: Material, at?: At, radius = 1.5): Group => {
  const hollow = rectangle(w - 2 * wall, d - 2 * wall, Math.max(0.05, radius - wall));
  const whole = new Group();
  whole.add(
    plateY(cut(rectangle(w, d, radius), hollow), h, material, [0, h / 2, 0], Math.min(0.3, wall / 3)),
    plateY(rectangle(w - wall, d - wall, radius), wall, material, [0, wall / 2, 0], 0.05),
  );
  return put(whole, at);
};

/** A round wire or hose smoothly through the points. */
export function hose(
  points: readonly Point[],
  r: number,
  material: Material,
  closed = false,
  sides = 14,
): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  );
  const segments = Math.min(900, Math.max(24, points.length * 14));
  return solid(new TubeGeometry(curve, segments, r, sides, closed), material);
}

/** A straight tube with bends of radius `bend` at the inner points and rounded ends. */
export function pipe(points: readonly Point[], r: number, material: Material, bend = 3, at?: At): Group {
  const corner = points.map((p) => new Vector3(...p));
  const path = new CurvePath<Vector3>();
  let from = corner[0] ?? new Vector3();
  corner.slice(1, -1).forEach((here, i) => {
    const before = (corner[i] ?? here).clone().sub(here);
    const after = (corner[i + 2] ?? here).clone().sub(here);
    const reach = Math.min(bend, before.length() / 2, after.length() / 2);
    const enter = before.setLength(reach).add(here);
    const leave = after.setLength(reach).add(here);
    if (enter.distanceTo(from) > 1e-4) path.add(new LineCurve3(from, enter));
    path.add(new QuadraticBezierCurve3(enter, here, leave));
    from = leave;
  });
  const last = corner.at(-1) ?? from;
  if (last.distanceTo(from) > 1e-4) path.add(new LineCurve3(from, last));
  const whole = new Group();
  const segments = Math.min(700, Math.max(8, Math.ceil((path.getLength() / Math.max(bend, r)) * 5)));
  whole.add(solid(new TubeGeometry(path, segments, r, r < 0.4 ? 10 : 18), material));
  for (const end of [corner[0], last]) {
    if (end) whole.add(solid(new SphereGeometry(r, 18, 12), material, [end.x, end.y, end.z]));
  }
  return put(whole, at);
}

/** A helix about y: a spring, or a coiled hose when `r` is large. */
export function coil(
  radius: number,
  height: number,
  turns: number,
  r: number,
  material: Material,
  at?: At,
): Mesh {
  const steps = Math.ceil(turns * 16);
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    return new Vector3(radius * Math.cos(angle), (height * i) / steps, radius * Math.sin(angle));
  });
  const geometry = new TubeGeometry(new CatmullRomCurve3(points), steps * 2, r, 12);
  return solid(geometry, material, at);
}

/** A skin through sections of equally many points each, e.g. a helmet; it is visible from both sides. */
export function loft(sections: readonly (readonly Point[])[], material: Material, at?: At): Mesh {
  const count = sections[0]?.length ?? 0;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(sections.flat(2), 3));
  const index: number[] = [];
  for (let s = 0; s + 1 < sections.length; s++) {
    for (let i = 0; i + 1 < count; i++) {
      const [a, b, c, d] = [s * count + i, s * count + i + 1, (s + 1) * count + i, (s + 1) * count + i + 1];
      index.push(a, b, c, b, d, c);
    }
  }
  geometry.setIndex(index);
  return solid(crease(geometry, 50), material, at);
}
