import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';

const sku = 'EX10000901';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku, cents: 10_000, currency: 'BGN' });
  await shop.addProduct({ sku, cents: 5_100, currency: 'EUR' });
});
afterAll(() => shop.drop());
beforeEach(() => {
  shop.currencySettings.datedCurrencies = false;
});

test('D-08: Bulgaria sells in lev, and in euro once the setting turns the dated row on', async () => {
  const priceNow = async () => (await shop.openShopper('BG').get('getProduct', { sku })).product.price.value;
  expect(await priceNow()).toMatchObject({ currencyCode: 'BGN', centAmount: 10_000 });
  shop.currencySettings.datedCurrencies = true;
  expect(await priceNow()).toMatchObject({ currencyCode: 'EUR', centAmount: 5_100 });
  const { shippingMethods } = await shop.openShopper('BG').get('getShippingMethodsWithoutId', {});
  expect(shippingMethods.map(({ price }) => price.currencyCode)).toEqual(['EUR', 'EUR']);
});

test('D-08: a cart of the old money is priced anew on its next touch, which says so once', async () => {
  const shopper = shop.openShopper('BG');
  const filled = await fillCart(shopper, sku, 2, 'BG');
  expect(filled.totalPrice).toMatchObject({ currencyCode: 'BGN', centAmount: 20_000 });
  expect(filled.previousCurrency).toBeUndefined();

  shop.currencySettings.datedCurrencies = true;
  const { cart } = await shopper.get('getCart', { id: filled.id });
  expect(cart.previousCurrency).toBe('BGN');
  expect(cart.subtotal).toMatchObject({ currencyCode: 'EUR', centAmount: 10_200 });
  expect(cart.totalPrice).toMatchObject({ currencyCode: 'EUR', centAmount: 10_200 });
  expect(cart.version).toBe(filled.version + 1);
  expect(cart.shippingAddress).toEqual(filled.shippingAddress);

  const again = await shopper.get('getCart', { id: filled.id });
  expect(again.cart).toMatchObject({ version: cart.version, totalPrice: cart.totalPrice });
  expect(again.cart.previousCurrency).toBeUndefined();
});

test('D-08: a change prices the whole cart anew and says so', async () => {
  const shopper = shop.openShopper('BG');
  const filled = await fillCart(shopper, sku, 2, 'BG');
  shop.currencySettings.datedCurrencies = true;
  const { cart } = await shopper.get('addToCart', { sku, quantity: 1 });
  expect(cart.id).toBe(filled.id);
  expect(cart.previousCurrency).toBe('BGN');
  expect(cart.subtotal).toMatchObject({ currencyCode: 'EUR', centAmount: 15_300 });
});

test('D-08: nothing can be ordered in new money before its shopper was told', async () => {
  const shopper = shop.openShopper('BG');
  const filled = await fillCart(shopper, sku, 1, 'BG');
  shop.currencySettings.datedCurrencies = true;
  const refused = await shopper.call('createMyOrderFromCart', { id: filled.id, version: filled.version });
  expect(refused).toMatchObject({ ok: false });
  const { cart } = await shopper.get('getCart', { id: filled.id });
  expect(cart).toMatchObject({ cartState: 'Active', previousCurrency: 'BGN' });
});

const returnUrl = 'https://gantry.bg/checkout/payment?order=1';

async function payByCard(shopper: ReturnType<TestShop['openShopper']>, id: string, version: number) {
  const { payment } = await shopper.get('createPayment', {
    cartId: id,
    cartVersion: version,
    paymentInterface: 'card',
    returnUrl,
  });
  shop.partner.end(payment.id, 'Authorised');
  return shopper.get('completePayment', { id: payment.id });
}

test('D-08: an order keeps the money it was placed in; the next cart is in the new one', async () => {
  const shopper = shop.openShopper('BG');
  const old = await fillCart(shopper, sku, 2, 'BG');
  const { order } = await payByCard(shopper, old.id, old.version);
  expect(order?.totalPrice).toMatchObject({ currencyCode: 'BGN', centAmount: 20_000 });

  shop.currencySettings.datedCurrencies = true;
  const { orders } = await shopper.get('getOrders', {});
  expect(orders.results.map(({ totalPrice }) => totalPrice.currencyCode)).toEqual(['BGN']);
  const next = await fillCart(shopper, sku, 2, 'BG');
  expect(next.totalPrice).toMatchObject({ currencyCode: 'EUR', centAmount: 10_200 });
  expect(next.previousCurrency).toBeUndefined();
});

test('D-08: a cart that was priced anew can be paid for in the new money', async () => {
  const shopper = shop.openShopper('BG');
  const filled = await fillCart(shopper, sku, 2, 'BG');
  shop.currencySettings.datedCurrencies = true;
  const { cart } = await shopper.get('getCart', { id: filled.id });
  await shopper.get('getPaymentMethods', { cartId: cart.id });
  const { order } = await payByCard(shopper, cart.id, cart.version);
  expect(order?.totalPrice).toMatchObject({ currencyCode: 'EUR', centAmount: 10_200 });
});

test('D-08: a card payment that was begun in the old money still becomes its order', async () => {
  const shopper = shop.openShopper('BG');
  const cart = await fillCart(shopper, sku, 2, 'BG');
  const { payment } = await shopper.get('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl,
  });
  shop.currencySettings.datedCurrencies = true;
  shop.partner.end(payment.id, 'Authorised');
  const { order } = await shopper.get('completePayment', { id: payment.id });
  expect(order?.totalPrice).toMatchObject({ currencyCode: 'BGN', centAmount: 20_000 });
});
