import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { changeOrderState } from '../orders/change-order-state.ts';
import { changeShipmentState } from '../orders/change-shipment-state.ts';
import { getOrder } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { recordPayment } from '../orders/record-payment.ts';
import { returnItems } from '../orders/return-items.ts';
import { approveWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import type { Paper } from './invoice.ts';
import { issuePapers } from './issue-papers.ts';
import { findPapersOfOrder } from './paper-store.ts';

const SKU = 'EX10000001';
/** Costs 20.00: five of them can be paid at the door where a country takes more than one piece. */
const SMALL = 'EX10000002';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: SKU, cents: 50_000, available: 10_000 });
  await shop.addProduct({ sku: SMALL, cents: 2000, available: 10_000 });
});
afterAll(() => shop.drop());

async function requireOrder(id: string | undefined): Promise<Order> {
  const order = await getOrder(shop.database, id ?? '');
  if (order === undefined) throw new Error('no order');
  return order;
}

async function buyByCard(quantity = 1): Promise<Order> {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, SKU, quantity);
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  return requireOrder(order?.id);
}

async function buyAtDoor(country: 'SK' | 'DE' = 'SK', sku = SKU, quantity = 1): Promise<Order> {
  const shopper = shop.openShopper(country);
  const cart = await fillCart(shopper, sku, quantity, country);
  const paid = await shopper.get('createCodPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', {
    id: paid.cart.id,
    version: paid.cart.version,
  });
  return requireOrder(order.id);
}

async function buyByTransfer(sku: string, quantity: number): Promise<Order> {
  const shopper = shop.openShopper();
  const { id, version } = await fillCart(shopper, sku, quantity);
  await shopper.get('createBankPayment', { cartId: id, cartVersion: version });
  const { order } = await shopper.get('createMyOrderFromCart', { id, version });
  return requireOrder(order.id);
}

/** Two of five pieces, before they have left. */
async function withdraw({ id, orderNumber, contents }: Order): Promise<void> {
  const input = { name: 'Jana', orderNumber, email: `${id}@example.com` };
  const { withdrawal } = await shop.openShopper().get('withdrawFromContract', input);
  const pieces = new Map([[contents.lineItems[0]?.id ?? '', 2]]);
  const approved = await approveWithdrawal(shop.engine, { id: withdrawal.id, orderId: id }, pieces);
  if (!approved.ok) throw new Error(JSON.stringify(approved.refusal));
}

async function ship({ id }: Order): Promise<void> {
  await changeOrderState(shop.engine, { id }, 'Confirmed', 'operator');
  await changeShipmentState(shop.engine, { id }, 'Ready', 'operator');
  const shipped = await changeShipmentState(shop.engine, { id }, 'Shipped', 'operator');
  if (!shipped.ok) throw new Error(JSON.stringify(shipped.refusal));
}

const asked = async (order: Order) =>
  (await shop.findJobs('issue-papers')).filter(
    (payload) => JSON.stringify(payload) === JSON.stringify({ orderId: order.id }),
  ).length;

async function papersOf({ id }: Order): Promise<readonly Paper[]> {
  await issuePapers(shop.engine, { orderId: id });
  return (await findPapersOfOrder(shop.database, id)).map(({ contents }) => contents);
}

const selectNumbers = statement(`select number from paper where kind = $1 order by number`);
async function numbers(kind: Paper['kind']): Promise<readonly string[]> {
  const rows = await shop.database.query<{ number: string }>(selectNumbers, [kind]);
  return rows.map(({ number }) => number);
}

/** 1, 2, 3 … as the range of a kind writes them. */
function expectNoGaps(list: readonly string[], prefix: string): void {
  expect(list).toEqual(list.map((_, index) => `${prefix}2026${String(index + 1).padStart(6, '0')}`));
}

