import type { Queryable } from '../../../kernel/database.ts';
import { add } from '../../../kernel/money.ts';
import type { CommerceContext } from '../../context.ts';
import type { Payment } from '../payments/payment.ts';
import { writeChange } from './change-order.ts';
import { moveOrder, type OrderChange } from './move-order.ts';
import { lockOrder } from './order-store.ts';
import { balanceOf } from './reversal.ts';
import { findReversals } from './reversal-store.ts';
import { takeBack } from './take-back.ts';

/** Nothing but the money comes back. */
const MONEY_ONLY = {
  kind: 'return',
  pieces: new Map<string, number>(),
  stock: 'discarded',
  actor: 'system',
} as const;

/**
 * The partner's money that an order waited for has come, or will not come any more (rule Y-04), inside the transaction
 * that holds its payment. What comes for an order that does not ask for it any more, because it was cancelled, is paid back.
 * The answer is false where the order stays as it is: paid otherwise, shipped or cancelled, it waits for nothing.
 */
export async function recordOrderPaid(
  transaction: Queryable,
  commerce: CommerceContext,
  payment: Pick<Payment, 'amount' | 'providerReference'> & { readonly orderId: string },
  state: 'Paid' | 'Failed',
): Promise<boolean> {
  const order = await lockOrder(transaction, payment.orderId);
  if (order === undefined) throw new Error(`order ${payment.orderId} of a payment is gone`);
  if (state === 'Failed') {
    if (order.paymentState !== 'Pending') return false;
    const failed = moveOrder({ order, events: [] }, 'system', { paymentState: 'Failed' });
    if (failed.ok) await writeChange(transaction, commerce, failed.value);
    return failed.ok;
  }
  const earlier = await findReversals(transaction, order.id);
  const { due } = balanceOf(order, earlier);
  const { amount, providerReference } = payment;
  const received: OrderChange = {
    order: { ...order, paid: add(order.paid, amount) },
    events: [
      { type: 'payment-received', actor: 'system', details: { amount, reference: providerReference } },
    ],
  };
  const left = due.centAmount - amount.centAmount;
  if (left >= 0) {
    const moved = moveOrder(received, 'system', {
      paymentState: left === 0 ? 'Paid' : 'BalanceDue',
      orderState: left === 0 && order.orderState === 'Open' ? 'Confirmed' : order.orderState,
    });
    if (!moved.ok) throw new Error(`order ${order.id} cannot be paid: ${JSON.stringify(moved.refusal)}`);
    await writeChange(transaction, commerce, moved.value);
    return true;
  }
  const taken = await takeBack(transaction, commerce, received.order, earlier, MONEY_ONLY, {});
  if (!taken.ok) throw new Error(`order ${order.id} cannot pay back: ${JSON.stringify(taken.refusal)}`);
  await writeChange(transaction, commerce, {
    ...taken.value,
    events: [...received.events, ...taken.value.events],
  });
  return true;
}
