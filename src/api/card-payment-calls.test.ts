import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { returnExpiredStock } from '../commerce/goods/stock/return-expired-stock.ts';
import { handleCardNotification } from '../commerce/purchase/checkout/handle-card-notification.ts';
import { reconcileOverduePayments } from '../commerce/purchase/checkout/reconcile-overdue-payments.ts';
import { cancelCardPayment } from '../commerce/purchase/payments/cancel-card-payment.ts';
import { CardProviderUnavailable } from '../commerce/purchase/payments/card-provider.ts';
import { statement } from '../kernel/database.ts';
import { money } from '../kernel/money.ts';

let shop: TestShop;
const saw = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
});
afterEach(() => {
  shop.partner.isDown = false;
  shop.partner.beforeStatus = () => Promise.resolve();
});
afterAll(() => shop.drop());

const returnUrl = 'http://gr.localhost:3000/checkout/payment?step=4';
const ordersOf = statement('select id, payment_state from "order" where cart_id = $1');
const paymentOf = statement('select state, order_id from payment where id = $1');

async function openPayment(sku = saw) {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, sku);
  const ask = () =>
    shopper.call('createPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
      paymentInterface: 'card',
      returnUrl,
    });
  const opened = await ask();
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { payment } = opened.value;
  return {
    shopper,
    cart,
    ask,
    payment,
    complete: () => shopper.call('completePayment', { id: payment.id }),
    notify: (signature = 'right') =>
      handleCardNotification(shop.engine, Buffer.from(payment.id), { signature }),
  };
}

const ordersOfCart = (id: string) =>
  shop.database.query<{ id: string; payment_state: string }>(ordersOf, [id]);

async function storedPayment(id: string) {
  const [row] = await shop.database.query<{ state: string; order_id: string | null }>(paymentOf, [id]);
  return row;
}

test('Y-03: a card payment is opened for the exact total and becomes one paid order', async () => {
  const { payment, complete, cart, shopper } = await openPayment();
  expect(payment).toMatchObject({ state: 'Pending', method: 'scheme', amountPlanned: money('EUR', 5195) });
  const checkout = shop.partner.checkouts.find((one) => one.merchantReference === payment.id);
  expect(checkout?.amount).toEqual(money('EUR', 5195));
  expect(checkout?.returnUrl).toBe(`${returnUrl}&payment=${payment.id}`);
  expect(payment.redirectUrl).toBe(`https://partner.test/${checkout?.reference}`);

  expect(await complete()).toMatchObject({ ok: true, value: { payment: { state: 'Pending' }, order: null } });
  shop.partner.end(payment.id, 'Authorised');
  const done = await complete();
  expect(done).toMatchObject({
    ok: true,
    value: {
      payment: { state: 'Authorised' },
      order: { paymentState: 'Paid', totalPrice: money('EUR', 5195) },
    },
  });
  expect(done.ok && done.value.order).not.toHaveProperty('bankDetails');
  expect(await complete()).toEqual(done);
  expect(await ordersOfCart(cart.id)).toHaveLength(1);
  expect((await shopper.get('getOrders', {})).orders.results).toHaveLength(1);
});

test('Y-07: however often return and notification race, they make one order', async () => {
  const before = await shop.stockOf(saw);
  const { payment, complete, notify, cart } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? complete() : notify())),
  );
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(await ordersOfCart(cart.id)).toHaveLength(1);
  expect(await shop.stockOf(saw)).toBe(before - 1);
  expect(await storedPayment(payment.id)).toMatchObject({ state: 'Authorised' });
});

test('Y-07: a notification completes the order of a shopper who never came back, who can still see it', async () => {
  const { payment, notify, shopper } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  expect(await notify('wrong')).toEqual({ ok: false, refusal: { code: 'SignatureInvalid' } });
  expect(await storedPayment(payment.id)).toMatchObject({ state: 'Pending', order_id: null });
  expect(await notify()).toEqual({ ok: true, value: undefined });
  expect(await notify()).toEqual({ ok: true, value: undefined });
  expect((await shopper.get('getOrders', {})).orders.results).toHaveLength(1);
  expect(await shopper.get('getMe', {})).toEqual({ activeCart: null });
});

test('Y-07: a payment of which nothing was heard, neither return nor notification, still becomes its order', async () => {
  const before = shop.clock.time;
  const { payment, cart } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  await reconcileOverduePayments(shop.engine);
  expect(await storedPayment(payment.id)).toMatchObject({ state: 'Pending' });
  shop.clock.time = new Date(before.getTime() + 16 * 60_000);
  try {
    shop.partner.isDown = true;
    expect(await reconcileOverduePayments(shop.engine)).toBe(0);
    shop.partner.isDown = false;
    await Promise.all([reconcileOverduePayments(shop.engine), reconcileOverduePayments(shop.engine)]);
    expect(await storedPayment(payment.id)).toMatchObject({ state: 'Authorised' });
    expect(await ordersOfCart(cart.id)).toHaveLength(1);
  } finally {
    shop.clock.time = before;
  }
});

