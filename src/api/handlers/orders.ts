import { createOrderFromCart } from '../../commerce/orders/create-order-from-cart.ts';
import { findOrders } from '../../commerce/orders/find-orders.ts';
import type { Order } from '../../commerce/orders/order.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOrder } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';
import { buildAnswering } from './keyed.ts';

export const orderHandlers: CallHandlers<'createMyOrderFromCart' | 'getOrders'> = {
  createMyOrderFromCart(input, request, engine) {
    const { id: cartId, version: cartVersion } = input;
    const answering = buildAnswering(request, 'createMyOrderFromCart', input, {
      // A space is in no key of a caller's own.
      defaultKey: `${cartId} ${cartVersion}`,
      present: (order: Order) => ({ order: presentOrder(order) }),
    });
    return createOrderFromCart(engine, request, { cartId, cartVersion }, answering);
  },

  async getOrders(search, request, engine) {
    const found = await findOrders(engine, request, search);
    return found.ok ? accept({ orders: { results: found.value.map(presentOrder) } }) : found;
  },
};
