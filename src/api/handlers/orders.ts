import { createOrderFromCart } from '../../commerce/purchase/checkout/create-order-from-cart.ts';
import { findOrders, MOST_ORDERS } from '../../commerce/purchase/orders/find-orders.ts';
import type { Order } from '../../commerce/purchase/orders/order.ts';
import { findOrderSteps, type OrderStep } from '../../commerce/purchase/orders/order-steps.ts';
import { reorder } from '../../commerce/purchase/orders/reorder.ts';
import { accept, refuse } from '../../kernel/outcome.ts';
import type { OrderSteps, orderCalls } from '../contract/orders.ts';
import { presentCart } from '../present-cart.ts';
import { presentOrder } from '../present-order.ts';
import type { CallHandlers } from './handler.ts';
import { buildAnswering } from './keyed.ts';
import { openCart } from './open-cart.ts';

function presentSteps(steps: readonly OrderStep[]): OrderSteps {
  return steps.map(({ kind, at }) => ({ kind, at: at.toISOString() }));
}

export const orderHandlers: CallHandlers<keyof typeof orderCalls> = {
  createMyOrderFromCart(input, request, engine) {
    const { id: cartId, version: cartVersion } = input;
    const answering = buildAnswering(request, 'createMyOrderFromCart', input, {
      // Callers' own keys have no spaces, so this default key is never one of them.
      defaultKey: `${cartId} ${cartVersion}`,
      present: (order: Order) => ({ order: presentOrder(order) }),
    });
    return createOrderFromCart(engine, request, { cartId, cartVersion }, answering);
  },

  async getOrders({ limit = MOST_ORDERS, offset = 0, ...search }, request, engine) {
    const found = await findOrders(engine, request, search, { limit, offset });
    if (!found.ok) return found;
    const { orders, total } = found.value;
    return accept({ orders: { results: orders.map(presentOrder), total, limit, offset } });
  },

  async searchOrder(search, request, engine) {
    if (search.id === undefined && search.orderNumber === undefined) {
      return refuse({ code: 'InvalidInput', fields: { orderNumber: 'required' } });
    }
    const found = await findOrders(engine, request, search);
    if (!found.ok) return found;
    const [order] = found.value.orders;
    return order === undefined
      ? refuse({ code: 'ResourceNotFound' })
      : accept({ order: presentOrder(order) });
  },

  async reorder({ orderNumber }, asked, engine) {
    // Whoever has no such order gets no cart either.
    const found = await findOrders(engine, asked, { orderNumber }, { limit: 1, offset: 0 });
    if (!found.ok) return found;
    const [order] = found.value.orders;
    if (order === undefined) return refuse({ code: 'ResourceNotFound' });
    const { cartId, request } = await openCart(engine, asked);
    const done = await reorder(engine, request, order, cartId);
    if (!done.ok) return done;
    const { view, changes } = done.value;
    return accept({ cart: presentCart(view, request.locale, engine.media), changes: [...changes] });
  },

  async getOrderSteps({ id }, request, engine) {
    const found = await findOrders(engine, request, { id });
    if (!found.ok) return found;
    const [order] = found.value.orders;
    if (order === undefined) return refuse({ code: 'ResourceNotFound' });
    return accept({ steps: presentSteps(await findOrderSteps(engine, order)) });
  },
};
