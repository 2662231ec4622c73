import { parseArgs } from 'node:util';
import { weighMethodsOfCart } from '../../commerce/purchase/payments/weigh-methods-of-cart.ts';
import { type Command, CommandRefused, withShop } from './command.ts';
import { openPaymentMeans, printMethods } from './payment-means.ts';
import { pickTableForm, tableOptions } from './print-table.ts';

/** Carts, for the shop's operator: `npm run shop -- carts …` (docs/operations.md). */
export const cartsCommand: Command = {
  help: [
    'carts methods CART [--express]           how a cart may be paid, and why not otherwise; --json, --csv',
  ],
  async run([action = '', ...args], context) {
    if (action !== 'methods') throw new CommandRefused(`carts ${action}: known is methods.`);
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...tableOptions, express: { type: 'boolean' } },
    });
    const [cartId, more] = positionals;
    if (cartId === undefined || more !== undefined) throw new CommandRefused('say which cart: its id.');
    const form = pickTableForm(values);
    await withShop(context, async (shop) => {
      const weighed = await weighMethodsOfCart(
        await openPaymentMeans(shop),
        cartId,
        values.express === true ? 'wallets' : 'checkout',
      );
      if (weighed === undefined) throw new CommandRefused(`There is no cart ${cartId}.`);
      printMethods(weighed.methods, form);
    });
  },
};
