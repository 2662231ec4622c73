import type { CommerceContext } from '../../context.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderEvent } from '../orders/order-event.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import { getPayment } from '../payments/payment-store.ts';
import { addTransaction } from '../payments/transaction-store.ts';

/** What an operator has to hear of an order's money; the rest is what was expected. */
function isNews({ type, state, refundId }: CardTransaction): boolean {
  if (type === 'Chargeback' || type === 'ChargebackReversal' || type === 'CancelAuthorization') return true;
  if (type === 'Refund') return state === 'Failure' || refundId === undefined;
  return type === 'Charge' && state === 'Failure';
}

function toEvent({ id, type, state, amount, reason }: CardTransaction): OrderEvent {
  return {
    type: 'partner-transaction',
    actor: 'system',
    details: { type, state, amount, reference: id, reason },
  };
}

/**
 * Writes down what the partner did with a payment's money, each line once. What an operator did not ask for, a chargeback or a refund
 * made at the partner, is an event of the order too; its states stay, for what becomes of it is for people to say.
 */
export async function recordTransactions(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'events' | 'jobs'>,
  paymentId: string,
  lines: readonly CardTransaction[],
): Promise<void> {
  const payment = await getPayment(commerce.database, paymentId);
  if (payment === undefined || lines.length === 0) return;
  const now = commerce.clock.now();
  if (payment.orderId === undefined) {
    await commerce.database.transaction(async (transaction) => {
      for (const line of lines) await addTransaction(transaction, line, now);
    });
    return;
  }
  const changed = await changeOrder(commerce, { id: payment.orderId }, async (order, transaction) => {
    const news: CardTransaction[] = [];
    for (const line of lines) {
      if ((await addTransaction(transaction, line, now)) && isNews(line)) news.push(line);
    }
    return { ok: true, value: { order, events: news.map(toEvent) } };
  });
  if (!changed.ok) throw new Error(`order ${payment.orderId} of a payment: ${changed.refusal.code}`);
}
