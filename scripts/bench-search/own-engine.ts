import { getAnalysis } from '../../src/search/analysis/language-analysis.ts';
import { CategoryTree } from '../../src/search/embedded/category-tree.ts';
import { categoryWords } from '../../src/search/embedded/category-words.ts';
import { nameAttributeValue } from '../../src/search/embedded/facet-values.ts';
import { MarketPrices } from '../../src/search/embedded/market-prices.ts';
import { emptyPhraseBook } from '../../src/search/embedded/phrase-book.ts';
import { ProductTable } from '../../src/search/embedded/product-table.ts';
import { type SearchScope, searchListing } from '../../src/search/embedded/search-listing.ts';
import { type StoredTexts, TextIndex, TextIndexBuilder } from '../../src/search/embedded/text-index.ts';
import type { ProductQuery } from '../../src/search/product-search.ts';
import type { Run } from './reference-runs.ts';
import type { SearchInput } from './search-input.ts';
import type { SpeedQuery } from './speed-queries.ts';
import type { Find } from './timed-run.ts';

export const locale = 'en-GB';
const market = { country: 'GB', currency: 'GBP' } as const;
const JUDGED_LIMIT = 10;
const PAGE_LIMIT = 24;

/** The shop's embedded engine on a catalogue in memory, as it is once it has read the database. */
export interface OwnEngine {
  readonly scope: SearchScope;
  readonly texts: StoredTexts;
}

export async function buildOwnEngine(input: SearchInput): Promise<OwnEngine> {
  const tree = new CategoryTree(input.categories);
  const table = new ProductTable(tree);
  for (const row of input.rows) table.put(row);
  for (const state of input.states) table.setState(state);
  const analysis = getAnalysis('en');
  const builder = new TextIndexBuilder(analysis);
  const words = categoryWords(table, input.categories);
  input.texts.forEach((text, number) => {
    builder.add(number, text, words(number));
  });
  const texts = await builder.finish();
  return { scope: scopeOf(input, table, texts), texts };
}

function scopeOf(input: SearchInput, table: ProductTable, texts: StoredTexts): SearchScope {
  const prices = new MarketPrices(market);
  for (const { sku } of input.rows) {
    prices.cents.push(input.prices.get(sku) ?? -1);
    prices.onSale.push(0);
  }
  return {
    index: new TextIndex(locale, getAnalysis('en'), texts),
    table,
    prices,
    labels: {
      locale,
      attributes: new Map(input.labels),
      values: new Map(),
      categories: new Map(input.categories.map(({ key, name }) => [key, name])),
      written: new Map(),
    },
    phrases: emptyPhraseBook,
    pinned: [],
    nameRanks: undefined,
  };
}

const plain: ProductQuery = { market, locale, sort: 'relevance', offset: 0, limit: PAGE_LIMIT };

/** The full ranking; judged products are known by the number in their sku. */
export function createOwnRun({ scope }: OwnEngine): Run {
  return (text) =>
    searchListing(scope, { ...plain, text, limit: JUDGED_LIMIT }).skus.map((sku) =>
      String(Number(sku.slice(2))),
    );
}

export function createFind({ scope }: OwnEngine): Find {
  return (query) => searchListing(scope, readQuery(query)).skus;
}

function readQuery({ text, sort, offset, withFacets, ...filters }: SpeedQuery): ProductQuery {
  const { brands, category, maximumCents, attribute } = filters;
  return {
    ...plain,
    text,
    sort,
    offset,
    withFacets,
    filters: {
      brands,
      maximumCents,
      categoryKeys: category === undefined ? undefined : [category],
      attributes:
        attribute === undefined
          ? undefined
          : { [attribute.key]: [nameAttributeValue(attribute.value, attribute.unit ?? null)] },
    },
  };
}
