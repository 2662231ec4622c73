import type { WebGLRenderer } from 'three';
import {
  AddEquation,
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
} from 'three';

const FLAT = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

/** Very bright pixels are capped before they are averaged, or single highlights would sparkle; no-numbers become dark. */
const ADD = `
  uniform sampler2D pass; uniform float share; varying vec2 at;
  void main() {
    vec4 seen = texture2D(pass, at);
    if (!(seen.r + seen.g + seen.b < 60000.0)) seen = vec4(0.03, 0.03, 0.03, 1.0);
    gl_FragColor = min(seen, vec4(3.5, 3.5, 3.5, 1.0)) * share;
  }`;

/**
 * Tone mapping, then the background. The neutral curve of Khronos's PBR specification keeps product colours: it is
 * linear below 0.76 and compresses only highlights, fading them to white.
 */
const FINISH = `
  uniform sampler2D sum; uniform float exposure; uniform vec3 top; uniform vec3 bottom; varying vec2 at;
  const float START = 0.76; const float DESATURATE = 0.15;
  vec3 neutral(vec3 c) {
    float low = min(c.r, min(c.g, c.b));
    c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
    float peak = max(c.r, max(c.g, c.b));
    if (peak < START) return c;
    float room = 1.0 - START;
    float mapped = 1.0 - room * room / (peak + room - START);
    float keep = 1.0 / (DESATURATE * (peak - mapped) + 1.0);
    return mix(vec3(mapped), c * mapped / peak, keep);
  }
  vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
  vec3 decode(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
  void main() {
    vec4 seen = texture2D(sum, at);
    vec3 colour = seen.a > 1e-4 ? neutral(seen.rgb / seen.a * exposure) : vec3(0.0);
    vec3 ground = decode(mix(bottom, top, smoothstep(0.1, 0.75, at.y)));
    gl_FragColor = vec4(encode(clamp(mix(ground, colour, seen.a), 0.0, 1.0)), 1.0);
  }`;

export interface Backdrop {
  top: readonly [number, number, number];
  bottom: readonly [number, number, number];
}

export interface Compositor {
  /** Renders `draw` into a float target and adds a share of it to the sum. */
  accumulate(share: number, draw: () => void): void;
  clear(): void;
  /** Writes the finished picture to the canvas. */
  finish(exposure: number, backdrop: Backdrop): void;
}

/** Collects jittered passes in a float buffer and develops them into an 8-bit picture. */
export function createCompositor(renderer: WebGLRenderer, w: number, h: number): Compositor {
  const pass = new WebGLRenderTarget(w, h, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(w, h, { type: FloatType, depthBuffer: false });
  const add = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: { pass: { value: pass.texture }, share: { value: 1 } },
    vertexShader: FLAT,
    fragmentShader: ADD,
  });
  const finishing = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: {
      sum: { value: sum.texture },
      exposure: { value: 1 },
      top: { value: [1, 1, 1] },
      bottom: { value: [1, 1, 1] },
    },
    vertexShader: FLAT,
    fragmentShader: FINISH,
  });
  const sheet = new Mesh(new PlaneGeometry(2, 2), add);
  sheet.frustumCulled = false;
  const scene = new Scene();
  scene.add(sheet);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const set = (material: ShaderMaterial, values: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(values)) {
      const uniform = material.uniforms[name];
      if (uniform) uniform.value = value;
    }
    sheet.material = material;
  };
  return {
    clear() {
      renderer.setRenderTarget(sum);
      renderer.clear();
    },
    accumulate(share, drawPass) {
      renderer.setRenderTarget(pass);
      renderer.clear();
      drawPass();
      set(add, { share });
      renderer.setRenderTarget(sum);
      renderer.autoClear = false;
      renderer.render(scene, camera);
      renderer.autoClear = true;
    },
    finish(exposure, { top, bottom }) {
      set(finishing, { exposure, top, bottom });
      renderer.setRenderTarget(null);
      renderer.render(scene, camera);
    },
  };
}
