import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addressIn,
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../tests/support/test-shop.ts';
import { getMarket } from '../markets/countries.ts';
import { type CallName, commerceCalls } from './contract.ts';
import { errorTable } from './errors.ts';
import { createShopCalls } from './in-process.ts';

let shop: TestShop;
let shopper: TestShopper;
const saw = 'EX10000001';
const nobody = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';
const callNames = Object.keys(commerceCalls) as CallName[];

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000 });
  shopper = shop.openShopper();
});
afterAll(() => shop.drop());

const returnUrl = 'http://sk.localhost:3000/checkout/payment';

/** Every call that is about one cart, payment or order, told of someone else's. */
function callsAbout(cartId: string, lineItemId: string, paymentId: string, orderNumber: string) {
  const versioned = { id: cartId, version: 2 };
  return [
    ['getCart', { id: cartId }],
    ['deleteCart', versioned],
    ['updateCart', { ...versioned, actions: [{ action: 'setCustomerEmail', email: 'eve@example.com' }] }],
    ['addToCart', { ...versioned, sku: saw }],
    ['addToCart', { id: cartId, sku: saw }],
    ['removeFromCart', { ...versioned, lineItemId }],
    ['updateCartQuantity', { ...versioned, lineItemId, quantity: 9 }],
    ['getPaymentMethods', { cartId }],
    ['createBankPayment', { cartId, cartVersion: 2 }],
    ['createCodPayment', { cartId, cartVersion: 2 }],
    ['createPayment', { cartId, cartVersion: 2, paymentInterface: 'card', returnUrl }],
    ['getPaymentFields', { id: paymentId }],
    ['completePayment', { id: paymentId }],
    ['createMyOrderFromCart', versioned],
    ['getOrders', { orderNumber }],
  ] as const;
}

test("X-02: another session's cart, payment and order are not there, on any call", async () => {
  const owner = shop.openShopper();
  const cart = await fillCart(owner, saw);
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const about = { cartId: cart.id, cartVersion: cart.version };
  const { payment } = await owner.get('createPayment', { ...about, paymentInterface: 'card', returnUrl });
  const stranger = shop.openShopper();
  await stranger.get('createCart', {});
  for (const someone of [stranger, shop.openShopper(), shop.openShopper('DE')]) {
    for (const [name, input] of callsAbout(cart.id, lineItemId, payment.id, 'NS0000000001')) {
      const outcome = await someone.send(name, input);
      expect(outcome.ok, name).toBe(false);
      if (!outcome.ok) expect(errorTable[outcome.refusal.code].status, name).toBe(404);
    }
  }
  await owner.get('createBankPayment', about);
  const { order } = await owner.get('createMyOrderFromCart', { id: cart.id, version: cart.version });
  for (const [name, input] of callsAbout(cart.id, lineItemId, payment.id, order.orderNumber)) {
    const outcome = await stranger.send(name, input);
    expect(outcome.ok, name).toBe(false);
    if (!outcome.ok) expect(errorTable[outcome.refusal.code].status, name).toBe(404);
  }
  expect(await stranger.send('getOrders', { id: order.id })).toMatchObject({
    refusal: { code: 'ResourceNotFound' },
  });
  expect(await stranger.get('getOrders', {})).toMatchObject({ orders: { results: [], total: 0 } });
});

test('X-02: that a cart exists cannot be told from one that does not', async () => {
  const owner = shop.openShopper();
  const { cart } = await owner.get('addToCart', { sku: saw });
  const stranger = shop.openShopper();
  await stranger.get('createCart', {});
  expect(await stranger.send('getCart', { id: cart.id })).toEqual(
    await stranger.send('getCart', { id: nobody }),
  );
});

test.each([
  ['getCart', undefined, { body: 'required' }],
  ['getCart', [], { body: 'object' }],
  ['getCart', {}, { id: 'required' }],
  ['getCart', { id: 'x' }, { id: 'uuid' }],
  ['getCart', { id: nobody, extra: 1, more: 2 }, { extra: 'unknown', more: 'unknown' }],
  ['getCart', { id: nobody, locale: 'xx-XX' }, { locale: 'oneOf' }],
  ['getCart', { id: nobody, locale: 'de-DE' }, { locale: 'oneOf' }],
  ['addToCart', { sku: saw, quantity: 0 }, { quantity: 'min' }],
  ['addToCart', { sku: saw, quantity: 1.5 }, { quantity: 'int' }],
  ['addToCart', { sku: saw, quantity: '2' }, { quantity: 'number' }],
  ['addToCart', { sku: saw, quantity: 1e9 }, { quantity: 'max' }],
  ['addToCart', { sku: 'a\u0000b' }, { sku: 'text' }],
  ['addToCart', { sku: '\ud800' }, { sku: 'text' }],
  ['updateCart', { id: nobody, version: 1, actions: [] }, { actions: 'min' }],
  [
    'updateCart',
    { id: nobody, version: 1, actions: [{ action: 'explode' }] },
    { 'actions.0.action': 'oneOf' },
  ],
  ['updateCart', { id: nobody, version: 1, actions: [{}] }, { 'actions.0.action': 'required' }],
  [
    'updateCart',
    {
      id: nobody,
      version: 1,
      actions: [{ action: 'setBillingAddress', address: { country: 'XX', city: 7 } }],
    },
    { 'actions.0.address.country': 'oneOf', 'actions.0.address.city': 'string' },
  ],
  ['getProducts', { limit: 49 }, { limit: 'max' }],
])('X-03: %s with %j is refused by its fields', async (name, input, fields) => {
  expect(await shopper.send(name, input)).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput', fields },
  });
});

