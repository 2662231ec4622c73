import type { CurrencyCode } from '../../kernel/money.ts';
import { roundShare } from '../../kernel/round.ts';

/**
 * What 100 US dollars of the sample cost in each market currency, in hundredths: round figures near the rates of 2025,
 * fixed so that the converted catalogue never changes. They are list prices for a test shop, not exchange rates.
 */
const per100Dollars = {
  EUR: 9200,
  CHF: 8800,
  GBP: 7900,
  CZK: 230_000,
  DKK: 68_600,
  SEK: 105_000,
  HUF: 3_700_000,
  RON: 45_800,
  NOK: 107_000,
  PLN: 39_500,
  BGN: 18_000,
} as const satisfies Partial<Record<CurrencyCode, number>>;

/** One currency-wide price a market currency; forints are whole. */
export function convertDollars(usCents: number): { currencyCode: CurrencyCode; centAmount: number }[] {
  return Object.entries(per100Dollars).map(([code, rate]) => ({
    currencyCode: code as keyof typeof per100Dollars,
    centAmount: roundShare(usCents, rate, 10_000, code === 'HUF' ? 100 : 1),
  }));
}
