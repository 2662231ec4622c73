import type { CurrencyCode } from '../../../kernel/money.ts';
import type { ApplicableDiscount, DiscountKind } from './applicable-discounts.ts';
import { type OpenLine, takeOff } from './line-effects.ts';
import { matches, type PromotedProduct } from './predicate.ts';

/** What one discount took off one thing, in minor units. */
export interface TakenOff {
  readonly key: string;
  readonly kind: DiscountKind;
  readonly amount: number;
}

/** A line on its way through the discounts. */
export interface LineInPricing extends OpenLine {
  readonly product: PromotedProduct;
  /** A discount with StopAfterThisDiscount has been applied: later ones pass it by. */
  readonly isStopped: boolean;
  readonly takenOff: readonly TakenOff[];
}

/** How a discount met the cart: `amount` is what it took off lines or shipping in all. */
export interface DiscountEffect {
  readonly key: string;
  readonly kind: DiscountKind;
  /** `stopped`: there was something it is for, but an earlier discount stops it. */
  readonly result: 'applied' | 'no-match' | 'stopped';
  readonly amount: number;
}

export interface DiscountedLines<Line extends LineInPricing> {
  readonly lines: readonly Line[];
  readonly effects: readonly DiscountEffect[];
}

function applyToLines<Line extends LineInPricing>(
  { lines, effects }: DiscountedLines<Line>,
  { discount, kind }: ApplicableDiscount,
  currencyCode: CurrencyCode,
): DiscountedLines<Line> {
  const { value, target, key } = discount;
  if (target.type !== 'lineItems' || value.type === 'giftLineItem') return { lines, effects };
  const meant = lines.filter((line) => matches(target.predicate, line.product));
  const open = meant.filter((line) => !line.isStopped);
  const taken = takeOff(value, open, currencyCode);
  if (taken === undefined || open.length === 0) {
    const result = taken !== undefined && meant.length > 0 ? 'stopped' : 'no-match';
    return { lines, effects: [...effects, { key, kind, result, amount: 0 }] };
  }
  const amountOf = new Map(open.map((line, index) => [line, taken[index] ?? 0]));
  const next = lines.map((line) => {
    const amount = amountOf.get(line);
    if (amount === undefined) return line;
    const isStopped = discount.stackingMode === 'StopAfterThisDiscount';
    const takenOff = amount === 0 ? line.takenOff : [...line.takenOff, { key, kind, amount }];
    return { ...line, total: line.total - amount, isStopped, takenOff };
  });
  const amount = taken.reduce((sum, part) => sum + part, 0);
  return { lines: next, effects: [...effects, { key, kind, result: 'applied', amount }] };
}

/** The one loop: every discount on line items in turn, each on what the ones before left over. */
export function applyLineDiscounts<Line extends LineInPricing>(
  lines: readonly Line[],
  discounts: readonly ApplicableDiscount[],
  currencyCode: CurrencyCode,
): DiscountedLines<Line> {
  return discounts.reduce<DiscountedLines<Line>>(
    (sofar, discount) => applyToLines(sofar, discount, currencyCode),
    { lines, effects: [] },
  );
}

/** The same for the delivery: what is left of a fee, and what each discount took off it. */
export function applyShippingDiscounts(
  fee: number,
  discounts: readonly ApplicableDiscount[],
  currencyCode: CurrencyCode,
): {
  readonly total: number;
  readonly takenOff: readonly TakenOff[];
  readonly effects: readonly DiscountEffect[];
} {
  let total = fee;
  let isStopped = false;
  const takenOff: TakenOff[] = [];
  const effects: DiscountEffect[] = [];
  for (const { discount, kind } of discounts) {
    const { value, target, key, stackingMode } = discount;
    if (target.type !== 'shipping' || value.type === 'giftLineItem') continue;
    const [amount] = takeOff(value, [{ quantity: 1, total }], currencyCode) ?? [];
    if (amount === undefined || isStopped) {
      effects.push({ key, kind, result: amount === undefined ? 'no-match' : 'stopped', amount: 0 });
      continue;
    }
    total -= amount;
    isStopped = stackingMode === 'StopAfterThisDiscount';
    if (amount > 0) takenOff.push({ key, kind, amount });
    effects.push({ key, kind, result: 'applied', amount });
  }
  return { total, takenOff, effects };
}
