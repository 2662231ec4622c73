import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, createTestShop, fillCart, type TestShop } from '../../tests/support/test-shop.ts';
import type { PartnerMethod } from '../markets/partner-methods.ts';
import { checkoutCodeOf } from './contract/refused-checkouts.ts';

let shop: TestShop;
const saw = 'EX10000001';
const returnUrl = 'http://sk.localhost:3000/checkout/payment';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000, available: 1000 });
});
afterAll(() => shop.drop());

/** A cart with everything that an order needs, and a way to ask for a payment of it. */
async function prepare() {
  const shopper = shop.openShopper();
  const cart = await fillCart(shopper, saw);
  const about = { cartId: cart.id, cartVersion: cart.version };
  const ask = (method: PartnerMethod, more = {}) =>
    shopper.call('createPayment', { ...about, paymentInterface: 'card', method, returnUrl, ...more });
  return { shopper, cart, about, ask };
}

describe('what must be true before a payment', () => {
  test('Y-06: an amount that is planned is the total, or the price is malformed', async () => {
    const { ask, cart, shopper, about } = await prepare();
    const wrong = { currencyCode: 'EUR', centAmount: cart.totalPrice.centAmount - 1 } as const;
    const refused = { refusal: { code: 'MalformedPrice', checkoutCode: 'malformed-price' } };
    expect(await ask('scheme', { amountPlanned: wrong })).toMatchObject(refused);
    expect(await ask('scheme', { amountPlanned: { ...cart.totalPrice, currencyCode: 'CHF' } })).toMatchObject(
      {
        ok: false,
      },
    );
    expect(await shopper.call('createBankPayment', { ...about, amountPlanned: wrong })).toMatchObject(
      refused,
    );
    const { currencyCode, centAmount } = cart.totalPrice;
    expect(await ask('scheme', { amountPlanned: { currencyCode, centAmount } })).toMatchObject({ ok: true });
  });

  test('Y-06: an e-mail is posted if it is missing, and never replaces the one that is there', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: saw });
    const address = addressIn('SK');
    const filled = await shopper.get('updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
      ],
    });
    const pay = (cartVersion: number, email?: string) =>
      shopper.call('createBankPayment', { cartId: cart.id, cartVersion, email });
    const { version } = filled.cart;
    expect(await pay(version)).toMatchObject({
      refusal: {
        code: 'EmailOrAddressMissing',
        message: 'Email or address details are missing for cart',
        checkoutCode: 'unprocessable-entity',
      },
    });
    expect(await pay(version, 'no e-mail')).toMatchObject({
      refusal: { code: 'EmailInvalid', fields: { email: 'email' } },
    });
    expect(await pay(version, ' Jana@Example.com ')).toMatchObject({
      ok: true,
      value: { cart: { id: cart.id, version: version + 1 } },
    });
    await pay(version + 1, 'eve@example.com');
    const { order } = await shopper.get('createMyOrderFromCart', { id: cart.id, version: version + 1 });
    expect(order.customerEmail.toLowerCase()).toBe('jana@example.com');
  });

  test('Y-06: a bill without a first name is no bill', async () => {
    const shopper = shop.openShopper();
    const { cart } = await shopper.get('addToCart', { sku: saw });
    expect(
      await shopper.call('createBankPayment', {
        cartId: cart.id,
        cartVersion: cart.version,
        email: 'jana@example.com',
      }),
    ).toMatchObject({ refusal: { code: 'EmailOrAddressMissing' } });
  });

  test('Y-06: each refusal of a checkout has one of the five codes, and other calls have none', async () => {
    expect(Object.values(checkoutCodeOf).length).toBeGreaterThan(20);
    const { shopper, cart } = await prepare();
    const late = { id: cart.id, version: cart.version - 1 };
    expect(await shopper.call('createMyOrderFromCart', late)).toMatchObject({
      refusal: { code: 'ConcurrentModification', checkoutCode: 'creating-order-failed' },
    });
    const removed = await shopper.call('deleteCart', late);
    expect(removed).toMatchObject({ refusal: { code: 'ConcurrentModification' } });
    expect(removed.ok || removed.refusal).not.toHaveProperty('checkoutCode');
    expect(await shopper.call('createMyOrderFromCart', { id: cart.id, version: cart.version })).toMatchObject(
      {
        refusal: { code: 'PaymentMissing', checkoutCode: 'malformed-price' },
      },
    );
  });
});
