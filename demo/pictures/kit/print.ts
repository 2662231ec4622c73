import type { Group, Mesh } from 'three';
import { CanvasTexture, CylinderGeometry, Mesh as MeshObject, PlaneGeometry, SRGBColorSpace } from 'three';
import type { At } from './geometry.ts';
import { group, put } from './geometry.ts';
import { plastic, printed } from './materials.ts';
import { block } from './solids.ts';
import { draw } from './textures.ts';

export type Pen = CanvasRenderingContext2D;

/** The family the studio page loads before anything is drawn. */
const FAMILY = '"Inter Variable", sans-serif';

export function font(size: number, weight = 700): string {
  return `${weight} ${size}px ${FAMILY}`;
}

/**
 * Anything drawn with a pen, printed on a surface facing +z. The pen works in centimetres from the upper left corner.
 * `glow` makes it shine by itself; `cover` prints an opaque ground.
 */
export function decal(
  w: number,
  h: number,
  paint: (pen: Pen, w: number, h: number) => void,
  at?: At,
  { glow = 0, cover = false }: { glow?: number; cover?: boolean } = {},
): Mesh {
  const scale = Math.min(64, 900 / Math.max(w, h));
  const canvas = draw(Math.ceil(w * scale), Math.ceil(h * scale), (pen) => {
    pen.scale(scale, scale);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    paint(pen, w, h);
  });
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const material = printed({
    map,
    transparent: !cover,
    // What is not printed hides nothing: not the shadow on the ground behind a scale that stands out.
    depthWrite: cover,
    roughness: 0.42,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    ...(glow > 0 ? { emissive: '#ffffff', emissiveMap: map, emissiveIntensity: glow } : {}),
  });
  const mesh = new MeshObject(new PlaneGeometry(w, h), material);
  mesh.receiveShadow = true;
  return put(mesh, at);
}

/** One line of lettering; `size` is the letter height in centimetres. */
export function label(text: string, size: number, colour: string, at?: At, weight = 700): Mesh {
  const w = Math.max(size, text.length * size * 0.8);
  return decal(
    w,
    size * 1.5,
    (pen, width, height) => {
      pen.fillStyle = colour;
      pen.font = font(size * 1.3, weight);
      pen.fillText(text, width / 2, height * 0.53, width);
    },
    at,
  );
}

/** A dark bezel with a lit screen; `rows` are drawn one below the other, the first one larger. */
export function display(w: number, h: number, rows: readonly string[], colour = '#7fe3ff', at?: At): Group {
  const screen = decal(
    w * 0.88,
    h * 0.8,
    (pen, width, height) => {
      pen.fillStyle = '#0b1115';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = colour;
      const [first = '', ...rest] = rows;
      const main = height * (rest.length > 0 ? 0.58 : 0.78);
      pen.font = font(main);
      pen.fillText(first, width / 2, rest.length > 0 ? height * 0.36 : height * 0.54, width * 0.92);
      rest.forEach((row, i) => {
        pen.font = font((height * 0.24) / rest.length, 600);
        pen.fillText(row, width / 2, height * (0.8 + (i - (rest.length - 1) / 2) * 0.18), width * 0.9);
      });
    },
    [0, 0, 0.31],
    { glow: 0.85, cover: true },
  );
  return group(at, block(w, h, 0.6, plastic('#0e0f11', 0.25), undefined, 0.25), screen);
}

/** A grey liquid-crystal window with dark digits. */
export function lcd(w: number, h: number, text: string, unit = '', at?: At): Group {
  const screen = decal(
    w * 0.9,
    h * 0.84,
    (pen, width, height) => {
      pen.fillStyle = '#b9c4b4';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#1d2420';
      pen.font = font(height * 0.74);
      const room = unit ? width * 0.7 : width * 0.9;
      pen.fillText(text, unit ? width * 0.42 : width / 2, height * 0.55, room);
      if (unit) {
        pen.font = font(height * 0.3, 600);
        pen.fillText(unit, width * 0.88, height * 0.7, width * 0.2);
      }
    },
    [0, 0, 0.21],
    { cover: true },
  );
  return group(at, block(w, h, 0.4, plastic('#222427', 0.3), undefined, 0.15), screen);
}

/** Tick marks on an arc about the middle, e.g. round a knob; angles clockwise from the top. */
export function dialMarks(r: number, count: number, colour: string, at?: At, sweep = 270): Mesh {
  return decal(
    r * 2.2,
    r * 2.2,
    (pen, w) => {
      pen.translate(w / 2, w / 2);
      pen.fillStyle = colour;
      for (let i = 0; i < count; i++) {
        const angle = ((-sweep / 2 + (i * sweep) / (count - 1)) * Math.PI) / 180;
        pen.save();
        pen.rotate(angle);
        pen.fillRect(-r * 0.025, -r, r * 0.05, r * 0.14);
        pen.restore();
      }
    },
    at,
  );
}

/** The white face of a pressure gauge. */
export function gaugeFace(r: number, unit: string, needle: number, at?: At): Mesh {
  return decal(
    r * 2,
    r * 2,
    (pen) => {
      pen.translate(r, r);
      pen.beginPath();
      pen.arc(0, 0, r, 0, Math.PI * 2);
      pen.fillStyle = '#f6f6f2';
      pen.fill();
      pen.fillStyle = '#222';
      for (let i = 0; i <= 20; i++) {
        pen.save();
        pen.rotate(((-135 + i * 13.5) * Math.PI) / 180);
        pen.fillRect(-r * 0.015, -r * 0.92, r * 0.03, i % 5 === 0 ? r * 0.2 : r * 0.1);
        pen.restore();
      }
      pen.font = font(r * 0.26, 600);
      pen.fillText(unit, 0, r * 0.5);
      pen.rotate(((-135 + needle * 270) * Math.PI) / 180);
      pen.fillStyle = '#c21f1f';
      pen.fillRect(-r * 0.03, -r * 0.78, r * 0.06, r * 0.98);
    },
    at,
  );
}

/** One line of lettering round a cylinder about the y axis (radius `r`), facing +z; the given point is on the axis. */
export function roundLabel(
  text: string,
  size: number,
  colour: string,
  r: number,
  at?: At,
  weight = 700,
): Mesh {
  const flat = label(text, size, colour, at, weight);
  const { width, height } = (flat.geometry as PlaneGeometry).parameters;
  const sweep = width / r;
  flat.geometry = new CylinderGeometry(r, r, height, 32, 1, true, -sweep / 2, sweep);
  return flat;
}
