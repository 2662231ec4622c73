import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable } from '../../kernel/database.ts';
import { type LocaleCode, languageOf } from '../../kernel/locale.ts';
import { getAnalysis } from '../analysis/language-analysis.ts';
import type { ProductRow } from '../search-document.ts';
import {
  readProductRows,
  readProductTexts,
  selectAttributeLabels,
  selectProductRevisions,
  selectProductRows,
  selectProductStates,
  selectProductTexts,
  selectSearchCategories,
  selectTextLocales,
  selectValueLabels,
  selectVocabularyRevision,
} from '../search-document-store.ts';
import { CategoryTree } from './category-tree.ts';
import { categoryWords } from './category-words.ts';
import type { FacetLabels } from './present-facets.ts';
import { ProductTable } from './product-table.ts';
import type { SnapshotStore, StoredBuild } from './snapshot-store.ts';
import { type ChangedProduct, type StoredTexts, TextIndex, TextIndexBuilder } from './text-index.ts';

const READ_AT_ONCE = 500;

/** A build of the products with what is known of the catalogue's languages. */
export interface Generation extends StoredBuild {
  /** The locales that any text is written in. */
  readonly spoken: ReadonlySet<string>;
}

/** What belongs to one locale: its words, and what it calls categories and attributes. */
export interface LocaleTexts {
  readonly index: TextIndex;
  readonly labels: FacetLabels;
}

/** What products are put into. Its revision is read first: whatever changes meanwhile then counts as changed. */
async function readFrame(db: Queryable) {
  const vocabulary = await selectVocabularyRevision(db);
  const [spoken, categories] = await Promise.all([
    selectTextLocales(db),
    selectSearchCategories(db, 'en-GB'),
  ]);
  return { vocabulary, spoken, categories };
}

/** Reads all products from the database, leaving room for requests between pages. */
export async function buildGeneration(db: Queryable): Promise<Generation> {
  const { vocabulary, spoken, categories } = await readFrame(db);
  const table = new ProductTable(new CategoryTree(categories));
  for await (const page of readProductRows(db)) {
    for (const row of page) table.put(row);
    await nextTurn();
  }
  await readStates(db, table);
  // Not when somebody searches.
  table.codes.finish();
  await nextTurn();
  table.order();
  return { name: randomUUID(), vocabulary, table, spoken };
}

/** The products of a snapshot, brought up to date; `undefined` when there is none that can be. */
export async function restoreGeneration(
  db: Queryable,
  snapshots: SnapshotStore,
): Promise<Generation | undefined> {
  const { vocabulary, spoken, categories } = await readFrame(db);
  const stored = await snapshots.readTable(new CategoryTree(categories), vocabulary);
  if (stored === undefined) return undefined;
  await updateTable(db, stored.table, await findChangedSkus(db, stored.table));
  await readStates(db, stored.table);
  return { ...stored, spoken };
}

async function readStates(db: Queryable, table: ProductTable, skus?: readonly string[]): Promise<boolean> {
  let differs = false;
  for (const state of await selectProductStates(db, skus)) differs = table.setState(state) || differs;
  return differs;
}

/** Stock and ratings of some products as they are now; answers whether shoppers may find something else. */
export function updateStates(db: Queryable, table: ProductTable, skus?: readonly string[]): Promise<boolean> {
  return readStates(db, table, skus);
}

/** Skus of products that were written, added or taken away since the table read them. */
export async function findChangedSkus(db: Queryable, table: ProductTable): Promise<string[]> {
  const changed: string[] = [];
  const seen = new Uint8Array(table.length);
  for (const { sku, revision } of await selectProductRevisions(db)) {
    const number = table.find(sku);
    if (number >= 0) seen[number] = 1;
    if (number < 0 || table.revisions.values[number] !== revision) changed.push(sku);
  }
  seen.forEach((isSeen, number) => {
    if (isSeen === 0 && table.listed.values[number] === 1) changed.push(table.skuAt(number));
  });
  return changed;
}

