import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseOrderNumber } from '../../../markets/order-number.ts';
import type { CommerceContext } from '../../context.ts';
import { ownsCart } from '../../people/sessions/cart-ownership.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import type { Order } from './order.ts';
import type { RecordedOrderEvent } from './order-event.ts';
import { findOrderEvents } from './order-event-store.ts';
import { findOrdersSeenBy, getOrderByCart, getOrderById } from './order-store.ts';
import type { Reversal } from './reversal.ts';
import { findReversals, getReversal } from './reversal-store.ts';

export interface OrderSearch {
  readonly id?: string | undefined;
  /** With or without `NS`. */
  readonly orderNumber?: string | undefined;
}

/** The most orders one answer holds. */
export const MOST_ORDERS = 100;

export interface OrderPage {
  readonly orders: readonly Order[];
  /** How many there are in all. */
  readonly total: number;
}

/** The shopper's own orders, newest first; one that is asked for by name and is not theirs is not there (rules T-01, X-02). */
export async function findOrders(
  commerce: Pick<CommerceContext, 'database'>,
  shopper: Shopper,
  search: OrderSearch,
  page: { readonly limit: number; readonly offset: number } = { limit: MOST_ORDERS, offset: 0 },
): Promise<Outcome<OrderPage, Refusal<'ResourceNotFound'>>> {
  const { session } = shopper;
  const isNamed = search.id !== undefined || search.orderNumber !== undefined;
  const orderNumber = search.orderNumber === undefined ? undefined : parseOrderNumber(search.orderNumber);
  const isUnreadable = search.orderNumber !== undefined && orderNumber === undefined;
  const found =
    session === undefined || isUnreadable
      ? { orders: [], total: 0 }
      : await findOrdersSeenBy(commerce.database, session, { id: search.id, orderNumber }, page);
  return isNamed && found.total === 0 ? refuse({ code: 'ResourceNotFound' }) : accept(found);
}

/** What became of one of the shopper's own carts, if it was ordered. */
export async function getOrderOfCart(
  commerce: Pick<CommerceContext, 'database'>,
  shopper: Shopper,
  cartId: string,
): Promise<Order | undefined> {
  if (shopper.session === undefined) return undefined;
  const isOwn = await ownsCart(commerce.database, shopper.session, cartId);
  const order = isOwn ? await getOrderByCart(commerce.database, cartId) : undefined;
  return order?.storeKey === shopper.market.storeId ? order : undefined;
}

/** Any order by its id; for the shop's own work, never for a caller. */
export function getOrder(database: Queryable, id: string): Promise<Order | undefined> {
  return getOrderById(database, id);
}

/** All that happened to an order and all that was taken back of it, the earliest first; for the operator. */
export async function getOrderHistory(
  database: Queryable,
  orderId: string,
): Promise<{ readonly events: readonly RecordedOrderEvent[]; readonly reversals: readonly Reversal[] }> {
  const events = await findOrderEvents(database, orderId);
  return { events, reversals: await findReversals(database, orderId) };
}

/** A cancellation or return with its order; for the shop's own work, never for a caller. */
export async function getReversedOrder(
  database: Queryable,
  reversalId: string,
): Promise<{ readonly order: Order; readonly reversal: Reversal } | undefined> {
  const reversal = await getReversal(database, reversalId);
  const order = reversal && (await getOrderById(database, reversal.orderId));
  return reversal && order && { order, reversal };
}
