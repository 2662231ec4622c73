import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { cancelOrder } from '../../commerce/purchase/orders/cancel-order.ts';
import { changeOrderState } from '../../commerce/purchase/orders/change-order-state.ts';
import { changePaymentState } from '../../commerce/purchase/orders/change-payment-state.ts';
import { changeShipmentState } from '../../commerce/purchase/orders/change-shipment-state.ts';
import { getOrderHistory } from '../../commerce/purchase/orders/find-orders.ts';
import type { Order } from '../../commerce/purchase/orders/order.ts';
import { describeOrderRefusal, type OrderRefusal } from '../../commerce/purchase/orders/order-refusal.ts';
import {
  orderPaymentStates,
  orderStates,
  shipmentStates,
} from '../../commerce/purchase/orders/order-states.ts';
import { recordPayment } from '../../commerce/purchase/orders/record-payment.ts';
import { recordPayOut, requestRefundsAgain } from '../../commerce/purchase/orders/refund-payment.ts';
import { returnItems } from '../../commerce/purchase/orders/return-items.ts';
import { type OrderStateFilter, walkOrders } from '../../commerce/purchase/orders/walk-orders.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import type { Money } from '../../kernel/money.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseAmount } from './parse-amount.ts';
import { pickPieces } from './pick-pieces.ts';
import { pickTableForm, printTable, tableOptions, writeTable } from './print-table.ts';
import { requireOrder } from './require-order.ts';

const columns = [
  'orderNumber',
  'createdAt',
  'country',
  'email',
  'orderState',
  'shipmentState',
  'paymentState',
  'total',
  'paid',
  'currency',
  'version',
] as const;

const decimal = ({ centAmount, fractionDigits }: Money) => writeDecimal(centAmount, fractionDigits);

function toRow(order: Order) {
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    country: order.country,
    email: order.customerEmail,
    orderState: order.orderState,
    shipmentState: order.shipmentState,
    paymentState: order.paymentState,
    total: decimal(order.totalPrice),
    paid: decimal(order.paid),
    currency: order.totalPrice.currencyCode,
    version: order.version,
  };
}

const stateOptions = {
  order: { type: 'string' },
  shipment: { type: 'string' },
  payment: { type: 'string' },
} as const;

function pickState<State extends string>(
  table: { readonly next: Readonly<Record<State, unknown>> },
  text: string | undefined,
): State | undefined {
  if (text === undefined) return undefined;
  const states = Object.keys(table.next) as State[];
  const state = states.find((known) => known.toLowerCase() === text.toLowerCase());
  if (state === undefined) throw new CommandRefused(`${text} is no state: known are ${states.join(', ')}.`);
  return state;
}

function pickFilter(values: { order?: string; shipment?: string; payment?: string }): OrderStateFilter {
  return {
    orderState: pickState(orderStates, values.order),
    shipmentState: pickState(shipmentStates, values.shipment),
    paymentState: pickState(orderPaymentStates, values.payment),
  };
}

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

/** As many as a person reads; `export` has no end. */
const LISTED = 100;

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ...tableOptions, ...stateOptions } });
  const rows = [];
  let isMore = false;
  for await (const order of walkOrders(shop.database, pickFilter(values))) {
    if (rows.length === LISTED) {
      isMore = true;
      break;
    }
    rows.push(toRow(order));
  }
  printTable(columns, rows, pickTableForm(values));
  if (isMore) say(`Only the newest ${LISTED}; narrow them by state, or use export.`);
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Streams: an order at a time is in memory, however many there are. */
async function exportAll(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ...tableOptions, ...stateOptions } });
  const isJson = pickTableForm(values) === 'json';
  const header = writeTable(columns, [], 'csv');
  if (!isJson) await write(header);
  for await (const order of walkOrders(shop.database, pickFilter(values))) {
    await write(
      isJson ? `${JSON.stringify(order)}\n` : writeTable(columns, [toRow(order)], 'csv').slice(header.length),
    );
  }
}

async function show(shop: CommandShop, [name]: readonly string[]): Promise<void> {
  const order = await requireOrder(shop, name);
  const { reversals } = await getOrderHistory(shop.database, order.id);
  await write(`${JSON.stringify({ ...order, reversals }, undefined, 2)}\n`);
}

async function events(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: tableOptions,
  });
  const order = await requireOrder(shop, positionals[0]);
  const history = await getOrderHistory(shop.database, order.id);
  const rows = history.events.map((event) => ({
    at: event.happenedAt.toISOString(),
    version: event.orderVersion,
    type: event.type,
    actor: event.actor,
    details: JSON.stringify(event.details),
  }));
  printTable(['at', 'version', 'type', 'actor', 'details'], rows, pickTableForm(values));
}

