import { accept, type Outcome } from '../../kernel/outcome.ts';
import type { PaymentContext } from '../../markets/payment-methods.ts';
import { settleStoredCart } from '../cart/find-cart-terms.ts';
import { findOwnActiveCart } from '../cart/own-cart.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import type { Refusal } from '../refusal.ts';
import { findPaymentMethods, type PaymentMethod } from './payment-methods.ts';

/** How one of the shopper's carts may be paid (acceptance Y-01). */
export async function findPaymentMethodsOfCart(
  commerce: Commerce,
  shopper: Shopper,
  cartId: string,
  context: PaymentContext,
): Promise<Outcome<readonly PaymentMethod[], Refusal>> {
  const { database } = commerce;
  const found = await findOwnActiveCart(database, shopper, cartId, undefined, 'read');
  if (!found.ok) return found;
  const settled = await settleStoredCart(database, commerce, found.value, shopper.locale);
  return accept(findPaymentMethods(settled, commerce, context));
}
