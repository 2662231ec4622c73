import type { Queryable } from '../../../kernel/database.ts';
import type { Money } from '../../../kernel/money.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { roughWorth } from '../../../markets/rough-worth.ts';
import { buildId } from '../../new-id.ts';
import type { AttemptKind } from '../../people/limits/attempt-limits.ts';
import { markBeforeCount, undoCount } from '../../people/limits/attempt-store.ts';
import { networkOf } from '../../people/limits/limit-attempts.ts';
import { countVelocity, type Excess, findExhausted } from '../../people/limits/velocity.ts';
import { nameOfSession } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Cart } from '../cart/cart.ts';
import { getCart } from '../cart/cart-store.ts';
import type { CartView } from '../cart/cart-view.ts';
import type { CardPaymentAnswer } from '../payments/card-provider.ts';
import type { Payment } from '../payments/payment.ts';
import { codMethod, findPaymentMethods } from '../payments/payment-methods.ts';
import {
  getPaymentVisitor,
  type PaymentVisitor,
  takePaymentVisitor,
} from '../payments/payment-visitor-store.ts';
import { saveSuspicion } from '../payments/suspicion-store.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { doorOf } from './delivery-door.ts';

/** A card that is typed in; what a bank or a phone vouches for is never turned away. */
export const TYPED_CARD = 'scheme';

/** What counting needs, and saying what was found. */
export type VelocityContext = Pick<CheckoutContext, 'clock' | 'randomBytes' | 'onSuspicion'>;

/** Whom payments are counted by, each with what it is. */
type Subject = 'session' | 'network' | 'delivery' | 'card';

type Subjects = Readonly<Partial<Record<Subject, string | undefined>>>;

/** Kept in this order everywhere: who counts two of them waits for nobody who counts them too. */
const kindsOf = {
  refused: [
    ['card-refused/session', 'session'],
    ['card-refused/network', 'network'],
    ['card-refused/delivery', 'delivery'],
    ['card-refused/card', 'card'],
  ],
  paid: [
    ['card-paid/delivery', 'delivery'],
    ['card-paid-often/delivery', 'delivery'],
    ['card-paid/card', 'card'],
    ['card-paid-often/card', 'card'],
  ],
} as const satisfies Readonly<Record<'refused' | 'paid', readonly (readonly [AttemptKind, Subject])[]>>;

const doorOfCart = ({ shippingAddress }: Cart) =>
  shippingAddress === undefined ? undefined : doorOf(shippingAddress);

/** Who opens a payment, as far as it is remembered until that is over. */
export function visitorOf({ session, clientAddress }: Shopper): PaymentVisitor | undefined {
  if (session === undefined) return undefined;
  const network = clientAddress === undefined ? undefined : networkOf(clientAddress);
  return { session: nameOfSession(session), network };
}

/** Puts down what an operator should see, and says so in the log once a window. */
export async function noteSuspicion(
  transaction: Queryable,
  commerce: VelocityContext,
  { kind, key, since, answer, count, worth }: Excess,
  paymentId: string | undefined,
): Promise<void> {
  const lastAt = commerce.clock.now();
  const id = buildId(lastAt, commerce.randomBytes(10));
  const suspicion = { id, kind, key, since, answer, count, worth, paymentId, lastAt };
  if (await saveSuspicion(transaction, suspicion)) commerce.onSuspicion(suspicion);
}

/** Whether another way than typing a card is left; cash at the door is none for who tries out cards. */
function hasOtherWay(view: CartView, commerce: CheckoutContext): boolean {
  return findPaymentMethods(view, commerce, 'checkout').some(
    ({ method }) => method !== TYPED_CARD && method !== codMethod.method,
  );
}

/**
 * Whether a card may be typed in for a cart, before any money is spoken of (docs/decisions/0045-payment-velocity.md): not
 * while too many were refused or paid of late by the same session, from the same network or for the same door. Who has no other way to pay is let
 * through, and told to operators alone.
 */
