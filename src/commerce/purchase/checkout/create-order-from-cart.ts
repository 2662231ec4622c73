import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { refreshStoredCart } from '../cart/load-cart-pricing.ts';
import { type ActiveCartRefusal, findOwnCart } from '../cart/own-cart.ts';
import { type Answering, answerOnce, type ReusedKey } from '../idempotency/answer-once.ts';
import { checkOrderable, type Order } from '../orders/order.ts';
import { getOrderByCart } from '../orders/order-store.ts';
import { isMethodOffered } from '../payments/payment-methods.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { type PlaceRefusal, placeOrder } from './place-order.ts';
import { findPromise, keepPromise } from './promise.ts';

type OrderRefusal = ActiveCartRefusal | PlaceRefusal | Refusal<'PaymentMissing'>;

/**
 * Orders a cart that is paid by transfer or at the door (rule Y-06). The same cart and version again, however often and however
 * fast, become one order; under the same key the answer is the same byte for byte.
 */
export function createOrderFromCart<Answer>(
  commerce: CheckoutContext,
  shopper: Shopper,
  { cartId, cartVersion }: { readonly cartId: string; readonly cartVersion: number },
  answering: Answering<Order, Answer>,
): Promise<Outcome<Answer, OrderRefusal | ReusedKey>> {
  return answerOnce(commerce, answering, async (transaction): Promise<Outcome<Order, OrderRefusal>> => {
    const found = await findOwnCart(transaction, shopper, cartId, 'lock');
    if (!found.ok) return found;
    const cart = found.value;
    if (cart.state === 'Ordered') {
      const order = await getOrderByCart(transaction, cart.id);
      return order?.cartVersion === cartVersion ? accept(order) : refuse({ code: 'CartAlreadyOrdered' });
    }
    if (cart.version !== cartVersion) {
      return refuse({ code: 'ConcurrentModification', currentVersion: cart.version });
    }
    const refreshed = await refreshStoredCart(transaction, commerce, cart, cart.locale);
    const orderable = checkOrderable(cart, refreshed);
    if (!orderable.ok) return orderable;
    const payment = await findPromise(transaction, cart);
    if (payment === undefined) return refuse({ code: 'PaymentMissing' });
    if (!isMethodOffered(payment, refreshed, commerce)) return refuse({ code: 'PaymentMethodNotAllowed' });
    const placed = await placeOrder(transaction, commerce, refreshed, cart, payment);
    return placed.ok ? accept(await keepPromise(transaction, payment, placed.value)) : placed;
  });
}
