import { add, type Money, money, roundingStepOf, subtract, sum } from '../../../kernel/money.ts';
import { roundShare } from '../../../kernel/round.ts';
import type { TaxMode } from '../../rules/pricing/pricing-input.ts';
import { sumTaxedPrices, type TaxedPrice } from '../../rules/tax/tax.ts';
import type { Order } from './order.ts';

/** What of an order decides about taking it back. */
export interface ReversibleOrder {
  readonly totalPrice: Money;
  readonly contents: {
    readonly taxMode: TaxMode;
    readonly lineItems: readonly {
      readonly id: string;
      readonly sku: string;
      readonly name: string;
      readonly quantity: number;
      readonly taxedPrice: TaxedPrice;
      readonly supplyChannel?: string;
    }[];
    readonly customLineItems: readonly { readonly key: string; readonly taxedPrice: TaxedPrice }[];
    readonly shippingInfo: { readonly taxedPrice: TaxedPrice };
  };
}

/** What is taken back of one thing that was charged. */
export interface ReversedPart {
  /** Of what was charged: gross, or net where the order was charged net. */
  readonly amount: Money;
  readonly taxedPrice: TaxedPrice;
}

interface ReversedLine extends ReversedPart {
  readonly lineItemId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Where its pieces came from. */
  readonly supplyChannel?: string;
}

/** Everything that a cancellation or a return takes back; as a credit note would say it. */
export interface ReversalContents {
  readonly lines: readonly ReversedLine[];
  readonly shipping?: ReversedPart;
  readonly fees: readonly (ReversedPart & { readonly key: string })[];
  readonly total: Money;
  readonly taxedPrice: TaxedPrice;
}

export interface Reversal {
  readonly id: string;
  readonly orderId: string;
  readonly kind: 'cancel' | 'return';
  readonly contents: ReversalContents;
  readonly stock: 'restocked' | 'discarded';
  /** What of it is paid back: never more than was paid and is not due for the rest. */
  readonly refund: Money;
  readonly refundState: 'None' | 'Owed' | 'Paid';
  /** Whose partner pays back; without it the operator does, by transfer. */
  readonly paymentId: string | undefined;
  readonly createdAt: Date;
  readonly refundedAt: Date | undefined;
  /** How often the partner was asked anew, because it had failed to pay. */
  readonly refundAttempt: number;
  /** When the partner failed to pay; absent once somebody has asked again, or paid by hand. */
  readonly refundFailedAt: Date | undefined;
}

/** What the partner knows a refund by: one that failed is another one when it is asked for again. */
export function refundIdOf({ id, refundAttempt }: Pick<Reversal, 'id' | 'refundAttempt'>): string {
  return refundAttempt === 0 ? id : `${id}-${refundAttempt}`;
}

/** Whether the partner pays what it had failed to pay before; what a person pays instead is no other try. */
export function isTriedAgain({ paymentId, refundAttempt, refundFailedAt }: Reversal): boolean {
  return paymentId !== undefined && refundAttempt > 0 && refundFailedAt === undefined;
}

/** The share of `k` in `q` pieces, rounded as every amount of the currency; all pieces are the whole amount. */
function shareOf(whole: Money, pieces: number, of: number): Money {
  if (pieces === of) return whole;
  const { currencyCode } = whole;
  return money(currencyCode, roundShare(whole.centAmount, pieces, of, roundingStepOf(currencyCode)));
}

/** What was charged of something: net where the buyer owes the tax elsewhere (rule V-06). */
function chargedOf(taxed: TaxedPrice, mode: TaxMode): Money {
  return mode === 'External' ? taxed.totalNet : taxed.totalGross;
}

/**
 * What is taken back for pieces of a line of which some came back before: always the difference of two running shares, so
 * that after k of q pieces in all it is round(T·k/q), and after all of them exactly T; each tax portion likewise. The
 * charged amount and the portions are rounded, the rest follows from them.
 */
