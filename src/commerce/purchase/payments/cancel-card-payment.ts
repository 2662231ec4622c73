import type { Queryable } from '../../../kernel/database.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { CommerceContext } from '../../context.ts';
import { CardProviderUnavailable } from './card-provider.ts';
import { movePayment, type Payment } from './payment.ts';
import type { PaymentPartners } from './payment-partners.ts';
import { getPayment, lockPayment, savePayment } from './payment-store.ts';
import { tellPaymentEnd } from './tell-payment-end.ts';

/** The payment, held as one that makes no order any more: a refused one of which money came after all is cancelled. */
async function requireGivenBack(
  transaction: Queryable,
  paymentId: string,
  modifiedAt: Date,
): Promise<Payment> {
  const payment = await lockPayment(transaction, paymentId);
  if (payment === undefined) throw new Error(`no payment ${paymentId} to give back`);
  // An order that waited for this money in vain has failed: what comes after all is not its any more.
  if (payment.state === 'Cancelled') return payment;
  if (payment.state !== 'Refused' || payment.orderId !== undefined) {
    throw new Error(`payment ${payment.id} is ${payment.state} and must not be given back`);
  }
  const cancelled = movePayment(payment, 'Cancelled', { modifiedAt });
  await savePayment(transaction, cancelled);
  return cancelled;
}

/**
 * The job 'cancel-card-payment': gives back the money of a payment that led to no order. Throws CardProviderUnavailable
 * while the partner cannot be reached, so that the job is tried again; twice is the same as once.
 */
export async function cancelCardPayment(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'jobs'> & Pick<PaymentPartners, 'cardProvider'>,
  payload: JobPayloads['cancel-card-payment'],
): Promise<void> {
  const payment = await commerce.database.transaction(async (transaction) => {
    const given = await requireGivenBack(transaction, payload.paymentId, commerce.clock.now());
    if (payload.authorised === 'late') await tellPaymentEnd(transaction, commerce, given.id, 'given-back');
    return given;
  });
  if (payment.providerReference === undefined) return;
  if (commerce.cardProvider === undefined)
    throw new CardProviderUnavailable('there is no card partner any more');
  await commerce.cardProvider.cancel(payment.providerReference);
}

/** The job 'cancel-second-payment': gives back what a payment was paid beyond once, and leaves it and its order as they are. */
export async function cancelSecondPayment(
  commerce: Pick<CommerceContext, 'database'> & Pick<PaymentPartners, 'cardProvider'>,
  { paymentId }: { readonly paymentId: string },
): Promise<void> {
  const payment = await getPayment(commerce.database, paymentId);
  if (payment?.providerReference === undefined)
    throw new CardProviderUnavailable(`nobody pays ${paymentId} yet`);
  if (commerce.cardProvider === undefined)
    throw new CardProviderUnavailable('there is no card partner any more');
  await commerce.cardProvider.cancelSecond(payment.providerReference);
}