export async function mayTypeCard(
  transaction: Queryable,
  commerce: CheckoutContext,
  shopper: Shopper,
  view: CartView,
): Promise<boolean> {
  const subjects: Subjects = { ...visitorOf(shopper), delivery: doorOfCart(view.cart) };
  const means = { database: transaction, clock: commerce.clock };
  const found: Excess[] = [];
  for (const [kind, subject] of [...kindsOf.refused, ...kindsOf.paid]) {
    const name = subjects[subject];
    const excess = name === undefined ? undefined : await findExhausted(means, kind, name);
    if (excess?.answer === 'another method') found.push(excess);
  }
  const mayType = found.length === 0 || !hasOtherWay(view, commerce);
  for (const excess of found) {
    await noteSuspicion(transaction, commerce, mayType ? { ...excess, answer: 'tell' } : excess, undefined);
  }
  return mayType;
}

/** A payment that is over: how, for how much, and the card's fingerprint where the partner tells one. */
export interface EndedPayment {
  readonly payment: Payment;
  readonly cart: Cart | undefined;
  readonly end: 'refused' | 'paid';
  readonly amount: Money;
  readonly cardFingerprint: string | undefined;
}

/** Counts a card that was refused or paid, for all whom that says something of. Answers the limits that it went above. */
async function countCard(
  transaction: Queryable,
  commerce: Pick<CheckoutContext, 'clock'>,
  { payment, cart, end, amount, cardFingerprint }: EndedPayment,
  visitor: PaymentVisitor | undefined,
): Promise<readonly Excess[]> {
  // What a bank or a phone vouches for is no typed card; its fingerprint, if one is told, is a card's all the same.
  const isTyped = payment.method === TYPED_CARD;
  const subjects: Subjects = {
    ...(isTyped ? { ...visitor, delivery: cart && doorOfCart(cart) } : {}),
    card: cardFingerprint,
  };
  const means = { database: transaction, clock: commerce.clock };
  const found: Excess[] = [];
  for (const [kind, subject] of kindsOf[end]) {
    const name = subjects[subject];
    const excess =
      name === undefined ? undefined : await countVelocity(means, kind, name, roughWorth(amount));
    if (excess !== undefined) found.push(excess);
  }
  return found;
}

/**
 * Takes a card's money for what `place` makes of it, unless the card is above its limit and there is another way to pay: then the
 * answer is `undefined`. What was counted stays counted, but where `place` refuses: a card has paid for orders alone.
 */
export async function takeCard<Placed, Refused>(
  transaction: Queryable,
  commerce: CheckoutContext,
  ended: EndedPayment,
  view: CartView,
  place: () => Promise<Outcome<Placed, Refused>>,
): Promise<Outcome<Placed, Refused> | undefined> {
  await markBeforeCount(transaction);
  const visitor = await takePaymentVisitor(transaction, ended.payment.id);
  const found = await countCard(transaction, commerce, ended, visitor);
  const isTurnedAway =
    ended.payment.method === TYPED_CARD &&
    found.some(({ answer }) => answer === 'another method') &&
    hasOtherWay(view, commerce);
  const placed = isTurnedAway ? undefined : await place();
  if (placed?.ok === false) {
    await undoCount(transaction);
    return placed;
  }
  for (const excess of found) {
    const answer = isTurnedAway ? excess.answer : 'tell';
    await noteSuspicion(transaction, commerce, { ...excess, answer }, ended.payment.id);
  }
  return placed;
}

/** Counts the card of a payment that ended without an order; nothing is left to decide about it. */
export async function countRefusedCard(
  transaction: Queryable,
  commerce: CheckoutContext,
  ended: EndedPayment,
): Promise<void> {
  const visitor = await takePaymentVisitor(transaction, ended.payment.id);
  for (const excess of await countCard(transaction, commerce, ended, visitor)) {
    await noteSuspicion(transaction, commerce, excess, ended.payment.id);
  }
}

/** Counts a card that was refused on the partner's page, where its payment may go on with another. */
export async function countRefusedTry(
  transaction: Queryable,
  commerce: VelocityContext,
  payment: Payment,
  { amount, cardFingerprint }: Pick<CardPaymentAnswer, 'amount' | 'cardFingerprint'>,
): Promise<void> {
  const cart = await getCart(transaction, payment.cartId, payment.storeKey);
  const tried = { payment, cart, end: 'refused', amount, cardFingerprint } as const;
  const visitor = await getPaymentVisitor(transaction, payment.id);
  for (const excess of await countCard(transaction, commerce, tried, visitor)) {
    await noteSuspicion(transaction, commerce, excess, payment.id);
  }
}
