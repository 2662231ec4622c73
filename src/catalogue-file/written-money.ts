import { z } from 'zod';
import type { CountryCode } from '../kernel/locale.ts';
import { type Currency, type CurrencyCode, currencyCodes, getCurrency } from '../kernel/money.ts';
import { type CheckContext, problem } from '../kernel/written-fields.ts';
import { getMarket } from '../markets/countries.ts';

/**
 * The most that anything may cost, in minor units: a hundred million. The fullest cart, 500 lines of 1000 pieces, then still
 * has an exact total (rule V-01).
 */
const MOST_CENTS = 10_000_000_000;

export const money = z
  .strictObject({
    currencyCode: z.enum(currencyCodes),
    centAmount: z.int().min(0).max(MOST_CENTS),
    fractionDigits: z.int(),
  })
  .check((context) => {
    const wrong = findAmountProblem(context.value, getCurrency(context.value.currencyCode));
    if (wrong !== undefined) problem(context, [wrong.field], wrong.message);
  });

/** What an amount has that its currency has not; `undefined` where they agree. */
export function findAmountProblem(
  { centAmount, fractionDigits }: { readonly centAmount: number; readonly fractionDigits: number },
  currency: Currency,
): { readonly field: 'centAmount' | 'fractionDigits'; readonly message: string } | undefined {
  if (fractionDigits !== currency.fractionDigits)
    return { field: 'fractionDigits', message: `must be ${currency.fractionDigits}` };
  if (centAmount % currency.roundingStep !== 0)
    return { field: 'centAmount', message: `must be a multiple of ${currency.roundingStep}` };
  return undefined;
}

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
