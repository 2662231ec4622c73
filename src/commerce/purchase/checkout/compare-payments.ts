import { findReversals } from '../orders/reversal-store.ts';
import type { CardProvider } from '../payments/card-provider.ts';
import { isPaymentId } from '../payments/payment.ts';
import { getPayment } from '../payments/payment-store.ts';
import { findTransactionsOfPayment } from '../payments/transaction-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { findMovedPayments, saveDifferences } from './difference-store.ts';
import { findDifferences } from './payment-difference.ts';
import { recordTransactions } from './record-transactions.ts';

const DAY_MS = 86_400_000;
/** How far back both books are looked through: what was told late is found by one of the next runs. */
const DAYS = 7;
/** What is this young may still be on its way into the other book. */
const SETTLED_AFTER_MS = 3_600_000;

/** Compares one payment; money of none that we have is a difference, too. */
async function comparePayment(
  commerce: CheckoutContext,
  provider: CardProvider,
  reference: string,
  until: Date,
): Promise<number> {
  const { database, clock } = commerce;
  const lines = await provider.findTransactions({ merchantReference: reference });
  const payment = isPaymentId(reference) ? await getPayment(database, reference) : undefined;
  if (payment !== undefined) await recordTransactions(commerce, reference, lines);
  const reversals = payment?.orderId === undefined ? [] : await findReversals(database, payment.orderId);
  const found =
    payment === undefined
      ? [
          {
            reference,
            kind: 'unknown-payment' as const,
            details: { transactions: lines.map(({ id }) => id) },
          },
        ]
      : findDifferences({
          payment,
          transactions: await findTransactionsOfPayment(database, reference),
          reversals: reversals.filter(({ refundedAt }) => refundedAt === undefined || refundedAt < until),
        });
  await database.transaction((transaction) => saveDifferences(transaction, reference, found, clock.now()));
  return found.length;
}

/**
 * Compares what we did with payments with the partner's books of the last days, and keeps each difference until there is none
 * any more (rule Y-09). Processes may compare at the same time. Resolves to how many there are among what was compared; what is
 * wrong with one payment is thrown after all others were compared.
 */
export async function comparePayments(commerce: CheckoutContext): Promise<number> {
  const { cardProvider, database, clock } = commerce;
  if (cardProvider === undefined) return 0;
  const until = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
  const from = new Date(until.getTime() - DAYS * DAY_MS);
  const lines = await cardProvider.findTransactions({ from, until });
  const moved = await findMovedPayments(database, from, until);
  let differences = 0;
  const failures: Error[] = [];
  for (const reference of new Set([...lines.map((line) => line.merchantReference), ...moved])) {
    try {
      differences += await comparePayment(commerce, cardProvider, reference, until);
    } catch (cause) {
      failures.push(new Error(`payment ${reference} cannot be compared`, { cause }));
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
  }
  return differences;
}
