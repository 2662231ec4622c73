import type { MarketPrices } from './market-prices.ts';

/** Of one market: the categories that are looked at most. */
const MOST_LISTINGS = 64;

interface Entry<Value> {
  readonly value: Value;
  readonly changes: number;
}

/**
 * What was worked out for the whole listing of a category, or of everything: everyone who opens it asks for the same. The
 * least recently used leave first.
 */
export class ListingCache<Value> {
  readonly #ofMarkets = new WeakMap<MarketPrices, Map<string | undefined, Entry<Value>>>();

  /** `changes` only grows: with what the value was made from. */
  get(prices: MarketPrices, categoryKey: string | undefined, changes: number, make: () => Value): Value {
    const listings = this.#ofMarkets.get(prices) ?? new Map<string | undefined, Entry<Value>>();
    this.#ofMarkets.set(prices, listings);
    const entry = listings.get(categoryKey);
    listings.delete(categoryKey);
    const current = entry?.changes === changes ? entry : { value: make(), changes };
    listings.set(categoryKey, current);
    for (const oldest of listings.keys()) {
      if (listings.size <= MOST_LISTINGS) break;
      listings.delete(oldest);
    }
    return current.value;
  }
}
