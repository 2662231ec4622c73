import type { Scene } from 'three';
import { DirectionalLight, HemisphereLight, Object3D, Vector3 } from 'three';
import type { GroundLight } from './shading.ts';

/** Radical inverse: evenly spread numbers in [0, 1) that need no storage and repeat exactly. */
export function halton(index: number, base: number): number {
  let [fraction, value, rest] = [1, 0, index];
  while (rest > 0) {
    fraction /= base;
    value += fraction * (rest % base);
    rest = Math.floor(rest / base);
  }
  return value;
}

type Sample = (u: number, v: number, to: Vector3) => Vector3;

interface Lamp {
  intensity: number;
  bases: readonly [number, number];
  sample: Sample;
}

/** The key softbox: upper left, in front. */
const KEY: Lamp = {
  intensity: 1.45,
  bases: [2, 3],
  sample: (u, v, to) => to.set(-0.62 + (u - 0.5) * 0.62, 1, 0.66 + (v - 0.5) * 0.62),
};
/** A tall strip on the right. */
const STRIP: Lamp = {
  intensity: 1.7,
  bases: [3, 5],
  sample: (u, v, to) => to.set(1, 0.75 + (u - 0.5) * 0.8, 0.6 + (v - 0.5) * 0.5),
};
/** The dome, leaning a little towards the viewer. */
const DOME: Lamp = { intensity: 1.15, bases: [5, 7], sample: dome };
const SECOND_DOME: Lamp = { intensity: 1.15, bases: [2, 7], sample: dome };

/** The three lamps of a pass; the third place alternates, which is cheaper than a fourth lamp. */
const lampsOf = (pass: number): readonly Lamp[] => [KEY, DOME, pass % 2 === 0 ? STRIP : SECOND_DOME];

function dome(u: number, v: number, to: Vector3): Vector3 {
  const [angle, r] = [u * Math.PI * 2, Math.sqrt(v) * 0.94];
  return to.set(r * Math.cos(angle), Math.sqrt(1 - r * r) + 0.06, r * Math.sin(angle) + 0.28);
}

export interface LightRig {
  /** Moves every lamp to its place for one pass and states what free ground would receive. */
  aim(pass: number): void;
}

/** Three shadow-casting lamps around a model of radius 1 (or a wider group: `reach`) whose middle is `height` up. */
export function createLights(
  scene: Scene,
  ground: GroundLight,
  height: number,
  reach: number,
  detail: number,
): LightRig {
  const target = new Object3D();
  target.position.set(0, height, 0);
  scene.add(target, new HemisphereLight('#ffffff', '#cfcdca', 0.55));
  const lights = lampsOf(0).map(() => {
    const light = new DirectionalLight('#ffffff');
    light.castShadow = true;
    light.target = target;
    light.shadow.mapSize.set(detail, detail);
    light.shadow.bias = -0.00018;
    light.shadow.normalBias = 0.004;
    light.shadow.radius = 1.6;
    Object.assign(light.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 0.5,
      far: 11,
    });
    scene.add(light);
    return light;
  });
  const direction = new Vector3();
  return {
    aim(pass) {
      ground.value = 0;
      lampsOf(pass).forEach((lamp, i) => {
        const light = lights[i];
        if (!light) return;
        const [a, b] = lamp.bases;
        lamp.sample(halton(pass + 1 + i * 3, a), halton(pass + 1 + i * 3, b), direction).normalize();
        light.intensity = lamp.intensity;
        light.position.copy(direction).multiplyScalar(5.5).add(target.position);
        ground.value += light.intensity * direction.y;
      });
    },
  };
}
