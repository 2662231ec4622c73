import { parseArgs } from 'node:util';
import { findKeptDifferences } from '../../commerce/purchase/checkout/difference-store.ts';
import { findTransactionsOfPayment } from '../../commerce/purchase/payments/transaction-store.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import { type Command, CommandRefused, type CommandShop, withShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';
import { requireOrder } from './require-order.ts';

async function differences(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { ...tableOptions, all: { type: 'boolean' } },
  });
  const found = await findKeptDifferences(shop.database, values.all === true ? 'all' : 'open');
  const rows = found.map(({ reference, kind, details, foundAt, settledAt }) => ({
    foundAt: foundAt.toISOString(),
    settledAt: settledAt?.toISOString(),
    kind,
    payment: reference,
    details: JSON.stringify(details),
  }));
  printTable(['foundAt', 'settledAt', 'kind', 'payment', 'details'], rows, pickTableForm(values));
}

async function transactions(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: tableOptions,
  });
  const order = await requireOrder(shop, positionals[0]);
  const rows = [];
  for (const { id: payment } of order.payments) {
    for (const line of await findTransactionsOfPayment(shop.database, payment)) {
      rows.push({
        at: line.happenedAt.toISOString(),
        type: line.type,
        state: line.state,
        amount: writeDecimal(line.amount.centAmount, line.amount.fractionDigits),
        currency: line.amount.currencyCode,
        reason: line.reason,
        id: line.id,
        payment,
      });
    }
  }
  const columns = ['at', 'type', 'state', 'amount', 'currency', 'reason', 'id', 'payment'];
  printTable(columns, rows, pickTableForm(values));
}

const works: Readonly<Record<string, typeof differences>> = { differences, transactions };

/** What the payment partner did with our money, for the shop's operator. */
export const paymentsCommand: Command = {
  help: [
    "payments differences [--all]             where the partner's books and ours differ; --all: what was settled too; --json, --csv",
    "payments transactions ORDER              what the partner did with an order's money; --json, --csv",
  ],
  async run([action = 'differences', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`payments ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
