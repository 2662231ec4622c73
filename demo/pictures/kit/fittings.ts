import type { Group, Material, Mesh } from 'three';
import { CatmullRomCurve3, Vector3 } from 'three';
import type { At, Point } from './geometry.ts';
import { group, repeat } from './geometry.ts';
import { aluminium, chrome, plastic, rubber, zinc } from './materials.ts';
import { cut, polygon, rectangle } from './outline.ts';
import { decal, font } from './print.ts';
import { ball, block, capsule, hoop, hose, pipe, plate, rod, rodZ, sleeve } from './solids.ts';

/** A hexagon or socket screw head facing +z. */
export const screw = (r: number, at?: At, material: Material = zinc()): Group =>
  group(
    at,
    plate(polygon(hexagon(r)), r * 0.8, material, [0, 0, r * 0.4], r * 0.1),
    rodZ(r * 1.15, r * 0.2, material),
  );

function hexagon(r: number): [number, number][] {
  return Array.from({ length: 6 }, (_, i) => [
    r * Math.cos((i * Math.PI) / 3),
    r * Math.sin((i * Math.PI) / 3),
  ]);
}

/** A bow handle: feet at ±span/2 along x, standing out along +z. */
export const bowHandle = (span: number, out: number, r: number, material: Material, at?: At): Group =>
  pipe(
    [
      [-span / 2, 0, 0],
      [-span / 2, 0, out],
      [span / 2, 0, out],
      [span / 2, 0, 0],
    ],
    r,
    material,
    Math.min(out * 0.7, span / 4),
    at,
  );

/** Slats over an opening: `count` blades `w` wide, stacked `pitch` apart, facing +z. */
export const louvres = (count: number, w: number, pitch: number, material: Material, at?: At): Group =>
  group(
    at,
    block(w, count * pitch, 0.1, plastic('#08090a', 0.9), [0, 0, 0.02], 0.02),
    repeat(count, (i) =>
      block(w, pitch * 0.5, 0.5, material, [0, (i - (count - 1) / 2) * pitch, 0.1, 28], 0.12),
    ),
  );

/** A mains cable lying on the ground, ending in a moulded plug. */
export function cable(points: readonly Point[], r = 0.4, material: Material = rubber('#151617')): Group {
  const end = points.at(-1) ?? [0, 0, 0];
  const before = points.at(-2) ?? [0, 0, 0];
  const heading = (Math.atan2(end[0] - before[0], end[2] - before[2]) * 180) / Math.PI;
  return group(
    undefined,
    hose(points, r, material),
    group(
      [end[0], Math.max(end[1], r * 2.6), end[2], 0, heading],
      rodZ(r * 1.8, r * 6, material, [0, 0, r * 3], r * 3.6),
      rodZ(r * 4.4, r * 5, material, [0, 0, r * 8]),
      rodZ(r * 0.6, r * 6, polishedPin(), [r * 1.8, 0, r * 13]),
      rodZ(r * 0.6, r * 6, polishedPin(), [-r * 1.8, 0, r * 13]),
    ),
  );
}

const polishedPin = (): Material => chrome();

/** A ball valve or drain tap facing +z with a lever of the given colour. */
export const tap = (size: number, colour: string, at?: At): Group =>
  group(
    at,
    rodZ(size * 0.55, size * 1.2, zinc(), [0, 0, size * 0.6]),
    ball(size * 0.62, zinc(), [0, 0, size * 1.2]),
    rod(size * 0.36, size * 1.4, zinc(), [0, -size * 0.8, size * 1.2]),
    rod(size * 0.22, size * 0.7, zinc(), [0, size * 0.7, size * 1.2]),
    block(
      size * 2.2,
      size * 0.26,
      size * 0.6,
      plastic(colour, 0.35),
      [size * 0.8, size * 1.05, size * 1.2],
      0.15,
    ),
  );

