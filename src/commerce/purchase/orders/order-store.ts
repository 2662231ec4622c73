import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import { buildOrderNumber, type OrderNumber } from '../../../markets/order-number.ts';
import type { Session } from '../../people/sessions/session.ts';
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
  readonly customer_id: string | null;
  readonly customer_email: string;
  readonly order_state: OrderState;
  readonly shipment_state: ShipmentState;
  readonly payment_state: OrderPaymentState;
  readonly total_cent_amount: number;
  readonly paid_cent_amount: number;
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
    customerId: row.customer_id ?? undefined,
    customerEmail: row.customer_email,
    orderState: row.order_state,
    shipmentState: row.shipment_state,
    paymentState: row.payment_state,
    totalPrice: money(row.currency, row.total_cent_amount),
    paid: money(row.currency, row.paid_cent_amount),
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
const selectForUpdate = statement(`${selectById.text} for update of "order"`);
const selectByCart = statement(`${selectOrder} where "order".cart_id = $1`);

export async function getOrderById(database: Queryable, id: string): Promise<Order | undefined> {
  const [row] = await database.query<OrderRow>(selectById, [id]);
  return row && toOrder(row);
}

/** An order held until the transaction ends; it is the last thing that is locked. */
export async function lockOrder(transaction: Queryable, id: string): Promise<Order | undefined> {
  const [row] = await transaction.query<OrderRow>(selectForUpdate, [id]);
  return row && toOrder(row);
}

export async function getOrderByCart(database: Queryable, cartId: string): Promise<Order | undefined> {
  const [row] = await database.query<OrderRow>(selectByCart, [cartId]);
  return row && toOrder(row);
}

export interface OrderFilter {
  readonly id?: string | undefined;
  readonly orderNumber?: OrderNumber | undefined;
}

// A guest's order counts as a customer's by its e-mail, once that is shown to be theirs (decision 0008).
const ownOrders = `
   where "order".id in (select order_id from order_viewer where token_hash = $1
                        union select id from "order" as own where own.customer_id = $2
                        union select id from "order" as guest
                               where guest.customer_id is null and lower(guest.customer_email) = lower($3))
     and "order".store_key = $4
     and ($5::uuid is null or "order".id = $5)
     and ($6::text is null or "order".order_number = $6)`;

/** Who a session stands for, as `ownOrders` asks. */
function ownersOf({ tokenHash, storeKey, customer }: Session): readonly unknown[] {
  return [tokenHash, customer?.id ?? null, customer?.isEmailVerified ? customer.email : null, storeKey];
}

const selectOwn = statement(`${selectOrder} ${ownOrders}
   order by "order".created_at desc, "order".order_number desc
   limit $7 offset $8`);
const countOwn = statement(`select count(*)::int as total from "order" ${ownOrders}`);

/** A page of the orders that a session and its customer may see, newest first, and how many there are in all. */
export async function findOrdersSeenBy(
  database: Queryable,
  session: Session,
  filter: OrderFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly orders: readonly Order[]; readonly total: number }> {
  const own = [...ownersOf(session), filter.id ?? null, filter.orderNumber ?? null];
  const orders = (await database.query<OrderRow>(selectOwn, [...own, page.limit, page.offset])).map(toOrder);
  if (page.offset === 0 && orders.length < page.limit) return { orders, total: orders.length };
  const [row] = await database.query<{ total: number }>(countOwn, own);
  return { orders, total: row?.total ?? 0 };
}

const selectOwnIds = statement(
  `select "order".id from "order" ${ownOrders} and "order".id = any($7::uuid[])`,
);

/** Those of some orders that a session and its customer may see. */
export async function findOwnOrderIds(
  database: Queryable,
  session: Session,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(selectOwnIds, [...ownersOf(session), null, null, ids]);
  return rows.map(({ id }) => id);
}

const markStart = statement('savepoint before_order');
const returnToStart = statement('rollback to savepoint before_order');

/** Where `undoOrder` returns to. */
export async function markBeforeOrder(transaction: Queryable): Promise<void> {
  await transaction.query(markStart);
}

