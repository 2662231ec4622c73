import { type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { getOwnCardPayment } from './get-own-card-payment.ts';
import {
  type ReconciledPayment,
  type ReconcileRefusal,
  reconcileCardPayment,
} from './reconcile-card-payment.ts';

/** The shopper is back from the partner, perhaps with word from it: how did it end? */
export async function completePayment(
  commerce: CheckoutContext,
  shopper: Shopper,
  paymentId: string,
  sessionResult?: string,
): Promise<Outcome<ReconciledPayment, ReconcileRefusal>> {
  const payment = await getOwnCardPayment(commerce, shopper, paymentId);
  if (payment === undefined) return refuse({ code: 'ResourceNotFound' });
  return reconcileCardPayment(commerce, payment, payment.providerReference, sessionResult);
}
