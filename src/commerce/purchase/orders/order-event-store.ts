import { type Queryable, statement } from '../../../kernel/database.ts';
import type { Order } from './order.ts';
import type { OrderEvent, OrderEventType, RecordedOrderEvent } from './order-event.ts';
import type { Actor } from './order-states.ts';

const insertEvent = statement(`
  insert into order_event (order_id, order_version, type, details, actor, happened_at)
  values ($1, $2, $3, $4::jsonb, $5, $6)`);

/** Writes down what led an order to its version. */
export async function addOrderEvent(
  transaction: Queryable,
  order: Pick<Order, 'id' | 'version'>,
  { type, actor, details }: OrderEvent,
  now: Date,
): Promise<void> {
  await transaction.query(insertEvent, [order.id, order.version, type, JSON.stringify(details), actor, now]);
}

interface EventRow {
  readonly order_version: number;
  readonly type: OrderEventType;
  readonly details: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly happened_at: Date;
}

const selectEvents = statement(
  'select order_version, type, details, actor, happened_at from order_event where order_id = $1 order by id',
);

/** All that happened to an order, the earliest first. */
export async function findOrderEvents(database: Queryable, orderId: string): Promise<RecordedOrderEvent[]> {
  const rows = await database.query<EventRow>(selectEvents, [orderId]);
  return rows.map((row) => ({
    orderVersion: row.order_version,
    type: row.type,
    details: row.details,
    actor: row.actor,
    happenedAt: row.happened_at,
  }));
}

const selectDelivered = statement(`
  select min(happened_at) as delivered_at from order_event
   where order_id = $1 and type = 'shipment-state' and details->>'to' = 'Delivered'`);

/** When the goods of an order arrived; absent while they have not. */
export async function getDeliveredAt(database: Queryable, orderId: string): Promise<Date | undefined> {
  const [row] = await database.query<{ delivered_at: Date | null }>(selectDelivered, [orderId]);
  return row?.delivered_at ?? undefined;
}
