import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: 'EX10000001', cents: 4900 });
  await shop.addProduct({ sku: 'EX10000001', cents: 4700, currency: 'CHF' });
});
afterAll(() => shop.drop());

test('X-01: a cart is made by a draft that names its store, its money, its language and its e-mail', async () => {
  const shopper = shop.openShopper('CH');
  const draft = {
    country: 'CH',
    currency: 'CHF',
    locale: 'fr-CH',
    customerEmail: 'jana@example.com',
  } as const;
  const { cart } = await shopper.get('createCart', { draft, storeKey: 'gantry-ch' });
  expect(cart).toMatchObject({
    store: { key: 'gantry-ch' },
    country: 'CH',
    locale: 'fr-CH',
    customerEmail: 'jana@example.com',
    billingAddress: { country: 'CH' },
    shippingAddress: { country: 'CH' },
    totalPrice: { currencyCode: 'CHF', centAmount: 0 },
  });
  const terms = { storeKey: 'gantry-ch', currency: 'CHF', language: 'it' } as const;
  expect((await shopper.get('getCart', { id: cart.id, ...terms })).cart.locale).toBe('it-CH');
  expect((await shopper.get('getMe', { ...terms, locale: 'de-CH' })).activeCart?.locale).toBe('de-CH');
});

test.each([
  ['getMe', { storeKey: 'gantry-de' }, 'storeKey'],
  ['getMe', { currency: 'EUR' }, 'currency'],
  ['getMe', { language: 'pl' }, 'language'],
  ['getMe', { locale: 'de-DE' }, 'locale'],
  ['createCart', { storeKey: 'gantry-de' }, 'storeKey'],
  ['createCart', { draft: { currency: 'EUR' } }, 'draft.currency'],
  ['createCart', { draft: { country: 'DE' } }, 'draft.country'],
  ['createCart', { draft: { locale: 'de-DE' } }, 'draft.locale'],
  [
    'customerUpdateMe',
    { storeKey: 'gantry-de', version: 1, actions: [{ action: 'setFirstName', firstName: 'Eva' }] },
    'storeKey',
  ],
])('X-02: %s refuses %o, which is another store’s', async (name, input, field) => {
  expect(await shop.openShopper('CH').send(name, input)).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { [field]: 'oneOf' } },
  });
});

test('X-03: an e-mail of a draft that is none is refused by its field', async () => {
  const input = { draft: { customerEmail: 'jana' } };
  expect(await shop.openShopper().send('createCart', input)).toMatchObject({
    refusal: { code: 'EmailInvalid', fields: { 'draft.customerEmail': 'email' } },
  });
});

test('X-01: a product is added by its sku and the only variant it has', async () => {
  const shopper = shop.openShopper('CH');
  const { cart } = await shopper.get('addToCart', { sku: 'EX10000001', variantId: 1 });
  const action = { action: 'addLineItem', sku: 'EX10000001', variantId: 1, quantity: 2 } as const;
  const more = await shopper.get('updateCart', { id: cart.id, version: cart.version, actions: [action] });
  expect(more.cart.lineItems).toMatchObject([{ quantity: 3, variant: { id: 1, sku: 'EX10000001' } }]);
  expect(await shopper.send('addToCart', { sku: 'EX10000001', variantId: 2 })).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { variantId: 'oneOf' } },
  });
});