/** Reads the rows of some products again; one that may not be listed any more is taken out. */
export async function updateTable(
  db: Queryable,
  table: ProductTable,
  skus: readonly string[],
): Promise<void> {
  for (let start = 0; start < skus.length; start += READ_AT_ONCE) {
    const some = skus.slice(start, start + READ_AT_ONCE);
    const rows = await selectProductRows(db, some);
    const found = new Set(rows.map(({ sku }) => sku));
    for (const row of rows) {
      // Announced for its price or its stars: what it says is what it said.
      if (!isKnownRow(table, row)) table.put(row);
    }
    for (const sku of some) if (!found.has(sku)) table.remove(sku);
    await readStates(db, table, some);
  }
}

function isKnownRow(table: ProductTable, { sku, revision }: ProductRow): boolean {
  const number = table.find(sku);
  return number >= 0 && table.listed.values[number] === 1 && table.revisions.values[number] === revision;
}

/** A locale's words: from its snapshot where there is a good one, else read from the database and then kept. */
export async function loadTexts(
  db: Queryable,
  build: StoredBuild,
  locale: LocaleCode,
  snapshots: SnapshotStore,
  onUnstored: (error: unknown) => void,
): Promise<LocaleTexts> {
  const { table } = build;
  const categories = await selectSearchCategories(db, locale);
  const words = categoryWords(table, categories);
  const stored = await snapshots.readTexts(locale, build);
  const texts = stored ?? (await readTexts(db, table, locale, words));
  const index = new TextIndex(locale, getAnalysis(languageOf(locale)), texts);
  if (stored === undefined) snapshots.writeTexts(locale, texts, build).catch(onUnstored);
  const labels: FacetLabels = {
    locale,
    attributes: new Map(),
    values: new Map(),
    categories: new Map(categories.map(({ key, name: label }) => [key, label])),
    written: new Map(),
  };
  await renewLabels(db, labels);
  return { index, labels };
}

/** Reads what attributes and their values are called again. */
export async function renewLabels(db: Queryable, labels: FacetLabels): Promise<void> {
  const [attributes, values] = await Promise.all([
    selectAttributeLabels(db, labels.locale),
    selectValueLabels(db, labels.locale),
  ]);
  labels.written.clear();
  labels.attributes.clear();
  for (const [key, label] of attributes) labels.attributes.set(key, label);
  labels.values.clear();
  for (const { key, value, label } of values) {
    if (label !== value) labels.values.set(`${key}\u0000${value}`, label);
  }
}

async function readTexts(
  db: Queryable,
  table: ProductTable,
  locale: LocaleCode,
  words: (product: number) => string,
): Promise<StoredTexts> {
  const builder = new TextIndexBuilder(getAnalysis(languageOf(locale)));
  for await (const page of readProductTexts(db, locale)) {
    for (const text of page) {
      const product = table.find(text.sku);
      if (product >= 0) builder.add(product, text, words(product));
    }
    await nextTurn();
  }
  return builder.finish();
}

/** Skus of products whose words an index has not read as their rows are now. */
function findUnreadSkus({ revisions: read }: TextIndex, table: ProductTable): string[] {
  const unread: string[] = [];
  for (let product = 0; product < table.length; product++) {
    if (table.listed.values[product] !== 1) continue;
    if ((read.values[product] ?? 0) !== table.revisions.values[product]) unread.push(table.skuAt(product));
  }
  return unread;
}

/** Brings the words of a locale up to the rows of the table. */
export async function catchUp(db: Queryable, table: ProductTable, index: TextIndex): Promise<void> {
  const unread = findUnreadSkus(index, table);
  if (unread.length === 0) return;
  const words = categoryWords(table, await selectSearchCategories(db, index.locale));
  const changes: ChangedProduct[] = [];
  for (let start = 0; start < unread.length; start += READ_AT_ONCE) {
    for (const text of await selectProductTexts(
      db,
      index.locale,
      unread.slice(start, start + READ_AT_ONCE),
    )) {
      const product = table.find(text.sku);
      if (product >= 0) changes.push({ product, text, categories: words(product) });
    }
  }
  await index.update(changes);
}
