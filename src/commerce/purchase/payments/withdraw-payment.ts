import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';
import { type GiveBackReason, isClosed, movePayment, type Payment } from './payment.ts';
import { lockPayment, savePayment } from './payment-store.ts';

/**
 * Ends a held payment without an order; the job that closes it at the partner, or gives its money back, is written in the
 * same transaction. Why is kept: the shopper is told the same, whether the return or the notification came first.
 */
export async function giveBack(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'clock' | 'jobs'>,
  payment: Payment,
  refusal: GiveBackReason | undefined,
): Promise<Payment> {
  const cancelled = movePayment(payment, 'Cancelled', { refusal, modifiedAt: commerce.clock.now() });
  await savePayment(transaction, cancelled);
  await commerce.jobs.enqueue(transaction, 'cancel-card-payment', { paymentId: payment.id });
  return cancelled;
}

/** Ends an open payment that its shopper has given up for another one: from now on it cannot make an order. */
export function withdrawPayment(commerce: CommerceContext, id: string): Promise<void> {
  return commerce.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment === undefined || isClosed(payment) || payment.orderId !== undefined) return;
    await giveBack(transaction, commerce, payment, undefined);
  });
}
