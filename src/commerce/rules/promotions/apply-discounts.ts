import type { CurrencyCode } from '../../../kernel/money.ts';
import type { ApplicableDiscount } from './applicable-discounts.ts';
import type { DiscountKind } from './discount-occasions.ts';
import type { OpenLine } from './kinds/promotion-kind.ts';
import { kindOf } from './kinds/promotion-kinds.ts';
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
  const { effect } = kindOf(value);
  if (target.type !== 'lineItems' || effect.type !== 'takes-off') return { lines, effects };
  const meant = effect.applies(value, currencyCode)
    ? lines.filter((line) => matches(target.predicate, line.product))
    : [];
  const open = meant.filter((line) => !line.isStopped);
  if (open.length === 0) {
    const result = meant.length > 0 ? 'stopped' : 'no-match';
    return { lines, effects: [...effects, { key, kind, result, amount: 0 }] };
  }
  const taken = effect.takeOff(value, open, currencyCode);
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
    const { effect } = kindOf(value);
    if (target.type !== 'shipping' || effect.type !== 'takes-off') continue;
    const isMeant = effect.applies(value, currencyCode);
    if (!isMeant || isStopped) {
      effects.push({ key, kind, result: isMeant ? 'stopped' : 'no-match', amount: 0 });
      continue;
    }
    const [amount = 0] = effect.takeOff(value, [{ quantity: 1, total }], currencyCode);
    total -= amount;
    isStopped = stackingMode === 'StopAfterThisDiscount';
    if (amount > 0) takenOff.push({ key, kind, amount });
    effects.push({ key, kind, result: 'applied', amount });
  }
  return { total, takenOff, effects };
}
