import type { CurrencyCode, Money } from '../../../kernel/money.ts';

/** The amount that a list names in a currency, in minor units; none means that it is not for this market. */
export function amountIn(amounts: readonly Money[], currencyCode: CurrencyCode): number | undefined {
  return amounts.find((amount) => amount.currencyCode === currencyCode)?.centAmount;
}

export function requireAmountIn(amounts: readonly Money[], currencyCode: CurrencyCode): number {
  const amount = amountIn(amounts, currencyCode);
  if (amount === undefined) throw new Error(`no amount in ${currencyCode}`);
  return amount;
}
