import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { PartnerMethod } from '../../../markets/partner-methods.ts';
import { companyMethods, getPartnerMethodFacts } from '../../../markets/payment-methods.ts';
import { releaseStock } from '../../goods/stock/reserve-stock.ts';
import { buildId } from '../../new-id.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart } from '../cart/cart.ts';
import { lockCart } from '../cart/cart-store.ts';
import { type Answering, answerOnce, findStoredAnswer, type ReusedKey } from '../idempotency/answer-once.ts';
import {
  type CardPaymentAnswer,
  type CardPaymentStatus,
  type CardProvider,
  CardProviderUnavailable,
  type CompanyData,
  type PayerData,
} from '../payments/card-provider.ts';
import { buildPayment, isClosed, isSameAmount, movePayment, type Payment } from '../payments/payment.ts';
import { addPaymentContact, type PaymentContact } from '../payments/payment-contact-store.ts';
import { cardMethod } from '../payments/payment-methods.ts';
import { addPayment, findPaymentsOfCart, lockPayment, savePayment } from '../payments/payment-store.ts';
import { addPaymentVisitor } from '../payments/payment-visitor-store.ts';
import { isReturnAddress } from '../payments/return-address.ts';
import { withdrawPayment } from '../payments/withdraw-payment.ts';
import { buildPayer } from './build-payer.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { CreatedPayment } from './create-promise.ts';
import { countRefusedCard, visitorOf } from './payment-velocity.ts';
import { type PaymentRequest, type PrepareRefusal, preparePayment } from './prepare-payment.ts';

export interface CardPaymentRequest extends PaymentRequest {
  readonly method: PartnerMethod;
  /** Where the shopper comes back to; the payment's id is added to it as the query parameter `payment`. */
  readonly returnUrl: string;
  /** Who is invoiced, where it is not the company of the billing address. */
  readonly companyData?: CompanyData | undefined;
}

export interface OpenedPayment extends CreatedPayment {
  /** Where the shopper goes now: the partner's page, or straight back when the payment is already made. */
  readonly redirectUrl: string;
}

/** What the cart's open payments are, and the company that pays it. */
interface Preparation {
  readonly payment: Payment;
  readonly cart: Cart;
  readonly company: CompanyData | undefined;
  readonly payer: PayerData | undefined;
  /** Opened with another method or for another version: they must not be paid as well. */
  readonly others: readonly Payment[];
}

/** The company on the bill (rule Y-21): it is registered where it is, unless the caller knows better. */
function companyOf(cart: Cart, request: CardPaymentRequest): CompanyData | undefined {
  const { billingAddress } = cart;
  if (!companyMethods.includes(request.method)) return undefined;
  if (request.companyData !== undefined) return request.companyData;
  if (billingAddress?.company === undefined) return undefined;
  const { company: name, fax: taxId, city, country } = billingAddress;
  return { name, taxId, registryLocation: [city, country].filter(Boolean).join(', ') };
}

/** Whom to tell should nothing come of the payment: the cart may be gone by then. */
function contactOf({ country, locale, customerEmail, billingAddress }: Cart): PaymentContact | undefined {
  if (customerEmail === undefined) return undefined;
  const { firstName, lastName } = billingAddress ?? {};
  return { country, locale, email: customerEmail, firstName, lastName };
}

async function addCardPayment(
  transaction: Queryable,
  commerce: CheckoutContext,
  cart: Cart,
  { method, shopper, now }: { readonly method: PartnerMethod; readonly shopper: Shopper; readonly now: Date },
): Promise<Payment> {
  const id = buildId(now, commerce.randomBytes(10));
  const payment = buildPayment(id, cart, cardMethod(method), 'Created', now);
  await addPayment(transaction, payment);
  const visitor = visitorOf(shopper);
  if (visitor !== undefined) await addPaymentVisitor(transaction, id, visitor);
  const contact = contactOf(cart);
  if (contact !== undefined) await addPaymentContact(transaction, id, contact, now);
  return payment;
}

/** The open payment of this version of the cart, or a new one; written down before the partner hears of it. */
function prepare(
  commerce: CheckoutContext,
  shopper: Shopper,
  request: CardPaymentRequest,
): Promise<Outcome<Preparation, PrepareRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const { method } = request;
    const now = commerce.clock.now();
    const prepared = await preparePayment(transaction, commerce, shopper, request, cardMethod(method), now);
    if (!prepared.ok) return prepared;
    const { cart, refreshed } = prepared.value;
    const earlier = await findPaymentsOfCart(transaction, cart.id, 'card');
    const open = earlier.filter((payment) => !isClosed(payment));
    const same = open.find(
      (payment) =>
        payment.method === method &&
        payment.cartVersion === cart.version &&
        isSameAmount(payment.amount, cart.totalPrice),
    );
    const payment = same ?? (await addCardPayment(transaction, commerce, cart, { method, shopper, now }));
    const others = open.filter((one) => one.id !== payment.id);
    return accept({ payment, cart, company: companyOf(cart, request), payer: buildPayer(refreshed), others });
  });
}

