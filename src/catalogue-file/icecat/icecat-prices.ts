import { type CurrencyCode, type Money, money, roundingStepOf } from '../../kernel/money.ts';
import { roundShare } from '../../kernel/round.ts';

/**
 * What 100 US dollars of the sample cost in each market currency, in minor units: round figures near the rates of 2025,
 * fixed so that the converted catalogue never changes. They are list prices for a test shop, not exchange rates.
 */
const per100Dollars: Readonly<Record<CurrencyCode, number | 'none'>> = {
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
  USD: 'none',
};

/** One currency-wide price a market currency. */
export function convertDollars(usCents: number): Money[] {
  return (Object.keys(per100Dollars) as CurrencyCode[]).flatMap((currencyCode) => {
    const rate = per100Dollars[currencyCode];
    if (rate === 'none') return [];
    return [money(currencyCode, roundShare(usCents, rate, 10_000, roundingStepOf(currencyCode)))];
  });
}
