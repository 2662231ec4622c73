import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet, encodePicture, missingPictures } from './files.ts';
import { HEROES, PICTURES } from './list.ts';
import { openStudio } from './studio/browser.ts';

const HELP = `Renders the product pictures of the demonstration catalogue.

  node demo/pictures/render.ts <name…>     render these pictures into demo/pictures/out/
  node demo/pictures/render.ts --all       render every picture listed in demo/pictures/list.ts
  node demo/pictures/render.ts --missing   render those of which a file is missing
  --draft          coarse and small, only into .data/pictures/draft/
  --sheet          no rendering: put the masters (or drafts) of these pictures on one sheet, sheet.png
  --encode         no rendering: write the files in out/ again from the masters
  --passes <n>     passes that are averaged (24; drafts 8)
  --size <px>      width of drafts and of a sheet's cells (360)

Needs Node 24 and Chromium (CHROMIUM_PATH, else /usr/bin/chromium). Lossless masters stay in .data/pictures/, not committed.`;

const FULL = { square: [1280, 1280], wide: [1920, 960] } as const;
const OUT = join(import.meta.dirname, 'out');
const KNOWN = { ...PICTURES, ...HEROES };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
    passes: { type: 'string' },
    size: { type: 'string', default: '360' },
  },
});
const size = Number(values.size);
const passes = Number(values.passes ?? (values.draft ? 8 : 24));
const masters = resolve(import.meta.dirname, '../../.data/pictures', values.draft ? 'draft' : '.');
const masterOf = (name: string): string => join(masters, `${name}.png`);

function chosenNames(): string[] {
  if (values.all) return Object.keys(KNOWN);
  if (values.missing) return missingPictures(OUT, Object.keys(KNOWN));
  return positionals;
}

async function renderAll(names: readonly string[], shape: keyof typeof FULL): Promise<void> {
  if (names.length === 0) return;
  const [w, h] = FULL[shape];
  const scale = values.draft ? size / w : 1;
  const studio = await openStudio(Math.round(w * scale), Math.round(h * scale));
  try {
    for (const name of names) {
      const started = performance.now();
      const { model, parameters = {} } = KNOWN[name] ?? { model: name };
      try {
        writeFileSync(masterOf(name), await studio.photograph(model, parameters, passes));
      } catch (error) {
        process.exitCode = 1;
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        continue;
      }
      const bytes = values.draft ? 0 : await encodePicture(name, masterOf(name), OUT);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${name}  ${seconds} s${bytes ? `  ${(bytes / 1024).toFixed(0)} kB` : ''}`);
    }
  } finally {
    await studio.close();
  }
}

const names = chosenNames();
const unknown = names.filter((name) => !(name in KNOWN));
if (values.help) {
  console.log(HELP);
} else if (unknown.length > 0 || (names.length === 0 && !values.missing)) {
  console.error(unknown.length > 0 ? `There is no picture named ${unknown.join(', ')}.\n\n${HELP}` : HELP);
  process.exitCode = 1;
} else {
  mkdirSync(masters, { recursive: true });
  if (values.sheet) {
    await contactSheet(names.map(masterOf).filter(existsSync), join(masters, 'sheet.png'), size);
  } else if (values.encode) {
    for (const name of names) await encodePicture(name, masterOf(name), OUT);
  } else {
    await renderAll(
      names.filter((name) => name in PICTURES),
      'square',
    );
    await renderAll(
      names.filter((name) => name in HEROES),
      'wide',
    );
  }
}
