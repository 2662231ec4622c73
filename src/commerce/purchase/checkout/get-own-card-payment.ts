import { ownsCart } from '../../people/sessions/cart-ownership.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Payment } from '../payments/payment.ts';
import { getPayment } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** A shopper's own payment through the partner; someone else's is not there for them (rule X-02). */
export async function getOwnCardPayment(
  { database }: Pick<CheckoutContext, 'database'>,
  { market, session }: Shopper,
  paymentId: string,
): Promise<Payment | undefined> {
  const payment = await getPayment(database, paymentId);
  if (payment?.paymentInterface !== 'card' || payment.storeKey !== market.storeId) return undefined;
  const isOwn = session !== undefined && (await ownsCart(database, session, payment.cartId));
  return isOwn ? payment : undefined;
}
