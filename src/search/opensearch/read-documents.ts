import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { selectVisitorPrices } from '../../commerce/goods/catalogue/visitor-price-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { ProductRow, SearchCategory } from '../search-document.ts';
import {
  readProductRows,
  selectAttributeLabels,
  selectProductRows,
  selectProductStates,
  selectProductTexts,
  selectSearchCategories,
  selectValueLabels,
} from '../search-document-store.ts';
import {
  buildIndexDocument,
  type DocumentSource,
  digestSource,
  type IndexDocument,
  UNIT_SEPARATOR,
  type Vocabulary,
} from './index-document.ts';
import { selectMicroseconds } from './index-writer-store.ts';

interface Reading {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly markets: readonly CatalogueMarket[];
}

/** A product that was read, and can be made into what a locale's index should hold. */
export interface ReadProduct {
  readonly sku: string;
  readonly digest: string;
  readonly build: () => IndexDocument;
}

export interface ProductPage {
  /** In the order of the sku. */
  readonly products: readonly ReadProduct[];
  /** When the database was asked, in microseconds. */
  readonly readAt: number;
}

export async function readVocabulary(database: Queryable, locale: LocaleCode): Promise<Vocabulary> {
  const categories = await selectSearchCategories(database, locale);
  return {
    locale,
    paths: buildPaths(categories),
    categoryNames: new Map(categories.map(({ key, name }) => [key, name])),
    attributeLabels: await selectAttributeLabels(database, locale),
  };
}

function buildPaths(categories: readonly SearchCategory[]): Map<string, readonly string[]> {
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]));
  const paths = new Map<string, readonly string[]>();
  for (const { key } of categories) {
    const path: string[] = [];
    for (let at: string | null | undefined = key; at != null && !path.includes(at); at = parents.get(at))
      path.push(at);
    paths.set(key, path);
  }
  return paths;
}

/** Every product that may be listed, a page at a time. */
export async function* readAllProducts(
  reading: Reading,
  vocabulary: Vocabulary,
): AsyncGenerator<ProductPage> {
  // A page of rows is read before anyone knows when; its products are then read at a moment that is known.
  for await (const rows of readProductRows(reading.database)) {
    yield readSomeProducts(
      reading,
      vocabulary,
      rows.map(({ sku }) => sku),
    );
  }
}

/** Those of some products that may be listed. */
export async function readSomeProducts(
  { database, clock, markets }: Reading,
  vocabulary: Vocabulary,
  skus: readonly string[],
): Promise<ProductPage> {
  const readAt = await selectMicroseconds(database);
  const at = clock.now();
  const rows = await selectProductRows(database, skus);
  const texts = bySku(await selectProductTexts(database, vocabulary.locale, skus));
  const states = bySku(await selectProductStates(database, skus));
  const labels = await selectValueLabels(database, vocabulary.locale, skus);
  const valueLabels = new Map(
    labels.map(({ key, value, label }) => [`${key}${UNIT_SEPARATOR}${value}`, label]),
  );
  const prices = new Map<string, DocumentSource['prices'][number][]>();
  for (const market of markets) {
    for (const { sku, cents, isOnSale } of await selectVisitorPrices(database, market, at, skus)) {
      const known = prices.get(sku);
      if (known === undefined) prices.set(sku, [{ market, cents, isOnSale }]);
      else known.push({ market, cents, isOnSale });
    }
  }
  const products = rows.flatMap((row: ProductRow): readonly ReadProduct[] => {
    const text = texts.get(row.sku);
    if (text === undefined) return [];
    const { sku } = row;
    const source = { row, text, state: states.get(sku), prices: prices.get(sku) ?? [], valueLabels };
    return [
      { sku, digest: digestSource(vocabulary, source), build: () => buildIndexDocument(vocabulary, source) },
    ];
  });
  return { products: products.sort((left, right) => (left.sku < right.sku ? -1 : 1)), readAt };
}

/** Documents made between two looks at what else is waiting: taking texts apart costs half a millisecond each. */
const MADE_AT_ONCE = 8;

export async function buildDocuments(products: readonly ReadProduct[]): Promise<IndexDocument[]> {
  const documents: IndexDocument[] = [];
  for (const { build } of products) {
    documents.push(build());
    if (documents.length % MADE_AT_ONCE === 0) await nextTurn();
  }
  return documents;
}

function bySku<Row extends { readonly sku: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.sku, row]));
}
