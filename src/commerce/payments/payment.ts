import type { Money } from '../../kernel/money.ts';
import { canBecome, type StateTable } from '../orders/order-states.ts';
import type { Refusal } from '../refusal.ts';

/**
 * How a payment itself stands: a card waits for its partner (Pending) and is paid, refused or given back; a transfer stays
 * Pending. Refused leads to Cancelled when the partner took money after all, which is then given back.
 */
export const paymentStates = {
  start: ['Created', 'Pending'],
  next: {
    Created: ['Pending', 'Authorised', 'Refused', 'Cancelled'],
    Pending: ['Authorised', 'Refused', 'Cancelled'],
    Authorised: ['Cancelled'],
    Refused: ['Cancelled'],
    Cancelled: [],
  },
} as const satisfies StateTable<string>;

export type PaymentState = keyof typeof paymentStates.next;

export type PaymentInterface = 'bank-transfer' | 'card';

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
  /** `bank-transfer`, or the partner's method: `scheme` is the card itself (spec §3). */
  readonly method: string;
  readonly amount: Money;
  readonly state: PaymentState;
  readonly providerReference: string | undefined;
  /** Only of a Cancelled payment, and not of one that the shopper cancelled. */
  readonly refusal: GiveBackReason | undefined;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** Whether there is nothing more to wait for. */
export function isSettled(payment: Payment): boolean {
  return payment.state !== 'Created' && payment.state !== 'Pending';
}

/** The payment in its next state. Throws on a way the table does not have, because that is always a bug. */
export function movePayment(payment: Payment, state: PaymentState, change: Partial<Payment> = {}): Payment {
  if (payment.state !== state && !canBecome(paymentStates, payment.state, state)) {
    throw new Error(`payment ${payment.id} cannot go from ${payment.state} to ${state}`);
  }
  return { ...payment, ...change, state };
}

export function isSameAmount(left: Money, right: Money): boolean {
  return left.currencyCode === right.currencyCode && left.centAmount === right.centAmount;
}
