import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { StateTable } from '../../state-table.ts';
import type { Order } from './order.ts';
import type { OrderEvent, OrderEventType } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import {
  type Actor,
  findBrokenRule,
  type OrderStates,
  orderPaymentStates,
  orderStates,
  shipmentStates,
  whoMovesOrders,
  whoMovesPayments,
  whoMovesShipments,
} from './order-states.ts';

/** An order as it will be, and what is written down of how it came there. */
export interface OrderChange {
  readonly order: Order;
  readonly events: readonly OrderEvent[];
}

interface Machine {
  readonly table: StateTable<string>;
  readonly whoMoves: Readonly<Record<string, Readonly<Record<string, readonly Actor[]>>>>;
  readonly event: OrderEventType;
}

const machines: Readonly<Record<keyof OrderStates, Machine>> = {
  orderState: { table: orderStates, whoMoves: whoMovesOrders, event: 'order-state' },
  shipmentState: { table: shipmentStates, whoMoves: whoMovesShipments, event: 'shipment-state' },
  paymentState: { table: orderPaymentStates, whoMoves: whoMovesPayments, event: 'payment-state' },
};

const machineNames = ['orderState', 'shipmentState', 'paymentState'] as const;

/** Whether an order is paid when it arrives. */
function isPaidOnDelivery(order: Pick<Order, 'payments'>): boolean {
  const interfaces: readonly string[] = order.payments.map(({ paymentInterface }) => paymentInterface);
  return interfaces.includes('cash-on-delivery');
}

/**
 * Moves states of an order, one way of its table each; what is the same already is left alone. Refused where the table has
 * no such way for this hand, or the states cannot be together.
 */
export function moveOrder(
  { order, events }: OrderChange,
  actor: Actor,
  to: Partial<OrderStates>,
): Outcome<OrderChange, OrderRefusal> {
  const next = { ...order, ...to };
  const added: OrderEvent[] = [];
  for (const name of machineNames) {
    const [from, target] = [order[name], next[name]];
    if (from === target) continue;
    const { whoMoves, event } = machines[name];
    if (!whoMoves[from]?.[target]?.includes(actor)) {
      return refuse({ code: 'TransitionNotAllowed', from, to: target });
    }
    added.push({ type: event, actor, details: { from, to: target } });
  }
  const [first] = added;
  const rule = findBrokenRule(next, isPaidOnDelivery(order));
  if (rule !== undefined && first !== undefined) {
    const { from, to: target } = first.details;
    return refuse({ code: 'TransitionNotAllowed', from: String(from), to: String(target), rule });
  }
  return accept({ order: next, events: [...events, ...added] });
}

/** Completes what has arrived and is paid; that needs nobody's hand. */
export function completeIfDone(change: OrderChange): OrderChange {
  const { orderState, shipmentState, paymentState } = change.order;
  if (orderState !== 'Confirmed' || shipmentState !== 'Delivered' || paymentState !== 'Paid') return change;
  const moved = moveOrder(change, 'system', { orderState: 'Complete' });
  return moved.ok ? moved.value : change;
}
