import type { Group, Object3D } from 'three';
import { Box2, Box3, MathUtils, Matrix4, Mesh, PerspectiveCamera, Vector2, Vector3 } from 'three';
import { PRINT } from '../kit/materials.ts';
import type { View } from './views.ts';

const FIELD = 20;
const DISTANCE = 9;
/** So many directions are looked at to find what a full turn covers. */
const TURN_STEPS = 36;
/** Prints nearer to each other than this, in radii of the model, make up one panel. */
const PRINTS_TOGETHER = 0.4;
/** The whole view is divided into this many units when a part of it is cut out. */
const UNITS = 8192;

/** Points a long lens at the model and crops so that it fills the picture; returns the jittered camera. */
export function frameModel(
  turntable: Group,
  height: number,
  view: View,
  aspect: number,
  prints: readonly Print[],
  frame: 'view' | 'turn',
): (dx: number, dy: number) => PerspectiveCamera {
  const elevation = MathUtils.degToRad(view.elevation ?? 18);
  const camera = new PerspectiveCamera(FIELD, 1, 0.5, 40);
  camera.position.set(0, Math.sin(elevation) * DISTANCE + height / 2, Math.cos(elevation) * DISTANCE);
  camera.lookAt(0, height / 2, 0);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  const { min, max } = outline(turntable, camera, frame === 'turn' ? TURN_STEPS : 1);
  const rim = 1 / (1 - 2 * (view.margin ?? 0.055));
  const middle = min.clone().add(max).multiplyScalar(0.5);
  const whole = (Math.max((max.x - min.x) / aspect, max.y - min.y) / 2) * rim;
  const halfHeight = whole / (view.zoom ?? 1);
  const halfWidth = halfHeight * aspect;
  if (view.zoom) {
    const point = aimOf(turntable, view, prints).project(camera);
    const within = (value: number, low: number, high: number, half: number): number =>
      low + half > high - half ? (low + high) / 2 : MathUtils.clamp(value, low + half, high - half);
    middle.x = within(point.x, min.x, max.x, halfWidth);
    middle.y = within(point.y, min.y, max.y, halfHeight);
  }
  const left = (middle.x - halfWidth + 1) / 2;
  const upper = (1 - middle.y - halfHeight) / 2;
  return (dx, dy) => {
    camera.setViewOffset(
      UNITS,
      UNITS,
      (left + dx * halfWidth) * UNITS,
      (upper + dy * halfHeight) * UNITS,
      halfWidth * UNITS,
      halfHeight * UNITS,
    );
    return camera;
  };
}

/** What the model covers in the camera's picture, as it stands or over a whole turn of `steps`. */
function outline(turntable: Group, camera: PerspectiveCamera, steps: number): Box2 {
  const box = new Box2();
  const [point, flat, turned] = [new Vector3(), new Vector2(), new Matrix4()];
  const stride = steps > 1 ? 14 : 2;
  for (let step = 0; step < steps; step++) {
    const turn = new Matrix4().makeRotationY((step * Math.PI * 2) / steps);
    turntable.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const position = part.geometry.getAttribute('position');
      turned.multiplyMatrices(turn, part.matrixWorld);
      for (let i = 0; i < position.count; i += stride) {
        point.fromBufferAttribute(position, i).applyMatrix4(turned).project(camera);
        box.expandByPoint(flat.set(point.x, point.y));
      }
    });
  }
  return box;
}

/** Where lettering, a dial or a display sits and where it faces, in the model's own centimetres. */
export interface Print {
  at: Vector3;
  facing: Vector3;
}

export function findPrints(model: Object3D): Print[] {
  model.updateMatrixWorld(true);
  const prints: Print[] = [];
  model.traverse((part) => {
    if (!(part instanceof Mesh) || part.material.name !== PRINT) return;
    const facing = new Vector3(0, 0, 1).transformDirection(part.matrixWorld);
    prints.push({ at: new Vector3().setFromMatrixPosition(part.matrixWorld), facing });
  });
  return prints;
}

/** The point a close-up is aimed at: the one named, else the middle of the densest group of prints that face the camera. */
function aimOf(turntable: Group, view: View, prints: readonly Print[]): Vector3 {
  const toWorld = turntable.children[0]?.matrixWorld ?? turntable.matrixWorld;
  if (view.at) return new Vector3(...view.at).applyMatrix4(toWorld);
  const seen = prints
    .filter(({ facing }) => facing.clone().transformDirection(toWorld).z + facing.y * 0.4 > 0.45)
    .map(({ at }) => at.clone().applyMatrix4(toWorld));
  const near = (one: Vector3): Vector3[] => seen.filter((other) => other.distanceTo(one) < PRINTS_TOGETHER);
  const densest = seen.map(near).reduce((best, some) => (some.length > best.length ? some : best), []);
  if (densest.length === 0) {
    const { min, max } = new Box3().setFromObject(turntable);
    return new Vector3((min.x + max.x) / 2, min.y + (max.y - min.y) * 0.68, max.z);
  }
  return densest.reduce((sum, at) => sum.add(at), new Vector3()).divideScalar(densest.length);
}
