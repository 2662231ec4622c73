import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueMarket } from '../../commerce/catalogue/catalogue-market.ts';
import { selectVisitorPrices } from '../../commerce/catalogue/visitor-price-store.ts';
import type { Queryable } from '../../kernel/database.ts';
import { type LocaleCode, languageOf } from '../../kernel/locale.ts';
import {
  readDocuments,
  type SearchCategory,
  selectDocuments,
  selectSearchCategories,
} from './document-store.ts';
import type { PriceColumn } from './index-view.ts';
import type { SearchDocument } from './search-document.ts';
import { findTerm } from './term-table.ts';
import { type CategoryPaths, replaceDocuments, type TextIndex, TextIndexBuilder } from './text-index.ts';

const READ_AT_ONCE = 500;

/** Reads the whole catalogue in the texts of a locale, leaving room for requests between pages. */
export async function buildIndex(db: Queryable, locale: LocaleCode): Promise<TextIndex> {
  const paths = buildPaths(await selectSearchCategories(db, locale));
  const builder = new TextIndexBuilder(languageOf(locale) === 'en' ? 'english' : 'plain', paths);
  for await (const page of readDocuments(db, locale)) {
    for (const document of page) builder.add(document);
    await nextTurn();
  }
  return builder.finish();
}

/** What changed since an index was made. */
export interface IndexChanges {
  readonly skus: readonly string[];
  readonly categories: readonly string[];
}

/**
 * The index after some products and categories changed, and the products that were read again for it: with a category,
 * all that lay in it or below it, as they are found by its name.
 */
export async function updateIndex(
  db: Queryable,
  locale: LocaleCode,
  old: TextIndex,
  changes: IndexChanges,
): Promise<{ readonly index: TextIndex; readonly skus: readonly string[] }> {
  const touched = new Set(changes.skus);
  for (const key of changes.categories) {
    for (const number of old.categories.get(key) ?? []) touched.add(old.skus[number] as string);
  }
  const skus = [...touched];
  const paths = buildPaths(await selectSearchCategories(db, locale));
  const documents: SearchDocument[] = [];
  for (let start = 0; start < skus.length; start += READ_AT_ONCE) {
    documents.push(...(await selectDocuments(db, locale, skus.slice(start, start + READ_AT_ONCE))));
  }
  return { index: await replaceDocuments(old, paths, skus, documents), skus };
}

function buildPaths(categories: readonly SearchCategory[]): CategoryPaths {
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]));
  const upwards = new Map<string, string[]>();
  for (const { key } of categories) {
    const path: string[] = [];
    for (let at: string | null | undefined = key; at != null; at = parents.get(at)) path.push(at);
    upwards.set(key, path);
  }
  return { upwards, names: new Map(categories.map(({ key, name }) => [key, name])) };
}

/** What every product of an index costs in a market. */
export async function loadPrices(
  db: Queryable,
  market: CatalogueMarket,
  index: TextIndex,
  at: Date,
): Promise<PriceColumn> {
  const column = new Float64Array(index.skus.length).fill(-1);
  for (const { sku, cents } of await selectVisitorPrices(db, market, at)) {
    const number = findTerm(index.skus, sku);
    if (number >= 0) column[number] = cents;
  }
  return column;
}

/** Takes the prices of an older index over, and reads those of the products that changed. */
export async function updatePrices(
  db: Queryable,
  market: CatalogueMarket,
  index: TextIndex,
  old: { readonly index: TextIndex; readonly column: PriceColumn },
  skus: readonly string[],
  at: Date,
): Promise<PriceColumn> {
  const changed = new Set(skus);
  const rows = await selectVisitorPrices(db, market, at, skus);
  const column = new Float64Array(index.skus.length).fill(-1);
  let from = 0;
  index.skus.forEach((sku, number) => {
    while (from < old.index.skus.length && (old.index.skus[from] as string) < sku) from++;
    if (old.index.skus[from] === sku && !changed.has(sku)) column[number] = old.column[from] as number;
  });
  for (const { sku, cents } of rows) {
    const number = findTerm(index.skus, sku);
    if (number >= 0) column[number] = cents;
  }
  return column;
}
