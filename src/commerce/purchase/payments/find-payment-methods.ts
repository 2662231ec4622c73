import type { Money } from '../../../kernel/money.ts';
import { subtract } from '../../../kernel/money.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { PaymentContext } from '../../../markets/payment-methods.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { loadCartPricing } from '../cart/load-cart-pricing.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from '../cart/own-cart.ts';
import { refreshCart } from '../cart/refresh-cart.ts';
import { codMethod, findPaymentMethods, type PaymentMethod } from './payment-methods.ts';
import type { PaymentPartners } from './payment-partners.ts';

/** A way to pay, and what the cart comes to when it is chosen. */
export interface OfferedMethod extends PaymentMethod {
  readonly totalPrice: Money;
  /** What the way itself costs; part of the total. */
  readonly fee?: Money;
}

/** How one of the shopper's carts may be paid, and what it costs to pay so (rules Y-01, Y-02). */
export async function findPaymentMethodsOfCart(
  commerce: CartContext & PaymentPartners,
  shopper: Shopper,
  cartId: string,
  context: PaymentContext,
): Promise<Outcome<readonly OfferedMethod[], ActiveCartRefusal>> {
  const { database } = commerce;
  const found = await findOwnActiveCart(database, shopper, cartId, undefined, 'read');
  if (!found.ok) return found;
  const pricing = await loadCartPricing(database, commerce, found.value, shopper.locale);
  const refreshed = refreshCart(found.value, pricing);
  const methods = findPaymentMethods(refreshed, commerce, context);
  const totalOf = (paymentMethod: 'cash-on-delivery' | undefined) =>
    refreshCart({ ...found.value, paymentMethod }, pricing).cart.totalPrice;
  const usual =
    found.value.paymentMethod === 'cash-on-delivery' ? totalOf(undefined) : refreshed.cart.totalPrice;
  return accept(
    methods.map((method): OfferedMethod => {
      if (method.paymentInterface !== codMethod.paymentInterface) return { ...method, totalPrice: usual };
      const totalPrice = totalOf('cash-on-delivery');
      return { ...method, totalPrice, fee: subtract(totalPrice, usual) };
    }),
  );
}
