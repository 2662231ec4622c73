import type { ListingFilters } from '../product-search.ts';
import { rawByte, rawFloat, rawInt, rawListed } from './columns.ts';
import { BRAND, facetOfAttribute, TAG } from './facet-values.ts';
import type { MarketPrices } from './market-prices.ts';
import { firstOf, lengthOf } from './number-rows.ts';
import {
  BRAND_AT,
  CATEGORIES_AT,
  FIRST_VALUE,
  ON_STOCK,
  type ProductTable,
  STOCK_AT,
  VALUES_AT,
} from './product-table.ts';

/** Computed per market: the tag of what is announced as reduced. */
export const ON_SALE_TAG = 'on-sale';

/** What one facet lets through. */
export interface FilterGroup {
  /** The facet whose counts do not heed this group: its number in the table's values, or one of the names. */
  readonly facet: number | 'price' | 'stock' | 'category';
  /**
   * Sets a bit at the index of each product that it keeps out, but not where two other groups do already: that product
   * counts for nobody. A loop of its own for each kind of filter.
   */
  readonly mark: (products: Int32Array, failures: Int32Array, bit: number) => void;
}

/**
 * A test a facet; a product is a hit when every one of them lets it through. What costs least to ask comes first: others
 * need not look at what two of them keep out.
 */
export function compileFilters(
  filters: ListingFilters | undefined,
  table: ProductTable,
  prices: MarketPrices,
): FilterGroup[] {
  if (filters === undefined) return [];
  const { brands, tags, categoryKeys, minimumCents, maximumCents, isOnStock, attributes } = filters;
  const groups: FilterGroup[] = [];
  if (minimumCents !== undefined || maximumCents !== undefined)
    groups.push(compilePrice(prices, minimumCents ?? 0, maximumCents ?? Number.POSITIVE_INFINITY));
  if (isOnStock !== undefined) groups.push(compileStock(table, isOnStock));
  if (isGiven(brands)) groups.push(compileBrands(table, brands));
  if (isGiven(categoryKeys)) groups.push(compileCategories(table, categoryKeys));
  if (isGiven(tags)) groups.push(compileTags(table, tags, prices));
  for (const [key, values] of Object.entries(attributes ?? {})) {
    if (values.length > 0) groups.push(compileValues(table, facetOfAttribute(key), values));
  }
  return groups;
}

function compilePrice({ cents: { values: cents } }: MarketPrices, least: number, most: number): FilterGroup {
  return {
    facet: 'price',
    mark(products, failures, bit) {
      for (let index = 0; index < products.length; index++) {
        const price = rawFloat(cents, rawInt(products, index));
        if (price < least || price > most) failures[index] = rawInt(failures, index) | bit;
      }
    },
  };
}

function compileStock(table: ProductTable, isOnStock: boolean): FilterGroup {
  const lets = new Uint8Array(FIRST_VALUE);
  lets.fill(isOnStock ? 0 : 1);
  lets[ON_STOCK] = isOnStock ? 1 : 0;
  return { facet: 'stock', mark: markBy(table, STOCK_AT, lets) };
}

function compileBrands(table: ProductTable, brands: readonly string[]): FilterGroup {
  const wanted = brands.map((brand) => table.values.find(BRAND, brand));
  return { facet: table.values.findFacet(BRAND), mark: markBy(table, BRAND_AT, maskOf(table, wanted)) };
}

function compileCategories(table: ProductTable, keys: readonly string[]): FilterGroup {
  const isIn = table.categorySets.holding(keys.map((key) => table.tree.find(key)));
  return { facet: 'category', mark: markBy(table, CATEGORIES_AT, isIn) };
}

/** By one number of a product's row: `lets` has 1 for those that are let through. */
function markBy(table: ProductTable, numberAt: number, lets: Uint8Array): FilterGroup['mark'] {
  const pointers = table.rowPointers.values;
  const rows = table.rows.list;
  return (products, failures, bit) => {
    for (let index = 0; index < products.length; index++) {
      const first = firstOf(rawInt(pointers, rawInt(products, index)));
      if (lets[rawListed(rows, first + numberAt)] === 0) failures[index] = rawInt(failures, index) | bit;
    }
  };
}

function isGiven<Value>(values: readonly Value[] | undefined): values is readonly Value[] {
  return values !== undefined && values.length > 0;
}

function compileValues(table: ProductTable, facet: string, values: readonly string[]): FilterGroup {
  const wanted = values.map((value) => table.values.find(facet, value));
  const mask = maskOf(table, wanted);
  const pointers = table.rowPointers.values;
  const rows = table.rows.list;
  return {
    facet: table.values.findFacet(facet),
    mark(products, failures, bit) {
      for (let index = 0; index < products.length; index++) {
        const failed = rawInt(failures, index);
        if ((failed & (failed - 1)) !== 0) continue;
        const row = rawInt(pointers, rawInt(products, index));
        const first = firstOf(row);
        const end = first + lengthOf(row);
        let has = 0;
        for (let at = first + VALUES_AT; at < end && has === 0; at++)
          has = rawByte(mask, rawListed(rows, at));
        if (has === 0) failures[index] = failed | bit;
      }
    },
  };
}

function compileTags(table: ProductTable, tags: readonly string[], prices: MarketPrices): FilterGroup {
  const { facet, mark } = compileValues(table, TAG, tags);
  if (!tags.includes(ON_SALE_TAG)) return { facet, mark };
  const onSale = prices.onSale.values;
  return {
    facet,
    mark(products, failures, bit) {
      mark(products, failures, bit);
      for (let index = 0; index < products.length; index++) {
        if (onSale[rawInt(products, index)] === 1) failures[index] = rawInt(failures, index) & ~bit;
      }
    },
  };
}

/** By number in the rows: 1 for each value that is wanted; -1 stands for what there is not. */
function maskOf({ values }: ProductTable, wanted: readonly number[]): Uint8Array {
  const mask = new Uint8Array(FIRST_VALUE + values.entries.length);
  for (const number of wanted) if (number >= 0) mask[FIRST_VALUE + number] = 1;
  return mask;
}

/** Whether a group keeps one product out. */
export function excludes({ mark }: FilterGroup, product: number): boolean {
  const failures = new Int32Array(1);
  mark(Int32Array.of(product), failures, 1);
  return failures[0] === 1;
}
