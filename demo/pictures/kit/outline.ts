import { CatmullRomCurve3, Path, Shape, Vector2, Vector3 } from 'three';

/** A corner in centimetres; the third number is its own radius. */
export type Corner = readonly [number, number] | readonly [number, number, number];

function trace<T extends Path>(path: T, corners: readonly Corner[], radius: number): T {
  const points = corners.map(([x, y]) => new Vector2(x, y));
  const count = points.length;
  points.forEach((corner, i) => {
    const before = points[(i + count - 1) % count] ?? corner;
    const after = points[(i + 1) % count] ?? corner;
    const own = corners[i]?.[2] ?? radius;
    const reach = Math.min(own, corner.distanceTo(before) * 0.498, corner.distanceTo(after) * 0.498);
    const enter = before.clone().sub(corner).setLength(reach).add(corner);
    const leave = after.clone().sub(corner).setLength(reach).add(corner);
    if (i === 0) path.moveTo(enter.x, enter.y);
    else path.lineTo(enter.x, enter.y);
    if (reach > 1e-6) path.quadraticCurveTo(corner.x, corner.y, leave.x, leave.y);
  });
  path.closePath();
  return path;
}

/** A closed outline through the corners, each rounded by its own radius or the common one. */
export function polygon(corners: readonly Corner[], radius = 0): Shape {
  return trace(new Shape(), corners, radius);
}

/** A rectangle about its centre (or about `cx`, `cy`). */
export function rectangle(w: number, h: number, radius = 0, cx = 0, cy = 0): Shape {
  return polygon(rectangleCorners(w, h, cx, cy), radius);
}

function rectangleCorners(w: number, h: number, cx: number, cy: number): Corner[] {
  return [
    [cx - w / 2, cy - h / 2],
    [cx + w / 2, cy - h / 2],
    [cx + w / 2, cy + h / 2],
    [cx - w / 2, cy + h / 2],
  ];
}

/** A full circle, or an ellipse when two radii are given. */
export function circle(r: number, cx = 0, cy = 0, ry = r): Shape {
  const shape = new Shape();
  shape.absellipse(cx, cy, r, ry, 0, Math.PI * 2, false, 0);
  return shape;
}

/** Cuts holes (outlines again) into an outline. */
export function cut(shape: Shape, ...holes: Shape[]): Shape {
  shape.holes.push(...holes.map((hole) => new Path(hole.getPoints(24).reverse())));
  return shape;
}

/** Cuts a regular field of round holes, rows shifted by half a pitch. */
export function perforate(
  shape: Shape,
  w: number,
  h: number,
  hole: number,
  pitch: number,
  cx = 0,
  cy = 0,
): Shape {
  let row = 0;
  for (let y = -h / 2; y <= h / 2 + 1e-6; y += pitch * 0.87, row++) {
    for (let x = -w / 2 + ((row % 2) * pitch) / 2; x <= w / 2 + 1e-6; x += pitch) {
      shape.holes.push(
        new Path(
          circle(hole, cx + x, cy + y)
            .getPoints(3)
            .reverse(),
        ),
      );
    }
  }
  return shape;
}

/** Points of a circular arc, degrees counted anticlockwise from +x; for lathe profiles and outlines. */
export function arc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  steps = 12,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** The same points with a smooth curve through them: soft lathe profiles, and soft outlines when `closed`. */
export function smooth(
  points: readonly (readonly [number, number])[],
  steps = 6,
  closed = false,
): [number, number][] {
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    closed,
    'centripetal',
  );
  return curve.getPoints(points.length * steps).map(({ x, y }) => [x, y]);
}

/** Rows of numbers between the given ones, on smooth curves through every column: sections for a `loft`. */
export function smoothRows(rows: readonly (readonly number[])[], steps = 5): number[][] {
  const last = rows.length - 1;
  const between = (i: number, column: number, t: number): number => {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(
      (n) => rows[Math.max(0, Math.min(last, n))]?.[column] ?? 0,
    ) as [number, number, number, number];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  return Array.from({ length: last * steps + 1 }, (_, n) => {
    const i = Math.min(last - 1, Math.floor(n / steps));
    return (rows[0] ?? []).map((_, column) => between(i, column, n / steps - i));
  });
}

/** A closed outline that runs smoothly through all points. */
export function freeform(points: readonly (readonly [number, number])[], steps = 8): Shape {
  return new Shape(smooth(points, steps, true).map(([x, y]) => new Vector2(x, y)));
}

/** A toothed or fluted disc: `depth` centimetres deep notches, `count` of them. */
export function gear(r: number, count: number, depth: number, softness = 0.5): Shape {
  const points = Array.from({ length: count * 8 }, (_, i) => {
    const angle = (i / (count * 8)) * Math.PI * 2;
    const wave = Math.tanh(Math.sin(angle * count) / softness) / Math.tanh(1 / softness);
    const radius = r - depth * (0.5 - 0.5 * wave);
    return new Vector2(radius * Math.cos(angle), radius * Math.sin(angle));
  });
  return new Shape(points);
}
