import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { createRandom } from './random.ts';

type Draw = (pen: CanvasRenderingContext2D, w: number, h: number) => void;

/** Draws once on a canvas and returns it; throws when the browser has no 2D canvas. */
export function draw(w: number, h: number, paint: Draw): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  paint(pen, w, h);
  return canvas;
}

function tile(canvas: HTMLCanvasElement, kind: 'colour' | 'values'): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  if (kind === 'colour') texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** Roughness of brushed metal: fine horizontal strokes in the green channel, tileable. */
export function brushedTexture(): CanvasTexture {
  const random = createRandom(11);
  return tile(
    draw(512, 512, (pen, w, h) => {
      pen.fillStyle = 'rgb(0 160 255)';
      pen.fillRect(0, 0, w, h);
      for (let i = 0; i < 5200; i++) {
        const level = Math.round(100 + random() * 130);
        const [x, y, length] = [random() * w, Math.floor(random() * h), 50 + random() * 320];
        pen.fillStyle = `rgb(0 ${level} 255 / 0.2)`;
        for (const shift of [0, -w]) pen.fillRect(x + shift, y, length, 1);
      }
    }),
    'values',
  );
}

/** Even fine grain for rubber, castings and powder coats. */
export function grainTexture(): CanvasTexture {
  const random = createRandom(12);
  return tile(
    draw(256, 256, (pen, w, h) => {
      const pixels = pen.createImageData(w, h);
      for (let i = 0; i < w * h; i++) {
        const level = 100 + random() * 70;
        pixels.data.set([level, level, level, 255], i * 4);
      }
      pen.putImageData(pixels, 0, 0);
    }),
    'values',
  );
}

/** The small pebbles of leather and leatherette. */
export function leatherTexture(): CanvasTexture {
  const random = createRandom(13);
  return tile(
    draw(512, 512, (pen, w, h) => {
      pen.fillStyle = '#404040';
      pen.fillRect(0, 0, w, h);
      for (let i = 0; i < 9000; i++) {
        const [x, y, r] = [random() * w, random() * h, 2.2 + random() * 3.4];
        for (const [dx, dy] of [
          [0, 0],
          [-w, 0],
          [0, -h],
        ] as const) {
          const shade = pen.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r);
          shade.addColorStop(0, 'rgb(255 255 255 / 0.5)');
          shade.addColorStop(1, 'rgb(255 255 255 / 0)');
          pen.fillStyle = shade;
          pen.fillRect(x + dx - r, y + dy - r, 2 * r, 2 * r);
        }
      }
    }),
    'values',
  );
}

/** Plain weave for canvas and belts. */
export function weaveTexture(): CanvasTexture {
  return tile(
    draw(256, 256, (pen, w, h) => {
      for (let y = 0; y < h; y += 8) {
        for (let x = 0; x < w; x += 8) {
          const over = (x / 8 + y / 8) % 2 === 0;
          const shade = over
            ? pen.createLinearGradient(x, y, x, y + 8)
            : pen.createLinearGradient(x, y, x + 8, y);
          shade.addColorStop(0, '#555');
          shade.addColorStop(0.5, over ? '#ddd' : '#aaa');
          shade.addColorStop(1, '#555');
          pen.fillStyle = shade;
          pen.fillRect(x, y, 8, 8);
        }
      }
    }),
    'values',
  );
}

/** Wood with long grain along u. */
export function woodTexture(base: string, grain: string, seed: number): CanvasTexture {
  const random = createRandom(seed);
  return tile(
    draw(512, 512, (pen, w, h) => {
      pen.fillStyle = base;
      pen.fillRect(0, 0, w, h);
      pen.strokeStyle = grain;
      for (let i = 0; i < 300; i++) {
        const [y, bow, sway] = [random() * h, random() * 12 - 6, random() * 12 - 6];
        pen.globalAlpha = 0.03 + random() * 0.1;
        pen.lineWidth = 0.5 + random() * 2.4;
        for (const shift of [-h, 0, h]) {
          pen.beginPath();
          pen.moveTo(0, y + shift);
          pen.bezierCurveTo(w * 0.33, y + bow + shift, w * 0.66, y + sway + shift, w, y + shift);
          pen.stroke();
        }
      }
      pen.globalAlpha = 1;
    }),
    'colour',
  );
}

/** Irregular flecks of the given colours: chipboard, rust, stone. */
export function fleckTexture(
  base: string,
  flecks: readonly string[],
  size: number,
  seed: number,
): CanvasTexture {
  const random = createRandom(seed);
  return tile(
    draw(512, 512, (pen, w, h) => {
      pen.fillStyle = base;
      pen.fillRect(0, 0, w, h);
      for (let i = 0; i < 4200; i++) {
        const [x, y, turn] = [random() * w, random() * h, random() * Math.PI];
        const [long, wide] = [size * (0.4 + random()), size * (0.15 + random() * 0.3)];
        pen.globalAlpha = 0.12 + random() * 0.4;
        pen.fillStyle = flecks[Math.floor(random() * flecks.length)] ?? base;
        for (const [dx, dy] of [
          [0, 0],
          [-w, 0],
          [w, 0],
          [0, -h],
          [0, h],
        ] as const) {
          pen.beginPath();
          pen.ellipse(x + dx, y + dy, long, wide, turn, 0, Math.PI * 2);
          pen.fill();
        }
      }
      pen.globalAlpha = 1;
    }),
    'colour',
  );
}
