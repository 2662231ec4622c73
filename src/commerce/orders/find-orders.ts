import type { Queryable } from '../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { parseOrderNumber } from '../../markets/order-number.ts';
import type { Commerce, Shopper } from '../commerce.ts';
import type { Refusal } from '../refusal.ts';
import { ownsCart } from '../sessions/cart-ownership.ts';
import type { Order } from './order.ts';
import { findOrdersSeenBy, getOrderByCart, getOrderById } from './order-store.ts';

export interface OrderSearch {
  readonly id?: string | undefined;
  /** With or without `NS`. */
  readonly orderNumber?: string | undefined;
}

/** The shopper's own orders, newest first; one that is asked for by name and is not theirs is not there (acceptance T-01, X-02). */
export async function findOrders(
  commerce: Pick<Commerce, 'database'>,
  shopper: Shopper,
  search: OrderSearch,
): Promise<Outcome<readonly Order[], Refusal>> {
  const isNamed = search.id !== undefined || search.orderNumber !== undefined;
  const orderNumber = search.orderNumber === undefined ? undefined : parseOrderNumber(search.orderNumber);
  const isUnreadable = search.orderNumber !== undefined && orderNumber === undefined;
  const orders =
    shopper.session === undefined || isUnreadable
      ? []
      : await findOrdersSeenBy(commerce.database, shopper.session, {
          id: search.id,
          orderNumber,
        });
  return isNamed && orders.length === 0 ? refuse({ code: 'ResourceNotFound' }) : accept(orders);
}

/** What became of one of the shopper's own carts, if it was ordered. */
export async function getOrderOfCart(
  commerce: Pick<Commerce, 'database'>,
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
