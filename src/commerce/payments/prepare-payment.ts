import type { Queryable } from '../../kernel/database.ts';
import type { Money } from '../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { parseEmail } from '../../markets/email.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartView } from '../cart/cart-view.ts';
import { settleStoredCart } from '../cart/find-cart-terms.ts';
import { changeHeldCart } from '../cart/order-cart.ts';
import { findOwnActiveCart } from '../cart/own-cart.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { checkOrderable, type OrderableCart } from '../orders/order.ts';
import type { Refusal } from '../refusal.ts';
import { isSameAmount } from './payment.ts';
import { findPaymentMethods, type PaymentMethod } from './payment-methods.ts';

/** What every way to pay is asked with. */
export interface PaymentRequest {
  readonly cartId: string;
  /** The version that the shopper saw. */
  readonly cartVersion: number;
  /** Put on a cart that has none yet (acceptance Y-06 'e-mail posted if missing'). */
  readonly email?: string | undefined;
  /** What the caller means to pay; the cart's total, or the payment is refused. */
  readonly amountPlanned?: Pick<Money, 'currencyCode' | 'centAmount'> | undefined;
}

/** A held cart that lacks nothing and may be paid in the way that was asked for. */
export interface PayableCart {
  readonly cart: Cart;
  readonly settled: CartView;
  readonly orderable: OrderableCart;
}

/** A cart with an e-mail: the one that was posted, else that of the customer who is signed in. */
function withEmail(cart: Cart, shopper: Shopper, posted: string | undefined): Outcome<Cart, Refusal> {
  if (cart.customerEmail !== undefined) return accept(cart);
  const given = posted ?? shopper.session?.customer?.email;
  if (given === undefined) return accept(cart);
  const customerEmail = parseEmail(given);
  return customerEmail === undefined
    ? refuse({ code: 'EmailInvalid', fields: { email: given.trim() === '' ? 'required' : 'email' } })
    : accept({ ...cart, customerEmail });
}

function isOffered(method: PaymentMethod, view: CartView, commerce: Commerce): boolean {
  return findPaymentMethods(view, commerce, 'checkout').some(
    (one) => one.paymentInterface === method.paymentInterface && one.method === method.method,
  );
}

/**
 * Holds the shopper's cart for a payment and checks what must be true before any money is spoken of (acceptance Y-01,
 * Y-06): the version that was seen, a method on offer, e-mail, addresses and a shipping method, the total that was told.
 */
export async function preparePayment(
  transaction: Queryable,
  commerce: Commerce,
  shopper: Shopper,
  request: PaymentRequest,
  method: PaymentMethod,
): Promise<Outcome<PayableCart, Refusal>> {
  const { cartId, cartVersion, amountPlanned } = request;
  const found = await findOwnActiveCart(transaction, shopper, cartId, cartVersion, 'lock');
  if (!found.ok) return found;
  if (found.value.lineItems.length === 0) return refuse({ code: 'CartEmpty' });
  const now = commerce.clock.now();
  const reached = withEmail(found.value, shopper, request.email);
  if (!reached.ok) return reached;
  const settled = await settleStoredCart(transaction, commerce, reached.value, shopper.locale);
  if (!isOffered(method, settled, commerce)) return refuse({ code: 'PaymentMethodNotAllowed' });
  const orderable = checkOrderable(reached.value, settled);
  if (!orderable.ok) return orderable;
  if (amountPlanned !== undefined && !isSameAmount(amountPlanned, settled.cart.totalPrice)) {
    return refuse({ code: 'MalformedPrice' });
  }
  const cart =
    reached.value === found.value
      ? found.value
      : await changeHeldCart(transaction, commerce, reached.value, now);
  return accept({ cart, settled: { ...settled, cart }, orderable: orderable.value });
}