/** Puts down what the partner calls the payment, and that it can be paid now; what was paid or refused meanwhile stays so. */
function markOpen<Answer>(
  commerce: CheckoutContext,
  { payment: { id }, cart }: Preparation,
  checkout: { readonly providerReference: string; readonly redirectUrl: string },
  answering: Answering<OpenedPayment, Answer>,
): Promise<Outcome<Answer, Refusal<'ConcurrentModification'> | ReusedKey>> {
  return answerOnce(commerce, answering, async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment === undefined) throw new Error(`payment ${id} has vanished`);
    const { providerReference, redirectUrl } = checkout;
    // Another tab chose another method while the partner opened this one: nobody may pay it any more.
    if (payment.state === 'Cancelled') {
      return refuse({ code: 'ConcurrentModification', currentVersion: cart.version });
    }
    if (isClosed(payment)) return accept({ payment, cart, redirectUrl });
    const modifiedAt = commerce.clock.now();
    const pending = movePayment(payment, 'Pending', { providerReference, modifiedAt });
    await savePayment(transaction, pending);
    return accept({ payment: pending, cart, redirectUrl });
  });
}

/** The partner could not be asked for a checkout, so nobody can pay: the pieces go back, unless another click got through. */
function releaseUnopened(commerce: CheckoutContext, payment: Payment): Promise<void> {
  return commerce.database.transaction(async (transaction) => {
    const cart = await lockCart(transaction, payment.cartId, payment.storeKey);
    const held = await lockPayment(transaction, payment.id);
    if (cart !== undefined && held?.state === 'Created') await releaseStock(transaction, commerce, cart.id);
  });
}

/** Notes that a checkout ended without money before the shopper asked for another one. */
function markOver(
  commerce: CheckoutContext,
  { payment: { id }, cart }: Preparation,
  state: 'Refused' | 'Cancelled',
  { amount, cardFingerprint, declineReason }: CardPaymentAnswer,
): Promise<void> {
  return commerce.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment === undefined || isClosed(payment)) return;
    await savePayment(
      transaction,
      movePayment(payment, state, { declineReason, modifiedAt: commerce.clock.now() }),
    );
    if (state === 'Refused')
      await countRefusedCard(transaction, commerce, {
        payment,
        cart,
        end: 'refused',
        amount,
        cardFingerprint,
      });
  });
}

function addPaymentId(returnUrl: string, paymentId: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment', paymentId);
  return address.href;
}

/** The shopper has done all that there is to do: the money is there, on its way, or a bank's to decide on. */
function isMade(status: CardPaymentStatus): status is 'Authorised' | 'Waiting' | 'BeingChecked' {
  return status === 'Authorised' || status === 'Waiting' || status === 'BeingChecked';
}

/**
 * Of the payments that were opened before in another way: the one its shopper has made already, if there is one. The
 * others are withdrawn, so that two tabs with two methods never pay twice.
 */
async function withdrawOthers(
  commerce: CheckoutContext,
  provider: CardProvider,
  { cart, others }: Preparation,
): Promise<Payment | undefined> {
  for (const other of others) {
    if (other.providerReference !== undefined && other.cartVersion === cart.version) {
      const { status } = await provider.getStatus(other.providerReference);
      if (isMade(status)) return other;
    }
    await withdrawPayment(commerce, other.id);
  }
  return undefined;
}

/**
 * Opens a payment at the partner for exactly the cart's total (rules Y-01, Y-03, Y-08). Asked again for the same
 * version and method, it leads to the same checkout while that is open, so that clicking twice never pays twice; no
 * transaction is open while the partner is spoken to.
 */
export async function createCardPayment<Answer>(
  commerce: CheckoutContext,
  shopper: Shopper,
  request: CardPaymentRequest,
  answering: Answering<OpenedPayment, Answer>,
): Promise<
  Outcome<Answer, PrepareRefusal | ReusedKey | Refusal<'InvalidInput' | 'PaymentProviderUnavailable'>>
> {
  const stored = await findStoredAnswer<Answer>(commerce, answering.call);
  if (stored !== undefined) return stored;
  const { cardProvider } = commerce;
  if (cardProvider === undefined) return refuse({ code: 'PaymentMethodNotAllowed' });
  if (!isReturnAddress(request.returnUrl, commerce.isShopOrigin))
    return refuse({ code: 'InvalidInput', fields: { returnUrl: 'url' } });
  const prepared = await prepare(commerce, shopper, request);
  if (!prepared.ok) return prepared;
  const { payment, cart, company, payer } = prepared.value;
  const backWith = (made: Payment) =>
    accept(answering.present({ payment: made, cart, redirectUrl: addPaymentId(request.returnUrl, made.id) }));
  try {
    const made = await withdrawOthers(commerce, cardProvider, prepared.value);
    if (made !== undefined) return backWith(made);
    if (payment.providerReference !== undefined) {
      const answer = await cardProvider.getStatus(payment.providerReference);
      const { status } = answer;
      if (isMade(status)) return backWith(payment);
      if (status !== 'Open' || answer.hasEnded) {
        // Nobody can pay a page that has ended; what is told of it late goes back.
        if (status === 'Open') await withdrawPayment(commerce, payment.id);
        else await markOver(commerce, prepared.value, status, answer);
        return createCardPayment(commerce, shopper, { ...request, cartVersion: cart.version }, answering);
      }
    }
    const checkout = await cardProvider.openCheckout({
      merchantReference: payment.id,
      method: request.method,
      intent: getPartnerMethodFacts(request.method).intent,
      company,
      payer,
      amount: payment.amount,
      country: shopper.market.countryCode,
      locale: shopper.locale,
      returnUrl: addPaymentId(request.returnUrl, payment.id),
    });
    const opened = await markOpen(commerce, prepared.value, checkout, answering);
    if (!opened.ok && opened.refusal.code === 'ConcurrentModification') {
      await cardProvider.cancel(checkout.providerReference);
    }
    return opened;
  } catch (error) {
    if (!(error instanceof CardProviderUnavailable)) throw error;
    await releaseUnopened(commerce, payment);
    return refuse({ code: 'PaymentProviderUnavailable' });
  }
}
