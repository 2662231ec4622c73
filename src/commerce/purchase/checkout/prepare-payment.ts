import type { Queryable } from '../../../kernel/database.ts';
import type { Money } from '../../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { reserveStock } from '../../goods/stock/reserve-stock.ts';
import { limitAttempts, limitNetwork, networkOf } from '../../people/limits/limit-attempts.ts';
import { findExhausted } from '../../people/limits/velocity.ts';
import { nameOfSession } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart } from '../cart/cart.ts';
import { type CartView, stockCartOf } from '../cart/cart-view.ts';
import { loadCartPricing } from '../cart/load-cart-pricing.ts';
import { changeHeldCart } from '../cart/order-cart.ts';
import { type ActiveCartRefusal, findOwnActiveCart } from '../cart/own-cart.ts';
import { refreshCart } from '../cart/refresh-cart.ts';
import { checkOrderable, type OrderableCart, type OrderableRefusal } from '../orders/order.ts';
import { isSameAmount } from '../payments/payment.ts';
import { isMethodOffered, type PaymentMethod } from '../payments/payment-methods.ts';
import { findPaymentsOfCart } from '../payments/payment-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { findStockVisitor } from './find-stock-visitor.ts';
import { mayTypeCard, noteSuspicion, TYPED_CARD } from './payment-velocity.ts';

/** What every way to pay is asked with. */
export interface PaymentRequest {
  readonly cartId: string;
  /** The version that the shopper saw. */
  readonly cartVersion: number;
  /** Put on a cart that has none yet (rule Y-06). */
  readonly email?: string | undefined;
  /** What the caller means to pay; the cart's total, or the payment is refused. */
  readonly amountPlanned?: Pick<Money, 'currencyCode' | 'centAmount'> | undefined;
}

/** A held cart that lacks nothing and may be paid in the way that was asked for. */
export interface PayableCart {
  readonly cart: Cart;
  readonly refreshed: CartView;
  readonly orderable: OrderableCart;
}

/** A cart with an e-mail: the one that was posted, else that of the customer who is signed in. */
function withEmail(
  cart: Cart,
  shopper: Shopper,
  posted: string | undefined,
): Outcome<Cart, Refusal<'EmailInvalid'>> {
  if (cart.customerEmail !== undefined) return accept(cart);
  const email = posted ?? shopper.session?.customer?.email;
  if (email === undefined) return accept(cart);
  const customerEmail = parseEmail(email);
  return customerEmail === undefined
    ? refuse({ code: 'EmailInvalid', fields: { email: email.trim() === '' ? 'required' : 'email' } })
    : accept({ ...cart, customerEmail });
}

/** A cart that says how it is paid, as far as that has a price: only cash on delivery adds something (rule Y-02). */
function withPaymentMethod(cart: Cart, { paymentInterface }: PaymentMethod): Cart {
  const isAtDoor = paymentInterface === 'cash-on-delivery';
  return isAtDoor === (cart.paymentMethod === 'cash-on-delivery')
    ? cart
    : { ...cart, paymentMethod: paymentInterface };
}

/**
 * The shopper's cart, held, of the version they saw; or the one that this very payment made of it a moment ago, so that
 * clicking twice is the same as once.
 */
async function holdSeenCart(
  transaction: Queryable,
  shopper: Shopper,
  { cartId, cartVersion }: PaymentRequest,
  method: PaymentMethod,
): Promise<Outcome<Cart, ActiveCartRefusal>> {
  const found = await findOwnActiveCart(transaction, shopper, cartId, undefined, 'lock');
  if (!found.ok || found.value.version === cartVersion) return found;
  const { version, modifiedAt } = found.value;
  const payments = await findPaymentsOfCart(transaction, cartId, method.paymentInterface);
  const isOwnChange = payments.some(
    (payment) =>
      payment.method === method.method &&
      payment.cartVersion === version &&
      payment.createdAt.getTime() === modifiedAt.getTime(),
  );
  return isOwnChange && version === cartVersion + 1
    ? found
    : refuse({ code: 'ConcurrentModification', currentVersion: version });
}

