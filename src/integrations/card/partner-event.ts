import type { Money } from '../../kernel/money.ts';

/** What can happen at this partner: the states of a checkout in capitals, and what comes of its money. */
export type PartnerEventType =
  | 'WAITING'
  | 'CHECKING'
  | 'AUTHORISED'
  | 'REFUSED'
  | 'CANCELLED'
  | 'REVERSED'
  | 'CAPTURED'
  | 'CAPTURE_FAILED'
  | 'REFUNDED'
  | 'REFUND_FAILED'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSED';

/** Something that happened to a payment. */
export interface PartnerEvent {
  readonly id: string;
  readonly checkoutId: string;
  readonly merchantReference: string;
  readonly type: PartnerEventType;
  readonly amount: Money;
  /** Of a refund that the merchant asked for by a call, and of its failure: the merchant's name of it. */
  readonly refundId: string | undefined;
  /** The event that it undoes. */
  readonly originalId: string | undefined;
  readonly reason: string | undefined;
  readonly happenedAt: Date;
}

/** What became of telling the merchant of an event. */
export interface Delivery {
  readonly tries: number;
  readonly triedAt: Date | undefined;
  /** To the last try: a status, or why there was none. */
  readonly answer: string | undefined;
  readonly deliveredAt: Date | undefined;
}
