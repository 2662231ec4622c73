import type { Money } from '../../../kernel/money.ts';
import { money } from '../../../kernel/money.ts';
import { discountKinds } from '../promotions/discount-occasions.ts';

export const priceRules = [
  'list-price',
  'price-tier',
  'product-discount',
  'guarantee-rate',
  'gift',
  ...discountKinds,
  'goods',
  'shipping-fee',
  'free-shipping',
  'shipping',
  'cash-on-delivery-fee',
  'fees',
  'net-of-tax',
] as const;
export type PriceRule = (typeof priceRules)[number];

/**
 * One reason of an amount (rule V-08). The amounts of all steps of a thing sum to what it costs: the first says
 * where it starts, the others what they change.
 */
export interface PriceStep {
  readonly rule: PriceRule;
  /** Which price, tier, discount, code or method; absent where there is only one. */
  readonly id?: string;
  readonly amount: Money;
}

export function step(rule: PriceRule, like: Money, centAmount: number, id?: string): PriceStep {
  const amount = money(like.currencyCode, centAmount);
  return id === undefined ? { rule, amount } : { rule, id, amount };
}
