import type { Money } from '../../../kernel/money.ts';

/** What moves money at the partner, or fails to. */
export type CardTransactionType =
  | 'Authorization'
  | 'CancelAuthorization'
  | 'Charge'
  | 'Refund'
  | 'Chargeback'
  | 'ChargebackReversal';

/** One line of the partner's books. */
export interface CardTransaction {
  /** The partner's name of it; the same again is the same line. */
  readonly id: string;
  /** The payment's id, where it is one of ours. */
  readonly merchantReference: string;
  readonly type: CardTransactionType;
  readonly state: 'Success' | 'Failure';
  readonly amount: Money;
  /** Of a refund that we asked for: its id. */
  readonly refundId: string | undefined;
  /** Of an authorisation, where the partner tells it: what is the same for the same card and leads back to none. */
  readonly cardFingerprint?: string | undefined;
  /** In the partner's words. */
  readonly reason: string | undefined;
  readonly happenedAt: Date;
}

/** Of one payment, or of some time, its end not included. */
export type TransactionSearch =
  | { readonly merchantReference: string }
  | { readonly from: Date; readonly until: Date };
