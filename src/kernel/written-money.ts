import { z } from 'zod';
import { type Currency, currencyCodes, getCurrency } from './money.ts';
import { problem } from './written-fields.ts';

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

/** One amount a currency. */
export const amountsByCurrency = z
  .array(money)
  .max(20)
  .check((context) => {
    context.value.forEach((amount, index) => {
      if (context.value.findIndex((other) => other.currencyCode === amount.currencyCode) < index)
        problem(context, [index, 'currencyCode'], `comes twice: ${amount.currencyCode}`);
    });
  });
