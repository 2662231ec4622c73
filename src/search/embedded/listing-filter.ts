import type { ListingFilters } from '../product-search.ts';
import { BRAND, facetOfAttribute, TAG } from './facet-values.ts';
import type { MarketPrices } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';

/** Computed per market: the tag of what is announced as reduced. */
export const ON_SALE_TAG = 'on-sale';

/** What one facet lets through. */
export interface FilterGroup {
  /** The facet whose counts do not heed this group: its number in the table's values, or one of the names. */
  readonly facet: number | 'price' | 'stock' | 'category';
  /**
   * Sets a bit at the place of each product that it keeps out, but not where two other groups do already: that product
   * counts for nobody. A loop of its own for each kind of filter.
   */
  readonly mark: (products: Int32Array, failures: Int32Array, bit: number) => void;
}

/** Rows of numbers in a pool, one a product. */
interface Rows {
  readonly starts: Int32Array;
  readonly counts: Uint16Array;
  readonly pool: Int32Array | Uint16Array;
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
      for (let place = 0; place < products.length; place++) {
        const price = cents[products[place] as number] as number;
        if (price < least || price > most) failures[place] = (failures[place] as number) | bit;
      }
    },
  };
}

function compileStock({ available: { values: available } }: ProductTable, isOnStock: boolean): FilterGroup {
  return {
    facet: 'stock',
    mark(products, failures, bit) {
      for (let place = 0; place < products.length; place++) {
        const isThere = (available[products[place] as number] as number) > 0;
        if (isThere !== isOnStock) failures[place] = (failures[place] as number) | bit;
      }
    },
  };
}

/** A product's brand is the first of its values. */
function compileBrands(table: ProductTable, brands: readonly string[]): FilterGroup {
  const wanted = brands.map((brand) => table.values.find(BRAND, brand));
  const mask = maskOf(wanted, table.values.entries.length);
  const starts = table.valueStarts.values;
  const counts = table.valueCounts.values;
  const pool = table.valuePool.values;
  return {
    facet: table.values.findFacet(BRAND),
    mark(products, failures, bit) {
      for (let place = 0; place < products.length; place++) {
        const product = products[place] as number;
        const first = pool[starts[product] as number] as number;
        const has = (counts[product] as number) > 0 && mask[first] === 1;
        if (!has) failures[place] = (failures[place] as number) | bit;
      }
    },
  };
}

function compileCategories(table: ProductTable, keys: readonly string[]): FilterGroup {
  const wanted = keys.map((key) => table.tree.find(key));
  const mask = maskOf(wanted, table.tree.keys.length);
  const rows = {
    starts: table.categoryStarts.values,
    counts: table.categoryCounts.values,
    pool: table.categoryPool.values,
  };
  return {
    facet: 'category',
    mark: (products, failures, bit) => markWithout(rows, mask, products, failures, bit),
  };
}

function isGiven<Value>(values: readonly Value[] | undefined): values is readonly Value[] {
  return values !== undefined && values.length > 0;
}

function compileValues(table: ProductTable, facet: string, values: readonly string[]): FilterGroup {
  const number = table.values.findFacet(facet);
  const wanted = values.map((value) => table.values.find(facet, value));
  const mask = maskOf(wanted, table.values.entries.length);
  const rows = {
    starts: table.valueStarts.values,
    counts: table.valueCounts.values,
    pool: table.valuePool.values,
  };
  return {
    facet: number,
    mark: (products, failures, bit) => markWithout(rows, mask, products, failures, bit),
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
      for (let place = 0; place < products.length; place++) {
        if (onSale[products[place] as number] === 1) failures[place] = (failures[place] as number) & ~bit;
      }
    },
  };
}

/** 1 for each number that is wanted; -1 stands for what there is not. */
function maskOf(wanted: readonly number[], length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (const number of wanted) if (number >= 0) mask[number] = 1;
  return mask;
}

function markWithout(
  { starts, counts, pool }: Rows,
  mask: Uint8Array,
  products: Int32Array,
  failures: Int32Array,
  bit: number,
): void {
  for (let place = 0; place < products.length; place++) {
    const failed = failures[place] as number;
    if ((failed & (failed - 1)) !== 0) continue;
    const product = products[place] as number;
    const from = starts[product] as number;
    const to = from + (counts[product] as number);
    let has = 0;
    for (let at = from; at < to && has === 0; at++) has = mask[pool[at] as number] as number;
    if (has === 0) failures[place] = failed | bit;
  }
}

/** Whether a group keeps one product out. */
export function keepsOut({ mark }: FilterGroup, product: number): boolean {
  const failures = new Int32Array(1);
  mark(Int32Array.of(product), failures, 1);
  return failures[0] === 1;
}
