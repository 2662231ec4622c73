import { parseArgs } from 'node:util';
import type { Order } from '../../commerce/purchase/orders/order.ts';
import { describeOrderRefusal, type OrderRefusal } from '../../commerce/purchase/orders/order-refusal.ts';
import { findOrderByName } from '../../commerce/purchase/orders/walk-orders.ts';
import {
  approveWithdrawal,
  declineWithdrawal,
  recordReturn,
  refundWithdrawal,
} from '../../commerce/purchase/withdrawals/decide-withdrawal.ts';
import { findWithdrawnOrder } from '../../commerce/purchase/withdrawals/find-withdrawals.ts';
import type { Withdrawal } from '../../commerce/purchase/withdrawals/withdrawal.ts';
import {
  isOverdue,
  lastRefundDay,
  lastWithdrawalDay,
  resolveStanding,
} from '../../commerce/purchase/withdrawals/withdrawal-period.ts';
import { stateOf, waitOf } from '../../commerce/purchase/withdrawals/withdrawal-states.ts';
import {
  getWithdrawalByNumber,
  listWithdrawals,
} from '../../commerce/purchase/withdrawals/withdrawal-store.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { getMarket } from '../../markets/countries.ts';
import { WITHDRAWAL_NUMBER, WITHDRAWAL_TEXT_MAXIMUM } from '../../markets/withdrawal-constants.ts';
import { type Command, CommandRefused, type CommandShop, printable, say, withShop } from './command.ts';
import { pickPieces } from './pick-pieces.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const MOST_LISTED = 10_000;

const columns = [
  'number',
  'createdAt',
  'state',
  'waitsFor',
  'refundUntil',
  'overdue',
  'standing',
  'orderNumber',
  'scope',
  'email',
] as const;

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

async function requireWithdrawal(shop: CommandShop, text: string | undefined): Promise<Withdrawal> {
  const number = text?.trim().toUpperCase() ?? '';
  if (!WITHDRAWAL_NUMBER.test(number))
    throw new CommandRefused(
      `${text ?? 'nothing'} is no number of a withdrawal, which looks like WD00000012.`,
    );
  const withdrawal = await getWithdrawalByNumber(shop.database, number);
  if (withdrawal === undefined) throw new CommandRefused(`There is no withdrawal ${number}.`);
  return withdrawal;
}

async function requireOrder(
  shop: CommandShop,
  { orderId, number }: Withdrawal,
  named?: string,
): Promise<Order> {
  const name = named ?? orderId;
  if (name === undefined)
    throw new CommandRefused(`No order fits ${number}: find it, and say --order NUMBER.`);
  const order = await findOrderByName(shop.database, name);
  if (order === undefined) throw new CommandRefused(`There is no order ${name}.`);
  return order;
}

function tell<Value>(done: Outcome<Value, OrderRefusal>): Value {
  if (!done.ok) throw new CommandRefused(describeOrderRefusal(done.refusal));
  return done.value;
}

async function toRow(shop: CommandShop, withdrawal: Withdrawal) {
  const { number, createdAt, country, orderNumber, scope, email, orderId } = withdrawal;
  const market = getMarket(country);
  const { timeZone } = market;
  const found = await findWithdrawnOrder(shop.database, orderId);
  return {
    number,
    createdAt: createdAt.toISOString(),
    state: stateOf(withdrawal),
    waitsFor: waitOf(withdrawal),
    refundUntil: lastRefundDay(createdAt, timeZone),
    overdue: isOverdue(withdrawal, shop.clock.now(), timeZone) ? 'overdue' : '',
    standing: resolveStanding(found?.facts, createdAt, market),
    orderNumber,
    scope,
    email,
  };
}

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { ...tableOptions, all: { type: 'boolean' }, overdue: { type: 'boolean' } },
  });
  const found = await listWithdrawals(shop.database, values.all === true ? 'all' : 'open', MOST_LISTED);
  const now = shop.clock.now();
  const wanted = found.filter(
    (each) => values.overdue !== true || isOverdue(each, now, getMarket(each.country).timeZone),
  );
  const rows = [];
  for (const withdrawal of wanted) rows.push(await toRow(shop, withdrawal));
  printTable(columns, rows, pickTableForm(values));
}