test.each(['explode', 'toString', '__proto__', 'constructor', ''])(
  'X-03: there is no call %j',
  async (name) => {
    expect(await shopper.send(name, {})).toMatchObject({ ok: false, refusal: { code: 'UnknownCall' } });
  },
);

test('X-03: no input whatever makes a call throw', async () => {
  const value = fc.oneof(
    fc.anything({ maxDepth: 3, withNullPrototype: true }),
    fc.record(
      {
        id: fc.constantFrom(nobody, 'x', 1),
        cartId: fc.constant(nobody),
        version: fc.integer(),
        cartVersion: fc.integer(),
        sku: fc.string({ unit: 'binary' }),
        skus: fc.array(fc.string({ unit: 'binary' })),
        quantity: fc.double(),
        lineItemId: fc.constant(nobody),
        slug: fc.string({ unit: 'binary' }),
        orderNumber: fc.string({ unit: 'binary' }),
        query: fc.string(),
        actions: fc.array(fc.anything()),
      },
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callNames), value, async (name, input) => {
      const outcome = await shopper.send(name, input);
      if (!outcome.ok) expect(errorTable[outcome.refusal.code].status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

test('X-03: input nested without end is refused, not followed', async () => {
  let nested: unknown = {};
  for (let level = 0; level < 100_000; level += 1) nested = [nested];
  expect(await shopper.send('getMe', { nested })).toMatchObject({
    ok: false,
    refusal: { code: 'InvalidInput', fields: { body: 'text' } },
  });
});

test('X-03: an address of hostile text is kept as text, or refused', async () => {
  const cart = await fillCart(shop.openShopper('DE'), saw, 1, 'DE');
  expect(cart.billingAddress?.city).toBe('Mesto');
  const buyer = shop.openShopper('DE');
  const { cart: open } = await buyer.get('addToCart', { sku: saw });
  const hostile = `'); drop table cart; -- <script>alert(1)</script>`;
  const address = { ...cart.billingAddress, country: 'DE' as const, city: hostile };
  const updated = await buyer.get('updateCart', {
    id: open.id,
    version: open.version,
    actions: [{ action: 'setBillingAddress', address }],
  });
  expect(updated.cart.billingAddress?.city).toBe(hostile);
});

test('M-06: a call answers in a locale of its store, and remembers it for the order', async () => {
  const swiss = shop.openShopper('CH');
  await shop.addProduct({ sku: 'EX10000060', cents: 4000, currency: 'CHF' });
  const { cart } = await swiss.get('addToCart', { sku: 'EX10000060', locale: 'fr-CH' });
  expect(cart.locale).toBe('fr-CH');
  expect(cart.shippingInfo?.shippingMethodName).toBe('Livraison de colis');
  const { cart: german } = await swiss.get('getCart', { id: cart.id });
  expect(german.shippingInfo?.shippingMethodName).toBe('Paketversand');
  expect(german.version).toBe(cart.version);
  const { cart: ready } = await swiss.get('updateCart', {
    id: cart.id,
    version: cart.version,
    locale: 'it-CH',
    actions: [
      { action: 'setBillingAddress', address: addressIn('CH') },
      { action: 'setShippingAddress', address: addressIn('CH') },
      { action: 'setCustomerEmail', email: 'jana@example.com' },
    ],
  });
  await swiss.get('createBankPayment', { cartId: ready.id, cartVersion: ready.version });
  const { order } = await swiss.get('createMyOrderFromCart', { id: ready.id, version: ready.version });
  expect(order.locale).toBe('it-CH');
  expect(order.shippingInfo.shippingMethodName).toBe('Consegna con corriere');
});

test('G-01: the calls of one page see the session and the cart that an earlier one opened', async () => {
  const market = getMarket('SK');
  const tokens: string[] = [];
  const calls = createShopCalls(shop.engine, {
    market,
    locale: 'sk-SK',
    currencyCode: 'EUR',
    session: undefined,
    clientAddress: undefined,
    onNewSession: (token) => tokens.push(token),
    onSessionEnd: () => undefined,
  });
  const added = await calls.call('addToCart', { sku: saw, quantity: 2 });
  const id = added.ok ? added.value.cart.id : '';
  expect(await calls.call('getMe', {})).toMatchObject({
    ok: true,
    value: { activeCart: { id, totalLineItemQuantity: 2 } },
  });
  expect((await calls.call('addToCart', { sku: saw })).ok).toBe(true);
  expect(tokens).toHaveLength(1);
  const version = 3;
  expect(await calls.call('deleteCart', { id, version })).toEqual({ ok: true, value: { deleted: true } });
  expect(await calls.call('getMe', {})).toEqual({ ok: true, value: { activeCart: null } });
});

test('X-01: catalogue calls answer from the catalogue', async () => {
  const sku = 'EX10000070';
  await shop.addProduct({ sku, cents: 5000, available: 7 });
  const { product } = await shopper.get('getProduct', { sku });
  expect(product).toMatchObject({ sku, price: { value: { centAmount: 5000 } }, taxRatePermyriad: 2300 });
  expect(await shopper.send('getProduct', { sku: 'EX19999999' })).toMatchObject({
    refusal: { code: 'ProductNotFound' },
  });
  expect(await shopper.send('getCategory', { slug: 'nowhere' })).toMatchObject({
    refusal: { code: 'ResourceNotFound' },
  });
  expect(await shopper.get('getCategory', {})).toEqual({ categories: { results: [] }, tree: [] });
  expect((await shopper.get('getProducts', {})).products).toMatchObject({ total: 0, offset: 0, limit: 24 });
  expect(await shopper.get('getInventory', { skus: [sku, 'EX19999999'] })).toEqual({
    inventoryEntries: { results: [{ sku, availableQuantity: 7 }] },
  });
});