describe('T-02: an invoice', () => {
  test('is due with the payment, once, and never looked for again in vain', async () => {
    const order = await buyByCard(3);
    expect(await asked(order)).toBe(1);
    const [invoice, ...others] = await papersOf(order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', issuedOn: '2026-11-20', country: 'SK' });
    expect(invoice?.totals.paid).toEqual(order.totalPrice);
    expect(await papersOf(order)).toEqual([invoice]);
  });

  test('of what is paid at the door is due when it leaves, and asks for the money', async () => {
    const order = await buyAtDoor();
    expect(await papersOf(order)).toEqual([]);
    await ship(order);
    expect(await asked(order)).toBeGreaterThan(0);
    const [invoice] = await papersOf(order);
    expect(invoice?.totals.due).toEqual(order.totalPrice);
    expect(invoice).toMatchObject({ delivery: { on: '2026-11-20' } });
  });

  test('of a transfer asks for nothing more once the rest is paid after a part was withdrawn', async () => {
    const order = await buyByTransfer(SMALL, 5);
    await withdraw(order);
    await recordPayment(shop.engine, { id: order.id }, { reference: order.orderNumber }, 'operator');
    const { paid, paymentState } = await requireOrder(order.id);
    expect([paid.centAmount, paymentState]).toEqual([order.totalPrice.centAmount - 4000, 'Paid']);
    const [invoice, note] = await papersOf(order);
    expect([invoice?.totals.paid, invoice?.totals.due.centAmount]).toEqual([order.totalPrice, 0]);
    expect(note?.totals.due.centAmount).toBe(4000);
  });

  test('of what is paid at the door asks for what is collected after a part was withdrawn', async () => {
    const order = await buyAtDoor('DE', SMALL, 5);
    await withdraw(order);
    await ship(order);
    const [invoice, note] = await papersOf(order);
    expect(invoice?.totals.due.centAmount).toBe(order.totalPrice.centAmount - 4000);
    expect(note?.totals.due.centAmount).toBe(4000);
  });

  test('is never issued for what was cancelled before', async () => {
    const order = await buyByCard();
    await cancelOrder(shop.engine, { id: order.id });
    expect(await papersOf(order)).toEqual([]);
  });

  test('cannot be changed, nor removed, nor can its files', async () => {
    await papersOf(await buyByCard());
    for (const change of [
      'update paper set number = number',
      'delete from paper',
      'truncate paper cascade',
    ]) {
      await expect(shop.database.query(statement(change))).rejects.toThrow('append-only');
    }
  });

  test('has a number that follows the one before, fifty at the same time', async () => {
    const orders: Order[] = [];
    for (let count = 0; count < 50; count += 1) orders.push(await buyByCard());
    // Each twice, as a job that is run again while the first run still goes on.
    await Promise.all([...orders, ...orders].map(({ id }) => issuePapers(shop.engine, { orderId: id })));
    const issued = await numbers('invoice');
    expect(issued.length).toBeGreaterThanOrEqual(50);
    expectNoGaps(issued, '');
    expect(await shop.findJobs('send-paper')).toHaveLength(
      issued.length + (await numbers('credit-note')).length,
    );
  });

  test('that fails gives its number back', async () => {
    const order = await buyByCard();
    const broken = {
      ...shop.engine,
      jobs: { enqueue: () => Promise.reject(new Error('the process was killed')) },
    };
    await expect(issuePapers(broken, { orderId: order.id })).rejects.toThrow('killed');
    expect(await findPapersOfOrder(shop.database, order.id)).toEqual([]);
    await papersOf(order);
    expectNoGaps(await numbers('invoice'), '');
  });

  test('of the next year counts from one again', async () => {
    const order = await buyByCard();
    const before = shop.clock.time;
    // Half past midnight in Bratislava.
    shop.clock.time = new Date('2026-12-31T23:30:00Z');
    const [invoice] = await papersOf(order);
    shop.clock.time = before;
    expect(invoice).toMatchObject({ number: '2027000001', issuedOn: '2027-01-01' });
  });
});

describe('T-02: a credit note', () => {
  test('says for each return what came back, and of which invoice', async () => {
    const order = await buyByCard(3);
    const [invoice] = await papersOf(order);
    await ship(order);
    const [line] = order.contents.lineItems;
    for (const pieces of [1, 2]) {
      shop.clock.time = new Date(shop.clock.time.getTime() + 60_000);
      const returned = { stock: 'restocked', pieces: new Map([[line?.id ?? '', pieces]]) } as const;
      await returnItems(shop.engine, { id: order.id }, returned);
    }
    const [, first, second, ...others] = await papersOf(order);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'credit-note',
      corrects: { number: invoice?.number, issuedOn: '2026-11-20' },
      lines: [{ sku: SKU, quantity: 1 }],
    });
    const credited = (first?.totals.due.centAmount ?? 0) + (second?.totals.due.centAmount ?? 0);
    expect(credited).toBe(order.totalPrice.centAmount);
    expectNoGaps(await numbers('credit-note'), 'CN');
  });

  test('takes a cancelled order’s whole invoice back', async () => {
    const order = await buyByCard(2);
    await papersOf(order);
    await cancelOrder(shop.engine, { id: order.id });
    const [invoice, note] = await papersOf(order);
    expect(note?.totals.net).toEqual(invoice?.totals.net);
    expect(note?.totals.due).toEqual(order.totalPrice);
  });
});
