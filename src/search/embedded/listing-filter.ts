import type { ListingFilters } from '../product-search.ts';
import { BRAND, facetOfAttribute, TAG } from './facet-values.ts';
import type { MarketPrices } from './market-prices.ts';
import { FIRST_VALUE, type ProductTable } from './product-table.ts';

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
  const mask = maskOf(table, wanted);
  const starts = table.rowStarts.values;
  const rows = table.rows.list;
  return {
    facet: table.values.findFacet(BRAND),
    mark(products, failures, bit) {
      for (let place = 0; place < products.length; place++) {
        const head = starts[products[place] as number] as number;
        if (mask[rows[head + 1] as number] === 0) failures[place] = (failures[place] as number) | bit;
      }
    },
  };
}

function compileCategories(table: ProductTable, keys: readonly string[]): FilterGroup {
  const isIn = table.categorySets.holding(keys.map((key) => table.tree.find(key)));
  const setOf = table.categorySet.values;
  return {
    facet: 'category',
    mark(products, failures, bit) {
      for (let place = 0; place < products.length; place++) {
        if (isIn[setOf[products[place] as number] as number] === 0)
          failures[place] = (failures[place] as number) | bit;
      }
    },
  };
}

function isGiven<Value>(values: readonly Value[] | undefined): values is readonly Value[] {
  return values !== undefined && values.length > 0;
}

function compileValues(table: ProductTable, facet: string, values: readonly string[]): FilterGroup {
  const wanted = values.map((value) => table.values.find(facet, value));
  const mask = maskOf(table, wanted);
  const starts = table.rowStarts.values;
  const rows = table.rows.list;
  return {
    facet: table.values.findFacet(facet),
    mark(products, failures, bit) {
      for (let place = 0; place < products.length; place++) {
        const failed = failures[place] as number;
        if ((failed & (failed - 1)) !== 0) continue;
        const from = (starts[products[place] as number] as number) + 1;
        const to = from + (rows[from - 1] as number);
        let has = 0;
        for (let at = from; at < to && has === 0; at++) has = mask[rows[at] as number] as number;
        if (has === 0) failures[place] = failed | bit;
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
      for (let place = 0; place < products.length; place++) {
        if (onSale[products[place] as number] === 1) failures[place] = (failures[place] as number) & ~bit;
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
export function keepsOut({ mark }: FilterGroup, product: number): boolean {
  const failures = new Int32Array(1);
  mark(Int32Array.of(product), failures, 1);
  return failures[0] === 1;
}
