import { type Queryable, statement } from '../../../kernel/database.ts';
import { currentPriceOf } from '../../rules/pricing/shown-price.ts';
import { findShownPrices } from '../prices/find-shown-prices.ts';
import { type CandidateRow, candidatePrices } from '../prices/price-store.ts';
import type { CatalogueMarket } from './catalogue-market.ts';

const selectPrices = statement(`
  select product.sku, price.candidates from product
  ${candidatePrices({ country: '$1', currency: '$2', customerGroup: '$3' })}
  where product.sku = any($4)`);

/** What one piece costs, in minor units. */
export interface VisitorPrice {
  readonly sku: string;
  readonly cents: number;
  /** Whether it is announced as reduced, as the tag `on-sale` says it. */
  readonly isOnSale: boolean;
}

/** What visitors pay for one piece in a market, by the same choice as everywhere. */
export async function selectVisitorPrices(
  db: Queryable,
  { country, currency }: CatalogueMarket,
  at: Date,
  skus: readonly string[],
): Promise<VisitorPrice[]> {
  const rows = await db.query<{ sku: string; candidates: readonly CandidateRow[] }>(selectPrices, [
    country,
    currency,
    null,
    skus,
  ]);
  const prices = await findShownPrices(
    db,
    rows,
    { country, currency, customerGroup: undefined, at },
    'en-GB',
  );
  return [...prices].map(([sku, price]) => ({
    sku,
    cents: currentPriceOf(price).centAmount,
    isOnSale: price.priorPrice !== undefined,
  }));
}
