import type { MeshPhysicalMaterialParameters, Texture } from 'three';
import { DoubleSide, MeshPhysicalMaterial } from 'three';
import {
  brushedTexture,
  fleckTexture,
  grainTexture,
  leatherTexture,
  weaveTexture,
  woodTexture,
} from './textures.ts';

/** One material per description, so that parts of the same stuff can be merged into one mesh. */
const made = new Map<string, MeshPhysicalMaterial>();
const textures = new Map<string, Texture>();

function make(name: string, parameters: () => MeshPhysicalMaterialParameters): MeshPhysicalMaterial {
  const known = made.get(name);
  if (known) return known;
  const material = new MeshPhysicalMaterial({ name, metalness: 0, ...parameters() });
  made.set(name, material);
  return material;
}

function texture(name: string, build: () => Texture): Texture {
  const known = textures.get(name);
  if (known) return known;
  const fresh = build();
  textures.set(name, fresh);
  return fresh;
}

const brushed = () => texture('brushed', brushedTexture);
const grain = () => texture('grain', grainTexture);

/** Brushed stainless steel. */
export const steel = (colour = '#c3c5c8') =>
  make(`steel ${colour}`, () => ({ color: colour, metalness: 1, roughness: 0.56, roughnessMap: brushed() }));
/** Smooth machined or polished steel. */
export const polished = () => make('polished', () => ({ color: '#d3d5d7', metalness: 1, roughness: 0.17 }));
export const chrome = () => make('chrome', () => ({ color: '#e1e3e5', metalness: 1, roughness: 0.07 }));
/** Matt aluminium casting or profile. */
export const aluminium = (colour = '#c2c6c9') =>
  make(`aluminium ${colour}`, () => ({ color: colour, metalness: 0.92, roughness: 0.4 }));
/** Darkened steel: drive parts, springs, black screws. */
export const darkSteel = () =>
  make('dark steel', () => ({ color: '#43464a', metalness: 0.85, roughness: 0.38 }));
/** Grey zinc-plated steel. */
export const zinc = () => make('zinc', () => ({ color: '#a9afb2', metalness: 0.95, roughness: 0.33 }));
export const castIron = (colour = '#2b2c2e') =>
  make(`iron ${colour}`, () => ({
    color: colour,
    metalness: 0.4,
    roughness: 0.56,
    bumpMap: grain(),
    bumpScale: 0.7,
  }));
export const brass = () => make('brass', () => ({ color: '#d8ac57', metalness: 1, roughness: 0.22 }));
export const copper = () => make('copper', () => ({ color: '#c87b50', metalness: 1, roughness: 0.25 }));
export const rust = () =>
  make('rust', () => ({
    color: '#ffffff',
    map: texture('rust', () => fleckTexture('#6e4429', ['#4a2d1e', '#8b5a32', '#5b3a28', '#a06a3a'], 9, 31)),
    metalness: 0.25,
    roughness: 0.75,
    bumpMap: grain(),
    bumpScale: 1,
  }));

/** Glossy enamel or wet paint under a clear coat. */
export const paint = (colour: string) =>
  make(`paint ${colour}`, () => ({
    color: colour,
    roughness: 0.4,
    clearcoat: 0.65,
    clearcoatRoughness: 0.14,
  }));
/** Matt, finely textured powder coat. */
export const powder = (colour: string) =>
  make(`powder ${colour}`, () => ({ color: colour, roughness: 0.52, bumpMap: grain(), bumpScale: 0.25 }));
export const plastic = (colour = '#1c1d1f', roughness = 0.46) =>
  make(`plastic ${colour} ${roughness}`, () => ({ color: colour, roughness }));
export const rubber = (colour = '#1a1b1c') =>
  make(`rubber ${colour}`, () => ({ color: colour, roughness: 0.86, bumpMap: grain(), bumpScale: 0.6 }));
export const leather = (colour: string) =>
  make(`leather ${colour}`, () => ({
    color: colour,
    roughness: 0.5,
    bumpMap: texture('leather', leatherTexture),
    bumpScale: 0.16,
    sheen: 0.25,
  }));
export const fabric = (colour: string) =>
  make(`fabric ${colour}`, () => ({
    color: colour,
    roughness: 0.92,
    bumpMap: texture('weave', weaveTexture),
    bumpScale: 0.7,
    side: DoubleSide,
  }));

/** Beech by default; `dark` is oiled, `bark` the outside of a log. */
export const wood = (tone: 'beech' | 'dark' | 'bark' = 'beech') =>
  make(`wood ${tone}`, () => {
    const [base, line, seed] = {
      beech: ['#cf9a5f', '#8a5527', 21],
      dark: ['#7d4f2b', '#3d2412', 22],
      bark: ['#5a4332', '#251a12', 23],
    }[tone] as [string, string, number];
    return {
      map: texture(tone, () => woodTexture(base, line, seed)),
      roughness: tone === 'bark' ? 0.95 : 0.5,
      clearcoat: tone === 'bark' ? 0 : 0.25,
      clearcoatRoughness: 0.3,
    };
  });
export const chipboard = () =>
  make('chipboard', () => ({
    map: texture('chip', () => fleckTexture('#d3b183', ['#b98f5d', '#e3c79d', '#c79f6c', '#a67f50'], 8, 32)),
    roughness: 0.75,
  }));

/** Clear or tinted glass and acrylic: nearly invisible face on, brighter at glancing angles. */
export const glass = (tint = '#ffffff', opacity = 0.16) =>
  make(`glass ${tint} ${opacity}`, () => ({
    color: tint,
    roughness: 0.04,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthWrite: false,
  }));
/** Self-lit parts: lamps, LEDs, display digits. */
export const glow = (colour: string, strength = 0.9) =>
  make(`glow ${colour} ${strength}`, () => ({
    color: colour,
    emissive: colour,
    emissiveIntensity: strength,
    roughness: 0.35,
  }));
export const ceramic = (colour = '#f1f1ee') =>
  make(`ceramic ${colour}`, () => ({
    color: colour,
    roughness: 0.24,
    clearcoat: 0.5,
    clearcoatRoughness: 0.08,
  }));
/** Food, liquids and other plain stuff with a soft shine. */
export const stuff = (colour: string, roughness = 0.55) =>
  make(`stuff ${colour} ${roughness}`, () => ({
    color: colour,
    roughness,
    bumpMap: grain(),
    bumpScale: 0.4,
  }));

/** The name of every printed material: a close-up looks for them. */
export const PRINT = 'print';
/** A material of its own for a printed picture; not shared, because every print differs. */
export const printed = (parameters: MeshPhysicalMaterialParameters) =>
  new MeshPhysicalMaterial({ name: PRINT, ...parameters });
