import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { money } from '../../../kernel/money.ts';
import { openDatabase } from '../../../server/database.ts';
import { CardProviderUnavailable } from '../payments/card-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrderState } from './change-order-state.ts';
import { changePaymentState } from './change-payment-state.ts';
import { changeShipmentState } from './change-shipment-state.ts';
import { getOrder } from './find-orders.ts';
import type { Order } from './order.ts';
import { findOrderEvents } from './order-event-store.ts';
import type { ShipmentState } from './order-states.ts';
import { recordOrderPaid } from './record-order-paid.ts';
import { recordPayment } from './record-payment.ts';
import { recordPayOut, refundPayment } from './refund-payment.ts';
import { returnItems } from './return-items.ts';
import { findReversals } from './reversal-store.ts';

let shop: TestShop;
const saw = 'EX10000001';
const euro = (cents: number) => money('EUR', cents);

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 3333, available: 1000 });
});
afterAll(() => shop.drop());

async function requireOrder(id: string): Promise<Order> {
  const order = await getOrder(shop.database, id);
  if (order === undefined) throw new Error('no order');
  return order;
}

/** Three saws for 99.99 and 1.95 delivery is 99.99 + free above 59: 99.99. */
async function placeByTransfer(quantity = 3): Promise<Order> {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, quantity);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  return requireOrder(order.id);
}

async function placeByCard(quantity = 1): Promise<Order> {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw, quantity);
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.sk/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  return requireOrder(order?.id ?? '');
}

async function move(order: Order, ...states: ShipmentState[]): Promise<void> {
  for (const state of states) {
    const moved = await changeShipmentState(shop.engine, order, state, 'operator');
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    order = moved.value;
  }
}

const lineOf = (order: Order) => order.contents.lineItems[0]?.id ?? '';
const pieces = (order: Order, quantity: number) => new Map([[lineOf(order), quantity]]);
const eventsOf = async (order: Order) =>
  (await findOrderEvents(shop.database, order.id)).map(({ type, actor, orderVersion }) => [
    type,
    actor,
    orderVersion,
  ]);

test('Y-04: a transfer that arrives in two parts leaves a balance due, then pays and confirms the order', async () => {
  const order = await placeByTransfer();
  expect(order.paid).toEqual(euro(0));
  const first = { amount: euro(5000), reference: 'T-1' };
  expect(await recordPayment(shop.engine, order, first, 'operator')).toMatchObject({
    value: { paymentState: 'BalanceDue', orderState: 'Open', paid: euro(5000), version: 2 },
  });
  // The same transfer again is no more money; with another amount it is a mistake.
  expect(await recordPayment(shop.engine, { id: order.id }, first, 'operator')).toMatchObject({
    value: { paid: euro(5000), version: 2 },
  });
  expect(
    await recordPayment(shop.engine, { id: order.id }, { ...first, amount: euro(1) }, 'operator'),
  ).toEqual({ ok: false, refusal: { code: 'ReferenceUsed', recorded: euro(5000) } });
  expect(
    await recordPayment(shop.engine, { id: order.id }, { amount: euro(5000), reference: 'T-2' }, 'operator'),
  ).toEqual({ ok: false, refusal: { code: 'AmountNotDue', due: euro(4999) } });
  expect(await recordPayment(shop.engine, { id: order.id }, { reference: 'T-2' }, 'operator')).toMatchObject({
    value: { paymentState: 'Paid', orderState: 'Confirmed', paid: euro(9999) },
  });
  expect(await eventsOf(order)).toEqual([
    ['placed', 'system', 1],
    ['payment-received', 'operator', 2],
    ['payment-state', 'system', 2],
    ['payment-received', 'operator', 3],
    ['payment-state', 'system', 3],
    ['order-state', 'system', 3],
  ]);
  expect(shop.announced).toContainEqual({ type: 'order-changed', orderId: order.id, version: 3 });
});

test('X-03: a change names the version it was decided on, and a stale one changes nothing', async () => {
  const order = await placeByTransfer();
  await changeOrderState(shop.engine, order, 'Confirmed', 'operator');
  expect(await changeShipmentState(shop.engine, order, 'Ready', 'operator')).toEqual({
    ok: false,
    refusal: { code: 'ConcurrentModification', currentVersion: 2 },
  });
  expect(await eventsOf(order)).toHaveLength(2);
});

