import type { Material, Object3D } from 'three';
import {
  Box3,
  type BufferGeometry,
  CircleGeometry,
  DoubleSide,
  Group,
  MathUtils,
  Mesh,
  MeshPhysicalMaterial,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { PRINT } from '../kit/materials.ts';
import type { Backdrop } from './compositor.ts';
import { createCompositor } from './compositor.ts';
import type { Rooms } from './environment.ts';
import { studioRooms } from './environment.ts';
import { findPrints, frameModel } from './framing.ts';
import { createLights, halton } from './lights.ts';
import { patchShading, shadowCatcher } from './shading.ts';
import type { View } from './views.ts';

/** A model standing in the studio, ready for any number of pictures. */
export interface Sitting {
  /** Renders one picture and returns the PNG as base64. `frame: turn` leaves room for every side of a turntable. */
  photograph(view: View, quality: Quality, frame?: 'view' | 'turn'): Promise<string>;
  end(): void;
}

/** How much work a picture is worth: passes that are averaged, side of each shadow map in pixels. */
export interface Quality {
  passes: number;
  shadows: number;
}

export interface Stage {
  /** Puts up a model; end the sitting before the next one. */
  sit(model: Object3D): Sitting;
}

const BACKDROPS: Record<NonNullable<View['backdrop']>, Backdrop> = {
  white: { top: [1, 1, 1], bottom: [1, 1, 1] },
  grey: { top: [0.965, 0.97, 0.975], bottom: [0.885, 0.9, 0.912] },
  sand: { top: [0.975, 0.967, 0.952], bottom: [0.915, 0.896, 0.862] },
  sage: { top: [0.962, 0.974, 0.964], bottom: [0.866, 0.898, 0.874] },
  sky: { top: [0.958, 0.972, 0.988], bottom: [0.846, 0.89, 0.93] },
  night: { top: [0.115, 0.12, 0.13], bottom: [0.27, 0.28, 0.295] },
  dusk: { top: [0.06, 0.105, 0.19], bottom: [0.17, 0.255, 0.39] },
};
/** Above this share of metal a surface mirrors the brighter room. */
const METAL = 0.5;
/** Shadows fade out at this distance, in radii of the model. */
const SHADOW_REACH = 1.7;

/** One canvas of a fixed size with its lights and environment; used for many pictures. */
export function createStage(w: number, h: number): Stage {
  patchShading();
  const renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(w, h, false);
  renderer.shadowMap.enabled = true;
  renderer.setClearColor(0, 0);
  const rooms = new Map<boolean, Rooms>();
  const roomsFor = (mirrored: boolean): Rooms => {
    const made = rooms.get(mirrored) ?? studioRooms(renderer, mirrored ? -1 : 1);
    rooms.set(mirrored, made);
    return made;
  };
  const compositor = createCompositor(renderer, w, h);
  return {
    sit(model) {
      const prints = findPrints(model);
      const turntable = group(mergeByMaterial(model));
      const height = fitToUnitSphere(turntable, model.userData.ground);
      return {
        async photograph(view, { passes, shadows }, frame = 'view') {
          const scene = new Scene();
          const room = roomsFor(view.mirrored ?? false);
          scene.environment = room.paint;
          scene.environmentIntensity = 1.05;
          brightenMetal(turntable, room);
          turntable.rotation.y = -MathUtils.degToRad(view.azimuth ?? 30);
          turntable.updateMatrixWorld(true);
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
          const lights = createLights(scene, full, height / 2, 1.55, shadows);
          const camera = frameModel(turntable, height, view, w / h, prints, frame);
          compositor.clear();
          for (let pass = 0; pass < passes; pass++) {
            lights.aim(pass);
            const moved = camera((halton(pass + 1, 2) - 0.5) / w, (halton(pass + 1, 3) - 0.5) / h);
            compositor.accumulate(1 / passes, () => renderer.render(scene, moved));
          }
          compositor.finish(view.exposure ?? 1.12, BACKDROPS[view.backdrop ?? 'white']);
          const png = await toPng(renderer.domElement);
          scene.remove(turntable);
          dispose(scene);
          return png;
        },
        end() {
          dispose(turntable);
          disposePrints(turntable);
        },
      };
    },
  };
}

function group(...parts: Object3D[]): Group {
  const whole = new Group();
  whole.add(...parts);
  return whole;
}

/** Parts of one material become one mesh: a software renderer pays for every draw call, and for every point not shared. */
function mergeByMaterial(model: Object3D): Group {
  model.updateMatrixWorld(true);
  const byMaterial = new Map<Material, { geometries: BufferGeometry[]; castShadow: boolean }>();
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const known = byMaterial.get(part.material) ?? { geometries: [], castShadow: part.castShadow };
    const flat: BufferGeometry = part.geometry.clone();
    if (!flat.index) flat.setIndex(Array.from({ length: flat.getAttribute('position').count }, (_, i) => i));
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

/** Gives metal the brighter room of the two. */
function brightenMetal(turntable: Group, room: Rooms): void {
  turntable.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshPhysicalMaterial)) return;
    if (part.material.metalness <= METAL) return;
    part.material.envMap = room.metal;
    part.material.envMapIntensity = 1.2;
  });
}

/** Scales the model to radius 1 and stands it on the ground, with its lowest point unless told; returns its height. */
function fitToUnitSphere(turntable: Group, ground?: unknown): number {
  const box = new Box3().setFromObject(turntable, true);
  if (typeof ground === 'number') box.min.y = ground;
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

async function toPng(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas could not be written as PNG');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

/** Frees what belongs to this picture or model only; shared materials and their textures stay. */
function dispose(scene: Object3D): void {
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose();
    if ('shadow' in part && typeof part.shadow === 'object' && part.shadow && 'dispose' in part.shadow) {
      (part.shadow as { dispose(): void }).dispose();
    }
  });
}

/** Prints belong to one model, unlike all other materials, and their textures are large. */
function disposePrints(turntable: Group): void {
  turntable.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshPhysicalMaterial)) return;
    if (part.material.name !== PRINT) return;
    part.material.map?.dispose();
    part.material.dispose();
  });
}
