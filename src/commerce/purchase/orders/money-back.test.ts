import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  categoryLine,
  guaranteeLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { money } from '../../../kernel/money.ts';
import { changeOrderState } from './change-order-state.ts';
import { changeShipmentState } from './change-shipment-state.ts';
import { getOrder } from './find-orders.ts';
import type { Order } from './order.ts';
import { recordPayment } from './record-payment.ts';
import { recordPayOut } from './refund-payment.ts';
import { returnItems } from './return-items.ts';
import { findReversals } from './reversal-store.ts';

const euro = (cents: number) => money('EUR', cents);
const machine = skuOf(1);
const guarantee = '4100010';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await importLines(shop.database, [
    typeLine(),
    { type: 'productType', key: 'extra_guarantee', attributes: [] },
    categoryLine('workshop'),
    productLine(1),
    priceLine(1, 'EUR', 50_000),
    stockLine(1, 1000),
    guaranteeLine(guarantee, { markets: ['PT'] }),
  ]);
});
afterAll(() => shop.drop());

async function requireOrder(id: string): Promise<Order> {
  const order = await getOrder(shop.database, id);
  if (order === undefined) throw new Error('no order');
  return order;
}

async function ship({ id }: Order): Promise<Order> {
  await changeOrderState(shop.engine, { id }, 'Confirmed', 'operator');
  await changeShipmentState(shop.engine, { id }, 'Ready', 'operator');
  const shipped = await changeShipmentState(shop.engine, { id }, 'Shipped', 'operator');
  if (!shipped.ok) throw new Error(JSON.stringify(shipped.refusal));
  return shipped.value;
}

/** A reference to pay under, at a cash machine: the order is there before its money. */
async function placeByReference() {
  const shopper = shop.openShopper('PT');
  const cart = await fillCart(shopper, machine, 1, 'PT');
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    method: 'multibanco',
    returnUrl: 'https://gantry.pt/checkout/payment',
  });
  shop.partner.end(payment.id, 'Waiting');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  return { order: await requireOrder(order?.id ?? ''), payment, shopper };
}

test('E-02: a guarantee goes back with its product, as many pieces as are no longer covered', async () => {
  const shopper = shop.openShopper('PT');
  await fillCart(shopper, machine, 3, 'PT');
  const { cart } = await shopper.get('addToCart', { sku: guarantee, parentSku: machine });
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.pt/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order: placed } = await shopper.get('completePayment', { id: payment.id });
  const order = await ship(await requireOrder(placed?.id ?? ''));
  const [product, covers] = order.contents.lineItems;
  if (product === undefined || covers === undefined) throw new Error('no lines');

  // One guarantee was given up before; the machine it was for comes back now, with nothing more to cover.
  for (const pieces of [new Map([[covers.id, 1]]), new Map([[product.id, 1]]), new Map([[product.id, 1]])]) {
    const back = await returnItems(shop.engine, { id: order.id }, { pieces, stock: 'restocked' });
    expect(back).toMatchObject({ ok: true });
  }
  const reversals = (await findReversals(shop.database, order.id)).map(({ refund, contents }) => [
    refund.centAmount,
    contents.lines.map(({ sku, quantity }) => [sku, quantity]),
  ]);
  const [first, second, third] = [
    [guarantee, 1],
    [machine, 1],
    [machine, 1],
  ];
  expect(reversals).toHaveLength(3);
  expect(reversals).toEqual(
    expect.arrayContaining([
      [2500, [first]],
      [50_000, [second]],
      [52_500, [third, [guarantee, 1]]],
    ]),
  );
});

test('Y-04: what came by a transfer is paid back by hand, though the order was to be paid at the partner', async () => {
  const { order } = await placeByReference();
  await recordPayment(shop.engine, { id: order.id }, { reference: 'T-1' }, 'operator');
  const shipped = await ship(order);
  const pieces = new Map(shipped.contents.lineItems.map((line) => [line.id, line.quantity]));
  await returnItems(shop.engine, { id: order.id }, { pieces, stock: 'restocked' });
  expect(await shop.findJobs('refund-payment')).not.toContainEqual({
    reversalId: (await findReversals(shop.database, order.id))[0]?.id,
  });
  expect(await recordPayOut(shop.engine, { id: order.id }, 'OUT-1')).toMatchObject({
    value: { paymentState: 'Paid' },
  });
});

test('Y-08: of a reference counts what the partner says came in, not what was asked for', async () => {
  const { order, payment, shopper } = await placeByReference();
  const checkout = shop.partner.checkouts.find((one) => one.merchantReference === payment.id);
  if (checkout === undefined) throw new Error('no checkout');
  Object.assign(checkout, { status: 'Authorised', amount: euro(order.totalPrice.centAmount - 100) });
  await shopper.get('completePayment', { id: payment.id });
  expect(await requireOrder(order.id)).toMatchObject({
    paymentState: 'BalanceDue',
    paid: euro(order.totalPrice.centAmount - 100),
  });
});

test('Y-04: money that comes under a reference that was given up pays its order after all', async () => {
  const { order, payment, shopper } = await placeByReference();
  shop.partner.end(payment.id, 'Refused');
  await shopper.get('completePayment', { id: payment.id });
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'Failed' });
  shop.partner.end(payment.id, 'Authorised');
  const { payment: paid } = await shopper.get('completePayment', { id: payment.id });
  expect(paid.state).toBe('Authorised');
  expect(await requireOrder(order.id)).toMatchObject({ paymentState: 'Paid', paid: order.totalPrice });
});

test('Y-04: of a reference that runs out only whoever still waits for its order is told', async () => {
  const [waiting, paid] = [await placeByReference(), await placeByReference()];
  await recordPayment(shop.engine, { id: paid.order.id }, { reference: 'T-3' }, 'operator');
  for (const { payment, shopper } of [waiting, paid]) {
    shop.partner.end(payment.id, 'Refused');
    await shopper.get('completePayment', { id: payment.id });
  }
  expect(await requireOrder(waiting.order.id)).toMatchObject({ paymentState: 'Failed' });
  expect(await requireOrder(paid.order.id)).toMatchObject({ paymentState: 'Paid' });
  const told = await shop.findJobs('send-payment-end');
  expect(told).toContainEqual({ paymentId: waiting.payment.id, end: 'refused' });
  expect(told).not.toContainEqual({ paymentId: paid.payment.id, end: 'refused' });
});

test('X-03: a change that is refused at its end has changed nothing', async () => {
  const { order } = await placeByReference();
  await recordPayment(shop.engine, { id: order.id }, { reference: 'T-2' }, 'operator');
  const shipped = await ship(order);
  const pieces = new Map(shipped.contents.lineItems.map((line) => [line.id, line.quantity]));
  await returnItems(shop.engine, { id: order.id }, { pieces, stock: 'restocked' });
  // As a hand in the database might leave it: nothing leads from here to Paid.
  await shop.database.query(
    statement(`update "order" set payment_state = 'Pending', order_state = 'Open' where id = $1`),
    [order.id],
  );
  expect(await recordPayOut(shop.engine, { id: order.id }, 'OUT-2')).toMatchObject({
    refusal: { code: 'TransitionNotAllowed' },
  });
  expect(await findReversals(shop.database, order.id)).toMatchObject([{ refundState: 'Owed' }]);
});
