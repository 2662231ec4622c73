import { parseArgs } from 'node:util';
import type { Order } from '../../commerce/purchase/orders/order.ts';
import { repriceOrder } from '../../commerce/purchase/orders/reprice-order.ts';
import { findOrderByName, walkOrders } from '../../commerce/purchase/orders/walk-orders.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';

async function* pickOrders(shop: CommandShop, names: readonly string[]): AsyncGenerator<Order> {
  if (names.length === 0) return yield* walkOrders(shop.database);
  for (const name of names) {
    const order = await findOrderByName(shop.database, name);
    if (order === undefined) throw new CommandRefused(`There is no order ${name}.`);
    yield order;
  }
}

/** Prices stored orders again: `npm run shop -- reprice` (docs/operations.md). */
export const repriceCommand: Command = {
  help: [
    'reprice [--order ORDER]…        prices every stored order again from its frozen input, and lists what differs',
  ],
  async run(args, context) {
    const { values } = parseArgs({
      args: [...args],
      options: { order: { type: 'string', multiple: true, default: [] } },
    });
    await withShop(context, async (shop) => {
      const counts = { same: 0, different: 0, 'without-input': 0 };
      for await (const order of pickOrders(shop, values.order)) {
        const repriced = repriceOrder(order);
        counts[repriced.result] += 1;
        if (repriced.result !== 'different') continue;
        for (const { what, stored, repriced: now } of repriced.differences) {
          const amounts = `stored ${stored ?? 'nothing'}, now ${now ?? 'nothing'}`;
          process.stdout.write(`${order.orderNumber}  ${what}: ${amounts}\n`);
        }
      }
      say(
        `${counts.same} the same, ${counts.different} different, ${counts['without-input']} from before their input was kept`,
      );
      if (counts.different > 0) throw new CommandRefused('Orders are priced otherwise than they were.');
    });
  },
};
