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
  readonly lets: (product: number) => boolean;
}

const never = () => false;

/** A test a facet; a product is a hit when every one of them lets it through. */
export function compileFilters(
  filters: ListingFilters | undefined,
  table: ProductTable,
  prices: MarketPrices,
): FilterGroup[] {
  if (filters === undefined) return [];
  const groups: FilterGroup[] = [];
  const { brands, tags, categoryKeys, minimumCents, maximumCents, isOnStock, attributes } = filters;
  if (isGiven(brands)) groups.push(compileValues(table, BRAND, brands));
  if (isGiven(tags)) groups.push(compileTags(table, tags, prices));
  if (isGiven(categoryKeys)) {
    const wanted = categoryKeys.map((key) => table.tree.find(key)).filter((category) => category >= 0);
    groups.push({
      facet: 'category',
      lets: (product) => wanted.some((category) => table.isIn(product, category)),
    });
  }
  for (const [key, values] of Object.entries(attributes ?? {})) {
    if (values.length > 0) groups.push(compileValues(table, facetOfAttribute(key), values));
  }
  if (minimumCents !== undefined || maximumCents !== undefined) {
    const cents = prices.cents.values;
    const [least, most] = [minimumCents ?? 0, maximumCents ?? Number.POSITIVE_INFINITY];
    groups.push({
      facet: 'price',
      lets: (product) => (cents[product] as number) >= least && (cents[product] as number) <= most,
    });
  }
  if (isOnStock !== undefined) {
    const available = table.available.values;
    groups.push({ facet: 'stock', lets: (product) => (available[product] as number) > 0 === isOnStock });
  }
  return groups;
}

function isGiven<Value>(values: readonly Value[] | undefined): values is readonly Value[] {
  return values !== undefined && values.length > 0;
}

function compileValues(table: ProductTable, facet: string, values: readonly string[]): FilterGroup {
  const number = table.values.findFacet(facet);
  const wanted = new Set(
    values.map((value) => table.values.find(facet, value)).filter((value) => value >= 0),
  );
  return { facet: number, lets: wanted.size === 0 ? never : hasValue(table, wanted) };
}

function compileTags(table: ProductTable, tags: readonly string[], prices: MarketPrices): FilterGroup {
  const { facet, lets } = compileValues(table, TAG, tags);
  const onSale = prices.onSale.values;
  return tags.includes(ON_SALE_TAG)
    ? { facet, lets: (product) => onSale[product] === 1 || lets(product) }
    : { facet, lets };
}

function hasValue(table: ProductTable, wanted: ReadonlySet<number>): (product: number) => boolean {
  const starts = table.valueStarts.values;
  const counts = table.valueCounts.values;
  const pool = table.valuePool.values;
  return (product) => {
    const from = starts[product] as number;
    const to = from + (counts[product] as number);
    for (let place = from; place < to; place++) if (wanted.has(pool[place] as number)) return true;
    return false;
  };
}
