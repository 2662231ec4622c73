import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CategoryTree } from '../../src/search/embedded/category-tree.ts';
import { keepSnapshots } from '../../src/search/embedded/keep-snapshots.ts';
import { quantile } from '../../tests/load/speed.ts';
import type { MadeCatalogue } from './made-catalogue.ts';
import { readMadeInput } from './made-input.ts';
import { buildOwnEngine, createFind, locale, namesOf, type OwnEngine, placeOf } from './own-engine.ts';
import { createRandom, pickNumber, pickOne } from './random.ts';
import type { SearchInput } from './search-input.ts';

/** What the index of a catalogue costs; times in milliseconds. */
export interface IndexFigures {
  readonly buildMs: number;
  readonly saveMs: number;
  readonly loadMs: number;
  readonly snapshotMegabytes: number;
  /** 99th percentile of products that change one at a time. */
  readonly updateMs: number;
  /** Per 50,000 products: heap and buffers after everything that is not needed has been freed, less what was there before. */
  readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const PRODUCTS = 50_000;
const UPDATES = 300;
const SEED = 3;

/** Builds the index of a catalogue, writes and reads its snapshot, changes products, and measures all of it. */
export async function measureIndex(catalogue: MadeCatalogue): Promise<IndexFigures> {
  const input = readMadeInput(catalogue);
  const before = memoryInUse();
  const began = performance.now();
  const own = await buildOwnEngine(input);
  const buildMs = performance.now() - began;
  // The room that searches work in belongs to it.
  createFind(own)({ text: '', sort: 'relevance', offset: 0, withFacets: true });
  const bytes = memoryInUse() - before;
  const snapshot = await measureSnapshot(input, own);
  const updateMs = await measureUpdates(input, snapshot.engine);
  const { saveMs, loadMs, snapshotMegabytes } = snapshot;
  const megabytes = ((bytes / MEGABYTE) * PRODUCTS) / catalogue.products.length;
  return { buildMs, saveMs, loadMs, snapshotMegabytes, updateMs, megabytes };
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What the first round lets go of may have held something itself.
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measureSnapshot(input: SearchInput, { place, texts }: OwnEngine) {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-bench-search-'));
  try {
    const snapshots = keepSnapshots(folder);
    const build = { name: 'bench', vocabulary: '1', table: place.table };
    const began = performance.now();
    await snapshots.writeTable(build);
    await snapshots.writeTexts(locale, texts, build);
    const saved = performance.now();
    const kept = await snapshots.readTable(new CategoryTree(input.categories), build.vocabulary);
    const words = kept && (await snapshots.readTexts(locale, kept));
    const loaded = performance.now();
    if (kept === undefined || words === undefined) throw new Error('the snapshot could not be read');
    let bytes = 0;
    for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
    return {
      engine: { place: placeOf(input, kept.table, words), texts: words },
      saveMs: saved - began,
      loadMs: loaded - saved,
      snapshotMegabytes: bytes / MEGABYTE,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Products get another name and stock, one after the other. */
async function measureUpdates(
  { rows, texts, categories }: SearchInput,
  { place }: OwnEngine,
): Promise<number> {
  const { table, index } = place;
  const random = createRandom(SEED);
  const names = new Map(categories.map(({ key, name }) => [key, name]));
  const times: number[] = [];
  for (let update = 0; update < UPDATES; update++) {
    const number = pickNumber(random, 0, rows.length - 1);
    const [row, text] = [rows[number], texts[number]];
    if (row === undefined || text === undefined) continue;
    const name = `${text.name} ${pickOne(random, texts).name}`;
    const words = namesOf(table.tree, names, row.categories);
    const began = performance.now();
    const product = table.put({ ...row, revision: 2 });
    table.setState({ sku: row.sku, available: update, ratingTenths: 0, ratings: 0 });
    await index.update([{ product, text: { ...text, name, revision: 2 }, categories: words }]);
    times.push(performance.now() - began);
  }
  return quantile(
    times.sort((left, right) => left - right),
    0.99,
  );
}