test('Y-07: a notification about nothing of ours is taken and ignored; one that cannot be checked is asked for again', async () => {
  const send = (body: string) =>
    handleCardNotification(shop.engine, Buffer.from(body), { signature: 'right' });
  const { notify } = await openPayment();
  shop.partner.isDown = true;
  expect(await send('order-77')).toEqual({ ok: true, value: undefined });
  expect(await send('01a1f8d5-7b20-7a4e-b1c3-94d60e8f2733')).toEqual({ ok: true, value: undefined });
  expect(await notify()).toEqual({ ok: false, refusal: { code: 'Unavailable' } });
});

test('Y-03: clicking twice leads to the same checkout, whatever was clicked at once', async () => {
  const { payment, ask } = await openPayment();
  const again = await Promise.all([ask(), ask(), ask()]);
  for (const one of again) {
    expect(one).toMatchObject({
      ok: true,
      value: { payment: { id: payment.id, redirectUrl: payment.redirectUrl } },
    });
  }
  expect(shop.partner.checkouts.filter((one) => one.merchantReference === payment.id)).toHaveLength(1);
});

test('Y-03: who has paid already and clicks again is sent back to the order, not to a second payment', async () => {
  const { payment, ask } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  expect(await ask()).toMatchObject({
    ok: true,
    value: { payment: { id: payment.id, redirectUrl: `${returnUrl}&payment=${payment.id}` } },
  });
});

test.each(['Refused', 'Cancelled'] as const)(
  'Y-03: after a payment that was %s the cart is kept and another try is a new payment',
  async (status) => {
    const { payment, ask, complete, cart, shopper } = await openPayment();
    shop.partner.end(payment.id, status);
    expect(await complete()).toMatchObject({ ok: true, value: { payment: { state: status }, order: null } });
    expect(await ordersOfCart(cart.id)).toHaveLength(0);
    const again = await ask();
    const second = again.ok ? again.value.payment : payment;
    expect(second.id).not.toBe(payment.id);
    shop.partner.end(second.id, 'Authorised');
    expect(await shopper.call('completePayment', { id: second.id })).toMatchObject({
      ok: true,
      value: { order: { paymentState: 'Paid' } },
    });
  },
);

test('Y-03: a refusal that no one came back to tell us about is noticed when the shopper asks for another try', async () => {
  const { payment, ask } = await openPayment();
  shop.partner.end(payment.id, 'Refused');
  const again = await ask();
  expect(again.ok && again.value.payment.id).not.toBe(payment.id);
  expect(await storedPayment(payment.id)).toMatchObject({ state: 'Refused' });
});

test('Y-08: a cart changed while its shopper paid is refused, and the money is given back', async () => {
  const { payment, complete, cart, shopper } = await openPayment();
  const { cart: larger } = await shopper.get('addToCart', { sku: saw });
  shop.partner.end(payment.id, 'Authorised');
  expect(await complete()).toMatchObject({
    ok: false,
    refusal: { code: 'ConcurrentModification', currentVersion: larger.version },
  });
  expect(await ordersOfCart(cart.id)).toHaveLength(0);
  expect(await storedPayment(payment.id)).toEqual({ state: 'Cancelled', order_id: null });
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
  const reference = shop.partner.checkouts.find((one) => one.merchantReference === payment.id)?.reference;
  shop.partner.isDown = true;
  await expect(cancelCardPayment(shop.engine, { paymentId: payment.id })).rejects.toThrow(
    CardProviderUnavailable,
  );
  shop.partner.isDown = false;
  await cancelCardPayment(shop.engine, { paymentId: payment.id });
  expect(shop.partner.cancelled).toContain(reference);
  expect((await shopper.get('getMe', {})).activeCart?.id).toBe(cart.id);
});

test('Y-08: a cart that changes in the very moment the partner answers becomes no order', async () => {
  const { payment, complete, shopper, cart } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  shop.partner.beforeStatus = async () => {
    shop.partner.beforeStatus = () => Promise.resolve();
    await shopper.get('addToCart', { sku: saw });
  };
  expect(await complete()).toMatchObject({ ok: false, refusal: { code: 'ConcurrentModification' } });
  expect(await ordersOfCart(cart.id)).toHaveLength(0);
});

