import { existsSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MARKS } from './brands/marks.ts';
import { photographCards } from './cards.ts';
import { allPhotos, filesOf, viewNames } from './files.ts';
import { HEROES, PICTURES, TURNTABLES } from './list.ts';
import type { SheetCell, SheetLayout } from './sheets.ts';
import { labelledSheet } from './sheets.ts';

const HELP = `Usage: npm run demo:sheet [-- --only pictures | --only cards] [-- --shop <url>]

Puts the demonstration's pictures on sheets to look at, PNG files in .data/demo-sheets/: all product pictures with their
views, turntables, the scenes of home page, departments and campaigns, brand marks, and 40 product cards of the storefront
in 6 languages.

  --shop <url>   take the cards from this running shop, http://localhost:3000; else one is started on a folder of its own
  --seed <n>     which cards (1)
  --help         show this text

The cards need Chromium (CHROMIUM_PATH, else /usr/bin/chromium).`;

const OUT = join(import.meta.dirname, 'out');
const SHEETS = resolve(import.meta.dirname, '../../.data/demo-sheets');
const CARD = { width: 300, height: 600, columns: 8 };
const GRID = { width: 200, columns: 8 };
/** Rows of product pictures on one sheet: more are too long to look at. */
const ROWS = 9;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shop: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** The smallest file of each of these pictures that is there. */
function cellsOf(names: readonly string[]): SheetCell[] {
  const photos = new Map(allPhotos().map((photo) => [photo.name, photo]));
  return names.flatMap((name) => {
    const photo = photos.get(name);
    const file = photo && join(OUT, filesOf(photo)[0]?.path ?? '');
    return file && existsSync(file) ? [{ file, name }] : [];
  });
}

async function write(name: string, cells: readonly SheetCell[], layout: SheetLayout = GRID): Promise<void> {
  if (cells.length === 0) return;
  const target = join(SHEETS, `${name}.png`);
  await labelledSheet(cells, target, layout);
  console.log(`${relative(process.cwd(), target)}  ${cells.length} pictures`);
}

async function sheetsOfPictures(): Promise<void> {
  const cells = cellsOf(Object.keys(PICTURES).flatMap(viewNames));
  const most = GRID.columns * ROWS;
  for (let first = 0; first < cells.length; first += most) {
    await write(`pictures-${first / most + 1}`, cells.slice(first, first + most));
  }
  const quarters = ['01', '10', '19', '28'].map((frame) => `/${frame}`);
  await write(
    'turntables',
    cellsOf(TURNTABLES.flatMap((name) => quarters.map((frame) => `360/${name}${frame}`))),
  );
  await write('scenes', cellsOf(Object.keys(HEROES)), { width: 640, height: 320, columns: 2 });
  const marks = Object.keys(MARKS).map((brand) => ({
    file: join(OUT, 'brands', `${brand}.svg`),
    name: brand,
  }));
  await write('brands', marks, { width: 320, height: 96, columns: 4 });
}

if (values.help) {
  console.log(HELP);
} else {
  mkdirSync(SHEETS, { recursive: true });
  if (values.only !== 'cards') await sheetsOfPictures();
  if (values.only !== 'pictures') {
    await write('cards', await photographCards(values.shop, Number(values.seed)), CARD);
  }
}
