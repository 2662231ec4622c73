import type { CommerceContext } from '../../context.ts';
import { CardProviderUnavailable } from './card-provider.ts';
import type { PaymentPartners } from './payment-partners.ts';
import { getPayment } from './payment-store.ts';

/**
 * The job 'cancel-card-payment': gives back the money of a payment that led to no order. Throws CardProviderUnavailable
 * while the partner cannot be reached, so that the job is tried again; twice is the same as once.
 */
export async function cancelCardPayment(
  commerce: Pick<CommerceContext, 'database'> & Pick<PaymentPartners, 'cardProvider'>,
  payload: { readonly paymentId: string },
): Promise<void> {
  const payment = await getPayment(commerce.database, payload.paymentId);
  if (payment === undefined) throw new Error(`no payment ${payload.paymentId} to give back`);
  // An order that waited for this money in vain has failed: what comes after all is not its any more.
  if (payment.state !== 'Cancelled') {
    throw new Error(`payment ${payment.id} is ${payment.state} and must not be given back`);
  }
  if (payment.providerReference === undefined) return;
  if (commerce.cardProvider === undefined)
    throw new CardProviderUnavailable('there is no card partner any more');
  await commerce.cardProvider.cancel(payment.providerReference);
}
