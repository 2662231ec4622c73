import type { Money } from '../kernel/money.ts';
import { roundShare } from '../kernel/round.ts';
import { currencyRules } from './currency-rules.ts';

/**
 * About how many euro cents an amount is worth: the boundaries of low stock (rule P-03) are of like worth in every
 * currency. For limits, never for what somebody pays.
 */
export function roughWorth({ centAmount, currencyCode }: Pick<Money, 'centAmount' | 'currencyCode'>): number {
  const inEuro = currencyRules.EUR.lowStock;
  const { lowStock } = currencyRules[currencyCode];
  if (inEuro === 'none' || lowStock === 'none') return centAmount;
  return roundShare(centAmount, inEuro.high, lowStock.high);
}
