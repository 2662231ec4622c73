import type { Queryable } from '../../../kernel/database.ts';
import type { Money } from '../../../kernel/money.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { releaseStock } from '../../goods/stock/reserve-stock.ts';
import type { Refusal } from '../../refusal.ts';
import type { Cart } from '../cart/cart.ts';
import { lockCart } from '../cart/cart-store.ts';
import { refreshStoredCart } from '../cart/load-cart-pricing.ts';
import type { ActiveCartRefusal } from '../cart/own-cart.ts';
import { getOrder } from '../orders/find-orders.ts';
import { describePayment, type Order } from '../orders/order.ts';
import { recordOrderPaid } from '../orders/record-order-paid.ts';
import { type CardPaymentAnswer, CardProviderUnavailable } from '../payments/card-provider.ts';
import type { DeclineReason } from '../payments/decline-reason.ts';
import { isClosed, isSameAmount, movePayment, type Payment } from '../payments/payment.ts';
import { findPaymentsOfCart, lockPayment, savePayment } from '../payments/payment-store.ts';
import { tellPaymentEnd } from '../payments/tell-payment-end.ts';
import { countRefusals } from '../payments/transaction-store.ts';
import { giveBack } from '../payments/withdraw-payment.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { countRefusedCard, takeCard } from './payment-velocity.ts';
import { type PlaceRefusal, placeOrder } from './place-order.ts';

/** How a card payment ended, or that it has not; `order` when it was paid. */
export interface ReconciledPayment {
  readonly payment: Payment;
  readonly order: Order | undefined;
}

/** Why no order came of a payment, or nobody knows yet. */
export type ReconcileRefusal =
  | ActiveCartRefusal
  | PlaceRefusal
  | Refusal<'ResourceNotFound' | 'PaymentProviderUnavailable' | 'AnotherMethodNeeded'>;

type Reconciliation = Outcome<ReconciledPayment, ReconcileRefusal>;

async function withOrder(database: Queryable, payment: Payment): Promise<ReconciledPayment> {
  const order = payment.orderId === undefined ? undefined : await getOrder(database, payment.orderId);
  return { payment, order };
}

/** A payment has failed: the cart's pieces go back, unless its shopper has begun another payment meanwhile. */
async function releaseUnlessPaying(
  transaction: Queryable,
  commerce: CheckoutContext,
  failed: Payment,
  cart: Cart | undefined,
): Promise<void> {
  if (cart === undefined || cart.state === 'Ordered') return;
  const payments = await findPaymentsOfCart(transaction, cart.id, failed.paymentInterface);
  const isPaying = payments.some(
    (payment) => payment.id !== failed.id && !isClosed(payment) && payment.cartVersion === cart.version,
  );
  if (!isPaying) await releaseStock(transaction, commerce, cart.id);
}

/** Whether the money may become an order: the cart is still the one it was authorised for (rule Y-08). */
function checkUnchanged(
  payment: Payment,
  paid: Money,
  cart: Cart | undefined,
): Outcome<Cart, ActiveCartRefusal | Refusal<'PriceChanged'>> {
  if (cart === undefined) return refuse({ code: 'CartNotFound' });
  if (cart.state === 'Ordered') return refuse({ code: 'CartAlreadyOrdered' });
  if (cart.version !== payment.cartVersion) {
    return refuse({ code: 'ConcurrentModification', currentVersion: cart.version });
  }
  return isSameAmount(paid, payment.amount) ? accept(cart) : refuse({ code: 'PriceChanged' });
}

/** Places the order, unless its card has paid for too much of late. */
async function takeAndPlace(
  transaction: Queryable,
  commerce: CheckoutContext,
  cart: Cart,
  payment: Payment,
  paid: Pick<CardPaymentAnswer, 'amount' | 'cardFingerprint'>,
): Promise<Outcome<Order, PlaceRefusal | Refusal<'AnotherMethodNeeded'>>> {
  const view = await refreshStoredCart(transaction, commerce, cart, cart.locale);
  const { amount, cardFingerprint } = paid;
  const ended = { payment, cart, end: 'paid', amount, cardFingerprint } as const;
  const placed = await takeCard(transaction, commerce, ended, view, () =>
    placeOrder(transaction, commerce, view, cart, payment),
  );
  return placed ?? refuse({ code: 'AnotherMethodNeeded' });
}

/**
 * Makes the order of a payment that was made (Authorised), or that waits under a reference until its money comes
 * (Pending): rules Y-03, Y-04.
 */
async function orderOrGiveBack(
  transaction: Queryable,
  commerce: CheckoutContext,
  payment: Payment,
  cart: Cart | undefined,
  { status, amount, cardFingerprint }: CardPaymentAnswer,
): Promise<Reconciliation> {
  const unchanged = checkUnchanged(payment, amount, cart);
  const state = status === 'Authorised' ? 'Authorised' : 'Pending';
  const next = movePayment(payment, state, { modifiedAt: commerce.clock.now() });
  const placed = unchanged.ok
    ? await takeAndPlace(transaction, commerce, unchanged.value, next, { amount, cardFingerprint })
    : unchanged;
  // A card that paid for a cart which cannot be ordered was tried out all the same; one that was turned away is counted.
  if (!placed.ok && placed.refusal.code !== 'AnotherMethodNeeded' && status === 'Authorised') {
    // In a rush many are told that the goods are gone; whoever else is at that door has no part in it.
    const door = placed.refusal.code === 'OutOfStock' ? undefined : cart;
    const ended = { payment, cart: door, end: 'refused', amount, cardFingerprint } as const;
    await countRefusedCard(transaction, commerce, ended);
  }
  if (!placed.ok) {
    await giveBack(transaction, commerce, payment, placed.refusal.code);
    // What waited under a reference was never paid: its shopper is on our page, and told there.
    if (status === 'Authorised') await tellPaymentEnd(transaction, commerce, payment.id, 'given-back');
    await releaseUnlessPaying(transaction, commerce, payment, cart);
    return placed;
  }
  const ordered = { ...next, orderId: placed.value.id };
  await savePayment(transaction, ordered);
  return accept({ payment: ordered, order: { ...placed.value, payments: [describePayment(ordered)] } });
}

