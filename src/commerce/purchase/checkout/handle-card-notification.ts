import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { type CardNotification, CardProviderUnavailable } from '../payments/card-provider.ts';
import { isPaymentId } from '../payments/payment.ts';
import { getPayment } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { reconcileCardPayment } from './reconcile-card-payment.ts';
import { recordTransactions } from './record-transactions.ts';

/** `SignatureInvalid`: not from the partner. `Unavailable`: the partner could not be asked, so it shall tell us again. */
export interface NotificationRefusal {
  readonly code: 'SignatureInvalid' | 'Unavailable';
}

/** Puts down what the partner did with the money, with the order if there is one by now. */
async function recordMoney(
  commerce: CheckoutContext,
  merchantReference: string,
): Promise<'asked' | 'unanswered'> {
  try {
    const lines = await commerce.cardProvider?.findTransactions({ merchantReference });
    await recordTransactions(commerce, merchantReference, lines ?? []);
    return 'asked';
  } catch (error) {
    if (error instanceof CardProviderUnavailable) return 'unanswered';
    throw error;
  }
}

/** Asks about the payment that was named; one that is none of ours changes nothing. */
export async function askAbout(
  commerce: CheckoutContext,
  { merchantReference, providerReference }: CardNotification,
): Promise<'asked' | 'unanswered'> {
  const payment = isPaymentId(merchantReference)
    ? await getPayment(commerce.database, merchantReference)
    : undefined;
  if (payment?.paymentInterface !== 'card') return 'asked';
  // The notification can be faster than the answer that told us the partner's own reference.
  const reference = payment.providerReference ?? providerReference;
  const reconciled = await reconcileCardPayment(commerce, payment, reference);
  if (!reconciled.ok && reconciled.refusal.code === 'PaymentProviderUnavailable') return 'unanswered';
  return recordMoney(commerce, payment.id);
}

/** The job 'ask-about-payment'. Throws CardProviderUnavailable while the partner cannot be asked, so that it is tried again. */
export async function askAboutPayment(
  commerce: CheckoutContext,
  notification: CardNotification,
): Promise<void> {
  if ((await askAbout(commerce, notification)) === 'unanswered')
    throw new CardProviderUnavailable(`nobody answers about payment ${notification.merchantReference}`);
}

/**
 * The partner says that something happened to payments (rule Y-07). What happened is asked, not read: so a
 * notification may come twice, late, out of order or before the shopper's return, and changes nothing by being replayed. One
 * about none of our payments is taken and changes nothing. What goes wrong with one payment holds up none of the others, and is
 * tried again by a job: the partner would send the whole message again.
 */
export async function handleCardNotification(
  commerce: CheckoutContext,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<Outcome<undefined, NotificationRefusal>> {
  const notifications = await commerce.cardProvider?.receiveNotification(rawBody, headers);
  if (notifications === undefined) return refuse({ code: 'SignatureInvalid' });
  let isUnanswered = false;
  for (const notification of notifications) {
    try {
      if ((await askAbout(commerce, notification)) === 'unanswered') isUnanswered = true;
    } catch (error) {
      commerce.onPaymentFailure(error, notification.merchantReference);
      await commerce.database.transaction((transaction) =>
        commerce.jobs.enqueue(transaction, 'ask-about-payment', notification),
      );
    }
  }
  return isUnanswered ? refuse({ code: 'Unavailable' }) : accept(undefined);
}
