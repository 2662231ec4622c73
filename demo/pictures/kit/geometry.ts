import type { BufferGeometry, Material, Object3D } from 'three';
import { BufferAttribute, Group, MathUtils, Mesh, Vector3 } from 'three';

/** Centimetres x, y, z, then optionally degrees about x, y, z. y is up, z comes towards the viewer. */
export type At =
  | readonly [number, number, number]
  | readonly [number, number, number, number]
  | readonly [number, number, number, number, number]
  | readonly [number, number, number, number, number, number];

export type Point = readonly [number, number, number];

/** One tile of a texture covers this many centimetres; a model may ask for another scale. */
const TILE = 30;

/** Moves and turns a part; returns the same part so that calls can be nested. */
export function put<T extends Object3D>(part: T, at?: At): T {
  if (at) {
    const [x, y, z, rx = 0, ry = 0, rz = 0] = at;
    part.position.set(x, y, z);
    part.rotation.set(MathUtils.degToRad(rx), MathUtils.degToRad(ry), MathUtils.degToRad(rz));
  }
  return part;
}

/** Parts that move together. */
export function group(at: At | undefined, ...parts: Object3D[]): Group {
  const whole = new Group();
  if (parts.length > 0) whole.add(...parts);
  return put(whole, at);
}

/** The same part several times: `repeat(4, (i) => …)`. */
export function repeat(count: number, build: (index: number) => Object3D, at?: At): Group {
  return group(at, ...Array.from({ length: count }, (_, index) => build(index)));
}

/** `count` parts evenly on a circle about the y axis, each turned to face outwards. */
export function around(count: number, build: (index: number) => Object3D, at?: At, start = 0): Group {
  return repeat(count, (i) => group([0, 0, 0, 0, start + (i * 360) / count, 0], build(i)), at);
}

/** Four copies at the corners of a rectangle in the ground plane, e.g. feet: `build(signX, signZ)`. */
export function corners(w: number, d: number, build: (sx: number, sz: number) => Object3D, at?: At): Group {
  const signs: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return group(at, ...signs.map(([sx, sz]) => group([(sx * w) / 2, 0, (sz * d) / 2], build(sx, sz))));
}

/**
 * Smooth normals except across edges sharper than `angle` degrees. Every face counts with its area, so that the small
 * faces of a bevel do not bend the shading of the large face beside it.
 */
export function crease(geometry: BufferGeometry, angle = 36): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute('position');
  const faces = position.count / 3;
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const weighted: Vector3[] = [];
  const unit: Vector3[] = [];
  const meeting = new Map<string, number[]>();
  const keyAt = (i: number): string =>
    `${Math.round(position.getX(i) * 2e4)},${Math.round(position.getY(i) * 2e4)},${Math.round(position.getZ(i) * 2e4)}`;
  for (let face = 0; face < faces; face++) {
    a.fromBufferAttribute(position, face * 3);
    b.fromBufferAttribute(position, face * 3 + 1).sub(a);
    c.fromBufferAttribute(position, face * 3 + 2).sub(a);
    const normal = new Vector3().crossVectors(b, c);
    weighted.push(normal);
    unit.push(normal.clone().normalize());
    for (let i = face * 3; i < face * 3 + 3; i++) {
      const key = keyAt(i);
      const known = meeting.get(key);
      if (known) known.push(face);
      else meeting.set(key, [face]);
    }
  }
  const limit = Math.cos(MathUtils.degToRad(angle));
  const normals = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    const own = unit[Math.floor(i / 3)] ?? a;
    const sum = new Vector3();
    for (const face of meeting.get(keyAt(i)) ?? []) {
      const other = unit[face];
      const share = weighted[face];
      if (other && share && other.dot(own) >= limit) sum.add(share);
    }
    sum.normalize().toArray(normals, i * 3);
  }
  flat.setAttribute('normal', new BufferAttribute(normals, 3));
  return flat;
}

/**
 * Gives every triangle texture coordinates by looking along the axis it faces most, in real centimetres, so that
 * brushed steel and wood keep their scale on every part.
 */
function unwrap(geometry: BufferGeometry, tile = TILE): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute('position');
  const normal = flat.getAttribute('normal');
  const uv = new Float32Array(position.count * 2);
  for (let corner = 0; corner < position.count; corner += 3) {
    let [nx, ny, nz] = [0, 0, 0];
    for (let i = corner; i < corner + 3; i++) {
      nx += Math.abs(normal.getX(i));
      ny += Math.abs(normal.getY(i));
      nz += Math.abs(normal.getZ(i));
    }
    for (let i = corner; i < corner + 3; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const facesX = nx > ny && nx > nz;
      const facesY = !facesX && ny > nz;
      uv[2 * i] = (facesX ? z : x) / tile;
      uv[2 * i + 1] = (facesY ? z : y) / tile;
    }
  }
  flat.setAttribute('uv', new BufferAttribute(uv, 2));
  return flat;
}

/** A placed mesh; see-through materials cast no shadow. */
export function solid(geometry: BufferGeometry, material: Material, at?: At, tile?: number): Mesh {
  const mesh = new Mesh(unwrap(geometry, tile), material);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  return put(mesh, at);
}
