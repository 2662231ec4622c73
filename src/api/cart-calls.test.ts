import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import { money } from '../kernel/money.ts';

let shop: TestShop;
const saw = 'EX10000001';
const lathe = 'EX10000002';
const glue = 'EX10000003';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 5 });
  await shop.addProduct({ sku: lathe, cents: 500, package: 'freight' });
  await shop.addProduct({ sku: glue, cents: 995, available: 5000 });
});
afterAll(() => shop.drop());

const euro = (cents: number) => money('EUR', cents);

test('G-01, G-21: the first addition opens a session and a cart with the country and the default method', async () => {
  const shopper = shop.openShopper('SK');
  expect(await shopper.get('getMe', {})).toEqual({ activeCart: null });
  expect(shopper.token).toBeUndefined();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 1 });
  expect(shopper.token).toMatch(/^[\w-]{43}$/);
  expect(cart).toMatchObject({
    version: 2,
    store: { key: 'gantry-sk' },
    country: 'SK',
    locale: 'sk-SK',
    cartState: 'Active',
    billingAddress: { country: 'SK' },
    shippingAddress: { country: 'SK' },
    subtotal: euro(5000),
    totalPrice: euro(5195),
    totalLineItemQuantity: 1,
  });
  expect(cart.shippingInfo).toMatchObject({
    shippingMethod: { key: 'parcel' },
    price: euro(195),
    freeAbove: euro(5900),
  });
  expect(cart.lineItems[0]).toMatchObject({ availableQuantity: 5, maximumQuantity: 5 });
  expect((await shopper.get('getMe', {})).activeCart).toEqual(cart);
  expect((await shopper.get('createCart', {})).cart).toEqual(cart);
});

test('G-01: many requests at once make one cart for one session', async () => {
  const shopper = shop.openShopper();
  await shopper.get('createCart', {});
  const { activeCart } = await shopper.get('getMe', {});
  await shopper.get('deleteCart', { id: activeCart?.id ?? '', version: 1 });
  const created = await Promise.all(Array.from({ length: 10 }, () => shopper.get('createCart', {})));
  expect(new Set(created.map(({ cart }) => cart.id)).size).toBe(1);
});

test('G-02: of 20 updates of one version one wins, and the others learn the new version', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: glue, quantity: 1 });
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shopper.call('updateCart', {
        id: cart.id,
        version: cart.version,
        actions: [{ action: 'addLineItem', sku: glue, quantity: index + 1 }],
      }),
    ),
  );
  const won = outcomes.filter((outcome) => outcome.ok);
  expect(won).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.ok) continue;
    expect(outcome.refusal).toMatchObject({
      code: 'ConcurrentModification',
      currentVersion: cart.version + 1,
    });
  }
  const after = await shopper.get('getCart', { id: cart.id });
  expect(after.cart).toEqual(won[0]?.ok && won[0].value.cart);
  const event = { type: 'cart-changed', cartId: cart.id, version: cart.version + 1 };
  expect(shop.announced.filter((one) => JSON.stringify(one) === JSON.stringify(event))).toHaveLength(1);
});

test('G-04: additions without a version never lose a piece', async () => {
  const shopper = shop.openShopper();
  await shopper.get('createCart', {});
  await Promise.all(Array.from({ length: 10 }, () => shopper.get('addToCart', { sku: glue, quantity: 2 })));
  const { activeCart } = await shopper.get('getMe', {});
  expect(activeCart?.totalLineItemQuantity).toBe(20);
  expect(activeCart?.lineItems).toHaveLength(1);
});

test('G-04: what cannot be had is refused with how many can, and leaves the cart as it was', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 4 });
  expect(await shopper.call('addToCart', { sku: saw, quantity: 2 })).toEqual({
    ok: false,
    refusal: {
      code: 'QuantityAboveStock',
      message: 'The quantity is above what is on stock',
      sku: saw,
      available: 5,
    },
  });
  const many = await shopper.call('addToCart', { sku: glue, quantity: 1001 });
  expect(many).toMatchObject({
    ok: false,
    refusal: {
      code: 'QuantityAboveMaximum',
      message: 'You have reached the maximum quantity',
      available: 1000,
    },
  });
  expect(await shopper.call('addToCart', { sku: 'EX19999999' })).toMatchObject({
    refusal: { code: 'ProductNotFound' },
  });
  expect((await shopper.get('getMe', {})).activeCart).toEqual(cart);
});

test('G-04: quantities change and lines leave', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: saw, quantity: 1 });
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const more = await shopper.get('updateCartQuantity', { id: cart.id, version: 2, lineItemId, quantity: 3 });
  expect(more.cart.totalPrice).toEqual(euro(15_000));
  const fewer = await shopper.get('removeFromCart', { id: cart.id, version: 3, lineItemId, quantity: 1 });
  expect(fewer.cart.totalLineItemQuantity).toBe(2);
  const none = await shopper.get('updateCartQuantity', { id: cart.id, version: 4, lineItemId, quantity: 0 });
  expect(none.cart.lineItems).toEqual([]);
  expect(none.cart.totalPrice).toEqual(euro(0));
  expect(await shopper.call('removeFromCart', { id: cart.id, version: 5, lineItemId })).toMatchObject({
    refusal: { code: 'InvalidInput', fields: { lineItemId: 'oneOf' } },
  });
});

