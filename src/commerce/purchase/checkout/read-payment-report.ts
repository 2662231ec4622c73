import { type CardNotification, CardProviderUnavailable } from '../payments/card-provider.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * The job 'read-payment-report': the partner has written down what became of the money of some days (docs/decisions/0039-payment-books.md).
 * Each payment of it is asked about by a job of its own: what was never notified is acted on as if it had been, what was
 * changes nothing. Read again it is the same. What cannot be read of it is thrown when the rest has been asked about.
 */
export async function readPaymentReport(
  { cardProvider, database, jobs }: Pick<CheckoutContext, 'cardProvider' | 'database' | 'jobs'>,
  { address }: { readonly address: string },
): Promise<void> {
  if (cardProvider?.readReport === undefined)
    throw new CardProviderUnavailable('there is no partner any more that writes reports');
  const named: CardNotification[] = [];
  try {
    for await (const notification of cardProvider.readReport(address)) named.push(notification);
  } finally {
    await database.transaction(async (transaction) => {
      for (const notification of named) await jobs.enqueue(transaction, 'ask-about-payment', notification);
    });
  }
}
