import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePhoto } from './encode.ts';
import type { Photo } from './files.ts';
import { allPhotos, missingPhotos, SHAPES } from './files.ts';
import { labelledSheet } from './sheets.ts';
import type { Studio } from './studio/browser.ts';
import { openStudio } from './studio/browser.ts';

const HELP = `Renders the product pictures of the demonstration catalogue.

  node demo/pictures/render.ts <name…>     render these pictures into demo/pictures/out/
  node demo/pictures/render.ts --missing   render whatever is listed but absent, the most urgent first
  node demo/pictures/render.ts --all       render everything again

A name is that of one picture, kettlebell-black or kettlebell-black-3 (the third view), or of a turntable,
360/kettlebell-black. Stop it whenever you like: what is finished stays, and --missing goes on from there.

  --views          of each named picture, all its views
  --draft          coarse and small, only into .data/pictures/draft/
  --sheet          no rendering: put the masters (or drafts) of these pictures on one sheet, sheet.png
  --encode         no rendering: write the files in out/ again from the masters
  --out <folder>   write the files there instead of demo/pictures/out/
  --passes <n>     passes that are averaged (20; views 2 to 4 12, turntables and drafts 8)
  --shadows <px>   side of a shadow map (1536; turntables and drafts 1024)
  --size <px>      width of drafts and of a sheet's cells (360)

Needs Node 24 and Chromium (CHROMIUM_PATH, else /usr/bin/chromium). Lossless masters stay in .data/pictures/, not committed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, 'out') },
    passes: { type: 'string' },
    shadows: { type: 'string' },
    size: { type: 'string', default: '360' },
  },
});
const size = Number(values.size);
const out = resolve(values.out);
const masters = resolve(import.meta.dirname, '../../.data/pictures', values.draft ? 'draft' : '.');
const masterOf = ({ name }: Photo): string => join(masters, `${name}.png`);
const modelOf = ({ picture }: Photo): string => join(import.meta.dirname, 'models', `${picture.model}.js`);

/** The pictures a name on the command line stands for. */
function named(name: string, photos: readonly Photo[]): Photo[] {
  return photos.filter(
    (photo) =>
      photo.name === name ||
      photo.name.startsWith(`${name}/`) ||
      (values.views && photo.name.replace(/-[234]$/, '') === name),
  );
}

/** The first view is what a shopper sees most, so it gets the smoothest shadows. */
function qualityOf({ shape, shot }: Photo): { passes: number; shadows: number } {
  const light = values.draft || shape === 'turn';
  const passes = values.draft ? 8 : shape === 'turn' ? 8 : shot === 1 ? 20 : 12;
  return {
    passes: Number(values.passes ?? passes),
    shadows: Number(values.shadows ?? (light ? 1024 : 1536)),
  };
}

/** Photographs one after the other; files are written while the next one is before the camera. */
async function renderAll(photos: readonly Photo[], shape: Photo['shape']): Promise<void> {
  const these = photos.filter(isModelled);
  if (these.length === 0) return;
  const { avif, ratio } = SHAPES[shape];
  const width = values.draft ? size : Math.max(...avif);
  const studio = await openStudio(width, Math.round(width * ratio));
  let writing: Promise<void> | undefined;
  try {
    for (const photo of these) {
      const started = performance.now();
      const png = await shoot(studio, photo);
      await writing;
      writing = png && develop(photo, png, (performance.now() - started) / 1000);
    }
    await writing;
  } finally {
    await studio.close();
  }
}

/** A model that fails is reported and left out. */
async function shoot(studio: Studio, photo: Photo): Promise<Buffer | undefined> {
  const { model, parameters = {} } = photo.picture;
  try {
    return await studio.photograph({ model, parameters, shot: photo.shot, quality: qualityOf(photo) });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${photo.name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function develop(photo: Photo, png: Buffer, seconds: number): Promise<void> {
  mkdirSync(dirname(masterOf(photo)), { recursive: true });
  writeFileSync(masterOf(photo), png);
  const bytes = values.draft ? 0 : await encodePhoto(photo, png, out);
  console.log(`${photo.name}  ${seconds.toFixed(1)} s${bytes ? `  ${(bytes / 1024).toFixed(1)} kB` : ''}`);
}

function isModelled(photo: Photo): boolean {
  const modelled = existsSync(modelOf(photo));
  if (!modelled) console.log(`${photo.name}  left out: there is no model ${photo.picture.model} yet`);
  return modelled;
}

/** The most urgent first; the canvas is opened anew for each group. */
function inOrder(photos: readonly Photo[]): Photo[][] {
  const isFirst = ({ shape, shot }: Photo): boolean => shape === 'product' && shot === 1;
  const others = photos.filter((photo) => photo.shape === 'product' && !isFirst(photo));
  return [
    photos.filter(isFirst),
    photos.filter(({ shape }) => shape === 'hero'),
    others,
    photos.filter(({ shape }) => shape === 'turn'),
    photos.filter(({ shape }) => shape === 'placeholder'),
  ];
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const everything = allPhotos();
const unknown = positionals.filter((name) => named(name, everything).length === 0);
const photos = values.all
  ? everything
  : values.missing
    ? missingPhotos(out, everything)
    : positionals.flatMap((name) => named(name, everything));
if (values.help) {
  console.log(HELP);
} else if (unknown.length > 0 || (photos.length === 0 && !values.missing)) {
  console.error(unknown.length > 0 ? `There is no picture named ${unknown.join(', ')}.\n\n${HELP}` : HELP);
  process.exitCode = 1;
} else if (values.sheet) {
  const drawn = photos.filter((photo) => existsSync(masterOf(photo)));
  await labelledSheet(
    drawn.map((photo) => ({ file: masterOf(photo), name: photo.name })),
    join(masters, 'sheet.png'),
    { width: size },
  );
} else if (values.encode) {
  for (const photo of photos) await encodePhoto(photo, masterOf(photo), out);
} else {
  for (const group of inOrder(photos)) {
    const shape = group[0]?.shape;
    if (shape) await renderAll(group, shape);
  }
}
