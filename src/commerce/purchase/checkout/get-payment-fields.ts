import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { getCart } from '../cart/cart-store.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import { isClosed, type Payment } from '../payments/payment.ts';
import type { PaymentFields } from '../payments/payment-fields.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { getOwnCardPayment } from './get-own-card-payment.ts';

/** A payment, and what a page of the shop takes it by where it can still be made there. */
export interface PayablePayment {
  readonly payment: Payment;
  readonly fields: PaymentFields | undefined;
}

/** Whether what is paid is still what the cart holds: else its money would only go back (rule Y-08). */
async function isOfThisCart({ database }: CheckoutContext, payment: Payment): Promise<boolean> {
  const cart = await getCart(database, payment.cartId, payment.storeKey);
  return cart?.state === 'Active' && cart.version === payment.cartVersion;
}

/** How a page of the shop takes a payment that its shopper has begun (rule Y-03). */
export async function getPaymentFields(
  commerce: CheckoutContext,
  shopper: Shopper,
  paymentId: string,
): Promise<Outcome<PayablePayment, Refusal<'ResourceNotFound' | 'PaymentProviderUnavailable'>>> {
  const { cardProvider } = commerce;
  const payment = await getOwnCardPayment(commerce, shopper, paymentId);
  if (payment === undefined) return refuse({ code: 'ResourceNotFound' });
  if (cardProvider === undefined) return refuse({ code: 'PaymentProviderUnavailable' });
  const { providerReference } = payment;
  if (providerReference === undefined || isClosed(payment) || !(await isOfThisCart(commerce, payment)))
    return accept({ payment, fields: undefined });
  try {
    return accept({ payment, fields: await cardProvider.findFields(providerReference) });
  } catch (error) {
    if (error instanceof CardProviderUnavailable) return refuse({ code: 'PaymentProviderUnavailable' });
    throw error;
  }
}
