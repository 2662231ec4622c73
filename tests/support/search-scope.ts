import type { LocaleCode } from '../../src/kernel/locale.ts';
import { languageOf } from '../../src/kernel/locale.ts';
import { getAnalysis } from '../../src/search/analysis/language-analysis.ts';
import { CategoryTree } from '../../src/search/embedded/category-tree.ts';
import { MarketPrices } from '../../src/search/embedded/market-prices.ts';
import { emptyPhraseBook } from '../../src/search/embedded/phrase-book.ts';
import { ProductTable } from '../../src/search/embedded/product-table.ts';
import type { SearchScope } from '../../src/search/embedded/search-listing.ts';
import { TextIndex, TextIndexBuilder } from '../../src/search/embedded/text-index.ts';
import type { ProductRow, ProductState, SearchCategory } from '../../src/search/search-document.ts';
import { skuOf } from './sample-catalogue.ts';

/** A product as a property makes it up; everything has a value, so that a naive count can look at it. */
export interface MadeProduct {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly ean: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: ProductRow['attributes'];
  readonly popularity: number;
  readonly releasedDay: number;
  readonly available: number;
  readonly ratings: number;
  readonly ratingTenths: number;
  /** -1: not sold in the market. */
  readonly cents: number;
  readonly isOnSale: boolean;
}

/** A product of nothing but a name, sold and on stock. */
export const namedProduct = (number: number, name: string): MadeProduct => ({
  sku: skuOf(number),
  name,
  description: '',
  brand: null,
  model: null,
  ean: null,
  categories: [],
  tags: [],
  attributes: [],
  popularity: 0,
  releasedDay: 0,
  available: 1,
  ratings: 0,
  ratingTenths: 0,
  cents: 100,
  isOnSale: false,
});

export const madeMarket = { country: 'IE', currency: 'EUR' } as const;

/** The embedded engine on a few products in memory, as it is once it has read them from the database. */
export async function buildSearchScope(
  products: readonly MadeProduct[],
  { categories = [], locale = 'en-GB' }: { categories?: readonly SearchCategory[]; locale?: LocaleCode } = {},
): Promise<SearchScope> {
  const tree = new CategoryTree(categories);
  const table = new ProductTable(tree);
  const prices = new MarketPrices(madeMarket);
  const analysis = getAnalysis(languageOf(locale));
  const builder = new TextIndexBuilder(analysis);
  for (const product of products) {
    const { cents, isOnSale, name, description, ...rest } = product;
    const row: ProductRow & ProductState = { ...rest, revision: 1 };
    const number = table.put(row);
    table.setState(row);
    prices.cents.push(cents);
    prices.onSale.push(isOnSale ? 1 : 0);
    const path = tree.closureOf(product.categories).map((category) => categories[category]?.name ?? '');
    const text = { ...row, name, description, attributes: writeAttributes(product) };
    builder.add(number, text, path.join(' ; '));
  }
  const index = new TextIndex(locale, analysis, await builder.finish());
  return {
    index,
    table,
    prices,
    labels: {
      locale,
      attributes: new Map(),
      values: new Map(),
      categories: new Map(categories.map(({ key, name }) => [key, name])),
      written: new Map(),
    },
    phrases: emptyPhraseBook,
    pinned: [],
    nameRanks: await index.names.getRanks(),
  };
}

function writeAttributes({ attributes }: MadeProduct): string {
  return attributes.map(([, value, unit]) => `${value} ${unit ?? ''}`).join(' ; ');
}
