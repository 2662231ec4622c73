import type { Money } from '../../../kernel/money.ts';
import type { Refusal } from '../../refusal.ts';
import { canBecome, type StateTable } from '../../state-table.ts';
import type { Cart } from '../cart/cart.ts';
import type { DeclineReason } from './decline-reason.ts';

/**
 * How a payment itself stands: the partner is waited for (Pending) and the payment is made, refused or given back; a
 * transfer and cash on delivery stay Pending. Refused is left when the partner took money after all: for an order that was waiting
 * for it, else it is given back.
 */
export const paymentStates = {
  start: ['Created', 'Pending'],
  next: {
    Created: ['Pending', 'Authorised', 'Refused', 'Cancelled'],
    Pending: ['Authorised', 'Refused', 'Cancelled'],
    Authorised: ['Cancelled'],
    Refused: ['Authorised', 'Cancelled'],
    Cancelled: [],
  },
} as const satisfies StateTable<string>;

export type PaymentState = keyof typeof paymentStates.next;

export type PaymentInterface = 'cash-on-delivery' | 'bank-transfer' | 'card';

/** A payment that waits at a cash machine or in a bank: what is typed in there (rule Y-04). */
export interface ReferencePayment {
  readonly action: 'voucher';
  /** Who is paid. */
  readonly entity: string;
  /** For what: digits only. */
  readonly reference: string;
  /** ISO date and time; later it can no longer be paid. */
  readonly expiresAt: string;
  /** Our own name of the payment. */
  readonly merchantReference: string;
}

/** Why money that was there made no order: what the order was refused with. */
export type GiveBackReason = Refusal['code'];

/** An intention to pay one version of a cart one exact amount. */
export interface Payment {
  readonly id: string;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly orderId: string | undefined;
  readonly storeKey: string;
  readonly paymentInterface: PaymentInterface;
  /** The interface's own name, or the partner's method: `scheme` is the card itself (rule Y-01). */
  readonly method: string;
  readonly amount: Money;
  readonly state: PaymentState;
  readonly providerReference: string | undefined;
  /** Only of a Cancelled payment, and not of one that the shopper cancelled. */
  readonly refusal: GiveBackReason | undefined;
  /** Once the partner has given out a reference to pay under. */
  readonly referencePayment: ReferencePayment | undefined;
  /** Of a Refused payment by card, where the partner told it. */
  readonly declineReason: DeclineReason | undefined;
  /** Since when its shopper has been told that it is still being checked. */
  readonly checkedSince: Date | undefined;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** The intention to pay a cart's total, as it begins. */
export function buildPayment(
  id: string,
  cart: Pick<Cart, 'id' | 'version' | 'storeKey' | 'totalPrice'>,
  method: Pick<Payment, 'paymentInterface' | 'method'>,
  state: 'Created' | 'Pending',
  now: Date,
): Payment {
  return {
    id,
    cartId: cart.id,
    cartVersion: cart.version,
    orderId: undefined,
    storeKey: cart.storeKey,
    paymentInterface: method.paymentInterface,
    method: method.method,
    amount: cart.totalPrice,
    state,
    providerReference: undefined,
    refusal: undefined,
    referencePayment: undefined,
    declineReason: undefined,
    checkedSince: undefined,
    createdAt: now,
    modifiedAt: now,
  };
}

/** Whether there is nothing more to wait for. */
export function isClosed(payment: Payment): boolean {
  return payment.state !== 'Created' && payment.state !== 'Pending';
}

/** The payment in its next state. Throws on a way the table does not have, because that is always a bug. */
export function movePayment(payment: Payment, state: PaymentState, change: Partial<Payment> = {}): Payment {
  if (payment.state !== state && !canBecome(paymentStates, payment.state, state)) {
    throw new Error(`payment ${payment.id} cannot go from ${payment.state} to ${state}`);
  }
  return { ...payment, ...change, state };
}

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a partner's word for a payment could be one of ours. */
export function isPaymentId(text: string): boolean {
  return UUID_PATTERN.test(text);
}

type Amount = Pick<Money, 'currencyCode' | 'centAmount'>;

export function isSameAmount(left: Amount, right: Amount): boolean {
  return left.currencyCode === right.currencyCode && left.centAmount === right.centAmount;
}
