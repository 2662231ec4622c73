import type { Outcome } from '../../../kernel/outcome.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-states.ts';

/** Moves an order as a whole; a cancellation moves goods and money too and is `cancelOrder`. */
export function changeOrderState(
  commerce: OrderDesk,
  which: OrderToChange,
  orderState: Exclude<OrderState, 'Cancelled'>,
  actor: Actor,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order) =>
    moveOrder({ order, events: [] }, actor, { orderState }),
  );
}
