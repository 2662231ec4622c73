import type { Money } from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import { type Content, contentUnits, type ReferenceUnit } from '../../../markets/content-units.ts';

/** What a litre, a kilogram, a metre or a square metre costs. */
export interface UnitPrice {
  readonly value: Money;
  readonly per: ReferenceUnit;
}

/** Amounts are told in thousandths at most. */
const THOUSANDTHS = 1000;

/**
 * What goods sold by measure cost by the unit that prices are compared by (Directive 98/6/EC; rule P-16), rounded as money is.
 * `undefined` where it is the price itself, which need not be said twice.
 */
export function unitPriceOf(price: Money, { amount, unit }: Content): UnitPrice | undefined {
  const { per, times } = contentUnits[unit];
  const whole = Math.round(amount * THOUSANDTHS);
  if (whole === times * THOUSANDTHS) return undefined;
  return { value: { ...price, centAmount: roundShare(price.centAmount, times * THOUSANDTHS, whole) }, per };
}