/** Facts that a decision is made on, and what was decided. */
async function writeFacts(shop: CommandShop, withdrawal: Withdrawal): Promise<readonly string[]> {
  const { decision, returned, refund, country } = withdrawal;
  const found = await findWithdrawnOrder(shop.database, withdrawal.orderId);
  const { order, facts } = found ?? {};
  return [
    ...(order === undefined
      ? ['order: none of this number and e-mail']
      : [
          `order: ${order.orderNumber}, ${order.orderState}, ${order.shipmentState}, ${order.paymentState}`,
          ...order.contents.lineItems.map(
            ({ sku, name, quantity, withdrawalException: why }) =>
              `line: ${sku} ${quantity} × ${name}${why === undefined ? '' : ` (${why})`}`,
          ),
        ]),
    ...(facts?.deliveredAt === undefined
      ? []
      : [
          `delivered: ${facts.deliveredAt.toISOString()}; until ${lastWithdrawalDay(facts, getMarket(country))}`,
        ]),
    ...(decision?.kind === 'Approved'
      ? [`approved: ${decision.at.toISOString()}, ${[...decision.pieces.values()].join(' + ')} pieces`]
      : []),
    ...(decision?.kind === 'Declined' ? [`declined: ${decision.at.toISOString()}, ${decision.reason}`] : []),
    ...(returned === undefined ? [] : [`${returned.kind}: ${returned.at.toISOString()}`]),
    ...(refund === undefined
      ? []
      : [
          `refund: ${writeDecimal(refund.amount.centAmount, refund.amount.fractionDigits)} ${refund.amount.currencyCode}, ${refund.state}`,
        ]),
  ];
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const withdrawal = await requireWithdrawal(shop, positionals[0]);
  const row = await toRow(shop, withdrawal);
  const { items, goods, reason, name } = withdrawal;
  if (values.json === true) {
    process.stdout.write(`${JSON.stringify({ ...row, name, items, goods, reason }, undefined, 2)}\n`);
    return;
  }
  const lines = [
    ...Object.entries({ ...row, name }).map(([key, value]) => `${key}: ${value}`),
    ...items.map((item) => `item: ${item.quantity} × ${item.name}`),
    ...(goods === undefined ? [] : [`goods: ${goods}`]),
    ...(reason === undefined ? [] : [`reason: ${reason}`]),
    ...(await writeFacts(shop, withdrawal)),
  ];
  process.stdout.write(printable(`${lines.join('\n')}\n`));
}

async function approve(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { order: { type: 'string' } },
  });
  const [number, ...named] = positionals;
  const withdrawal = await requireWithdrawal(shop, number);
  const order = await requireOrder(shop, withdrawal, values.order);
  const pieces = named.length === 0 ? undefined : pickPieces(order, named);
  tell(await approveWithdrawal(shop, { id: withdrawal.id, orderId: order.id }, pieces));
  await report(shop, withdrawal);
}

async function decline(shop: CommandShop, args: readonly string[]): Promise<void> {
  const [number, reason = '', ...more] = args;
  const withdrawal = await requireWithdrawal(shop, number);
  if (reason.trim() === '' || more.length > 0 || reason.length > WITHDRAWAL_TEXT_MAXIMUM.reason)
    throw new CommandRefused('decline needs a number and one text, in the language of the statement.');
  tell(await declineWithdrawal(shop, withdrawal.id, reason.trim()));
  await report(shop, withdrawal);
}

async function received(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { proof: { type: 'boolean' } },
  });
  const withdrawal = await requireWithdrawal(shop, positionals[0]);
  const kind = values.proof === true ? 'ProofOfReturn' : 'GoodsReturned';
  tell(await recordReturn(shop, withdrawal.id, kind));
  await report(shop, withdrawal);
}

async function refund(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { restock: { type: 'boolean' } },
  });
  const withdrawal = await requireWithdrawal(shop, positionals[0]);
  const order = await requireOrder(shop, withdrawal);
  const stock = values.restock === true ? 'restocked' : 'discarded';
  tell(await refundWithdrawal(shop, { id: withdrawal.id, orderId: order.id }, stock));
  await report(shop, withdrawal);
}

/** Where it stands now, and what is left to be done by hand. */
async function report(shop: CommandShop, { number }: Withdrawal): Promise<void> {
  const now = await requireWithdrawal(shop, number);
  const payout = waitOf(now) === 'payout' ? '; a transfer is recorded with orders refunded' : '';
  say(`${number}: ${stateOf(now)}, waits for ${waitOf(now)}${payout}`);
}

const works: Readonly<Record<string, Work>> = { list, show, approve, decline, received, refund };

/** Statements of withdrawal, for the shop's operator: `npm run shop -- withdrawals …` (docs/operations.md). */
export const withdrawalsCommand: Command = {
  help: [
    'withdrawals list [--all | --overdue]     those in which something has to be done, oldest first; --json, --csv',
    'withdrawals show WITHDRAWAL              one by its number, with the order and what was decided; --json',
    'withdrawals approve WITHDRAWAL [--order ORDER] [SKU=PIECES…]   accepts it; what has not left is cancelled and paid back',
    'withdrawals decline WITHDRAWAL REASON    mails the reason, in the language of the statement',
    'withdrawals received WITHDRAWAL [--proof]   the goods are here, or the proof that they were sent',
    'withdrawals refund WITHDRAWAL [--restock]   takes the goods back and pays them',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`withdrawals ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
