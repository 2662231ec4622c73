import type { Queryable } from '../../../kernel/database.ts';
import { accept } from '../../../kernel/outcome.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderEvent } from '../orders/order-event.ts';
import { reopenRefunds } from '../orders/refund-payment.ts';
import type { CardTransaction } from '../payments/card-transaction.ts';
import type { Payment } from '../payments/payment.ts';
import { getPayment, lockPayment } from '../payments/payment-store.ts';
import { addTransaction, countRefusals } from '../payments/transaction-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { countRefusedTry, type VelocityContext } from './payment-velocity.ts';

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
 * Writes down the lines that are new, and answers them. Each card that was refused counts as one, for the partner lets a shopper try
 * many in one payment; the refusal that ended a payment before any line of it was told is the first of them.
 */
async function addLines(
  transaction: Queryable,
  commerce: VelocityContext,
  payment: Payment,
  lines: readonly CardTransaction[],
): Promise<readonly CardTransaction[]> {
  let isCounted = payment.state === 'Refused' && (await countRefusals(transaction, payment.id)) === 0;
  const added: CardTransaction[] = [];
  for (const line of lines) {
    if (!(await addTransaction(transaction, line, commerce.clock.now()))) continue;
    added.push(line);
    if (line.type !== 'Authorization' || line.state !== 'Failure') continue;
    if (!isCounted) await countRefusedTry(transaction, commerce, payment, line);
    isCounted = false;
  }
  return added;
}

/**
 * Writes down what the partner did with a payment's money, each line once. What an operator did not ask for, a chargeback or a refund
 * made at the partner, is an event of the order too; its states stay, for what becomes of it is for people to say. But a refund of ours
 * that failed is owed again.
 */
export async function recordTransactions(
  commerce: Pick<CheckoutContext, 'database' | 'events' | 'jobs' | 'onRefundFailure'> & VelocityContext,
  paymentId: string,
  lines: readonly CardTransaction[],
): Promise<void> {
  const payment = await getPayment(commerce.database, paymentId);
  if (payment === undefined || lines.length === 0) return;
  if (payment.orderId === undefined) {
    await commerce.database.transaction(async (transaction) => {
      const held = await lockPayment(transaction, paymentId);
      if (held !== undefined) await addLines(transaction, commerce, held, lines);
    });
    return;
  }
  let failed: readonly OrderEvent[] = [];
  const changed = await changeOrder(commerce, { id: payment.orderId }, async (order, transaction) => {
    const added = await addLines(transaction, commerce, payment, lines);
    const failures = added.filter(({ type, state }) => type === 'Refund' && state === 'Failure');
    const reopened = await reopenRefunds(transaction, commerce, order, failures);
    failed = reopened.events.filter(({ type }) => type === 'refund-failed');
    return accept({ ...reopened, events: [...added.filter(isNews).map(toEvent), ...reopened.events] });
  });
  if (!changed.ok) throw new Error(`order ${payment.orderId} of a payment: ${changed.refusal.code}`);
  const { orderNumber } = changed.value;
  for (const { details } of failed) commerce.onRefundFailure({ orderNumber, ...details });
}
