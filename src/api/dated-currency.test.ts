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