/** What became of a payment whose order was made before its money came. */
async function recordReference(
  transaction: Queryable,
  commerce: CheckoutContext,
  payment: Payment,
  orderId: string,
  { status, amount }: CardPaymentAnswer,
): Promise<Reconciliation> {
  const modifiedAt = commerce.clock.now();
  const next = status === 'Waiting' || status === 'Open' || status === 'BeingChecked' ? 'Pending' : status;
  const moved = movePayment(payment, next, { modifiedAt });
  await savePayment(transaction, moved);
  if (next !== 'Pending') {
    // At a bank or a cash machine people may type in another amount than was asked for.
    const paid = { ...moved, amount, orderId };
    const outcome = next === 'Authorised' ? 'Paid' : 'Failed';
    const hasMoved = await recordOrderPaid(transaction, commerce, paid, outcome);
    // An order that was paid otherwise is delivered, whatever became of its reference.
    if (hasMoved && outcome === 'Failed') await tellPaymentEnd(transaction, commerce, payment.id, 'refused');
  }
  return accept(await withOrder(transaction, moved));
}

/** A payment without money, as the partner says it stands. */
function moveUnpaid(
  payment: Payment,
  status: Exclude<CardPaymentAnswer['status'], 'Authorised' | 'Waiting'>,
  declineReason: DeclineReason | undefined,
  now: Date,
): Payment {
  const state = status === 'Open' || status === 'BeingChecked' ? 'Pending' : status;
  const checkedSince = payment.checkedSince ?? (status === 'BeingChecked' ? now : undefined);
  return movePayment(payment, state, { declineReason, checkedSince, modifiedAt: now });
}

/** Puts down what the partner said; whoever comes second finds it done and changes nothing. */
function record(
  commerce: CheckoutContext,
  asked: Payment,
  providerReference: string,
  answer: CardPaymentAnswer,
): Promise<Reconciliation> {
  const { status, amount, referencePayment, cardFingerprint, declineReason } = answer;
  return commerce.database.transaction(async (transaction) => {
    const cart = await lockCart(transaction, asked.cartId, asked.storeKey);
    const held = await lockPayment(transaction, asked.id);
    if (held === undefined) return refuse({ code: 'ResourceNotFound' });
    const isPaidAfterAll = held.state === 'Refused' && status === 'Authorised';
    if (isPaidAfterAll && held.orderId === undefined) {
      await tellPaymentEnd(transaction, commerce, held.id, 'given-back');
      return accept({ payment: await giveBack(transaction, commerce, held, undefined), order: undefined });
    }
    if (isClosed(held) && !isPaidAfterAll) return accept(await withOrder(transaction, held));
    const payment = { ...held, providerReference, referencePayment };
    if (held.orderId !== undefined) {
      return recordReference(transaction, commerce, payment, held.orderId, answer);
    }
    if (status === 'Authorised' || status === 'Waiting')
      return orderOrGiveBack(transaction, commerce, payment, cart, answer);
    const moved = moveUnpaid(payment, status, declineReason, commerce.clock.now());
    const next = moved.state;
    await savePayment(transaction, moved);
    // A refusal that the partner's books have told was counted with its line.
    if (next === 'Refused' && (await countRefusals(transaction, payment.id)) === 0)
      await countRefusedCard(transaction, commerce, {
        payment,
        cart,
        end: 'refused',
        amount,
        cardFingerprint,
      });
    // Who was told to wait is told how it ended.
    if (next === 'Refused' && payment.checkedSince !== undefined)
      await tellPaymentEnd(transaction, commerce, payment.id, 'refused');
    if (isClosed(moved)) await releaseUnlessPaying(transaction, commerce, moved, cart);
    return accept({ payment: moved, order: undefined });
  });
}

/**
 * Asks the partner how a payment stands and acts on it: paid, or promised under a reference -> exactly one order, in one
 * transaction with its stock;
 * paid for a cart that has changed or is out of stock -> no order, and the money is given back by a job that was written
 * in the same transaction. The shopper's return and the partner's notification both come here (rules Y-03, Y-07).
 */
export async function reconcileCardPayment(
  commerce: CheckoutContext,
  payment: Payment,
  providerReference: string | undefined,
  sessionResult?: string,
): Promise<Reconciliation> {
  // A refusal is asked about again: should the partner have taken money after it, that must not go unnoticed.
  if (isClosed(payment) && payment.state !== 'Refused') {
    return accept(await withOrder(commerce.database, payment));
  }
  // The partner never answered when this payment was opened: nobody can have paid it.
  if (providerReference === undefined) return accept({ payment, order: undefined });
  if (commerce.cardProvider === undefined) return refuse({ code: 'PaymentProviderUnavailable' });
  try {
    const answer = await commerce.cardProvider.getStatus(providerReference, sessionResult);
    return await record(commerce, payment, providerReference, answer);
  } catch (error) {
    if (error instanceof CardProviderUnavailable) return refuse({ code: 'PaymentProviderUnavailable' });
    throw error;
  }
}
