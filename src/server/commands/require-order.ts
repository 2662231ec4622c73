import type { Order } from '../../commerce/purchase/orders/order.ts';
import { findOrderByName } from '../../commerce/purchase/orders/walk-orders.ts';
import { CommandRefused, type CommandShop } from './command.ts';

/** The order that is meant, by number or id. */
export async function requireOrder(shop: CommandShop, name: string | undefined): Promise<Order> {
  if (name === undefined) throw new CommandRefused('say which order: its number or its id.');
  const order = await findOrderByName(shop.database, name);
  if (order === undefined) throw new CommandRefused(`There is no order ${name}.`);
  return order;
}
