import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { cancelCardPayment } from '../payments/cancel-card-payment.ts';
import { forgetPaymentContacts, preparePaymentEnd } from '../payments/tell-payment-end.ts';
import { reconcileOverduePayments } from './reconcile-overdue-payments.ts';

const saw = 'EX10000001';
const returnUrl = 'https://gantry.sk/checkout/payment';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
});
afterAll(() => shop.drop());

async function openCard(shopper: TestShopper, sku: string) {
  const cart = await fillCart(shopper, sku);
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl,
  });
  return { cart, payment };
}

/** The jobs of one payment under a name. */
async function jobsOf(name: 'send-payment-end' | 'cancel-card-payment', paymentId: string) {
  const jobs = (await shop.findJobs(name)) as { readonly paymentId: string; readonly end?: string }[];
  return jobs.filter((job) => job.paymentId === paymentId);
}

/** Both the return and the notification, at once and again, as partners and browsers do. */
async function hearOften(shopper: TestShopper, id: string): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, () => shopper.call('completePayment', { id })));
  await shopper.call('completePayment', { id });
}

test('Y-08: sold out while it was paid: one void and one mail, however often that is heard', async () => {
  const rare = 'EX10000002';
  await shop.addProduct({ sku: rare, cents: 5000, available: 1 });
  const shopper = shop.openShopper();
  const { cart, payment } = await openCard(shopper, rare);
  await shop.addProduct({ sku: rare, cents: 5000, available: 0 });
  shop.partner.end(payment.id, 'Authorised');
  await hearOften(shopper, payment.id);
  expect(await jobsOf('cancel-card-payment', payment.id)).toHaveLength(1);
  expect(await jobsOf('send-payment-end', payment.id)).toEqual([
    { paymentId: payment.id, end: 'given-back' },
  ]);
  expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toMatchObject({
    contact: { email: 'jana@example.com', firstName: 'Jana', locale: 'sk-SK', country: 'SK' },
    payment: { refusal: 'OutOfStock', amount: { centAmount: cart.totalPrice.centAmount } },
  });
});

test('Y-08: a cart that changed, or is gone, while it was paid: one void and one mail that says so', async () => {
  const changing = shop.openShopper();
  const changed = await openCard(changing, saw);
  await changing.get('addToCart', { sku: saw, quantity: 1 });
  const leaving = shop.openShopper();
  const gone = await openCard(leaving, saw);
  await leaving.get('deleteCart', { id: gone.cart.id, version: gone.cart.version });
  for (const { payment } of [changed, gone]) shop.partner.end(payment.id, 'Authorised');
  shop.clock.time = new Date(shop.clock.time.getTime() + 20 * 60_000);
  await Promise.all([reconcileOverduePayments(shop.engine), reconcileOverduePayments(shop.engine)]);
  for (const [{ payment }, refusal] of [
    [changed, 'ConcurrentModification'],
    [gone, 'CartNotFound'],
  ] as const) {
    expect(await jobsOf('cancel-card-payment', payment.id)).toHaveLength(1);
    expect(await jobsOf('send-payment-end', payment.id)).toHaveLength(1);
    expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toMatchObject({
      payment: { refusal },
    });
  }
});

test('Y-07: authorised late, after it was given up: whoever paid is told once', async () => {
  const shopper = shop.openShopper();
  const { payment } = await openCard(shopper, saw);
  shop.partner.end(payment.id, 'Refused');
  await shopper.call('completePayment', { id: payment.id });
  expect(await jobsOf('send-payment-end', payment.id)).toEqual([]);
  const late = { paymentId: payment.id, authorised: 'late' } as const;
  await cancelCardPayment(shop.engine, late);
  await cancelCardPayment(shop.engine, late);
  expect(await jobsOf('send-payment-end', payment.id)).toHaveLength(1);
  expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toMatchObject({
    payment: { refusal: undefined },
  });
});

test('Y-03: a payment that makes an order, or is given up unpaid, is told as ended to nobody', async () => {
  const buyer = shop.openShopper();
  const bought = await openCard(buyer, saw);
  shop.partner.end(bought.payment.id, 'Authorised');
  await hearOften(buyer, bought.payment.id);
  const leaver = shop.openShopper();
  const left = await openCard(leaver, saw);
  shop.partner.end(left.payment.id, 'Cancelled');
  await hearOften(leaver, left.payment.id);
  for (const { payment } of [bought, left]) expect(await jobsOf('send-payment-end', payment.id)).toEqual([]);
});

test('Y-07: who was told that there was no money hears of money that came after all and goes back, of each once', async () => {
  const shopper = shop.openShopper();
  const { payment } = await openCard(shopper, saw);
  shop.partner.end(payment.id, 'BeingChecked');
  await shopper.call('completePayment', { id: payment.id });
  shop.partner.end(payment.id, 'Refused');
  await hearOften(shopper, payment.id);
  const refused = { paymentId: payment.id, end: 'refused' };
  expect(await jobsOf('send-payment-end', payment.id)).toEqual([refused]);
  expect(await preparePaymentEnd(shop.database, payment.id, 'refused')).toBeDefined();
  shop.partner.end(payment.id, 'Authorised');
  await hearOften(shopper, payment.id);
  const told = [refused, { paymentId: payment.id, end: 'given-back' }];
  expect(await jobsOf('send-payment-end', payment.id)).toEqual(told);
  await cancelCardPayment(shop.engine, { paymentId: payment.id, authorised: 'late' });
  expect(await jobsOf('send-payment-end', payment.id)).toEqual(told);
  // Should the first mail still wait, it would say what is not so.
  expect(await preparePaymentEnd(shop.database, payment.id, 'refused')).toBeUndefined();
  expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toBeDefined();
});

test('Y-07: of an order that was paid after all nobody is told that it was not', async () => {
  const shopper = shop.openShopper();
  const { payment } = await openCard(shopper, saw);
  shop.partner.end(payment.id, 'Waiting');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  shop.partner.end(payment.id, 'Refused');
  await hearOften(shopper, payment.id);
  expect(await jobsOf('send-payment-end', payment.id)).toHaveLength(1);
  shop.partner.end(payment.id, 'Authorised');
  await hearOften(shopper, payment.id);
  const { orders } = await shopper.get('getOrders', { id: order?.id ?? '' });
  expect(orders.results[0]?.paymentState).toBe('Paid');
  expect(await preparePaymentEnd(shop.database, payment.id, 'refused')).toBeUndefined();
});

test('Y-08: who paid is forgotten after two months, and then there is nobody to write to', async () => {
  const shopper = shop.openShopper();
  const { payment } = await openCard(shopper, saw);
  await forgetPaymentContacts(shop.engine);
  expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toBeDefined();
  shop.clock.time = new Date(shop.clock.time.getTime() + 61 * 24 * 3_600_000);
  await forgetPaymentContacts(shop.engine);
  expect(await preparePaymentEnd(shop.database, payment.id, 'given-back')).toBeUndefined();
});
