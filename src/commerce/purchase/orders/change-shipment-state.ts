import type { Outcome } from '../../../kernel/outcome.ts';
import { changeOrder, type OrderDesk, type OrderToChange } from './change-order.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, ShipmentState } from './order-states.ts';

/** Moves an order's goods; when they have arrived and are paid, the order is complete. */
export function changeShipmentState(
  commerce: OrderDesk,
  which: OrderToChange,
  shipmentState: ShipmentState,
  actor: Actor,
): Promise<Outcome<Order, OrderRefusal>> {
  return changeOrder(commerce, which, async (order) =>
    moveOrder({ order, events: [] }, actor, { shipmentState }),
  );
}
