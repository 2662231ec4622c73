/**
 * Makes of public/icon.svg what devices show of the shop: public/icons/*.png and public/favicon.ico. Run it when the drawing has changed.
 *
 *     node scripts/icons.ts          (Node 24: the project's own, node_modules/.bin/node)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const publicFolder = join(import.meta.dirname, '..', 'public');
const drawing = readFileSync(join(publicFolder, 'icon.svg'));
/** Of its 32 units. */
const UNITS = 32;
const DOTS_AN_INCH = 72;

/** The drawing so wide, on white to all edges: what is cut off at the corners is not the drawing's own corners then. */
async function draw(size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const density = (DOTS_AN_INCH * inner) / UNITS;
  const picture = await sharp(drawing, { density }).resize(inner, inner).png().toBuffer();
  const margin = Math.floor((size - inner) / 2);
  return sharp({ create: { width: size, height: size, channels: 4, background: '#ffffff' } })
    .composite([{ input: picture, left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file of PNG pictures. */
function packIcon(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER + ENTRY * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

const folder = join(publicFolder, 'icons');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon-192.png'), await draw(192));
writeFileSync(join(folder, 'icon-512.png'), await draw(512));
// What a device cuts off leaves a circle of 80 % at least (W3C Web Application Manifest, maskable icons).
writeFileSync(join(folder, 'icon-maskable-512.png'), await draw(512, 0.6));
writeFileSync(join(folder, 'apple-touch-icon.png'), await draw(180, 0.8));
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })));
writeFileSync(join(publicFolder, 'favicon.ico'), packIcon(small));
