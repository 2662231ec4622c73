import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { cancelOrder } from '../commerce/purchase/orders/cancel-order.ts';
import { findReversals } from '../commerce/purchase/orders/reversal-store.ts';
import { statement } from '../kernel/database.ts';
import { money } from '../kernel/money.ts';

let shop: TestShop;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
});
afterAll(() => shop.drop());

const euro = (cents: number) => money('EUR', cents);
const countOrders = statement('select count(*) as count from "order"');
const ordersOf = statement('select id from "order" where cart_id = $1');

/** A cart that is promised to be paid by transfer and only waits for its order. */
async function prepare(sku: string, quantity = 1) {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, sku, quantity);
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  return {
    shopper,
    cart,
    order: () => shopper.call('createMyOrderFromCart', { id: cart.id, version: cart.version }),
  };
}

test('T-01: a Czech transfer is made with the digits of the order’s number', async () => {
  await shop.addProduct({ sku: saw, cents: 120_000, currency: 'CZK' });
  const shopper = shop.openShopper('CZ');
  const cart = await fillCart(shopper, saw, 1, 'CZ');
  const paid = await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', paid.cart);
  expect(order.bankDetails?.reference).toMatch(/^\d{10}$/);
  expect(order.orderNumber).toBe(`NS${order.bankDetails?.reference}`);
});

test('T-01, T-21: a cart becomes an order with its number, totals, bank details and delivery, seen only by its buyer', async () => {
  const { shopper, cart } = await prepare(saw, 2);
  const before = await shop.stockOf(saw);
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  expect(order).toMatchObject({
    country: 'SK',
    locale: 'sk-SK',
    customerEmail: 'jana@example.com',
    orderState: 'Open',
    shipmentState: 'Pending',
    paymentState: 'Pending',
    totalPrice: euro(10_000),
    cart: { id: cart.id, version: cart.version },
    createdAt: '2026-11-20T12:00:00.000Z',
    // Friday noon: two to four working days
    deliveryEstimate: { from: '2026-11-24', to: '2026-11-26' },
    bankDetails: { reference: order.orderNumber, iban: 'SK4399990000000000000019' },
  });
  expect(order.orderNumber).toMatch(/^NS\d{10}$/);
  expect(order.payments).toMatchObject([{ paymentInterface: 'bank-transfer', state: 'Pending' }]);
  expect(order.taxedPrice).toEqual({
    totalGross: euro(10_000),
    totalNet: euro(8130),
    taxPortions: [{ name: 'VAT', rate: 0.23, amount: euro(1870) }],
  });
  expect(await shop.stockOf(saw)).toBe(before - 2);
  expect(await shop.findJobs('send-order-confirmation')).toContainEqual({ orderId: order.id });
  expect(shop.announced).toContainEqual({ type: 'stock-changed', skus: [saw] });

  expect(await shopper.get('getMe', {})).toEqual({ activeCart: null });
  expect((await shopper.get('getOrders', {})).orders.results).toEqual([order]);
  expect(
    (await shopper.get('getOrders', { orderNumber: order.orderNumber.slice(2) })).orders.results,
  ).toEqual([order]);
  expect((await shopper.get('getCart', { id: cart.id })).cart).toMatchObject({
    cartState: 'Ordered',
    totalPrice: euro(10_000),
  });
  const late = {
    id: cart.id,
    version: cart.version + 1,
    actions: [{ action: 'addLineItem', sku: saw, quantity: 1 }],
  };
  expect(await shopper.send('updateCart', late)).toMatchObject({ refusal: { code: 'CartAlreadyOrdered' } });
  const wrong = await shopper.call('createMyOrderFromCart', { id: cart.id, version: 1 });
  expect(wrong).toMatchObject({ refusal: { code: 'CartAlreadyOrdered' } });
});

test('V-08: an order keeps why its amounts are what they are', async () => {
  const { shopper, cart } = await prepare(saw);
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  const [line] = order.lineItems;
  expect(line?.priceSteps).toEqual([{ rule: 'list-price', id: 'EUR', amount: euro(5000) }]);
  expect(order.shippingInfo.priceSteps).toEqual([{ rule: 'shipping-fee', id: 'parcel', amount: euro(195) }]);
  expect(order.priceSteps).toEqual([
    { rule: 'goods', amount: euro(5000) },
    { rule: 'shipping', amount: euro(195) },
  ]);
  expect(order.totalPrice).toEqual(euro(5195));
});

test('X-02: 50 buyers of 10 pieces make exactly 10 orders, and 40 learn that it is out of stock', async () => {
  const sku = 'EX10000010';
  await shop.addProduct({ sku, cents: 2500, available: 10 });
  const buyers = [];
  for (let index = 0; index < 50; index += 1) buyers.push(await prepare(sku));
  const outcomes = await Promise.all(buyers.map((buyer) => buyer.order()));
  const numbers = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.order.orderNumber : []));
  expect(new Set(numbers).size).toBe(10);
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.refusal));
  expect(refusals).toHaveLength(40);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'OutOfStock', sku, available: 0 });
  expect(await shop.stockOf(sku)).toBe(0);
});

