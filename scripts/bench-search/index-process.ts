import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getAnalysis } from '../../src/search/analysis/language-analysis.ts';
import { CategoryTree } from '../../src/search/embedded/category-tree.ts';
import { categoryWords } from '../../src/search/embedded/category-words.ts';
import { createSnapshotStore } from '../../src/search/embedded/snapshot-store.ts';
import { TextIndex } from '../../src/search/embedded/text-index.ts';
import type { ProductRow, ProductText, SearchCategory } from '../../src/search/search-document.ts';
import { locale } from './own-engine.ts';

/** A product that is written anew. */
export interface Change {
  readonly row: ProductRow;
  readonly text: ProductText;
  readonly available: number;
}

interface Order {
  readonly folder: string;
  readonly vocabulary: string;
  readonly categories: readonly SearchCategory[];
  readonly changes: readonly Change[];
}

/** Milliseconds. */
export interface LoadedTimes {
  readonly loadMs: number;
  /** Of each change. */
  readonly updateMs: readonly number[];
}

/** Loads a snapshot and changes products, one after the other, in a process that has just begun and holds nothing else. */
export async function measureLoaded(order: Order): Promise<LoadedTimes> {
  const engine = fork(fileURLToPath(import.meta.url), ['measure'], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  engine.send(order);
  const [times] = (await once(engine, 'message')) as [LoadedTimes];
  return times;
}

async function measure({ folder, vocabulary, categories, changes }: Order): Promise<LoadedTimes> {
  const began = performance.now();
  const snapshots = createSnapshotStore(folder);
  const tree = new CategoryTree(categories);
  const kept = await snapshots.readTable(tree, vocabulary);
  const texts = kept && (await snapshots.readTexts(locale, kept));
  const loadMs = performance.now() - began;
  if (kept === undefined || texts === undefined) throw new Error('the snapshot could not be read');
  const { table } = kept;
  const index = new TextIndex(locale, getAnalysis('en'), texts);
  const words = categoryWords(table, categories);
  const updateMs: number[] = [];
  for (const { row, text, available } of changes) {
    const start = performance.now();
    const product = table.put(row);
    table.setState({ sku: row.sku, available, ratingTenths: 0, ratings: 0 });
    await index.update([{ product, text, categories: words(product) }]);
    updateMs.push(performance.now() - start);
    // Changes come one by one from the database, a turn apart.
    await nextTurn();
  }
  return { loadMs, updateMs };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', async (order: Order) => {
    process.send?.(await measure(order), () => process.disconnect());
  });
