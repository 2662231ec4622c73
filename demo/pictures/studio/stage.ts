import type { Material, Object3D } from 'three';
import {
  Box3,
  type BufferGeometry,
  CircleGeometry,
  DoubleSide,
  Group,
  MathUtils,
  Mesh,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Backdrop } from './compositor.ts';
import { createCompositor } from './compositor.ts';
import { studioEnvironment } from './environment.ts';
import { createLights, halton } from './lights.ts';
import { patchShading, shadowCatcher } from './shading.ts';

/** How a model is photographed. Angles in degrees; `margin` is the free border as a share of the picture. */
export interface View {
  azimuth?: number;
  elevation?: number;
  exposure?: number;
  shadow?: number;
  margin?: number;
  /** A wide picture of a group standing on light grey instead of one model on white. */
  backdrop?: 'white' | 'grey';
}

export interface Stage {
  /** Renders the model and returns the PNG as base64. */
  photograph(model: Object3D, view: View, passes: number): Promise<string>;
}

const BACKDROPS: Record<'white' | 'grey', Backdrop> = {
  white: { top: [1, 1, 1], bottom: [1, 1, 1] },
  grey: { top: [0.965, 0.97, 0.975], bottom: [0.885, 0.9, 0.912] },
};
const FIELD = 20;
const DISTANCE = 9;
/** Shadows fade out at this distance, in radii of the model. */
const SHADOW_REACH = 1.7;
/** The whole view is divided into this many units when a part of it is cut out. */
const UNITS = 8192;

/** One canvas of a fixed size with its lights and environment; used for many pictures. */
export function createStage(w: number, h: number): Stage {
  patchShading();
  const renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(w, h, false);
  renderer.shadowMap.enabled = true;
  renderer.setClearColor(0, 0);
  const environment = studioEnvironment(renderer);
  const compositor = createCompositor(renderer, w, h);
  return {
    async photograph(model, view, passes) {
      const scene = new Scene();
      scene.environment = environment;
      scene.environmentIntensity = 1.05;
      const turntable = group(mergeByMaterial(model));
      turntable.rotation.y = -MathUtils.degToRad(view.azimuth ?? 30);
      const height = fitToUnitSphere(turntable);
      scene.add(turntable);
      const full = { value: 1 };
      const floor = new Mesh(
        new CircleGeometry(SHADOW_REACH, 64),
        shadowCatcher(full, view.shadow ?? 0.85, SHADOW_REACH, w, h),
      );
      floor.rotation.x = -Math.PI / 2;
      floor.position.y = -0.001;
      floor.receiveShadow = true;
      scene.add(floor);
      const lights = createLights(scene, full, height / 2, 1.55, 2048);
      const aim = frameModel(turntable, height, view, w / h);
      compositor.clear();
      for (let pass = 0; pass < passes; pass++) {
        lights.aim(pass);
        const camera = aim((halton(pass + 1, 2) - 0.5) / w, (halton(pass + 1, 3) - 0.5) / h);
        compositor.accumulate(1 / passes, () => renderer.render(scene, camera));
      }
      compositor.finish(view.exposure ?? 1.12, BACKDROPS[view.backdrop ?? 'white']);
      const png = await toPng(renderer.domElement);
      dispose(scene);
      return png;
    },
  };
}

function group(...parts: Object3D[]): Group {
  const whole = new Group();
  whole.add(...parts);
  return whole;
}

/** Parts of one material become one mesh: a software renderer pays for every draw call. */
function mergeByMaterial(model: Object3D): Group {
  model.updateMatrixWorld(true);
  const byMaterial = new Map<Material, { geometries: BufferGeometry[]; castShadow: boolean }>();
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const known = byMaterial.get(part.material) ?? { geometries: [], castShadow: part.castShadow };
    const flat: BufferGeometry = part.geometry.index ? part.geometry.toNonIndexed() : part.geometry.clone();
    known.geometries.push(flat.applyMatrix4(part.matrixWorld));
    byMaterial.set(part.material, known);
  });
  const merged = new Group();
  for (const [material, { geometries, castShadow }] of byMaterial) {
    if (material.transparent && material.name.startsWith('glass'))
      material.defines = { ...material.defines, CLEAR_GLASS: '' };
    material.shadowSide = DoubleSide;
    const mesh = new Mesh(mergeGeometries(geometries), material);
    mesh.castShadow = castShadow;
    mesh.receiveShadow = true;
    merged.add(mesh);
  }
  return merged;
}

/** Scales the model to radius 1 and stands it on the ground; returns its height. */
function fitToUnitSphere(turntable: Group): number {
  const box = new Box3().setFromObject(turntable, true);
  const { center, radius } = box.getBoundingSphere(new Sphere());
  const scale = 1 / radius;
  const middle = new Group();
  middle.add(...turntable.children);
  turntable.add(middle);
  turntable.updateMatrixWorld(true);
  const local = turntable.worldToLocal(center.clone());
  middle.scale.setScalar(scale);
  middle.position.set(-local.x * scale, -box.min.y * scale, -local.z * scale);
  turntable.updateMatrixWorld(true);
  return (box.max.y - box.min.y) * scale;
}

/** Points a long lens at the model and crops so that it fills the picture; returns the jittered camera. */
function frameModel(
  turntable: Group,
  height: number,
  view: View,
  aspect: number,
): (dx: number, dy: number) => PerspectiveCamera {
  const elevation = MathUtils.degToRad(view.elevation ?? 18);
  const camera = new PerspectiveCamera(FIELD, 1, 0.5, 40);
  camera.position.set(0, Math.sin(elevation) * DISTANCE + height / 2, Math.cos(elevation) * DISTANCE);
  camera.lookAt(0, height / 2, 0);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  const [low, high, point] = [new Vector3(9, 9, 9), new Vector3(-9, -9, -9), new Vector3()];
  turntable.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i += 2) {
      point.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld).project(camera);
      low.min(point);
      high.max(point);
    }
  });
  const zoom = 1 / (1 - 2 * (view.margin ?? 0.055));
  const halfHeight = (Math.max((high.x - low.x) / aspect, high.y - low.y) / 2) * zoom;
  const halfWidth = halfHeight * aspect;
  const left = ((low.x + high.x) / 2 - halfWidth + 1) / 2;
  const upper = (1 - (low.y + high.y) / 2 - halfHeight) / 2;
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

async function toPng(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas could not be written as PNG');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

/** Frees what belongs to this picture only; shared materials and their textures stay. */
function dispose(scene: Scene): void {
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose();
    if ('shadow' in part && typeof part.shadow === 'object' && part.shadow && 'dispose' in part.shadow) {
      (part.shadow as { dispose(): void }).dispose();
    }
  });
}
