import type { Order } from '../../commerce/purchase/orders/order.ts';
import { CommandRefused } from './command.ts';

/** `SKU=PIECES` or `LINE=PIECES` of an order, as line item id -> pieces. */
export function pickPieces(order: Order, args: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    args.map((text): [string, number] => {
      const [, name, quantity] = /^(.+)=(\d{1,6})$/.exec(text) ?? [];
      const line = order.contents.lineItems.find(({ id, sku }) => id === name || sku === name);
      if (line === undefined)
        throw new CommandRefused(`${text}: say SKU=PIECES or LINE=PIECES of this order.`);
      return [line.id, Number(quantity)];
    }),
  );
}
