import { type Queryable, statement } from '../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../kernel/money.ts';
import { buildOrderNumber, type OrderNumber } from '../../markets/order-number.ts';
import type { Order, OrderContents, OrderPayment } from './order.ts';
import type { OrderPaymentState, OrderState, ShipmentState } from './order-states.ts';

interface OrderRow {
  readonly id: string;
  readonly order_number: string;
  readonly version: number;
  readonly cart_id: string;
  readonly cart_version: number;
  readonly store_key: string;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly currency: CurrencyCode;
  readonly customer_email: string;
  readonly order_state: OrderState;
  readonly shipment_state: ShipmentState;
  readonly payment_state: OrderPaymentState;
  readonly total_cent_amount: number;
  readonly contents: OrderContents;
  readonly created_at: Date;
  readonly payments: readonly OrderPayment[];
}

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    orderNumber: row.order_number,
    version: row.version,
    cartId: row.cart_id,
    cartVersion: row.cart_version,
    storeKey: row.store_key,
    country: row.country,
    locale: row.locale,
    customerEmail: row.customer_email,
    orderState: row.order_state,
    shipmentState: row.shipment_state,
    paymentState: row.payment_state,
    totalPrice: money(row.currency, row.total_cent_amount),
    contents: row.contents,
    createdAt: row.created_at,
    payments: row.payments,
  };
}

const selectOrder = `
  select "order".*,
         coalesce(
           (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                               'id', payment.id, 'paymentInterface', payment.payment_interface, 'method', payment.method,
                               'state', payment.state, 'referencePayment', payment.reference_payment))
                             order by payment.created_at)
              from payment where payment.order_id = "order".id),
           '[]'::jsonb) as payments
    from "order"`;

const selectById = statement(`${selectOrder} where "order".id = $1`);
const selectByCart = statement(`${selectOrder} where "order".cart_id = $1`);

export async function getOrderById(database: Queryable, id: string): Promise<Order | undefined> {
  const [row] = await database.query<OrderRow>(selectById, [id]);
  return row && toOrder(row);
}

export async function getOrderByCart(database: Queryable, cartId: string): Promise<Order | undefined> {
  const [row] = await database.query<OrderRow>(selectByCart, [cartId]);
  return row && toOrder(row);
}

/** The most orders one answer holds. */
const MOST_ORDERS = 100;

const selectByViewer = statement(`${selectOrder}
    join order_viewer on order_viewer.order_id = "order".id
   where order_viewer.token_hash = $1
     and "order".store_key = $2
     and ($3::uuid is null or "order".id = $3)
     and ($4::text is null or "order".order_number = $4)
   order by "order".created_at desc, "order".order_number desc
   limit ${MOST_ORDERS}`);

export interface OrderFilter {
  readonly id?: string | undefined;
  readonly orderNumber?: OrderNumber | undefined;
}

/** The orders a session may see, newest first, at most 100. */
export async function findOrdersSeenBy(
  database: Queryable,
  tokenHash: Uint8Array,
  storeKey: string,
  filter: OrderFilter,
): Promise<Order[]> {
  const rows = await database.query<OrderRow>(selectByViewer, [
    tokenHash,
    storeKey,
    filter.id ?? null,
    filter.orderNumber ?? null,
  ]);
  return rows.map(toOrder);
}

const nextNumber = statement(`select nextval('order_number') as number`);

/** The next order number: gaps allowed, duplicates impossible (interpretation 37). */
export async function takeOrderNumber(transaction: Queryable): Promise<OrderNumber> {
  const [row] = await transaction.query<{ number: number }>(nextNumber);
  if (row === undefined) throw new Error('the sequence of order numbers gave none');
  return buildOrderNumber(row.number);
}

const insertOrder = statement(`
  insert into "order" (id, order_number, version, cart_id, cart_version, store_key, country, locale, currency,
                       customer_email, order_state, shipment_state, payment_state, total_cent_amount, contents, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16)`);

export async function addOrder(transaction: Queryable, order: Order): Promise<void> {
  await transaction.query(insertOrder, [
    order.id,
    order.orderNumber,
    order.version,
    order.cartId,
    order.cartVersion,
    order.storeKey,
    order.country,
    order.locale,
    order.totalPrice.currencyCode,
    order.customerEmail,
    order.orderState,
    order.shipmentState,
    order.paymentState,
    order.totalPrice.centAmount,
    JSON.stringify(order.contents),
    order.createdAt,
  ]);
}

const updatePaymentState = statement(
  `update "order" set payment_state = $2, version = version + 1 where id = $1 and payment_state = 'Pending' returning id`,
);

/** Where an order's money is, once it is known; answers false for an order that did not wait for it any more. */
export async function savePaymentState(
  transaction: Queryable,
  id: string,
  state: OrderPaymentState,
): Promise<boolean> {
  const rows = await transaction.query(updatePaymentState, [id, state]);
  return rows.length === 1;
}
