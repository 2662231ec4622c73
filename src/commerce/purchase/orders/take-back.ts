import type { Queryable } from '../../../kernel/database.ts';
import { type Money, money } from '../../../kernel/money.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { releaseDiscountCodes } from '../../goods/discounts/claim-discount-codes.ts';
import { putBackStock } from '../../goods/stock/put-back-stock.ts';
import { buildId } from '../../new-id.ts';
import type { OrderDesk } from './change-order.ts';
import { moveOrder, type OrderChange } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderPaymentState, OrderStates } from './order-states.ts';
import { balanceOf, buildReversal, type Reversal } from './reversal.ts';
import { addReversal } from './reversal-store.ts';

export interface TakeBack {
  readonly kind: Reversal['kind'];
  /** Line item id -> pieces. */
  readonly pieces: ReadonlyMap<string, number>;
  readonly stock: Reversal['stock'];
  /** Lines that a withdrawal cannot be about. */
  readonly apart?: ReadonlySet<string>;
  /** Whose hand does it. */
  readonly actor: Actor;
}

/** Where the money stands when some of the order is taken back. */
function paymentStateAfter(order: Order, due: Money, owed: Money): OrderPaymentState {
  if (owed.centAmount > 0) return 'CreditOwed';
  if (due.centAmount > 0 || order.paymentState !== 'Pending') {
    return order.paymentState === 'BalanceDue' && due.centAmount === 0 ? 'Paid' : order.paymentState;
  }
  // Nothing came in, and nothing is asked for any more.
  return 'Failed';
}

/** An order that waited for its money, and has all of it now that less is asked for, is confirmed as by a payment. */
function confirmIfPaid(before: Order, change: OrderChange): Outcome<OrderChange, OrderRefusal> {
  const { orderState, paymentState } = change.order;
  const isPaidNow = before.paymentState === 'BalanceDue' && paymentState === 'Paid';
  if (!isPaidNow || orderState !== 'Open') return accept(change);
  return moveOrder(change, 'system', { orderState: 'Confirmed' });
}

/** The partner that took the money and can give it back; without one the operator pays it out. */
function findRefundingPayment(order: Order): string | undefined {
  return order.payments.find(
    ({ paymentInterface, state }) => paymentInterface === 'card' && state === 'Authorised',
  )?.id;
}

/**
 * Takes pieces of an order back inside the caller's transaction: amounts from what was stored, goods to the shelf or not,
 * the refund written with the job that pays it, the customer told.
 */
export async function takeBack(
  transaction: Queryable,
  commerce: OrderDesk,
  order: Order,
  earlier: readonly Reversal[],
  { kind, pieces, stock, apart, actor }: TakeBack,
  states: Partial<OrderStates>,
): Promise<Outcome<OrderChange, OrderRefusal>> {
  const now = commerce.clock.now();
  const contents = buildReversal(order, earlier, pieces, apart);
  const { currencyCode } = order.totalPrice;
  const nothing = money(currencyCode, 0);
  const { due, credit } = balanceOf(order, [...earlier, { contents, refund: nothing }]);
  const isOwedBefore = earlier.some(({ refundState }) => refundState === 'Owed');
  const paymentState = paymentStateAfter(order, due, isOwedBefore ? order.paid : credit);
  const paymentId = credit.centAmount > 0 ? findRefundingPayment(order) : undefined;
  const reversal: Reversal = {
    id: buildId(now, commerce.randomBytes(10)),
    orderId: order.id,
    kind,
    contents,
    stock,
    refund: credit,
    refundState: credit.centAmount > 0 ? 'Owed' : 'None',
    paymentId,
    createdAt: now,
    refundedAt: undefined,
    refundAttempt: 0,
    refundFailedAt: undefined,
  };
  const details = {
    reversalId: reversal.id,
    lines: contents.lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
    total: contents.total,
    refund: credit,
    stock,
  };
  const moved = moveOrder(
    {
      order,
      events: [{ type: kind === 'cancel' ? 'cancelled' : 'returned', actor, details }],
    },
    actor,
    states,
  );
  if (!moved.ok) return moved;
  const paid = moveOrder(moved.value, 'system', { paymentState });
  if (!paid.ok) return paid;
  const done = confirmIfPaid(order, paid.value);
  if (!done.ok) return done;
  if (states.orderState === 'Cancelled') await releaseDiscountCodes(transaction, order.id);
  if (stock === 'restocked') await putBackStock(transaction, commerce, contents.lines);
  await addReversal(transaction, reversal);
  if (paymentId !== undefined) {
    await commerce.jobs.enqueue(transaction, 'refund-payment', { reversalId: reversal.id });
  }
  await commerce.jobs.enqueue(transaction, 'send-reversal-notice', { reversalId: reversal.id });
  return done;
}
