import { allocate } from '../../../kernel/allocate.ts';
import type { CurrencyCode, Money } from '../../../kernel/money.ts';
import { roundingStepOf } from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import type { CartDiscountValue } from './cart-discount.ts';

/** What a discount sees of a line: its pieces, and what they cost by now in minor units. */
export interface OpenLine {
  readonly quantity: number;
  readonly total: number;
}

const PERMYRIAD = 10_000;

/** The amount a discount has in a currency, in minor units; none means that it is not for this market. */
export function amountIn(money: readonly Money[], currencyCode: CurrencyCode): number | undefined {
  return money.find((amount) => amount.currencyCode === currencyCode)?.centAmount;
}

/** So much of every line's running total, each rounded for itself. */
function takeRelative(permyriad: number, lines: readonly OpenLine[], step: number): number[] {
  return lines.map(({ total }) => roundShare(total, permyriad, PERMYRIAD, step));
}

/** One amount off all lines together, split by what they cost; never more than that. */
function takeAbsolute(amount: number, lines: readonly OpenLine[], step: number): number[] {
  const totals = lines.map(({ total }) => total);
  const all = totals.reduce((sum, total) => sum + total, 0);
  return allocate(Math.min(amount, all), totals, step);
}

/** Every piece for the amount, where that is less than it costs. */
function takeDownTo(amount: number, lines: readonly OpenLine[]): number[] {
  return lines.map(({ total, quantity }) => Math.max(0, total - amount * quantity));
}

/**
 * How much a discount takes off each of the lines it is for, in minor units: never negative, never more than the line
 * costs. `undefined`: it has no amount in this currency (rule V-03).
 */
export function takeOff(
  value: Exclude<CartDiscountValue, { readonly type: 'giftLineItem' }>,
  lines: readonly OpenLine[],
  currencyCode: CurrencyCode,
): number[] | undefined {
  const step = roundingStepOf(currencyCode);
  if (value.type === 'relative') return takeRelative(value.permyriad, lines, step);
  const amount = amountIn(value.money, currencyCode);
  if (amount === undefined) return undefined;
  if (lines.length === 0) return [];
  return value.type === 'absolute' ? takeAbsolute(amount, lines, step) : takeDownTo(amount, lines);
}