test('V-07: one freight line makes the whole delivery freight, and its leaving makes it parcel again', async () => {
  const shopper = shop.openShopper();
  await shopper.get('addToCart', { sku: glue });
  const { cart } = await shopper.get('addToCart', { sku: lathe });
  expect(cart.shippingInfo).toMatchObject({
    shippingMethod: { key: 'freight' },
    shippingMethodState: 'MatchesCart',
    price: euro(995),
  });
  const { shippingMethods } = await shopper.get('getShippingMethodsWithoutId', {});
  expect(shippingMethods.map(({ key, isMatching, isDefault }) => ({ key, isMatching, isDefault }))).toEqual([
    { key: 'parcel', isMatching: false, isDefault: true },
    { key: 'freight', isMatching: true, isDefault: false },
  ]);
  expect(shippingMethods[1]?.deliveryTime).toEqual({ from: 4, to: 8 });
  const lineItemId = cart.lineItems.find((line) => line.variant.sku === lathe)?.id ?? '';
  const light = await shopper.get('removeFromCart', { id: cart.id, version: cart.version, lineItemId });
  expect(light.cart.shippingInfo?.shippingMethod.key).toBe('parcel');
});

test('V-07: a cart without a method has no shipping info until it chooses one', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: glue });
  const set = (version: number, id: string | null) =>
    shopper.get('updateCart', {
      id: cart.id,
      version,
      actions: [{ action: 'setShippingMethod', shippingMethod: id === null ? null : { id } }],
    });
  const none = await set(2, null);
  expect(none.cart.shippingInfo).toBeUndefined();
  expect(none.cart.totalPrice).toEqual(euro(995));
  expect((await set(3, 'freight')).cart.shippingInfo?.shippingMethod.key).toBe('parcel');
});

test('G-01: a cart of another store is not there', async () => {
  const shopper = shop.openShopper('SK');
  const { cart } = await shopper.get('addToCart', { sku: glue });
  await shop.database.transaction(async (transaction) => {
    await transaction.query(
      { name: 'other-store', text: `update cart set store_key = 'gantry-de' where id = $1` },
      [cart.id],
    );
  });
  expect(await shopper.get('getMe', {})).toEqual({ activeCart: null });
  expect(await shopper.call('getCart', { id: cart.id })).toMatchObject({ refusal: { code: 'CartNotFound' } });
  expect((await shopper.get('addToCart', { sku: glue })).cart.id).not.toBe(cart.id);
});

test('Y-08: a changed price is told with a new version before anyone can order at it', async () => {
  const sku = 'EX10000010';
  await shop.addProduct({ sku, cents: 1000 });
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku });
  await shop.addProduct({ sku, cents: 1100 });
  const again = await shopper.get('getCart', { id: cart.id });
  expect(again.cart).toMatchObject({ version: cart.version + 1, totalPrice: euro(1295) });
  expect((await shopper.get('getCart', { id: cart.id })).cart).toEqual(again.cart);
});

test('G-03: what the store stopped selling leaves the cart; asking for more of it is refused', async () => {
  const sku = 'EX10000011';
  await shop.addProduct({ sku, cents: 1000 });
  const shopper = shop.openShopper();
  await shopper.get('addToCart', { sku: glue });
  const { cart } = await shopper.get('addToCart', { sku });
  await shop.addProduct({ sku, cents: 1000, published: false });
  const lineItemId = cart.lineItems[1]?.id ?? '';
  const more = { id: cart.id, version: cart.version, lineItemId, quantity: 2 };
  expect(await shopper.call('updateCartQuantity', more)).toMatchObject({
    refusal: { code: 'ItemNotFoundInStore', message: 'Item not found in store', sku },
  });
  const { cart: rest } = await shopper.get('getCart', { id: cart.id });
  expect(rest.lineItems.map((line) => line.variant.sku)).toEqual([glue]);
  expect(rest.version).toBe(cart.version + 1);
});

test('C-07: a wrong postal code is told in the exact words, and nothing of the batch is kept', async () => {
  const shopper = shop.openShopper();
  const { cart } = await shopper.get('addToCart', { sku: glue });
  const wrong = { ...addressIn('SK'), postalCode: '1' };
  const set = (action: 'setBillingAddress' | 'setShippingAddress') =>
    shopper.call('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setCustomerEmail', email: 'jana@example.com' },
        { action, address: wrong },
      ],
    });
  expect(await set('setBillingAddress')).toEqual({
    ok: false,
    refusal: {
      code: 'BillingPostalCodeInvalid',
      message: 'Postal code is incorrect in billing address',
      fields: { 'actions.1.address.postalCode': 'postalCode' },
    },
  });
  const shipping = await set('setShippingAddress');
  const message = shipping.ok ? '' : shipping.refusal.message;
  const prefix = 'Postal code is incorrect in shipping address: ';
  expect(message.startsWith(prefix)).toBe(true);
  expect(JSON.parse(message.slice(prefix.length))).toMatchObject({ firstName: 'Jana', postalCode: '1' });
  const { cart: same } = await shopper.get('getCart', { id: cart.id });
  expect(same).toEqual(cart);
});

test('G-01: a deleted cart is gone, whoever asks', async () => {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, glue);
  expect(await shopper.call('deleteCart', { id: cart.id, version: 1 })).toMatchObject({
    refusal: { code: 'ConcurrentModification', currentVersion: cart.version },
  });
  expect(await shopper.get('deleteCart', { id: cart.id, version: cart.version })).toEqual({ deleted: true });
  expect(await shopper.call('getCart', { id: cart.id })).toMatchObject({ refusal: { code: 'CartNotFound' } });
  expect(await shopper.get('getMe', {})).toEqual({ activeCart: null });
});