test('X-05: only ways of the tables are taken, and rules of states together are kept', async () => {
  const order = await placeByTransfer();
  const id = { id: order.id };
  expect(await changeOrderState(shop.engine, id, 'Complete', 'operator')).toMatchObject({
    refusal: { code: 'TransitionNotAllowed', from: 'Open', to: 'Complete' },
  });
  expect(await changeShipmentState(shop.engine, id, 'Ready', 'system')).toMatchObject({ ok: false });
  await move(order, 'Ready');
  expect(await changeShipmentState(shop.engine, id, 'Shipped', 'operator')).toMatchObject({
    refusal: { rule: 'What leaves the warehouse was confirmed' },
  });
  await changeOrderState(shop.engine, id, 'Confirmed', 'operator');
  expect(await changeShipmentState(shop.engine, id, 'Shipped', 'operator')).toMatchObject({
    refusal: { rule: 'What leaves the warehouse is paid, unless it is paid on delivery' },
  });
  await recordPayment(shop.engine, id, { reference: 'T' }, 'operator');
  const { version } = await requireOrder(order.id);
  await move({ ...order, version }, 'Shipped', 'Delivered');
  expect(await requireOrder(order.id)).toMatchObject({ orderState: 'Complete', shipmentState: 'Delivered' });
  expect(await cancelOrder(shop.engine, id)).toMatchObject({ refusal: { to: 'Cancelled' } });
});

test('a payment can be given up, and waited for again', async () => {
  const order = await placeByTransfer();
  const id = { id: order.id };
  expect(await changePaymentState(shop.engine, id, 'Failed')).toMatchObject({ ok: true });
  expect(await changePaymentState(shop.engine, id, 'Pending')).toMatchObject({ ok: true });
  expect(await changePaymentState(shop.engine, id, 'Failed')).toMatchObject({ ok: true });
  expect(await recordPayment(shop.engine, id, { reference: 'late' }, 'operator')).toMatchObject({
    value: { paymentState: 'Paid' },
  });
});

test('an unpaid order that is cancelled owes nothing, and its goods are there again', async () => {
  const before = await shop.stockOf(saw);
  const order = await placeByTransfer();
  expect(await shop.stockOf(saw)).toBe(before - 3);
  expect(await cancelOrder(shop.engine, order)).toMatchObject({
    value: { orderState: 'Cancelled', paymentState: 'Failed' },
  });
  expect(await shop.stockOf(saw)).toBe(before);
  expect(await findReversals(shop.database, order.id)).toMatchObject([
    { kind: 'cancel', refundState: 'None', refund: euro(0), contents: { total: euro(9999) } },
  ]);
  expect(await recordPayOut(shop.engine, { id: order.id }, 'X')).toMatchObject({
    refusal: { code: 'NothingOwed' },
  });
  // Twice is not more than once.
  expect(await cancelOrder(shop.engine, { id: order.id })).toMatchObject({ ok: false });
  expect(await shop.stockOf(saw)).toBe(before);
});

test('a part paid order that is cancelled owes that part until the operator has paid it out', async () => {
  const order = await placeByTransfer();
  await recordPayment(shop.engine, order, { amount: euro(1234), reference: 'T-1' }, 'operator');
  expect(await cancelOrder(shop.engine, { id: order.id })).toMatchObject({
    value: { orderState: 'Cancelled', paymentState: 'CreditOwed' },
  });
  expect(await findReversals(shop.database, order.id)).toMatchObject([
    { refundState: 'Owed', refund: euro(1234), paymentId: undefined },
  ]);
  expect(await recordPayOut(shop.engine, { id: order.id }, 'BANK-77')).toMatchObject({
    value: { paymentState: 'Paid' },
  });
  const [last] = (await findOrderEvents(shop.database, order.id)).toReversed();
  expect(last).toMatchObject({ type: 'payment-state' });
  expect(await findReversals(shop.database, order.id)).toMatchObject([{ refundState: 'Paid' }]);
});

test('a card payment goes back through its partner by a job, once, and only when the partner answers', async () => {
  const order = await placeByCard();
  expect(order).toMatchObject({ paymentState: 'Paid', paid: euro(3528), totalPrice: euro(3528) });
  await cancelOrder(shop.engine, order);
  const [reversal] = await findReversals(shop.database, order.id);
  const job = { reversalId: reversal?.id ?? '' };
  expect(await shop.findJobs('refund-payment')).toContainEqual(job);
  expect(await shop.findJobs('send-reversal-notice')).toContainEqual(job);
  // Delivery is refunded too.
  expect(reversal?.refund).toEqual(euro(3528));
  shop.partner.isDown = true;
  await expect(refundPayment(shop.engine, job)).rejects.toThrow(CardProviderUnavailable);
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'CreditOwed' });
  shop.partner.isDown = false;
  await Promise.all([refundPayment(shop.engine, job), refundPayment(shop.engine, job)]);
  await refundPayment(shop.engine, job);
  expect(shop.partner.refunds.get(job.reversalId)?.amount).toEqual(euro(3528));
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'Paid', orderState: 'Cancelled' });
  expect((await eventsOf(order)).filter(([type]) => type === 'refunded')).toHaveLength(1);
});

