import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { getPayment } from '../payments/payment-store.ts';
import { askAboutPayment, handleCardNotification } from './handle-card-notification.ts';
import { reconcileOverduePayments } from './reconcile-overdue-payments.ts';

const saw = 'EX10000001';
const rare = 'EX10000002';
const returnUrl = 'https://gantry.sk/checkout/payment';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
  await shop.addProduct({ sku: rare, cents: 5000, available: 1 });
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
  return payment;
}

test('Y-08: a payment that is refused for want of stock leaves the cart in the version its shopper knows', async () => {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, rare);
  const atDoor = await shopper.get('createCodPayment', { cartId: cart.id, cartVersion: cart.version });
  await shop.addProduct({ sku: rare, cents: 5000, available: 0 });
  const { id, version } = atDoor.cart;
  const refused = await shopper.call('createPayment', {
    cartId: id,
    cartVersion: version,
    paymentInterface: 'card',
    returnUrl,
  });
  expect(refused).toMatchObject({ refusal: { code: 'OutOfStock' } });
  const { cart: after } = await shopper.get('getCart', { id });
  expect(after).toMatchObject({ version, paymentMethod: 'cash-on-delivery' });
});

test('Y-03: a page that nobody can pay any more is not handed out again, and what is paid there late goes back', async () => {
  const shopper = shop.openShopper();
  const payment = await openCard(shopper, saw);
  const { activeCart: cart } = await shopper.get('getMe', {});
  if (cart === null) throw new Error('no cart');
  const asked = { cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card', returnUrl } as const;
  expect((await shopper.get('createPayment', asked)).payment.id).toBe(payment.id);
  const checkout = shop.partner.checkouts.find((one) => one.merchantReference === payment.id);
  Object.assign(checkout ?? {}, { hasEnded: true });
  const another = await shopper.get('createPayment', asked);
  expect(another.payment.id).not.toBe(payment.id);
  expect(another.payment.redirectUrl).toContain(another.payment.id);
  expect(await shop.findJobs('cancel-card-payment')).toContainEqual({ paymentId: payment.id });
  shop.partner.end(payment.id, 'Authorised');
  expect(await shopper.get('completePayment', { id: payment.id })).toMatchObject({ order: null });
  shop.partner.end(another.payment.id, 'Authorised');
  const paid = await shopper.get('completePayment', { id: another.payment.id });
  expect(paid.order?.paymentState).toBe('Paid');
});

test('Y-07: one payment of a message that cannot be understood holds up none of the others, and a job asks again', async () => {
  const [first, broken, last] = [
    await openCard(shop.openShopper(), saw),
    await openCard(shop.openShopper(), saw),
    await openCard(shop.openShopper(), saw),
  ];
  for (const { id } of [first, broken, last]) shop.partner.end(id, 'Authorised');
  const checkout = shop.partner.checkouts.find((one) => one.merchantReference === broken.id);
  Object.assign(checkout ?? {}, { status: 'Mislaid' });
  const message = Buffer.from([first, broken, last].map(({ id }) => id).join(' '));
  const heard = await handleCardNotification(shop.engine, message, { signature: 'right' });
  expect(heard).toMatchObject({ ok: true });
  const stateOf = async ({ id }: { readonly id: string }) => (await getPayment(shop.database, id))?.state;
  expect([await stateOf(first), await stateOf(broken), await stateOf(last)]).toEqual([
    'Authorised',
    'Pending',
    'Authorised',
  ]);
  expect(shop.failedPayments).toEqual([broken.id]);
  const job = { merchantReference: broken.id, providerReference: checkout?.reference ?? '' };
  expect(await shop.findJobs('ask-about-payment')).toEqual([job]);
  Object.assign(checkout ?? {}, { status: 'Authorised' });
  shop.partner.isDown = true;
  await expect(askAboutPayment(shop.engine, job)).rejects.toThrow('nobody answers');
  shop.partner.isDown = false;
  await askAboutPayment(shop.engine, job);
  expect(await stateOf(broken)).toBe('Authorised');
});

test('Y-07: a payment that cannot be understood does not keep the others from being reconciled', async () => {
  const [broken, sound] = [await openCard(shop.openShopper(), saw), await openCard(shop.openShopper(), saw)];
  shop.partner.end(broken.id, 'Authorised');
  shop.partner.end(sound.id, 'Authorised');
  const checkout = shop.partner.checkouts.find((one) => one.merchantReference === broken.id);
  // Not a state that was agreed on: whoever reads it cannot but throw.
  Object.assign(checkout ?? {}, { status: 'Mislaid' });
  shop.clock.time = new Date(shop.clock.time.getTime() + 20 * 60_000);
  await expect(reconcileOverduePayments(shop.engine)).rejects.toThrow(broken.id);
  const payments = await shop.engine.database.query<{ state: string }>(
    { name: 'state-of-payment', text: 'select state from payment where id = $1' },
    [sound.id],
  );
  expect(payments).toEqual([{ state: 'Authorised' }]);
});
