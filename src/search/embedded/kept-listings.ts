import type { Counted } from './count-facets.ts';
import type { MarketPrices } from './market-prices.ts';
import type { ProductTable } from './product-table.ts';

/** Whole listings of one market that are remembered: the categories that are looked at most. */
const MOST_LISTINGS = 64;

interface KeptListing {
  readonly counted: Counted;
  /** What the products and prices were when it was counted. */
  readonly tableChanges: number;
  readonly priceChanges: number;
}

const listingsOf = new WeakMap<MarketPrices, Map<string, KeptListing>>();

/**
 * What a listing without words and filters came to, as long as no product, stock or price has changed since: everyone
 * who opens a category asks for the same. The least recently used leave first. `count` puts the hits in room of their
 * own.
 */
export function rememberListing(
  categoryKey: string | undefined,
  table: ProductTable,
  prices: MarketPrices,
  count: () => Counted,
): Counted {
  const listings = listingsOf.get(prices) ?? new Map<string, KeptListing>();
  listingsOf.set(prices, listings);
  const key = categoryKey === undefined ? '' : `/${categoryKey}`;
  const kept = listings.get(key);
  listings.delete(key);
  if (kept?.tableChanges === table.changes && kept.priceChanges === prices.changes) {
    listings.set(key, kept);
    return kept.counted;
  }
  const counted = count();
  // The room it was counted in is used again by the next search; the hits have their own.
  const own: Counted = {
    ...counted,
    values: counted.values.slice(),
    categories: counted.categories.slice(),
  };
  listings.set(key, { counted: own, tableChanges: table.changes, priceChanges: prices.changes });
  for (const oldest of listings.keys()) {
    if (listings.size <= MOST_LISTINGS) break;
    listings.delete(oldest);
  }
  return own;
}