/** An upholstered pad with soft edges and a seam round the middle. */
export const cushion = (
  w: number,
  h: number,
  d: number,
  material: Material,
  at?: At,
  soft = h * 0.46,
): Group =>
  group(
    at,
    block(w, h, d, material, undefined, soft),
    pipe(
      [
        [0, -h * 0.16, d / 2 - 0.1],
        [w / 2 - 0.1, -h * 0.16, d / 2 - 0.1],
        [w / 2 - 0.1, -h * 0.16, -d / 2 + 0.1],
        [-w / 2 + 0.1, -h * 0.16, -d / 2 + 0.1],
        [-w / 2 + 0.1, -h * 0.16, d / 2 - 0.1],
        [0, -h * 0.16, d / 2 - 0.1],
      ],
      0.28,
      material,
      soft,
    ),
  );

/** A rounded pilot hole strip or cable gland: black ring facing +z. */
export const socket = (
  r: number,
  at?: At,
  ring: Material = plastic('#141516', 0.5),
  core: Material = zinc(),
): Group =>
  group(
    at,
    sleeve(r, r * 0.62, r * 0.7, ring, [0, 0, r * 0.35], 'z'),
    rodZ(r * 0.4, r * 0.4, core, [0, 0, r * 0.2]),
    rodZ(r * 0.66, 0.1, plastic('#060606', 0.9)),
  );

/** A padded tube, e.g. a rubber grip with rings, centred on y. */
export const ribbedGrip = (
  r: number,
  length: number,
  material: Material = rubber('#242629'),
  at?: At,
): Group =>
  group(
    at,
    capsule(r, length, material),
    repeat(Math.floor(length / (r * 0.9)) - 2, (i) =>
      rod(r * 1.09, r * 0.34, material, [0, -length / 2 + r * (1.4 + i * 0.9), 0]),
    ),
  );

/** A sheet with a rectangular window: outer w × h, window size and its centre, facing +z. */
export const frame = (
  w: number,
  h: number,
  inner: readonly [number, number],
  t: number,
  material: Material,
  at?: At,
  centre: readonly [number, number] = [0, 0],
): Mesh =>
  plate(
    cut(rectangle(w, h, 0.6), rectangle(inner[0], inner[1], 0.8, centre[0], centre[1])),
    t,
    material,
    at,
    0.15,
  );

/** A corrugated suction hose: a tube whose wall bulges in rings. */
export function ribbedHose(points: readonly Point[], r: number, material: Material): Group {
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    false,
    'centripetal',
  );
  const count = Math.floor(curve.getLength() / (r * 0.62));
  const rings = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const ring = hoop(r * 0.96, r * 0.24, material, undefined, 360);
    ring.position.copy(curve.getPointAt(share));
    ring.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), curve.getTangentAt(share));
    return ring;
  });
  return group(undefined, hose(points, r * 0.96, material), ...rings);
}

/** A mains cable that leaves the back of a thing at the given point and ends beside it, `reach` centimetres to the right. */
export const mainsLead = ([x, y, z]: Point, reach = 16, r = 0.4): Group =>
  cable(
    [
      [x, y, z],
      [x + reach * 0.1, Math.max(r, y * 0.6), z - reach * 0.22],
      [x + reach * 0.35, r, z - reach * 0.38],
      [x + reach * 0.85, r, z - reach * 0.2],
      [x + reach, r, z + reach * 0.4],
    ],
    r,
  );

/** A rating plate, screwed or glued on the back, facing +z: name, a line of technical data, a bar code. */
export const ratingPlate = (w: number, name: string, data: string, at?: At): Group =>
  group(
    at,
    block(w, w * 0.56, 0.12, aluminium('#d6d9db'), undefined, 0.05),
    decal(
      w * 0.92,
      w * 0.48,
      (pen, width, height) => {
        pen.fillStyle = '#2b3035';
        pen.textAlign = 'left';
        pen.font = font(height * 0.24);
        pen.fillText(name, width * 0.04, height * 0.18, width * 0.9);
        pen.font = font(height * 0.15, 500);
        pen.fillText(data, width * 0.04, height * 0.46, width * 0.9);
        for (let i = 0, x = width * 0.04; x < width * 0.72; i++) {
          const stroke = width * (0.012 + 0.012 * ((i * 7) % 3));
          pen.fillRect(x, height * 0.64, stroke, height * 0.3);
          x += stroke + width * (0.01 + 0.009 * ((i * 5) % 2));
        }
      },
      [0, 0, 0.07],
    ),
  );