test('a refund that the partner paid and we did not note, because we were killed between, is noted and not paid again', async () => {
  const order = await placeByCard();
  await cancelOrder(shop.engine, order);
  const [reversal] = await findReversals(shop.database, order.id);
  const job = { reversalId: reversal?.id ?? '' };
  const reference = shop.partner.checkouts.at(-1)?.reference ?? '';
  await shop.partner.refund(reference, euro(3528), job.reversalId);
  const paidBefore = shop.partner.refunds.size;
  await refundPayment(shop.engine, job);
  expect(shop.partner.refunds.size).toBe(paidBefore);
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'Paid' });
});

test('returns of shipped pieces refund their exact shares, delivery with the last, and restock when told to', async () => {
  const order = await placeByCard(2);
  await changeOrderState(shop.engine, order, 'Confirmed', 'operator');
  const { version } = await requireOrder(order.id);
  const early = await returnItems(
    shop.engine,
    { id: order.id },
    { pieces: pieces(order, 1), stock: 'restocked' },
  );
  expect(early).toMatchObject({ refusal: { code: 'NotReturnable' } });
  await move({ ...order, version }, 'Ready', 'Shipped');
  const before = await shop.stockOf(saw);
  const id = { id: order.id };
  expect(await returnItems(shop.engine, id, { pieces: pieces(order, 1), stock: 'discarded' })).toMatchObject({
    value: { paymentState: 'CreditOwed', orderState: 'Confirmed' },
  });
  expect(await shop.stockOf(saw)).toBe(before);
  expect(await returnItems(shop.engine, id, { pieces: pieces(order, 2), stock: 'restocked' })).toMatchObject({
    refusal: { code: 'NotReturnable', lineItemId: lineOf(order), atMost: 1 },
  });
  await returnItems(shop.engine, id, { pieces: pieces(order, 1), stock: 'restocked' });
  expect(await shop.stockOf(saw)).toBe(before + 1);
  const reversals = await findReversals(shop.database, order.id);
  expect(reversals.map(({ refund }) => refund.centAmount)).toEqual([
    3333,
    order.totalPrice.centAmount - 3333,
  ]);
  for (const { id: reversalId } of reversals) await refundPayment(shop.engine, { reversalId });
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'Paid' });
});

test('X-02: returned at once by two hands, the last piece comes back once', async () => {
  const order = await placeByCard();
  await changeOrderState(shop.engine, order, 'Confirmed', 'operator');
  await move({ ...order, version: 2 }, 'Ready', 'Shipped');
  const other = openDatabase({ url: shop.url, log: (line) => console.error(line) });
  const before = await shop.stockOf(saw);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      returnItems(
        index % 2 === 0 ? shop.engine : { ...shop.engine, database: other },
        { id: order.id },
        { pieces: pieces(order, 1), stock: 'restocked' },
      ),
    ),
  );
  await other.close();
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.stockOf(saw)).toBe(before + 1);
  expect(await findReversals(shop.database, order.id)).toHaveLength(1);
});

test('the log of events cannot be changed', async () => {
  const order = await placeByTransfer(1);
  const change = statement(`update order_event set actor = 'operator' where order_id = $1`);
  await expect(shop.database.query(change, [order.id])).rejects.toThrow('append-only');
  const remove = statement('delete from order_event where order_id = $1');
  await expect(shop.database.query(remove, [order.id])).rejects.toThrow('append-only');
});

test('Y-04: money that a partner brings for an order that was cancelled meanwhile is paid back at once', async () => {
  const order = await placeByTransfer(1);
  await cancelOrder(shop.engine, order);
  shop.clock.time = new Date(shop.clock.time.getTime() + 1000);
  const payment = { amount: order.totalPrice, providerReference: 'R-1', orderId: order.id };
  await shop.database.transaction((transaction) =>
    recordOrderPaid(transaction, shop.engine, payment, 'Paid'),
  );
  expect(await requireOrder(order.id)).toMatchObject({
    orderState: 'Cancelled',
    paymentState: 'CreditOwed',
    paid: order.totalPrice,
  });
  expect(await findReversals(shop.database, order.id)).toMatchObject([
    { kind: 'cancel', refundState: 'None' },
    {
      kind: 'return',
      refundState: 'Owed',
      refund: order.totalPrice,
      contents: { lines: [], total: euro(0) },
    },
  ]);
  expect((await eventsOf(order)).filter(([type]) => type === 'returned')).toEqual([
    ['returned', 'system', 3],
  ]);
});

test('Y-04: money that a partner brings for an order that waits for it pays and confirms it', async () => {
  const order = await placeByTransfer(1);
  const payment = { amount: order.totalPrice, providerReference: 'R-2', orderId: order.id };
  await shop.database.transaction((transaction) =>
    recordOrderPaid(transaction, shop.engine, payment, 'Paid'),
  );
  expect(await requireOrder(order.id)).toMatchObject({
    orderState: 'Confirmed',
    paymentState: 'Paid',
    paid: order.totalPrice,
  });
});
