import { TAG } from './facet-values.ts';
import type { FilterGroup } from './listing-filter.ts';
import type { MarketPrices } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';

/** Hits of a listing and, by number, how often each value is among them. Valid until the next listing is counted. */
export interface Counted {
  readonly hits: Int32Array;
  /** Value number -> products with it that every filter but its own facet's lets through. */
  readonly values: Int32Array;
  readonly categories: Int32Array;
  readonly onSale: number;
  readonly onStock: number;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

let valueCounts = new Int32Array(0);
let categoryCounts = new Int32Array(0);

function cleared(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (list.length < length) return new Int32Array(Math.ceil(length * 1.2));
  list.fill(0, 0, length);
  return list;
}

/**
 * Narrows products down to those that every group lets through, and counts the values of all facets: a product that
 * only one group keeps out still counts for that group's own facet (multi-select). `products` is overwritten with the
 * hits.
 */
export function countFacets(
  products: Int32Array,
  groups: readonly FilterGroup[],
  table: ProductTable,
  prices: MarketPrices,
  withFacets: boolean,
): Counted {
  valueCounts = cleared(valueCounts, table.values.entries.length);
  categoryCounts = cleared(categoryCounts, table.tree.keys.length);
  const { hits, nearMisses } = narrow(products, groups, withFacets);
  const sums: Sums = { onSale: 0, onStock: 0, minimumCents: Number.POSITIVE_INFINITY, maximumCents: -1 };
  if (withFacets) {
    countValues(hits, table, undefined);
    countCategories(hits, table);
    countOnSale(hits, prices, sums);
    countOnStock(hits, table, sums);
    findPriceRange(hits, prices, sums);
    const tags = table.values.findFacet(TAG);
    nearMisses.forEach((of, place) => {
      const facet = groups[place]?.facet;
      if (typeof facet === 'number') countValues(of, table, facet);
      if (facet === tags) countOnSale(of, prices, sums);
      if (facet === 'category') countCategories(of, table);
      if (facet === 'stock') countOnStock(of, table, sums);
      if (facet === 'price') findPriceRange(of, prices, sums);
    });
  }
  return { hits, values: valueCounts, categories: categoryCounts, ...sums };
}

interface Sums {
  onSale: number;
  onStock: number;
  minimumCents: number;
  maximumCents: number;
}

/** A bit for each group that keeps the product at a place out. */
let failures = new Int32Array(0);
/** Groups beyond share the last bit: their counts heed each other. */
const LAST_BIT = 30;

const bitOf = (group: number) => 1 << Math.min(group, LAST_BIT);

/** Hits, and group by group the products that nothing but the group keeps out. */
function narrow(
  products: Int32Array,
  groups: readonly FilterGroup[],
  withNearMisses: boolean,
): { readonly hits: Int32Array; readonly nearMisses: readonly Int32Array[] } {
  if (groups.length === 0) return { hits: products, nearMisses: [] };
  failures = cleared(failures, products.length);
  groups.forEach(({ mark }, group) => {
    mark(products, failures, bitOf(group));
  });
  const nearMisses = withNearMisses ? groups.map((_, group) => findNearMisses(products, bitOf(group))) : [];
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    if (failures[place] === 0) products[count++] = products[place] as number;
  }
  return { hits: products.subarray(0, count), nearMisses };
}

function findNearMisses(products: Int32Array, bit: number): Int32Array {
  let count = 0;
  for (let place = 0; place < products.length; place++) if (failures[place] === bit) count++;
  const missed = new Int32Array(count);
  let next = 0;
  for (let place = 0; place < products.length; place++) {
    if (failures[place] === bit) missed[next++] = products[place] as number;
  }
  return missed;
}

/** Of one facet, or of all. */
function countValues(products: Int32Array, table: ProductTable, facet: number | undefined): void {
  const counts = valueCounts;
  const starts = table.valueStarts.values;
  const sizes = table.valueCounts.values;
  const pool = table.valuePool.values;
  const { facetOf } = table.values;
  for (let place = 0; place < products.length; place++) {
    const product = products[place] as number;
    const from = starts[product] as number;
    const to = from + (sizes[product] as number);
    for (let at = from; at < to; at++) {
      const value = pool[at] as number;
      if (facet === undefined || facetOf[value] === facet) counts[value] = (counts[value] as number) + 1;
    }
  }
}

function countCategories(products: Int32Array, table: ProductTable): void {
  const counts = categoryCounts;
  const starts = table.categoryStarts.values;
  const sizes = table.categoryCounts.values;
  const pool = table.categoryPool.values;
  for (let place = 0; place < products.length; place++) {
    const product = products[place] as number;
    const from = starts[product] as number;
    const to = from + (sizes[product] as number);
    for (let at = from; at < to; at++) {
      const category = pool[at] as number;
      counts[category] = (counts[category] as number) + 1;
    }
  }
}

function countOnSale(products: Int32Array, prices: MarketPrices, sums: Sums): void {
  const onSale = prices.onSale.values;
  let count = 0;
  for (let place = 0; place < products.length; place++) count += onSale[products[place] as number] as number;
  sums.onSale += count;
}

function countOnStock(products: Int32Array, table: ProductTable, sums: Sums): void {
  const available = table.available.values;
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    if ((available[products[place] as number] as number) > 0) count++;
  }
  sums.onStock += count;
}

function findPriceRange(products: Int32Array, prices: MarketPrices, sums: Sums): void {
  const cents = prices.cents.values;
  let least = sums.minimumCents;
  let most = sums.maximumCents;
  for (let place = 0; place < products.length; place++) {
    const price = cents[products[place] as number] as number;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  sums.minimumCents = least;
  sums.maximumCents = most;
}