/** Each payment that is opened at the partner is a request there. */
export async function limitPayments(
  transaction: Queryable,
  commerce: CheckoutContext,
  { session, clientAddress }: Shopper,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  const means = { database: transaction, clock: commerce.clock };
  const name = session && nameOfSession(session);
  const network = clientAddress && networkOf(clientAddress);
  const bySession = await limitAttempts(means, 'payment/session', name);
  const limited = bySession.ok ? await limitNetwork(means, clientAddress, 'payment/address') : bySession;
  if (limited.ok) return limited;
  const excess = bySession.ok
    ? await findExhausted(means, 'payment/address', network ?? '')
    : await findExhausted(means, 'payment/session', name ?? '');
  if (excess !== undefined) await noteSuspicion(transaction, commerce, excess, undefined);
  return limited;
}

/** Why a payment cannot begin. */
export type PrepareRefusal =
  | ActiveCartRefusal
  | OrderableRefusal
  | Refusal<
      | 'EmailInvalid'
      | 'PaymentMethodNotAllowed'
      | 'AnotherMethodNeeded'
      | 'MalformedPrice'
      | 'OutOfStock'
      | 'RateLimited'
    >;

/**
 * Holds the shopper's cart for a payment and checks what must be true before any money is spoken of (rules Y-01,
 * rule Y-06): the version that was seen, a method on offer, e-mail, addresses and a shipping method, the total that was told.
 * What is paid on the partner's page has its pieces set aside. Then the method is the cart's: choosing or leaving cash on delivery changes the total and makes a new version. The payment
 * is to begin at the same `now`, which tells it from others that saw that version.
 */
export async function preparePayment(
  transaction: Queryable,
  commerce: CheckoutContext,
  shopper: Shopper,
  request: PaymentRequest,
  method: PaymentMethod,
  now: Date,
): Promise<Outcome<PayableCart, PrepareRefusal>> {
  const found = await holdSeenCart(transaction, shopper, request, method);
  if (!found.ok) return found;
  if (method.paymentInterface === 'card') {
    const allowed = await limitPayments(transaction, commerce, shopper);
    if (!allowed.ok) return allowed;
  }
  if (found.value.lineItems.length === 0) return refuse({ code: 'CartEmpty' });
  const reached = withEmail(found.value, shopper, request.email);
  if (!reached.ok) return reached;
  const pricing = await loadCartPricing(transaction, commerce, reached.value, shopper.locale);
  const told = refreshCart(reached.value, pricing);
  if (!isMethodOffered(method, told, commerce)) return refuse({ code: 'PaymentMethodNotAllowed' });
  const orderable = checkOrderable(reached.value, told);
  if (!orderable.ok) return orderable;
  if (method.method === TYPED_CARD && !(await mayTypeCard(transaction, commerce, shopper, told)))
    return refuse({ code: 'AnotherMethodNeeded' });
  const chosen = withPaymentMethod(reached.value, method);
  const refreshed = chosen === reached.value ? told : refreshCart(chosen, pricing);
  const { totalPrice } = refreshed.cart;
  if (request.amountPlanned !== undefined && !isSameAmount(request.amountPlanned, totalPrice)) {
    return refuse({ code: 'MalformedPrice' });
  }
  // Refused before the cart changes: a refusal leaves the version that its shopper knows.
  if (method.paymentInterface === 'card') {
    const visitor = await findStockVisitor(transaction, commerce, shopper);
    const reserved = await reserveStock(transaction, commerce, stockCartOf(refreshed), visitor);
    if (!reserved.ok) return reserved;
  }
  const cart =
    chosen === found.value
      ? found.value
      : await changeHeldCart(transaction, commerce, { ...chosen, totalPrice }, now);
  return accept({ cart, refreshed: { ...refreshed, cart }, orderable: orderable.value });
}
