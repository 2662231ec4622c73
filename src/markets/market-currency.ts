import type { CurrencyCode } from '../kernel/money.ts';
import { dayIn, pickDated } from './calendar-day.ts';
import type { Market } from './countries.ts';

/** The merchant's word on rows that change a country's money (rule D-08). */
export interface CurrencySettings {
  readonly datedCurrencies: boolean;
}

/** Without the merchant's word Bulgaria keeps its lev (rule D-08). */
export const DEFAULT_CURRENCY_SETTINGS: CurrencySettings = { datedCurrencies: false };

/**
 * What a market sells in at `on`, by the calendar of the country. Orders keep the currency they were placed in, so
 * this is asked for new carts and for prices on show only (rule D-08).
 */
export function resolveCurrency(
  market: Market,
  on: Date,
  settings: CurrencySettings = DEFAULT_CURRENCY_SETTINGS,
): CurrencyCode {
  const rows = market.currencyRows.filter(
    (row) => row.optIn === 'none' || (row.optIn === 'datedCurrencies' && settings.datedCurrencies),
  );
  return pickDated(rows, dayIn(market.timeZone, on))?.currencyCode ?? market.currencyCode;
}
