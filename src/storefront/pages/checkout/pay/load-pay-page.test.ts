import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CheckoutShop,
  createCheckoutShop,
  orderForm,
  outcomeOf,
  SKU,
} from '../../../../../tests/support/checkout-pages.ts';
import { fillCart, type TestShopper } from '../../../../../tests/support/test-shop.ts';
import { placeOrder } from '../payment/place-order.ts';
import { loadPayPage } from './load-pay-page.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.drop());
beforeEach(() => shop.refill());

/** Presses the order button, in a browser that runs scripts unless told otherwise. */
async function order(shopper: TestShopper, method = 'scheme', script = 'on') {
  const cart = await fillCart(shopper, SKU);
  const form = orderForm(cart, method);
  form.set('script', script);
  const { location } = await outcomeOf(placeOrder(shop.requestOf(shopper), form));
  return { location, id: shop.partner.checkouts.at(-1)?.merchantReference ?? '', cart };
}

const open = (shopper: TestShopper, query: string) =>
  outcomeOf(loadPayPage(shop.requestOf(shopper), new URLSearchParams(query)));

describe('the page that a payment is made in', () => {
  test.each([
    ['scheme', 'on', 'the page of the shop', /^\/checkout\/pay\?payment=/],
    ['scheme', '', "the partner's own page", /^https:\/\/partner\.test\//],
    ['googlepay', 'on', "the partner's own page", /^https:\/\/partner\.test\//],
  ])('Y-03: paying by %s with scripts %j leads to %s', async (method, script, _, location) => {
    const shopper = shop.openShopper();
    expect((await order(shopper, method, script)).location).toMatch(location);
  });

  test('Y-03: has the fields of that payment, its amount and the way on, reloaded or in another tab', async () => {
    const shopper = shop.openShopper();
    const { id, cart } = await order(shopper);
    const first = await open(shopper, `payment=${id}`);
    expect(first).toMatchObject({
      status: 200,
      data: {
        fields: {
          kind: 'embedded',
          frameUrl: expect.stringMatching(new RegExp(`^https://partner\\.test/chk-\\d+-${id}/fields$`)),
        },
        amount: cart.totalPrice,
        over: `/checkout/payment?payment=${id}`,
      },
    });
    expect(await open(shopper, `payment=${id}`)).toEqual(first);
  });

  test.each(['Authorised', 'Refused', 'Cancelled'] as const)(
    'Y-03: that is %s leads to where it is told what became of it',
    async (status) => {
      const shopper = shop.openShopper();
      const { id } = await order(shopper);
      shop.partner.end(id, status);
      const location = `/checkout/payment?payment=${id}`;
      expect(await open(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
      await shop.pay(shopper, `payment=${id}`);
      expect(await open(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
    },
  );

  test('Y-08: of a cart that has changed takes no money: the new total is shown first', async () => {
    const shopper = shop.openShopper();
    const { id } = await order(shopper);
    await shopper.get('addToCart', { sku: SKU });
    const location = `/checkout/payment?payment=${id}`;
    expect(await open(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
    expect(await shop.pay(shopper, `payment=${id}`)).toMatchObject({ location: '/checkout/payment' });
  });

  test.each(['', 'payment=', 'payment=nonsense', 'payment=01a1f8d3-ea00-7c11-9d52-000000000001'])(
    'Y-03: that nobody began (%j) leads to the checkout',
    async (query) => {
      const shopper = shop.openShopper();
      await order(shopper);
      expect(await open(shopper, query)).toMatchObject({ status: 303, location: '/checkout' });
    },
  );

  test('X-02: of somebody else leads to the checkout', async () => {
    const { id } = await order(shop.openShopper());
    expect(await open(shop.openShopper(), `payment=${id}`)).toMatchObject({ location: '/checkout' });
  });

  test('Y-03: says so while the partner is away, and has its fields on the next look', async () => {
    const shopper = shop.openShopper();
    const { id } = await order(shopper);
    shop.partner.isDown = true;
    expect(await open(shopper, `payment=${id}`)).toMatchObject({
      status: 503,
      data: { fields: undefined, again: `/checkout/pay?payment=${id}` },
    });
    shop.partner.isDown = false;
    expect(await open(shopper, `payment=${id}`)).toMatchObject({ status: 200 });
  });
});
