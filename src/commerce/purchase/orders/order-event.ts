import type { Actor } from './order-states.ts';

/** What can happen to an order; `details` are told with each. */
export type OrderEventType =
  | 'placed'
  | 'order-state'
  | 'shipment-state'
  | 'payment-state'
  | 'payment-received'
  | 'cancelled'
  | 'returned'
  | 'refunded'
  /** The partner could not pay a refund after all. */
  | 'refund-failed'
  /** The partner is asked anew for a refund that failed. */
  | 'refund-requested'
  /** The partner did something with the money that nobody here asked for. */
  | 'partner-transaction';

/** Something that happened, to be written down; never changed afterwards. */
export interface OrderEvent {
  readonly type: OrderEventType;
  readonly actor: Actor;
  /** Plain JSON: states from and to, amounts, references. */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface RecordedOrderEvent extends OrderEvent {
  /** The version of the order that it led to. */
  readonly orderVersion: number;
  readonly happenedAt: Date;
}
