import type { CurrencyCode } from '../kernel/money.ts';
import { dayIn, pickDated } from './calendar-day.ts';
import type { Market } from './countries.ts';

/** Whether the merchant lets a country change its currency on the day its row says (rule D-08). */
export interface CurrencySettings {
  readonly datedCurrencies: boolean;
}

/** Until the merchant turns dated currencies on, Bulgaria sells in lev (rule D-08). */
const DEFAULT_CURRENCY_SETTINGS: CurrencySettings = { datedCurrencies: false };

/**
 * What a market sells in at `on`, by the calendar of the country. Orders keep the currency they were placed in, so
 * this is asked for new carts and for displayed prices only (rule D-08).
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
