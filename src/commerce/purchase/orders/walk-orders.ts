import type { Queryable } from '../../../kernel/database.ts';
import { parseOrderNumber } from '../../../markets/order-number.ts';
import type { Order } from './order.ts';
import type { OrderPaymentState, OrderState, ShipmentState } from './order-states.ts';
import { findOrdersFrom, getOrderById, getOrderByNumber } from './order-store.ts';

/** Only orders in these states; a state that is left out may be any. */
export interface OrderStateFilter {
  readonly orderState?: OrderState | undefined;
  readonly shipmentState?: ShipmentState | undefined;
  readonly paymentState?: OrderPaymentState | undefined;
}

/** Orders held at a time: however many there are, memory stays the same. */
const BATCH = 200;

/** All orders of all stores, the newest first, for the shop's operator. */
export async function* walkOrders(
  database: Queryable,
  filter: OrderStateFilter = {},
): AsyncGenerator<Order, void, undefined> {
  let before: string | undefined;
  for (;;) {
    const orders = await findOrdersFrom(database, filter, before, BATCH);
    yield* orders;
    before = orders.at(-1)?.id;
    if (orders.length < BATCH) return;
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Any order by id or by number, with or without `NS`; for the operator, never for a caller. */
export async function findOrderByName(database: Queryable, name: string): Promise<Order | undefined> {
  if (ID.test(name)) return getOrderById(database, name);
  const orderNumber = parseOrderNumber(name);
  return orderNumber && getOrderByNumber(database, orderNumber);
}
