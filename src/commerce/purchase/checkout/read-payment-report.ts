import { CardProviderUnavailable } from '../payments/card-provider.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { askAbout } from './handle-card-notification.ts';

/**
 * The job 'read-payment-report': the partner has written down what became of the money of some days (docs/decisions/0039-payment-books.md).
 * What it never notified is acted on as if it had; what it did changes nothing. Read again it is the same.
 */
export async function readPaymentReport(
  commerce: CheckoutContext,
  { address }: { readonly address: string },
): Promise<void> {
  const { cardProvider } = commerce;
  if (cardProvider?.readReport === undefined)
    throw new CardProviderUnavailable('there is no partner any more that writes reports');
  let unanswered = 0;
  for (const notification of await cardProvider.readReport(address)) {
    if ((await askAbout(commerce, notification)) === 'unanswered') unanswered += 1;
  }
  if (unanswered > 0)
    throw new CardProviderUnavailable(
      `the partner did not answer about ${unanswered} payments of its report`,
    );
}