function tell(outcome: Outcome<Order, OrderRefusal>): Order {
  if (!outcome.ok) throw new CommandRefused(describeOrderRefusal(outcome.refusal));
  const order = outcome.value;
  say(
    `${order.orderNumber}: order ${order.orderState}, goods ${order.shipmentState}, money ${order.paymentState}`,
  );
  return order;
}

async function setState(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [name, machine, state] = positionals;
  if (state === undefined)
    throw new CommandRefused('set-state needs ORDER, order|shipment|payment and STATE.');
  const { id } = await requireOrder(shop, name);
  const version = values.version === undefined ? undefined : Number(values.version);
  if (version !== undefined && !Number.isSafeInteger(version)) {
    throw new CommandRefused(`--version ${values.version}: must be a whole number.`);
  }
  const which = { id, version };
  if (machine === 'shipment') {
    const to = pickState(shipmentStates, state) ?? 'Ready';
    tell(await changeShipmentState(shop, which, to, 'operator'));
  } else if (machine === 'order') {
    const to = pickState(orderStates, state) ?? 'Open';
    tell(
      to === 'Cancelled'
        ? await cancelOrder(shop, which)
        : await changeOrderState(shop, which, to, 'operator'),
    );
  } else if (machine === 'payment') {
    const to = pickState(orderPaymentStates, state);
    if (to !== 'Failed' && to !== 'Pending') {
      throw new CommandRefused(
        'A payment is set to Failed or Pending; amounts do the rest, see orders paid.',
      );
    }
    tell(await changePaymentState(shop, which, to));
  } else {
    throw new CommandRefused(`${machine} is none of order, shipment, payment.`);
  }
}

/** The steps that are left until an order is on its way, one after the other. */
async function ship(shop: CommandShop, [name]: readonly string[]): Promise<void> {
  let order = await requireOrder(shop, name);
  if (order.orderState === 'Open') {
    order = tell(await changeOrderState(shop, order, 'Confirmed', 'operator'));
  }
  if (order.shipmentState === 'Pending' || order.shipmentState === 'Backorder') {
    order = tell(await changeShipmentState(shop, order, 'Ready', 'operator'));
  }
  tell(await changeShipmentState(shop, order, 'Shipped', 'operator'));
}

async function paid(shop: CommandShop, [name, reference, amount]: readonly string[]): Promise<void> {
  const order = await requireOrder(shop, name);
  if (reference === undefined) throw new CommandRefused('say the reference of the receipt.');
  const received = amount === undefined ? undefined : parseAmount(amount, order.totalPrice.currencyCode);
  tell(await recordPayment(shop, order, { reference, amount: received }, 'operator'));
}

async function cancel(shop: CommandShop, [name]: readonly string[]): Promise<void> {
  tell(await cancelOrder(shop, await requireOrder(shop, name)));
}

async function takeReturn(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { restock: { type: 'boolean' } },
  });
  const [name, ...pieces] = positionals;
  const order = await requireOrder(shop, name);
  const stock = values.restock === true ? 'restocked' : 'discarded';
  tell(await returnItems(shop, order, { pieces: pickPieces(order, pieces), stock }));
}

async function refunded(shop: CommandShop, [name, reference]: readonly string[]): Promise<void> {
  const order = await requireOrder(shop, name);
  if (reference === undefined)
    throw new CommandRefused('say the reference of the transfer that paid it out.');
  tell(await recordPayOut(shop, order, reference));
}

async function refundAgain(shop: CommandShop, [name]: readonly string[]): Promise<void> {
  tell(await requestRefundsAgain(shop, await requireOrder(shop, name)));
}

const works: Readonly<Record<string, Work>> = {
  list,
  show,
  events,
  'set-state': setState,
  ship,
  paid,
  cancel,
  return: takeReturn,
  refunded,
  'refund-again': refundAgain,
  export: exportAll,
};

/** Orders, for the shop's operator: `npm run shop -- orders …` (docs/operations.md). */
export const ordersCommand: Command = {
  help: [
    'orders list [--order STATE] [--shipment STATE] [--payment STATE]   the newest orders; --json, --csv',
    'orders show ORDER                        one by number or id, as JSON, with what was taken back of it',
    'orders events ORDER                      what happened to it, when, by whose hand; --json, --csv',
    'orders set-state ORDER order|shipment|payment STATE [--version N]',
    'orders ship ORDER                        confirms, readies and ships it, as far as that is left to do',
    'orders paid ORDER REFERENCE [AMOUNT]     records money that came in; AMOUNT: all that is due',
    'orders cancel ORDER                      takes all of it back, before it leaves',
    'orders return ORDER SKU=PIECES… [--restock]   takes pieces back, after it left',
    'orders refunded ORDER REFERENCE          records that what is owed by hand was paid out, or what the partner failed to pay',
    'orders refund-again ORDER                asks the partner anew for refunds that failed',
    'orders export [--order STATE] …          all orders as CSV; --json: one whole order a line',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`orders ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