test('X-02: orders of several products in any order never wait for each other, and take all lines or none', async () => {
  const [first, second] = ['EX10000020', 'EX10000021'];
  await shop.addProduct({ sku: first, cents: 100, available: 30 });
  await shop.addProduct({ sku: second, cents: 100, available: 12 });
  const buyers = [];
  for (let index = 0; index < 30; index += 1) {
    const shopper = shop.openShopper();
    const skus = index % 2 === 0 ? [first, second] : [second, first];
    await shopper.get('addToCart', { sku: skus[0] ?? '' });
    const cart = await fillCart(shopper, skus[1] ?? '');
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    buyers.push({ shopper, cart });
  }
  const outcomes = await Promise.all(
    buyers.map(({ shopper, cart }) =>
      shopper.call('createMyOrderFromCart', { id: cart.id, version: cart.version }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(12);
  expect(await shop.stockOf(second)).toBe(0);
  expect(await shop.stockOf(first)).toBe(18);
});

test('X-02: the same cart ordered 50 times at once is one order, the same for everyone who asks', async () => {
  const sku = 'EX10000030';
  await shop.addProduct({ sku, cents: 2500, available: 10 });
  const buyer = await prepare(sku);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => buyer.order()));
  const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.order.id : outcome.refusal.code));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.stockOf(sku)).toBe(9);
  expect(await shop.database.query(ordersOf, [buyer.cart.id])).toHaveLength(1);
  expect(await shop.findJobs('send-order-confirmation')).toContainEqual({ orderId: ids[0] });
  expect(
    (await shop.findJobs('send-order-confirmation')).filter((job) =>
      JSON.stringify(job).includes(`${ids[0]}`),
    ),
  ).toHaveLength(1);
});

test('Y-06: an order needs goods, e-mail and addresses, a method and a payment, and each lack has its refusal', async () => {
  const shopper = shop.openShopper();
  const { cart: empty } = await shopper.get('createCart', {});
  const order = (version: number) => shopper.call('createMyOrderFromCart', { id: empty.id, version });
  expect(await order(1)).toMatchObject({ refusal: { code: 'CartEmpty' } });
  const bare = (await shopper.get('addToCart', { sku: saw })).cart;
  expect(await order(bare.version)).toMatchObject({
    refusal: { code: 'EmailOrAddressMissing', message: 'Email or address details are missing for cart' },
  });
  const cart = await fillCart(shopper, saw);
  expect(await order(cart.version)).toMatchObject({ refusal: { code: 'PaymentMissing' } });
  const set = async (version: number, id: string | null) => {
    const shippingMethod = id === null ? null : { id };
    const actions = [{ action: 'setShippingMethod' as const, shippingMethod }];
    return (await shopper.get('updateCart', { id: cart.id, version, actions })).cart;
  };
  const without = await set(cart.version, null);
  expect(await order(without.version)).toMatchObject({ refusal: { code: 'ShippingMethodMissing' } });
  expect(await order(1)).toMatchObject({
    refusal: { code: 'ConcurrentModification', currentVersion: without.version },
  });
  const company = await shopper.get('updateCart', {
    id: cart.id,
    version: without.version,
    actions: [{ action: 'setClientType', clientType: 'COMPANY' }],
  });
  expect(await order(company.cart.version)).toMatchObject({
    refusal: { code: 'AddressInvalid', fields: { 'billingAddress.company': 'required' } },
  });
});

test('Y-08: a payment of another amount is none', async () => {
  const { shopper, cart } = await prepare(saw);
  const { cart: larger } = await shopper.get('addToCart', { sku: saw });
  expect(await shopper.call('createMyOrderFromCart', { id: cart.id, version: larger.version })).toMatchObject(
    {
      refusal: { code: 'PaymentMissing' },
    },
  );
});

test('Y-08: an order is never charged another price than its shopper was told', async () => {
  const sku = 'EX10000040';
  await shop.addProduct({ sku, cents: 1000 });
  const buyer = await prepare(sku);
  const [{ count: before } = { count: -1 }] = await shop.database.query<{ count: number }>(countOrders);
  await shop.addProduct({ sku, cents: 900 });
  expect(await buyer.order()).toMatchObject({ ok: false, refusal: { code: 'PriceChanged' } });
  await shop.addProduct({ sku, cents: 1000, published: false });
  expect(await buyer.order()).toMatchObject({ ok: false, refusal: { code: 'ItemNotFoundInStore', sku } });
  const [{ count: after } = { count: -1 }] = await shop.database.query<{ count: number }>(countOrders);
  expect(after).toBe(before);
  expect(await shop.stockOf(sku)).toBe(100);
});

