import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
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
