import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSnapshotStore } from '../../src/search/embedded/snapshot-store.ts';
import { quantile } from '../../tests/load/speed.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Change, measureLoaded } from './index-process.ts';
import type { MadeCatalogue } from './made-catalogue.ts';
import { readMadeInput } from './made-input.ts';
import { buildOwnEngine, createFind, locale, type OwnEngine } from './own-engine.ts';
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
const UPDATES = 600;
/** Changes that are not timed: the program has to have run before it is fast. */
const WARM_UP = 100;
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
  const { saveMs, snapshotMegabytes, loaded } = await measureSnapshot(input, own);
  const { loadMs } = loaded;
  const updates = loaded.updateMs.slice(WARM_UP).sort((left, right) => left - right);
  const updateMs = quantile(updates, 0.99);
  const megabytes = ((bytes / MEGABYTE) * PRODUCTS) / catalogue.products.length;
  return { buildMs, saveMs, loadMs, snapshotMegabytes, updateMs, megabytes };
}

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function measureSnapshot(input: SearchInput, { scope, texts }: OwnEngine) {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-bench-search-'));
  try {
    const snapshots = createSnapshotStore(folder);
    const build = { name: 'bench', vocabulary: '1', table: scope.table };
    const began = performance.now();
    await snapshots.writeTable(build);
    await snapshots.writeTexts(locale, texts, build);
    const saveMs = performance.now() - began;
    const order = { folder, vocabulary: build.vocabulary, categories: input.categories };
    const loaded = await measureLoaded({ ...order, changes: drawChanges(input) });
    let bytes = 0;
    for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
    return { saveMs, snapshotMegabytes: bytes / MEGABYTE, loaded };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Products get another name and stock, one after the other. */
function drawChanges({ rows, texts }: SearchInput): Change[] {
  const random = createRandom(SEED);
  return Array.from({ length: WARM_UP + UPDATES }, (_, update): Change | undefined => {
    const number = pickNumber(random, 0, rows.length - 1);
    const [row, text] = [rows[number], texts[number]];
    if (row === undefined || text === undefined) return undefined;
    const name = `${text.name} ${pickOne(random, texts).name}`;
    return { row: { ...row, revision: 2 }, text: { ...text, name, revision: 2 }, available: update };
  }).filter((change) => change !== undefined);
}
