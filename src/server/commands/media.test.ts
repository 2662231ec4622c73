import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CommandEnd, runCommand } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { paintPicture, writePdf } from '../../../tests/support/media-shop.ts';
import { categoryLine, productLine, typeLine, writeLines } from '../../../tests/support/sample-catalogue.ts';
import { createFolderBlobs } from '../../integrations/media/media-folder.ts';
import { findMediaBlobs } from '../../media/media-store.ts';
import { sizesOf } from '../../media/picture-sizes.ts';

/** A shop of its own: a database and a data folder. */
interface OwnShop {
  readonly database: TestDatabase;
  readonly dataDir: string;
}

let folder: string;
const shops: OwnShop[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gantry-export-'));
});
afterEach(async () => {
  for (const { database } of shops.splice(0)) await database.drop();
  await rm(folder, { recursive: true });
});

async function openShop(name: string): Promise<OwnShop> {
  const shop = { database: await createTestDatabase(), dataDir: join(folder, name) };
  shops.push(shop);
  return shop;
}

function run({ database, dataDir }: OwnShop, ...args: readonly string[]): Promise<CommandEnd> {
  return runCommand({ url: database.url, dataDir, workingFolder: folder }, args);
}

async function put(file: string, bytes: Uint8Array | string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const mediaOf = async ({ database }: OwnShop) =>
  (await findMediaBlobs(database.database)).toSorted((one, other) => one.name.localeCompare(other.name));

/** A catalogue whose pictures come in every way: under their names, by a line, ready-made, as documents. */
async function fill(shop: OwnShop): Promise<void> {
  const images = [{ name: 'drill-1' }, { name: 'tools/drill-2' }, { name: 'drill-3' }, { name: 'drill-4' }];
  await put(
    'first.ndjson',
    writeLines([
      typeLine(),
      categoryLine('workshop'),
      productLine(1, { images, manualUrl: { 'de-DE': '/manuals/drill-de.pdf' } }),
      { type: 'asset', key: 'drill-3', file: 'Drills/IMG 0042.JPG' },
    ]),
  );
  await put('given/drill-1.jpg', await paintPicture('red'));
  await put('given/tools/Drill-2.PNG', await paintPicture('blue', 'png'));
  await put('given/Drills/IMG 0042.JPG', await paintPicture('green'));
  for (const { width, height, format } of sizesOf('drill-4'))
    await put(`given/drill-4-${width}.${format}`, await paintPicture('grey', format, { width, height }));
  await put('given/manuals/drill-de.pdf', writePdf('Bohrer'));
  expect(await run(shop, 'import', 'first.ndjson', '--media', 'given')).toMatchObject({ code: 0 });
}

test('what is exported with its pictures fills an empty shop with the same ones', async () => {
  const first = await openShop('first');
  await fill(first);
  expect(await run(first, 'export', 'all.ndjson', '--media', 'out')).toMatchObject({
    code: 0,
    said: expect.stringContaining('out: 5 pictures and documents written.'),
  });
  const files = (await readdir(join(folder, 'out'), { recursive: true })).filter((file) => /\./.test(file));
  expect(files.toSorted()).toEqual(
    [
      ...['Drills/IMG 0042.JPG', 'drill-1.jpg', 'manuals/drill-de.pdf', 'tools/drill-2.png'],
      ...sizesOf('drill-4').map(({ width, format }) => `drill-4-${width}.${format}`),
    ].toSorted(),
  );

  const second = await openShop('second');
  expect(await run(second, 'import', 'all.ndjson', '--media', 'out')).toMatchObject({
    code: 0,
    said: expect.stringContaining('out: 5 pictures and documents taken, 0 unchanged.'),
  });
  expect(await mediaOf(second)).toEqual(await mediaOf(first));
  expect(await run(second, 'import', '--media', 'out')).toMatchObject({
    code: 0,
    said: expect.stringContaining('out: 0 pictures and documents taken, 5 unchanged.'),
  });
});

test('what the store has lost is told by its name, and the rest is written', async () => {
  const shop = await openShop('first');
  await fill(shop);
  const lost = (await mediaOf(shop)).find(({ name }) => name === 'drill-1');
  await createFolderBlobs(join(shop.dataDir, 'media')).remove([String(lost?.original)]);
  expect(await run(shop, 'export', '--media', 'out')).toMatchObject({
    code: 1,
    said: expect.stringContaining(
      'out: 4 pictures and documents written.\nout: the media store lacks files of drill-1.\nout: 1 pictures and documents were not written.\n',
    ),
  });
});

test('an export of nothing is refused', async () => {
  const shop = await openShop('first');
  expect(await run(shop, 'export')).toMatchObject({
    code: 1,
    said: 'export needs exactly one file, or --media FOLDER, or both.\n',
  });
});