/** Undoes all that was written since `markBeforeOrder`, and frees what was locked; what was done before stays. */
export async function undoOrder(transaction: Queryable): Promise<void> {
  await transaction.query(returnToStart);
}

const nextNumber = statement(`select nextval('order_number') as number`);

/** The next order number: gaps allowed, duplicates impossible (rule T-01). */
export async function takeOrderNumber(transaction: Queryable): Promise<OrderNumber> {
  const [row] = await transaction.query<{ number: number }>(nextNumber);
  if (row === undefined) throw new Error('the sequence of order numbers gave none');
  return buildOrderNumber(row.number);
}

const insertOrder = statement(`
  insert into "order" (id, order_number, version, cart_id, cart_version, store_key, country, locale, currency,
                       customer_id, customer_email, order_state, shipment_state, payment_state, total_cent_amount,
                       paid_cent_amount, contents, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select customer_id from cart where id = $4), $10, $11, $12, $13, $14, $15,
          $16::jsonb, $17)
  returning customer_id`);

/** Writes a new order; it is the customer's whose cart it was made from. */
export async function addOrder(transaction: Queryable, order: Omit<Order, 'customerId'>): Promise<Order> {
  const [row] = await transaction.query<{ customer_id: string | null }>(insertOrder, [
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
    order.paid.centAmount,
    JSON.stringify(order.contents),
    order.createdAt,
  ]);
  return { ...order, customerId: row?.customer_id ?? undefined };
}

const updateOrder = statement(`
  update "order"
     set order_state = $3, shipment_state = $4, payment_state = $5, paid_cent_amount = $6, version = version + 1
   where id = $1 and version = $2
  returning version`);

/** Writes states and money of an order that is still of the version it was decided on; `undefined` when it is not. */
export async function saveOrder(transaction: Queryable, order: Order): Promise<Order | undefined> {
  const [row] = await transaction.query<{ version: number }>(updateOrder, [
    order.id,
    order.version,
    order.orderState,
    order.shipmentState,
    order.paymentState,
    order.paid.centAmount,
  ]);
  return row && { ...order, version: row.version };
}

const selectNumber = statement(`${selectOrder} where "order".order_number = $1`);

export async function getOrderByNumber(
  database: Queryable,
  orderNumber: OrderNumber,
): Promise<Order | undefined> {
  const [row] = await database.query<OrderRow>(selectNumber, [orderNumber]);
  return row && toOrder(row);
}

const selectStated = statement(`
  select id from "order" where order_number = $1 and store_key = $2 and lower(customer_email) = lower($3)`);

/** The order that somebody names by number and e-mail; what is in it is not read, so that none is answered as fast as one. */
export async function getStatedOrderId(
  database: Queryable,
  stated: { readonly orderNumber: OrderNumber; readonly storeKey: string; readonly email: string },
): Promise<string | undefined> {
  const { orderNumber, storeKey, email } = stated;
  const [row] = await database.query<{ id: string }>(selectStated, [orderNumber, storeKey, email]);
  return row?.id;
}

const selectFrom = statement(`${selectOrder}
   where ($1::uuid is null or "order".id < $1)
     and ($2::text is null or "order".order_state = $2)
     and ($3::text is null or "order".shipment_state = $3)
     and ($4::text is null or "order".payment_state = $4)
   order by "order".id desc
   limit $5`);

/** Orders of all stores before one of them, the newest first: ids rise with time. */
export async function findOrdersFrom(
  database: Queryable,
  states: {
    readonly orderState?: OrderState | undefined;
    readonly shipmentState?: ShipmentState | undefined;
    readonly paymentState?: OrderPaymentState | undefined;
  },
  before: string | undefined,
  limit: number,
): Promise<Order[]> {
  const rows = await database.query<OrderRow>(selectFrom, [
    before ?? null,
    states.orderState ?? null,
    states.shipmentState ?? null,
    states.paymentState ?? null,
    limit,
  ]);
  return rows.map(toOrder);
}