export function reversePieces(
  taxed: TaxedPrice,
  mode: TaxMode,
  pieces: { readonly quantity: number; readonly before: number; readonly of: number },
): ReversedPart {
  const { quantity, before, of } = pieces;
  const taken = (whole: Money) => subtract(shareOf(whole, before + quantity, of), shareOf(whole, before, of));
  const taxPortions = taxed.taxPortions.map((portion) => ({ ...portion, amount: taken(portion.amount) }));
  const amount = taken(chargedOf(taxed, mode));
  const tax = sum(
    amount.currencyCode,
    taxPortions.map((portion) => portion.amount),
  );
  const taxedPrice =
    mode === 'External'
      ? { totalNet: amount, totalGross: add(amount, tax), taxPortions }
      : { totalNet: subtract(amount, tax), totalGross: amount, taxPortions };
  return { amount, taxedPrice };
}

/** Pieces of each line that have been taken back. */
export function countReversed(reversals: readonly Reversal[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { lineItemId, quantity } of reversals.flatMap(({ contents }) => contents.lines)) {
    counts.set(lineItemId, (counts.get(lineItemId) ?? 0) + quantity);
  }
  return counts;
}

/**
 * What taking back these pieces comes to. Delivery and fees go back with the last piece that cost anything: a withdrawal
 * from the whole contract refunds the standard delivery too (Directive 2011/83/EU, Article 13). Of a withdrawal, `apart` are the lines
 * that nobody can withdraw from: the contract is whole without them.
 */
export function buildReversal(
  order: ReversibleOrder,
  earlier: readonly Reversal[],
  wanted: ReadonlyMap<string, number>,
  apart: ReadonlySet<string> = new Set(),
): ReversalContents {
  const { contents } = order;
  const { currencyCode } = order.totalPrice;
  const mode = contents.taxMode;
  const before = countReversed(earlier);
  const piecesOf = (id: string) => ({ quantity: wanted.get(id) ?? 0, before: before.get(id) ?? 0 });
  const lines = contents.lineItems.flatMap((line): ReversedLine[] => {
    const { quantity, before: gone } = piecesOf(line.id);
    if (quantity === 0) return [];
    const part = reversePieces(line.taxedPrice, mode, { quantity, before: gone, of: line.quantity });
    const { id: lineItemId, sku, name, supplyChannel } = line;
    const channel = supplyChannel === undefined ? {} : { supplyChannel };
    return [{ lineItemId, sku, name, quantity, ...channel, ...part }];
  });
  const isWhole = contents.lineItems.every((line) => {
    const { quantity, before: gone } = piecesOf(line.id);
    if (apart.has(line.id)) return true;
    return quantity + gone === line.quantity || chargedOf(line.taxedPrice, mode).centAmount === 0;
  });
  const whole = (taxedPrice: TaxedPrice): ReversedPart => ({
    amount: chargedOf(taxedPrice, mode),
    taxedPrice,
  });
  const wasShippingReversed = earlier.some((reversal) => reversal.contents.shipping !== undefined);
  const takesDelivery = isWhole && !wasShippingReversed;
  const shipping = takesDelivery ? whole(contents.shippingInfo.taxedPrice) : undefined;
  const fees = takesDelivery
    ? contents.customLineItems.map((fee) => ({ key: fee.key, ...whole(fee.taxedPrice) }))
    : [];
  const parts = [...lines, ...(shipping === undefined ? [] : [shipping]), ...fees];
  return {
    lines,
    ...(shipping === undefined ? {} : { shipping }),
    fees,
    total: sum(
      currencyCode,
      parts.map(({ amount }) => amount),
    ),
    taxedPrice: sumTaxedPrices(
      currencyCode,
      parts.map(({ taxedPrice }) => taxedPrice),
    ),
  };
}

/** How an order's money stands: what is still to come in, and what was paid beyond that and is promised to nobody yet. */
export function balanceOf(
  order: Pick<Order, 'totalPrice' | 'paid'>,
  reversals: readonly Pick<Reversal, 'contents' | 'refund'>[],
): { readonly due: Money; readonly credit: Money } {
  const { currencyCode } = order.totalPrice;
  const reversed = sum(
    currencyCode,
    reversals.map(({ contents }) => contents.total),
  );
  const promised = sum(
    currencyCode,
    reversals.map(({ refund }) => refund),
  );
  const asked = subtract(order.totalPrice, reversed);
  const kept = subtract(order.paid, promised);
  const difference = asked.centAmount - kept.centAmount;
  return {
    due: money(currencyCode, Math.max(difference, 0)),
    credit: money(currencyCode, Math.max(-difference, 0)),
  };
}
