import { createOrderFromCart } from '../../commerce/orders/create-order-from-cart.ts';
import { findOrders } from '../../commerce/orders/find-orders.ts';
import { accept } from '../../kernel/outcome.ts';
import { presentOrder } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';

export const orderHandlers: CallHandlers<'createMyOrderFromCart' | 'getOrders'> = {
  async createMyOrderFromCart({ id, version }, request, engine) {
    const created = await createOrderFromCart(engine, request, id, version);
    return created.ok ? accept({ order: presentOrder(created.value) }) : created;
  },

  async getOrders(search, request, engine) {
    const found = await findOrders(engine, request, search);
    return found.ok ? accept({ orders: { results: found.value.map(presentOrder) } }) : found;
  },
};
