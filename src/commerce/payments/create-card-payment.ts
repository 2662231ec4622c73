import type { Queryable } from '../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { Cart } from '../cart/cart.ts';
import { holdCart } from '../cart/order-cart.ts';
import { findOwnActiveCart } from '../cart/own-cart.ts';
import { settleStoredCart } from '../cart/settle-stored-cart.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import { type Answering, answerOnce, findAnswerGiven } from '../idempotency/answer-once.ts';
import { buildId } from '../new-id.ts';
import { checkOrderable } from '../orders/order.ts';
import type { Refusal } from '../refusal.ts';
import { releaseStock, reserveStock } from '../stock/reserve-stock.ts';
import { CardProviderUnavailable } from './card-provider.ts';
import { isSameAmount, isSettled, movePayment, type Payment } from './payment.ts';
import { cardMethod } from './payment-methods.ts';
import { addPayment, findPaymentsOfCart, lockPayment, savePayment } from './payment-store.ts';

export interface CardPaymentRequest {
  readonly cartId: string;
  readonly cartVersion: number;
  /** Where the shopper comes back to; the payment's id is added to it as the query parameter `payment`. */
  readonly returnUrl: string;
}

export interface OpenedPayment {
  readonly payment: Payment;
  /** Where the shopper goes now: the partner's page, or straight back when the payment is already made. */
  readonly redirectUrl: string;
}

async function addCardPayment(transaction: Queryable, commerce: Commerce, cart: Cart): Promise<Payment> {
  const now = commerce.clock.now();
  const payment: Payment = {
    id: buildId(now, commerce.randomBytes(10)),
    cartId: cart.id,
    cartVersion: cart.version,
    orderId: undefined,
    storeKey: cart.storeKey,
    ...cardMethod,
    amount: cart.totalPrice,
    state: 'Created',
    providerReference: undefined,
    refusal: undefined,
    createdAt: now,
    modifiedAt: now,
  };
  await addPayment(transaction, payment);
  return payment;
}

/** The open payment of this version of the cart, or a new one; written down before the partner hears of it. */
function prepare(
  commerce: Commerce,
  shopper: Shopper,
  request: CardPaymentRequest,
): Promise<Outcome<Payment, Refusal>> {
  return commerce.database.transaction(async (transaction) => {
    const { cartId, cartVersion } = request;
    const found = await findOwnActiveCart(transaction, shopper, cartId, cartVersion, 'lock');
    if (!found.ok) return found;
    const cart = found.value;
    const now = commerce.clock.now();
    const settled = await settleStoredCart(transaction, commerce, cart, shopper.locale, now);
    const orderable = checkOrderable(cart, settled);
    if (!orderable.ok) return orderable;
    const earlier = await findPaymentsOfCart(transaction, cart.id, 'card');
    const open = earlier.find(
      (payment) =>
        !isSettled(payment) &&
        payment.cartVersion === cart.version &&
        isSameAmount(payment.amount, cart.totalPrice),
    );
    const reserved = await reserveStock(transaction, commerce, cart);
    if (!reserved.ok) return reserved;
    return accept(open ?? (await addCardPayment(transaction, commerce, cart)));
  });
}

/** Puts down what the partner calls the payment, and that it can be paid now; what is settled meanwhile stays so. */
function markOpen<Answer>(
  commerce: Commerce,
  id: string,
  checkout: { readonly providerReference: string; readonly redirectUrl: string },
  answering: Answering<OpenedPayment, Answer>,
): Promise<Outcome<Answer, Refusal>> {
  return answerOnce(commerce, answering, async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment === undefined) throw new Error(`payment ${id} has vanished`);
    const { providerReference, redirectUrl } = checkout;
    if (isSettled(payment)) return accept({ payment, redirectUrl });
    const modifiedAt = commerce.clock.now();
    const pending = movePayment(payment, 'Pending', { providerReference, modifiedAt });
    await savePayment(transaction, pending);
    return accept({ payment: pending, redirectUrl });
  });
}

/** The partner could not be asked for a checkout, so nobody can pay: the pieces go back, unless another click got through. */
function releaseUnopened(commerce: Commerce, payment: Payment): Promise<void> {
  return commerce.database.transaction(async (transaction) => {
    const cart = await holdCart(transaction, payment.cartId, payment.storeKey);
    const held = await lockPayment(transaction, payment.id);
    if (cart !== undefined && held?.state === 'Created') await releaseStock(transaction, commerce, cart.id);
  });
}

/** Notes that a checkout ended without money before the shopper asked for another one. */
function markOver(commerce: Commerce, id: string, state: 'Refused' | 'Cancelled'): Promise<void> {
  return commerce.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment === undefined || isSettled(payment)) return;
    await savePayment(transaction, movePayment(payment, state, { modifiedAt: commerce.clock.now() }));
  });
}

function addPaymentId(returnUrl: string, paymentId: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment', paymentId);
  return address.href;
}

function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' || address?.protocol === 'http:';
}

/**
 * Opens a card payment for exactly the cart's total (acceptance Y-03, Y-08). Asked again for the same version, it leads
 * to the same checkout while that is open, so that clicking twice never pays twice; no transaction is open while the
 * partner is spoken to.
 */
export async function createCardPayment<Answer>(
  commerce: Commerce,
  shopper: Shopper,
  request: CardPaymentRequest,
  answering: Answering<OpenedPayment, Answer>,
): Promise<Outcome<Answer, Refusal>> {
  const given = await findAnswerGiven<Answer>(commerce, answering.call);
  if (given !== undefined) return given;
  const { cardProvider } = commerce;
  if (cardProvider === undefined) return refuse({ code: 'PaymentMethodNotAllowed' });
  if (!isWebAddress(request.returnUrl)) return refuse({ code: 'InvalidInput', fields: { returnUrl: 'url' } });
  const prepared = await prepare(commerce, shopper, request);
  if (!prepared.ok) return prepared;
  const payment = prepared.value;
  const returnUrl = addPaymentId(request.returnUrl, payment.id);
  try {
    if (payment.providerReference !== undefined) {
      const { status } = await cardProvider.getStatus(payment.providerReference);
      if (status === 'Authorised') return accept(answering.present({ payment, redirectUrl: returnUrl }));
      if (status !== 'Open') {
        await markOver(commerce, payment.id, status);
        return createCardPayment(commerce, shopper, request, answering);
      }
    }
    const checkout = await cardProvider.openCheckout({
      merchantReference: payment.id,
      amount: payment.amount,
      country: shopper.market.countryCode,
      locale: shopper.locale,
      returnUrl,
    });
    return await markOpen(commerce, payment.id, checkout, answering);
  } catch (error) {
    if (!(error instanceof CardProviderUnavailable)) throw error;
    await releaseUnopened(commerce, payment);
    return refuse({ code: 'PaymentProviderUnavailable' });
  }
}
