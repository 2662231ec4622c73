import { parseArgs } from 'node:util';
import { findKeptDifferences } from '../../commerce/purchase/checkout/difference-store.ts';
import { findTransactionsOfPayment } from '../../commerce/purchase/payments/transaction-store.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import type { CommandShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';
import { requireOrder } from './require-order.ts';

/** Where the partner's books and ours differ. */
export async function listDifferences(shop: CommandShop, args: readonly string[]): Promise<void> {
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

/** What the partner did with an order's money. */
export async function listTransactions(shop: CommandShop, args: readonly string[]): Promise<void> {
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
