import type { CardPaymentAnswer } from '../../commerce/purchase/payments/card-provider.ts';
import type { Money } from '../../kernel/money.ts';

/** How long a shopper can pay on Adyen's page. */
export const PAY_MINUTES = 50;

/** What a reference is paid with. */
export interface Voucher {
  readonly entity: string;
  readonly reference: string;
  /** ISO date and time. */
  readonly expiresAt: string;
}

/** A payment of the shop at Adyen, as the book has it. */
export interface AdyenCheckout {
  /** The payment's id. */
  readonly merchantReference: string;
  readonly providerReference: string;
  readonly method: string;
  readonly amount: Money;
  readonly redirectUrl: string;
  readonly voucher: Voucher | undefined;
  /** What Adyen said of the session when its shopper came back: `completed`, `refused` … */
  readonly sessionStatus: string | undefined;
  readonly createdAt: Date;
  /** Nothing that is not heard of by then counts any more. */
  readonly expiresAt: Date;
  /** Given up, or told as over: what is authorised later is given back. */
  readonly closedAt: Date | undefined;
}

/** Something that Adyen told: which payment it is about, what happened, and whether it succeeded. */
export interface AdyenEvent {
  readonly pspReference: string;
  readonly eventCode: string;
  readonly success: boolean;
  /** '' of what is about no payment. */
  readonly merchantReference: string;
  /** Of a change: the pspReference of the payment that it changes. */
  readonly originalReference: string | undefined;
  /** Of a refund that the shop asked for: its id. */
  readonly changeId: string | undefined;
  readonly amount: Money;
  readonly reason: string | undefined;
  readonly details: Readonly<Record<string, string>>;
  readonly happenedAt: Date;
}

/** What the shop asked Adyen to do to a payment. */
export interface AdyenChange {
  /** Of a refund the shop's own; of a reversal made of what it reverses. */
  readonly id: string;
  readonly merchantReference: string;
  readonly kind: 'reversal' | 'refund';
  /** The pspReference of the payment. */
  readonly paymentReference: string;
  readonly centAmount: number;
  /** Once Adyen has taken it. */
  readonly pspReference: string | undefined;
}

/** A checkout with all that is known of it, in whichever order it came. */
export interface AdyenBook {
  readonly checkout: AdyenCheckout;
  readonly events: readonly AdyenEvent[];
  readonly changes: readonly AdyenChange[];
}

/** What ends an authorisation without its money. */
const UNDOING = new Set(['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'EXPIRE']);

/** Authorised payments that nobody has undone, nor asked Adyen to undo. One is usual; two came of two tabs. */
export function findLivePayments({ events, changes }: AdyenBook): readonly AdyenEvent[] {
  const undone = new Set([
    ...events.flatMap(({ eventCode, success, originalReference }) =>
      success && UNDOING.has(eventCode) ? [originalReference] : [],
    ),
    ...changes.flatMap(({ kind, paymentReference }) => (kind === 'reversal' ? [paymentReference] : [])),
  ]);
  return events.filter(
    ({ eventCode, success, pspReference }) =>
      eventCode === 'AUTHORISATION' && success && !undone.has(pspReference),
  );
}

function hasEvent({ events }: AdyenBook, eventCode: string, success: boolean): boolean {
  return events.some((event) => event.eventCode === eventCode && event.success === success);
}

/** How a checkout stands that nobody has paid: of a session, and of a reference. */
function statusUnpaid(book: AdyenBook, now: Date): CardPaymentAnswer['status'] {
  const { voucher, sessionStatus, expiresAt } = book.checkout;
  const isOver = expiresAt.getTime() <= now.getTime();
  const isRefused = hasEvent(book, 'AUTHORISATION', false);
  if (voucher !== undefined) {
    return isOver || isRefused || hasEvent(book, 'OFFER_CLOSED', true) ? 'Cancelled' : 'Waiting';
  }
  if (sessionStatus === 'refused') return 'Refused';
  if (sessionStatus === 'canceled' || sessionStatus === 'expired') return 'Cancelled';
  // Until then the shopper may try again on Adyen's page, with another card.
  if (!isOver) return 'Open';
  return isRefused ? 'Refused' : 'Cancelled';
}

/**
 * How a payment stands, by all that is known of it: what counts is what happened, never when it was told (rule Y-07). Captures,
 * refunds and chargebacks are about money that was there, and leave it authorised.
 */
export function statusOfBook(book: AdyenBook, now: Date): CardPaymentAnswer {
  const { amount, closedAt, voucher, merchantReference, createdAt } = book.checkout;
  if (closedAt !== undefined) return { status: 'Cancelled', amount };
  const [live] = findLivePayments(book);
  if (live !== undefined)
    return { status: 'Authorised', amount: live.amount, cardFingerprint: live.details.cardFingerprint };
  if (hasEvent(book, 'AUTHORISATION', true)) return { status: 'Cancelled', amount };
  const status = statusUnpaid(book, now);
  if (status === 'Refused') {
    // The last card that was tried; those before it have lines of their own.
    const refused = book.events.findLast(({ eventCode }) => eventCode === 'AUTHORISATION');
    return { status, amount, cardFingerprint: refused?.details.cardFingerprint };
  }
  if (status === 'Waiting' && voucher !== undefined)
    return { status, amount, referencePayment: { action: 'voucher', ...voucher, merchantReference } };
  const hasEnded = now.getTime() >= createdAt.getTime() + PAY_MINUTES * 60_000;
  return status === 'Open' && hasEnded ? { status, amount, hasEnded } : { status, amount };
}

/** Minor units of a payment that went back or are on their way back. What Adyen declined later is free again. */
export function sumRefunds({ events, changes }: AdyenBook): number {
  const failed = new Set(
    events.flatMap(({ eventCode, success, changeId }) =>
      eventCode === 'REFUND_FAILED' || (eventCode === 'REFUND' && !success) ? [changeId] : [],
    ),
  );
  return changes
    .filter(({ kind, id }) => kind === 'refund' && !failed.has(id))
    .reduce((sum, { centAmount }) => sum + centAmount, 0);
}
