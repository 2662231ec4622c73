import type { FilterGroup } from './listing-filter.ts';
import type { MarketPrices } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';

/** Hits of a listing and, by number, how often each value is among them. Valid until the next listing is counted. */
export interface Counted {
  readonly hits: Int32Array;
  /** Value number -> products with it that every filter but its own facet's lets through. */
  readonly values: Int32Array;
  /** Facet number -> hits that have any value of it. */
  readonly spread: Int32Array;
  readonly categories: Int32Array;
  readonly onSale: number;
  readonly onStock: number;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

let valueCounts = new Int32Array(0);
let spreadCounts = new Int32Array(0);
let categoryCounts = new Int32Array(0);
let lastFacet = new Int32Array(0);

function cleared(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  if (list.length < length) return new Int32Array(Math.ceil(length * 1.2));
  const same = list as Int32Array<ArrayBuffer>;
  same.fill(0, 0, length);
  return same;
}

/**
 * Narrows products down to those that every group lets through, and counts the values of all facets in the same pass:
 * a product that only one group keeps out still counts for that group's own facet (multi-select). `products` is
 * overwritten with the hits.
 */
export function countFacets(
  products: Int32Array,
  groups: readonly FilterGroup[],
  table: ProductTable,
  prices: MarketPrices,
  withFacets: boolean,
): Counted {
  const { facetOf, facets, entries } = table.values;
  valueCounts = cleared(valueCounts, entries.length);
  spreadCounts = cleared(spreadCounts, facets.length);
  categoryCounts = cleared(categoryCounts, table.tree.keys.length);
  lastFacet = cleared(lastFacet, facets.length);
  const tagFacet = table.values.findFacet('tag');
  const starts = table.valueStarts.values;
  const sizes = table.valueCounts.values;
  const pool = table.valuePool.values;
  const categoryStarts = table.categoryStarts.values;
  const categorySizes = table.categoryCounts.values;
  const categoryPool = table.categoryPool.values;
  const available = table.available.values;
  const cents = prices.cents.values;
  const onSales = prices.onSale.values;
  const facetOfValue = facetOf;
  let [count, onSale, onStock] = [0, 0, 0];
  let [minimumCents, maximumCents] = [Number.POSITIVE_INFINITY, -1];
  for (let place = 0; place < products.length; place++) {
    const product = products[place] as number;
    let failed: FilterGroup | undefined;
    let isOut = false;
    for (const group of groups) {
      if (group.lets(product)) continue;
      if (failed !== undefined || !withFacets) {
        isOut = true;
        break;
      }
      failed = group;
    }
    if (isOut) continue;
    if (failed === undefined) products[count++] = product;
    if (!withFacets) continue;
    const own = failed?.facet;
    const from = starts[product] as number;
    const to = from + (sizes[product] as number);
    if (own === undefined) {
      for (let at = from; at < to; at++) {
        const value = pool[at] as number;
        valueCounts[value] = (valueCounts[value] as number) + 1;
        const facet = facetOfValue[value] as number;
        if (lastFacet[facet] !== product + 1) {
          lastFacet[facet] = product + 1;
          spreadCounts[facet] = (spreadCounts[facet] as number) + 1;
        }
      }
    } else if (typeof own === 'number') {
      for (let at = from; at < to; at++) {
        const value = pool[at] as number;
        if (facetOfValue[value] === own) valueCounts[value] = (valueCounts[value] as number) + 1;
      }
    }
    if (own === undefined || own === 'category') {
      const end = (categoryStarts[product] as number) + (categorySizes[product] as number);
      for (let at = categoryStarts[product] as number; at < end; at++) {
        const category = categoryPool[at] as number;
        categoryCounts[category] = (categoryCounts[category] as number) + 1;
      }
    }
    if ((own === undefined || own === 'stock') && (available[product] as number) > 0) onStock++;
    if ((own === undefined || own === tagFacet) && onSales[product] === 1) onSale++;
    if (own === undefined || own === 'price') {
      const price = cents[product] as number;
      if (price < minimumCents) minimumCents = price;
      if (price > maximumCents) maximumCents = price;
    }
  }
  return {
    hits: products.subarray(0, count),
    values: valueCounts,
    spread: spreadCounts,
    categories: categoryCounts,
    onSale,
    onStock,
    minimumCents,
    maximumCents,
  };
}
