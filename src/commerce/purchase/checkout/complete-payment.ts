import { type Outcome, refuse } from '../../../kernel/outcome.ts';
import { ownsCart } from '../../people/sessions/cart-ownership.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import { getPayment } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import {
  type ReconciledPayment,
  type ReconcileRefusal,
  reconcileCardPayment,
} from './reconcile-card-payment.ts';

/**
 * The shopper is back from the partner, perhaps with word from it: how did it end? Someone else's payment is not there for
 * them (rule X-02).
 */
export async function completePayment(
  commerce: CheckoutContext,
  shopper: Shopper,
  paymentId: string,
  sessionResult?: string,
): Promise<Outcome<ReconciledPayment, ReconcileRefusal>> {
  const payment = await getPayment(commerce.database, paymentId);
  const isOwn =
    payment?.paymentInterface === 'card' &&
    payment.storeKey === shopper.market.storeId &&
    shopper.session !== undefined &&
    (await ownsCart(commerce.database, shopper.session, payment.cartId));
  if (payment === undefined || !isOwn) return refuse({ code: 'ResourceNotFound' });
  return reconcileCardPayment(commerce, payment, payment.providerReference, sessionResult);
}
