import type { MarketPrices } from './market-prices.ts';

/** Of one market: the categories that are looked at most. */
const MOST_LISTINGS = 64;

interface Kept<Value> {
  readonly value: Value;
  readonly changes: number;
}

/**
 * What was worked out for the whole listing of a category, or of everything: everyone who opens it asks for the same. The
 * least recently used leave first.
 */
export class KeptListings<Value> {
  readonly #ofMarkets = new WeakMap<MarketPrices, Map<string | undefined, Kept<Value>>>();

  /** `changes` only grows: with what the value was made from. */
  get(prices: MarketPrices, categoryKey: string | undefined, changes: number, make: () => Value): Value {
    const listings = this.#ofMarkets.get(prices) ?? new Map<string | undefined, Kept<Value>>();
    this.#ofMarkets.set(prices, listings);
    const kept = listings.get(categoryKey);
    listings.delete(categoryKey);
    const current = kept?.changes === changes ? kept : { value: make(), changes };
    listings.set(categoryKey, current);
    for (const oldest of listings.keys()) {
      if (listings.size <= MOST_LISTINGS) break;
      listings.delete(oldest);
    }
    return current.value;
  }
}
