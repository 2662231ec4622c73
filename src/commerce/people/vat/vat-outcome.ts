import type { CountryCode } from '../../../kernel/locale.ts';
import type { VatValidation } from './vat-service.ts';
import { type FrozenVatVerdict, isNetOrder, type TaxRateChange } from './vat-verdict.ts';

/**
 * What a checked number does to the prices: `net` they are adjusted; `failed` they would be, were the number validated or the
 * store's flag on; `none` a number of the seller's own country changes nothing.
 */
export type PriceChange = 'net' | 'failed' | 'none';

/** Texts about a checked number, by the keys of the storefront's messages; quoted in rule C-06. */
export const vatMessageKeys = [
  'vat.validated',
  'vat.notValidated',
  'vat.technicalIssue',
  'vat.pricesAdjusted',
  'vat.pricesNotAdjusted',
  'vat.formatHint',
  'vat.correctOrContinue',
] as const;
export type VatMessageKey = (typeof vatMessageKeys)[number];

/** What a verdict does to the prices of the store in a country, for a bill to the same country. */
export function priceChangeOf(
  verdict: FrozenVatVerdict,
  { sellerCountry }: Pick<VatValidation, 'sellerCountry'>,
  country: CountryCode,
  taxRateChange: TaxRateChange,
): PriceChange {
  if (isNetOrder(verdict, sellerCountry, country, taxRateChange)) return 'net';
  return country === sellerCountry ? 'none' : 'failed';
}

/** What the shopper is told, in this order. A hint about NET invoices is for those who could have one. */
export function vatMessagesOf(state: FrozenVatVerdict['state'], change: PriceChange): VatMessageKey[] {
  switch (state) {
    case 'valid':
      if (change === 'none') return ['vat.validated'];
      return ['vat.validated', change === 'net' ? 'vat.pricesAdjusted' : 'vat.pricesNotAdjusted'];
    case 'invalid':
      return ['vat.notValidated', change === 'none' ? 'vat.correctOrContinue' : 'vat.formatHint'];
    case 'unavailable':
      return change === 'none' ? ['vat.technicalIssue'] : ['vat.technicalIssue', 'vat.pricesNotAdjusted'];
  }
}
