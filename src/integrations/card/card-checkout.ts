import { createHash } from 'node:crypto';
import type { CardMethod, CardPaymentStatus } from '../../commerce/purchase/payments/card-provider.ts';
import type { ReferencePayment } from '../../commerce/purchase/payments/payment.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';

/** How long a shopper has on the hosted page. */
export const CHECKOUT_MINUTES = 60;

/** How long a reference can be paid once it was given out. */
export const REFERENCE_DAYS = 3;

/** Who gets the money of references: no entity that exists. */
const REFERENCE_ENTITY = '99999';

/** `Waiting`: a reference was given out, and its money has not come. */
export type CheckoutState = 'Open' | 'Waiting' | 'Authorised' | 'Refused' | 'Cancelled' | 'Reversed';

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
  readonly expiresAt: Date;
  readonly changedAt: Date;
}

/** What a shopper made of the hosted page. */
export type ShopperDecision =
  /** `lastFour` and `cardFingerprint` of a card only. */
  | { readonly state: 'Authorised'; readonly lastFour?: string; readonly cardFingerprint?: string }
  | {
      readonly state: 'Refused';
      readonly lastFour?: string;
      readonly cardFingerprint?: string;
      readonly reason: 'issuer-refused' | 'method-refused';
    }
  | { readonly state: 'Waiting'; readonly expiresAt: Date }
  | { readonly state: 'Cancelled' };

/** Unpaid, and too old to be paid any more. */
export function isExpired(checkout: CardCheckout, now: Date): boolean {
  const isUnpaid = checkout.state === 'Open' || checkout.state === 'Waiting';
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
  return checkout.state;
}

/** Where the shopper goes back to: the merchant's own address, plus the id to ask about. */
export function buildReturnAddress(checkout: CardCheckout): string {
  const address = new URL(checkout.returnUrl);
  address.searchParams.set('redirectResult', checkout.id);
  return address.href;
}
