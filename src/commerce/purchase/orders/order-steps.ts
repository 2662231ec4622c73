import type { CommerceContext } from '../../context.ts';
import type { Order } from './order.ts';
import type { RecordedOrderEvent } from './order-event.ts';
import { findOrderEvents } from './order-event-store.ts';

/** What a buyer is told of an order's way. */
export const orderStepKinds = [
  'Placed',
  'Paid',
  'Confirmed',
  'Ready',
  'Backorder',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Returned',
  'Refunded',
] as const;
type OrderStepKind = (typeof orderStepKinds)[number];

export interface OrderStep {
  readonly kind: OrderStepKind;
  readonly at: Date;
}

const isStepKind = (state: unknown): state is OrderStepKind =>
  (orderStepKinds as readonly unknown[]).includes(state);

/** What an event says to the buyer; hands, amounts, references and failures stay with the shop. */
function readStep({ type, details: { from, to } }: RecordedOrderEvent): OrderStepKind | undefined {
  switch (type) {
    case 'placed':
      return 'Placed';
    case 'returned':
      return 'Returned';
    case 'refunded':
      return 'Refunded';
    case 'order-state':
    case 'shipment-state':
      return isStepKind(to) ? to : undefined;
    case 'payment-state':
      // What was owed to the buyer and is paid back makes it paid once more; that they read as refunded.
      return to === 'Paid' && from !== 'CreditOwed' ? 'Paid' : undefined;
    default:
      return undefined;
  }
}

/** The way of an order that may be shown, the earliest first. */
export async function findOrderSteps(
  { database }: Pick<CommerceContext, 'database'>,
  order: Pick<Order, 'id'>,
): Promise<readonly OrderStep[]> {
  const events = await findOrderEvents(database, order.id);
  return events.flatMap((event) => {
    const kind = readStep(event);
    return kind === undefined ? [] : [{ kind, at: event.happenedAt }];
  });
}
