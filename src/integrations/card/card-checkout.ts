import { createHash } from 'node:crypto';
import type { CardMethod, CardPaymentStatus } from '../../commerce/purchase/payments/card-provider.ts';
import type { DeclineReason } from '../../commerce/purchase/payments/decline-reason.ts';
import type { ReferencePayment } from '../../commerce/purchase/payments/payment.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';

/** How long a shopper has on the hosted page. */
export const CHECKOUT_MINUTES = 60;

/** How long a reference can be paid once it was given out. */
export const REFERENCE_DAYS = 3;

/** Who gets the money of references: no entity that exists. */
const REFERENCE_ENTITY = '99999';

/** How long a card's code can be typed in, and how often wrongly. */
const CHALLENGE_MINUTES = 10;
export const CHALLENGE_TRIES = 3;

/**
 * `Challenge`: the card's bank asks for a code. `Checking`: it has not answered yet. `Waiting`: a reference was given out, and its
 * money has not come.
 */
export type CheckoutState =
  | 'Open'
  | 'Challenge'
  | 'Checking'
  | 'Waiting'
  | 'Authorised'
  | 'Refused'
  | 'Cancelled'
  | 'Reversed';

/** Why a payment was refused; without a card there is one reason. */
export type RefusalReason = DeclineReason | 'method-refused';

/** What is kept of a card that was typed in. */
interface TypedCard {
  readonly lastFour?: string;
  readonly cardFingerprint?: string;
}

/** A hosted checkout as the card partner keeps it. No card number or security code is ever part of it. */
export interface CardCheckout {
  /** Unguessable; who knows it may see the page. */
  readonly id: string;
  readonly merchantReference: string;
  readonly method: CardMethod;
  readonly amount: Money;
  readonly locale: LocaleCode;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly state: CheckoutState;
  readonly cardFingerprint: string | undefined;
  /** Of a Refused one. */
  readonly refusalReason: RefusalReason | undefined;
  readonly expiresAt: Date;
  readonly changedAt: Date;
}

/** What a shopper made of the hosted page. */
export type ShopperDecision =
  | ({ readonly state: 'Authorised' | 'Challenge' } & TypedCard)
  | ({ readonly state: 'Refused'; readonly reason: RefusalReason } & TypedCard)
  | ({
      readonly state: 'Checking';
      readonly settlesAs: 'Authorised' | 'Refused';
      readonly settlesAt: Date;
    } & TypedCard)
  | { readonly state: 'Waiting'; readonly expiresAt: Date }
  | { readonly state: 'Cancelled' };

/** How long a bank thinks that does not answer at once. */
const CHECKING_SECONDS = 20;

/** A bank takes its time from now on, and answers so. */
export function checkingFrom(now: Date, settlesAs: 'Authorised' | 'Refused') {
  const settlesAt = new Date(now.getTime() + CHECKING_SECONDS * 1000);
  return { state: 'Checking', settlesAs, settlesAt } as const satisfies ShopperDecision;
}

/** Unpaid, and too old to be paid any more. */
export function isExpired(checkout: CardCheckout, now: Date): boolean {
  const isUnpaid =
    checkout.state === 'Open' || checkout.state === 'Challenge' || checkout.state === 'Waiting';
  return isUnpaid && checkout.expiresAt.getTime() <= now.getTime();
}

/** What a reference is paid with: nine digits that are always the same for a checkout. */
export function referencePaymentOf(checkout: CardCheckout): ReferencePayment {
  const number = createHash('sha256').update(checkout.id).digest().readUInt32BE(0) % 1_000_000_000;
  return {
    action: 'voucher',
    entity: REFERENCE_ENTITY,
    reference: String(number).padStart(9, '0'),
    expiresAt: checkout.expiresAt.toISOString(),
    merchantReference: checkout.merchantReference,
  };
}

/** What the merchant is told: an expired checkout and a reversed payment are both over without money. */
export function statusOf(checkout: CardCheckout, now: Date): CardPaymentStatus {
  if (isExpired(checkout, now) || checkout.state === 'Reversed') return 'Cancelled';
  if (checkout.state === 'Challenge') return 'Open';
  return checkout.state === 'Checking' ? 'BeingChecked' : checkout.state;
}

/** Whether a card's code comes too late. */
export function isChallengeOver({ state, changedAt }: CardCheckout, now: Date): boolean {
  return state === 'Challenge' && changedAt.getTime() + CHALLENGE_MINUTES * 60_000 <= now.getTime();
}

/** What an app is told so that it finds the payment: five digits that are always the same for a checkout. */
export function appCodeOf({ id }: CardCheckout): string {
  const number = createHash('sha256').update(`app ${id}`).digest().readUInt32BE(0) % 100_000;
  return String(number).padStart(5, '0');
}

/** What the merchant is told of a refusal. */
export function declineReasonOf({ state, refusalReason }: CardCheckout): DeclineReason | undefined {
  return state === 'Refused' && refusalReason !== 'method-refused' ? refusalReason : undefined;
}

/** Where the shopper goes back to: the merchant's own address, plus the id to ask about. */
export function buildReturnAddress(checkout: CardCheckout): string {
  const address = new URL(checkout.returnUrl);
  address.searchParams.set('session', checkout.id);
  return address.href;
}
