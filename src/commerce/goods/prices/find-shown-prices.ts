import type { Queryable } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { CurrencyCode } from '../../../kernel/money.ts';
import { pickPrice } from '../../rules/pricing/price.ts';
import { buildShownPrice, type ShownPrice } from '../../rules/pricing/shown-price.ts';
import { type CandidateRow, readCandidates, selectHistories } from './price-store.ts';

/** Who looks at prices, where and when. */
export interface PriceView {
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** Key of the group a customer belongs to; visitors have none. */
  readonly customerGroup: string | undefined;
  readonly at: Date;
}

/** What some products are shown to cost; one that has no price for who looks is left out (rules V-02, D-01). */
export async function findShownPrices(
  db: Queryable,
  products: readonly { readonly sku: string; readonly candidates: readonly CandidateRow[] }[],
  { country, currency, customerGroup, at }: PriceView,
  locale: LocaleCode,
): Promise<Map<string, ShownPrice>> {
  const context = { country, currencyCode: currency, customerGroup, channel: undefined, at };
  const picked = products.flatMap(({ sku, candidates }) => {
    const price = pickPrice(readCandidates(candidates, currency), context);
    return price === undefined ? [] : [{ sku, price }];
  });
  const lowered = picked.filter(({ price }) => price.discounted !== undefined).map(({ sku }) => sku);
  const histories =
    lowered.length === 0 ? undefined : await selectHistories(db, lowered, { country, currency });
  return new Map(picked.map(({ sku, price }) => [sku, buildShownPrice(price, histories?.get(sku), locale)]));
}
