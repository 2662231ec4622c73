import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { getPayment } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { reconcileCardPayment } from './reconcile-card-payment.ts';

/** `SignatureInvalid`: not from the partner. `Unavailable`: the partner could not be asked, so it shall tell us again. */
export interface NotificationRefusal {
  readonly code: 'SignatureInvalid' | 'Unavailable';
}

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The partner says that something happened to a payment (rule Y-07). What happened is asked, not read: so a
 * notification may come twice, late, out of order or before the shopper's return, and changes nothing by being replayed. One
 * about none of our payments is taken and changes nothing.
 */
export async function handleCardNotification(
  commerce: CheckoutContext,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<Outcome<undefined, NotificationRefusal>> {
  const notification = commerce.cardProvider?.verifyNotification(rawBody, headers);
  if (notification === undefined) return refuse({ code: 'SignatureInvalid' });
  const { merchantReference, providerReference } = notification;
  const payment = UUID_PATTERN.test(merchantReference)
    ? await getPayment(commerce.database, merchantReference)
    : undefined;
  if (payment?.paymentInterface !== 'card') return accept(undefined);
  // The notification can be faster than the answer that told us the partner's own reference.
  const reconciled = await reconcileCardPayment(
    commerce,
    payment,
    payment.providerReference ?? providerReference,
  );
  return !reconciled.ok && reconciled.refusal.code === 'PaymentProviderUnavailable'
    ? refuse({ code: 'Unavailable' })
    : accept(undefined);
}
