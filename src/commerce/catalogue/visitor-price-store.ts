import { type Queryable, statement } from '../../kernel/database.ts';
import { pickPrice } from '../pricing/price.ts';
import { type CandidateRow, candidatePrices, readCandidates } from '../pricing/price-store.ts';
import { currentPriceOf } from '../pricing/shown-price.ts';
import type { CatalogueMarket } from './catalogue-market.ts';

const selectPrices = statement(`
  select product.sku, price.candidates from product
  ${candidatePrices({ country: '$1', currency: '$2', customerGroup: '$4' })}
  where $3::text[] is null or product.sku = any($3)`);

/** What one piece costs, in minor units. */
export interface VisitorPrice {
  readonly sku: string;
  readonly cents: number;
}

/** What visitors pay for one piece in a market, by the same choice as everywhere; of some products, or of all. */
export async function selectVisitorPrices(
  db: Queryable,
  { country, currency }: CatalogueMarket,
  at: Date,
  skus?: readonly string[],
): Promise<VisitorPrice[]> {
  const context = { country, currencyCode: currency, customerGroup: undefined, channel: undefined, at };
  const rows = await db.query<{ sku: string; candidates: readonly CandidateRow[] }>(selectPrices, [
    country,
    currency,
    skus ?? null,
    null,
  ]);
  return rows.flatMap(({ sku, candidates }) => {
    const price = pickPrice(readCandidates(candidates, currency), context);
    return price === undefined ? [] : [{ sku, cents: currentPriceOf(price).centAmount }];
  });
}
