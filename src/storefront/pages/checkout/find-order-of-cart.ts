import type { Order } from '../../../api/contract/orders.ts';
import type { PageRequest } from '../../page-request.ts';

/** What one of the shopper's carts became, if it was ordered: a reload or a second click ends where the first did. */
export async function findOrderOfCart(request: PageRequest, cartId: string): Promise<Order | undefined> {
  const found = await request.shop.call('getOrders', {});
  return found.ok ? found.value.orders.results.find((order) => order.cart.id === cartId) : undefined;
}
