import type { CardPaymentStatus } from '../../commerce/payments/card-provider.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';

/** How long a shopper has on the hosted page. */
export const CHECKOUT_MINUTES = 60;

export type CheckoutState = 'Open' | 'Authorised' | 'Refused' | 'Cancelled' | 'Reversed';

/** A hosted checkout as the card partner keeps it. No card number or security code is ever part of it. */
export interface CardCheckout {
  /** Unguessable; who knows it may see the page. */
  readonly id: string;
  readonly merchantReference: string;
  readonly amount: Money;
  readonly locale: LocaleCode;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly state: CheckoutState;
  readonly expiresAt: Date;
  readonly changedAt: Date;
}

/** What a shopper made of the hosted page. */
export type ShopperDecision =
  | { readonly state: 'Authorised'; readonly lastFour: string }
  | { readonly state: 'Refused'; readonly lastFour: string; readonly reason: 'issuer-refused' }
  | { readonly state: 'Cancelled' };

/** Open, and too old to be paid any more. */
export function isExpired(checkout: CardCheckout, now: Date): boolean {
  return checkout.state === 'Open' && checkout.expiresAt.getTime() <= now.getTime();
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

/** The hosted page, at the origin of the shop that opened it. */
export function buildPageAddress(checkout: CardCheckout): string {
  return new URL(`/card-sandbox/${checkout.id}`, checkout.returnUrl).href;
}
