import { findOverduePayments } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { reconcileCardPayment } from './reconcile-card-payment.ts';

/** A shopper who pays is back, or the partner has told us, well before. */
const OVERDUE_MINUTES = 15;
/** Asked about in one go; the rest is asked about in the next. */
const MOST_PAYMENTS = 100;
/** Questions without an answer after which the partner counts as down. */
const MOST_UNANSWERED = 10;

/**
 * Asks the partner about card payments of which nothing was heard: the shopper never came back and every notification was
 * lost, so money may have moved with no order and no refund (rule Y-07). An open one is asked about again later;
 * processes that ask at the same time act on its answer once. Resolves to how many it answered; what is wrong with one payment is
 * thrown after all others were asked about, for their money must not wait for it.
 */
export async function reconcileOverduePayments(commerce: CheckoutContext): Promise<number> {
  if (commerce.cardProvider === undefined) return 0;
  const before = new Date(commerce.clock.now().getTime() - OVERDUE_MINUTES * 60_000);
  const overdue = await findOverduePayments(commerce.database, before, MOST_PAYMENTS);
  let answered = 0;
  let unanswered = 0;
  const failures: Error[] = [];
  for (const payment of overdue) {
    try {
      const reconciled = await reconcileCardPayment(commerce, payment, payment.providerReference);
      if (reconciled.ok || reconciled.refusal.code !== 'PaymentProviderUnavailable') answered += 1;
      else unanswered += 1;
    } catch (cause) {
      failures.push(new Error(`payment ${payment.id} cannot be reconciled`, { cause }));
    }
    if (unanswered === MOST_UNANSWERED) break;
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
  }
  return answered;
}
