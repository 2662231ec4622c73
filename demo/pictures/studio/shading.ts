import { MeshLambertMaterial, ShaderChunk } from 'three';

/**
 * Changes to how every material is lit, made once before the first material is compiled:
 * - the sampled lights of a pass tell how open a point is; reflections are dimmed by it, so that the inside of a steel
 *   box is dark although its environment is bright (averaged over the passes this is ambient occlusion);
 * - the sampled lights give diffuse light only and the environment reflections only: a lamp that stands elsewhere in
 *   every pass would leave a trail of highlights;
 * - a shadow is looked up once, not five times: the lamps move from pass to pass, which softens it anyway.
 * Throws when a new three.js has other shader text, rather than rendering wrongly.
 */
export function patchShading(): void {
  replace(
    'lights_fragment_begin',
    'IncidentLight directLight;',
    'IncidentLight directLight; float openSum = 0.06; float facingSum = 0.06; float visibleLight;',
  );
  replace(
    'lights_fragment_begin',
    /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap[^;]+);/,
    `visibleLight = $1;
    directLight.color *= visibleLight;
    facingSum += saturate( dot( geometryNormal, directLight.direction ) );
    openSum += saturate( dot( geometryNormal, directLight.direction ) ) * visibleLight;`,
  );
  replace(
    'lights_physical_pars_fragment',
    /#define RE_Direct\s+RE_Direct_Physical/,
    `void diffuseOnly( const in IncidentLight light, const in vec3 position, const in vec3 n, const in vec3 view, const in vec3 coat, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
      reflectedLight.directDiffuse += saturate( dot( n, light.direction ) ) * light.color * BRDF_Lambert( material.diffuseContribution );
    }
    #define RE_Direct diffuseOnly`,
  );
  replace('lights_fragment_maps', 'iblIrradiance += getIBLIrradiance( geometryNormal );', '');
  replace(
    'lights_fragment_maps',
    'radiance += iblRadiance;',
    'radiance += iblRadiance * mix( 0.3, 1.0, openSum / facingSum );',
  );
  replace(
    'lights_fragment_maps',
    'clearcoatRadiance += getIBLRadiance(',
    'clearcoatRadiance += mix( 0.3, 1.0, openSum / facingSum ) * getIBLRadiance(',
  );
  replace(
    'shadowmap_pars_fragment',
    /shadow = \(\s*texture\( shadowMap, vec3\([^;]+\) \* 0\.2;/,
    'shadow = texture( shadowMap, shadowCoord.xyz );',
  );
  replace(
    'opaque_fragment',
    '#ifdef OPAQUE',
    `#ifdef CLEAR_GLASS
      diffuseColor.a += ( 1.0 - diffuseColor.a ) * 0.62 * pow( 1.0 - abs( dot( normal, normalize( vViewPosition ) ) ), 2.6 );
    #endif
    #ifdef OPAQUE`,
  );
}

function replace(chunk: keyof typeof ShaderChunk, from: string | RegExp, to: string): void {
  const before = ShaderChunk[chunk];
  const after = before.replace(from, to);
  if (after === before) throw new Error(`This three.js has another ${chunk}: adapt studio/shading.ts`);
  Object.assign(ShaderChunk, { [chunk]: after });
}

/** What the ground needs to know in each pass: the light it would get if nothing stood on it. */
export interface GroundLight {
  value: number;
}

/**
 * The ground shows nothing but the missing light: black with an opacity of (1 - received / unobstructed), faded out
 * towards `reach` (in units of the model's radius) and towards
 * the border of the w × h picture, which stays pure white.
 */
export function shadowCatcher(
  full: GroundLight,
  strength: number,
  reach: number,
  w: number,
  h: number,
): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: '#ffffff', transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.fullLight = full;
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec2 onGround;\nvoid main() {\n onGround = position.xy;',
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'uniform float fullLight;\nvarying vec2 onGround;\nvoid main() {')
      .replace(
        '#include <opaque_fragment>',
        `float missing = 1.0 - clamp( reflectedLight.directDiffuse.r * PI / fullLight, 0.0, 1.0 );
        vec2 rim = min( gl_FragCoord.xy, vec2( ${w.toFixed(1)}, ${h.toFixed(1)} ) - gl_FragCoord.xy ) / ${h.toFixed(1)};
        float fade = 1.0 - smoothstep( 0.35, 1.0, length( onGround ) / ${reach.toFixed(2)} );
        fade *= smoothstep( 0.0, 0.14, rim.x ) * smoothstep( 0.0, 0.1, rim.y );
        gl_FragColor = vec4( vec3( 0.0 ), missing * fade * ${strength.toFixed(2)} );`,
      );
  };
  return material;
}