test('Y-01: a transfer is for 1 to 20 items of a market that has it; a card is for every market', async () => {
  const shopper = shop.openShopper();
  const { cart: empty } = await shopper.get('createCart', {});
  expect(await shopper.get('getPaymentMethods', { cartId: empty.id })).toEqual({ paymentMethods: [] });
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 20 });
  const interfaces = async () => {
    const { paymentMethods } = await shopper.get('getPaymentMethods', { cartId: cart.id });
    return [...new Set(paymentMethods.map(({ paymentInterface }) => paymentInterface))];
  };
  expect(await interfaces()).toEqual(['card', 'bank-transfer']);
  const { cart: many } = await shopper.get('addToCart', { sku: saw });
  expect(await interfaces()).toEqual(['card']);
  expect(
    await shopper.call('createBankPayment', { cartId: many.id, cartVersion: many.version }),
  ).toMatchObject({
    refusal: { code: 'PaymentMethodNotAllowed' },
  });
  const greek = shop.openShopper('GR');
  const { cart: inGreece } = await greek.get('addToCart', { sku: saw });
  expect(await greek.call('createBankPayment', { cartId: inGreece.id, cartVersion: 2 })).toMatchObject({
    refusal: { code: 'PaymentMethodNotAllowed' },
  });
});

test('Y-04: asked twice for the same cart, the promise of a transfer is the same', async () => {
  const { shopper, cart } = await prepare(saw);
  const ask = () => shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual(second);
  expect(first.payment).toMatchObject({ state: 'Pending', amountPlanned: euro(5195) });
});

test('X-01: own orders come in pages, newest first, and one of them by id or number, with or without NS', async () => {
  const shopper = shop.openShopper();
  const placed = [];
  for (let count = 0; count < 3; count += 1) {
    const cart = await fillCart(shopper, saw);
    await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
    placed.push((await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version })).order);
  }
  const newest = placed.toReversed();
  const page = async (limit: number, offset: number) =>
    (await shopper.get('getOrders', { limit, offset })).orders;
  expect(await page(2, 0)).toEqual({ results: newest.slice(0, 2), total: 3, limit: 2, offset: 0 });
  expect(await page(2, 2)).toEqual({ results: newest.slice(2), total: 3, limit: 2, offset: 2 });
  expect(await page(2, 9)).toMatchObject({ results: [], total: 3 });
  const [order] = placed;
  if (order === undefined) throw new Error('nothing was ordered');
  const { id, orderNumber } = order;
  for (const search of [{ id }, { orderNumber }, { orderNumber: orderNumber.slice(2) }]) {
    expect(await shopper.get('searchOrder', search)).toEqual({ order });
  }
  const stranger = shop.openShopper();
  await stranger.get('addToCart', { sku: saw });
  for (const search of [{ id }, { orderNumber }, { orderNumber: 'nonsense' }]) {
    expect(await stranger.call('searchOrder', search)).toMatchObject({
      refusal: { code: 'ResourceNotFound' },
    });
  }
  expect(await shopper.call('searchOrder', {})).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { orderNumber: 'required' } },
  });
});

test("U-02: what a customer ordered is theirs in every session, and nobody else's", async () => {
  const account = { email: 'kupec@example.com', password: 'olive-harbour-42' };
  const atHome = shop.openShopper();
  await atHome.get('signUp', { ...account, firstName: 'Jana', lastName: 'Nováková' });
  const cart = await fillCart(atHome, saw);
  await atHome.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await atHome.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  const atWork = shop.openShopper();
  await atWork.get('signIn', account);
  expect(order.customerId).toBeDefined();
  expect(await atWork.get('searchOrder', { id: order.id })).toEqual({ order });
  const inAnotherStore = shop.openShopper('CZ');
  await inAnotherStore.get('signIn', account);
  expect(await inAnotherStore.call('searchOrder', { id: order.id })).toMatchObject({ ok: false });
});

test('D-08: an order keeps the currency it was placed in when the country changes its money', async () => {
  const sku = 'EX10000050';
  await shop.addProduct({ sku, cents: 10_000, currency: 'BGN' });
  await shop.addProduct({ sku, cents: 5200, currency: 'EUR' });
  const before = shop.clock.time;
  shop.clock.time = new Date('2026-12-28T12:00:00Z');
  const shopper = shop.openShopper('BG');
  const cart = await fillCart(shopper, sku, 1, 'BG');
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'https://gantry.bg/checkout/payment',
  });
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  if (order === null) throw new Error('no order');
  expect(order.totalPrice.currencyCode).toBe('BGN');
  shop.clock.time = new Date('2027-01-15T12:00:00Z');
  shop.currencySettings.datedCurrencies = true;
  try {
    const { results } = (await shopper.get('getOrders', {})).orders;
    expect(results).toEqual([order]);
    await shopper.get('addToCart', { sku });
    expect((await shopper.get('getMe', {})).activeCart?.totalPrice.currencyCode).toBe('EUR');
    const cancelled = await cancelOrder(shop.engine, order);
    expect(cancelled.ok && cancelled.value.totalPrice.currencyCode).toBe('BGN');
    const [reversal] = await findReversals(shop.database, order.id);
    expect(reversal?.refund).toEqual(order.totalPrice);
  } finally {
    shop.clock.time = before;
    shop.currencySettings.datedCurrencies = false;
  }
});
