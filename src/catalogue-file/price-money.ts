import type { CountryCode } from '../kernel/locale.ts';
import { type CurrencyCode, currencyCodes, getCurrency } from '../kernel/money.ts';
import { type CheckContext, problem } from '../kernel/written-fields.ts';
import { getMarket } from '../markets/countries.ts';

const digitsOfCurrencies = JSON.stringify(
  Object.fromEntries(currencyCodes.map((code) => [code, getCurrency(code).fractionDigits])),
);
/** Money as a line has it, of a currency and an amount as SQL has them. */
export const moneyText = (currency: string, cents: string) =>
  `jsonb_build_object('currencyCode', ${currency}, 'centAmount', ${cents}, 'fractionDigits', '${digitsOfCurrencies}'::jsonb -> ${currency})`;

/** A country's own prices are in money that it trades in, now or from a day on. */
export function checkCurrency(
  context: CheckContext,
  country: CountryCode | undefined,
  currencyCode: CurrencyCode,
  path: (string | number)[],
): void {
  if (country === undefined) return;
  const traded = getMarket(country).currencyRows.map((row) => row.currencyCode);
  if (!traded.includes(currencyCode)) problem(context, path, `must be ${traded.join(' or ')} in ${country}`);
}