test('Y-08: stock that is gone meanwhile means no order and the money back', async () => {
  const sku = 'EX10000050';
  await shop.addProduct({ sku, cents: 700, available: 1 });
  const { payment, complete, cart } = await openPayment(sku);
  shop.clock.time = new Date(shop.clock.time.getTime() + 11 * 60_000);
  await returnExpiredStock(shop.engine);
  await shop.addProduct({ sku, cents: 700, available: 0 });
  shop.partner.end(payment.id, 'Authorised');
  expect(await complete()).toMatchObject({ ok: false, refusal: { code: 'OutOfStock', sku, available: 0 } });
  expect(await ordersOfCart(cart.id)).toHaveLength(0);
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
  const again = await complete();
  expect(again).toMatchObject({
    ok: true,
    value: { payment: { state: 'Cancelled', refusal: 'OutOfStock' }, order: null },
  });
});

test('Y-08: what was paid for a cart that is already ordered is given back', async () => {
  const { payment, complete, cart, shopper } = await openPayment();
  await shopper.get('createBankPayment', { cartId: cart.id, cartVersion: cart.version });
  const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  shop.partner.end(payment.id, 'Authorised');
  expect(await complete()).toMatchObject({ ok: false, refusal: { code: 'CartAlreadyOrdered' } });
  expect(await ordersOfCart(cart.id)).toEqual([{ id: order.id, payment_state: 'Pending' }]);
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
});

test('Y-08: what was paid for a cart that was thrown away is given back', async () => {
  const { payment, notify, cart, shopper } = await openPayment();
  await shopper.get('deleteCart', { id: cart.id, version: cart.version });
  shop.partner.end(payment.id, 'Authorised');
  expect(await notify()).toEqual({ ok: true, value: undefined });
  expect(await storedPayment(payment.id)).toMatchObject({ state: 'Cancelled' });
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
});

test('Y-07: money that arrives after a refusal does not go unnoticed', async () => {
  const { payment, complete, notify } = await openPayment();
  shop.partner.end(payment.id, 'Refused');
  await complete();
  shop.partner.end(payment.id, 'Authorised');
  expect(await notify()).toEqual({ ok: true, value: undefined });
  expect(await storedPayment(payment.id)).toEqual({ state: 'Cancelled', order_id: null });
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
});

test('Y-07: money of a refused payment that its partner has closed is given back by the job', async () => {
  const { payment, complete } = await openPayment();
  shop.partner.end(payment.id, 'Refused');
  await complete();
  await cancelCardPayment(shop.engine, { paymentId: payment.id });
  expect(await storedPayment(payment.id)).toEqual({ state: 'Cancelled', order_id: null });
  const reference = shop.partner.checkouts.find((one) => one.merchantReference === payment.id)?.reference;
  expect(shop.partner.cancelled).toContain(reference);
});

test('Y-03: while the partner does not answer the cart is kept, and the same payment is opened once it does', async () => {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw);
  const ask = () =>
    shopper.call('createPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
      paymentInterface: 'card',
      returnUrl,
    });
  shop.partner.isDown = true;
  expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'PaymentProviderUnavailable' } });
  const { checkouts } = shop.partner;
  const before = checkouts.length;
  shop.partner.isDown = false;
  expect(await ask()).toMatchObject({ ok: true, value: { payment: { state: 'Pending' } } });
  expect(checkouts).toHaveLength(before + 1);
});

test('Y-03: an order with its money can never be given back by a job', async () => {
  const { payment, complete } = await openPayment();
  shop.partner.end(payment.id, 'Authorised');
  await complete();
  await expect(cancelCardPayment(shop.engine, { paymentId: payment.id })).rejects.toThrow(
    'must not be given back',
  );
});

test('Y-06: a card is asked for nothing that an order would refuse', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: saw });
  const ask = (cartVersion: number, address = returnUrl) =>
    shopper.call('createPayment', {
      cartId: cart.id,
      cartVersion,
      paymentInterface: 'card',
      returnUrl: address,
    });
  expect(await ask(cart.version)).toMatchObject({ refusal: { code: 'EmailOrAddressMissing' } });
  expect(await ask(1)).toMatchObject({ refusal: { code: 'ConcurrentModification', currentVersion: 2 } });
  const foreign = [
    'javascript:alert(1)',
    'https://elsewhere.example/',
    'http://gr.localhost:3000@elsewhere.example/',
    'http://somebody@gr.localhost:3000/',
  ];
  for (const address of foreign) {
    expect(await ask(2, address), address).toMatchObject({
      refusal: { code: 'InvalidInput', fields: { returnUrl: 'url' } },
    });
  }
});
