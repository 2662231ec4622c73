import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CheckoutShop,
  createCheckoutShop,
  orderForm,
  outcomeOf,
  SKU,
} from '../../../../../tests/support/checkout-pages.ts';
import { fillCart, type TestShopper } from '../../../../../tests/support/test-shop.ts';
import type { Cart } from '../../../../api/contract/cart.ts';
import { returnExpiredStock } from '../../../../commerce/goods/stock/return-expired-stock.ts';
import { handleCardNotification } from '../../../../commerce/purchase/checkout/handle-card-notification.ts';
import { placeOrder } from './place-order.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.drop());
beforeEach(() => shop.refill());

describe('an order by card', () => {
  /** Presses the button; the payment's id, as the partner's page brings it back. */
  async function openPayment(shopper: TestShopper): Promise<{ id: string; cart: Cart }> {
    const cart = await fillCart(shopper, SKU);
    const sent = await outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'card')));
    expect(sent.location).toMatch(/^https:\/\/partner\.test\//);
    const opened = shop.partner.checkouts.at(-1);
    expect(opened?.returnUrl).toBe(
      `http://sk.localhost:3000/checkout/payment?payment=${opened?.merchantReference}`,
    );
    return { id: opened?.merchantReference ?? '', cart };
  }

  const notify = (id: string) => handleCardNotification(shop.engine, Buffer.from(id), { signature: 'right' });

  test.each([
    ['Refused', '/checkout/payment?error=payment-error'],
    ['Cancelled', '/checkout/payment?error=cancelled-transaction'],
    ['Open', '/checkout/payment'],
  ] as const)('Y-03: that was %s comes back to %s with its cart', async (status, location) => {
    const shopper = shop.openShopper();
    const { id, cart } = await openPayment(shopper);
    shop.partner.end(id, status);
    expect(await shop.pay(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
    expect((await shopper.get('getMe', {})).activeCart?.id).toBe(cart.id);
  });

  test('Y-03: that was paid is one order, reloaded or not; a stranger’s return finds nothing', async () => {
    const shopper = shop.openShopper();
    const { id } = await openPayment(shopper);
    shop.partner.end(id, 'Authorised');
    expect((await shop.pay(shop.openShopper(), `payment=${id}`)).location).toBe('/checkout');
    const first = await shop.pay(shopper, `payment=${id}`);
    expect(first.location).toMatch(/^\/checkout\/thank-you\?order=/);
    expect((await shop.pay(shopper, `payment=${id}`)).location).toBe(first.location);
    expect((await shopper.get('getOrders', {})).orders.results).toHaveLength(1);
  });

  /** What comes between paying and the way back, and what the shopper is told then. */
  const troubles = [
    {
      trouble: 'its stock was gone',
      async make() {
        // The pieces were set aside while the shopper paid; that has run out.
        shop.clock.time = new Date(shop.clock.time.getTime() + 11 * 60_000);
        await returnExpiredStock(shop.engine);
        await shop.addProduct({ sku: SKU, cents: 12_900, available: 0 });
      },
      problem: 'creating-order-failed',
      shortages: 1,
    },
    {
      trouble: 'its cart was changed',
      make: (shopper: TestShopper) => shopper.get('addToCart', { sku: SKU }),
      problem: 'creating-order-failed',
      shortages: 0,
    },
    {
      trouble: 'its price was changed',
      make: () => shop.addProduct({ sku: SKU, cents: 13_900 }),
      problem: 'malformed-price',
      shortages: 0,
    },
  ];

  test.each(
    troubles.flatMap((one) => [
      { ...one, first: 'the return' },
      { ...one, first: 'the notification' },
    ]),
  )('Y-08: that was paid when $trouble says so, $first being first', async (row) => {
    const { make, problem, shortages, first } = row;
    const shopper = shop.openShopper();
    const { id } = await openPayment(shopper);
    await make(shopper);
    shop.partner.end(id, 'Authorised');
    if (first === 'the notification') await notify(id);
    const location = `/checkout/payment?error=${problem}`;
    expect(await shop.pay(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
    await notify(id);
    expect(await shop.pay(shopper, `payment=${id}`)).toMatchObject({ status: 303, location });
    const { data } = await shop.pay(shopper, `error=${problem}`);
    expect(data).toMatchObject({ problem, shortages: { length: shortages } });
  });

  test.each([
    ['Refused', 'payment-error'],
    ['Cancelled', 'cancelled-transaction'],
  ] as const)(
    'Y-07: that was %s is told as %s, the notification being first too',
    async (status, problem) => {
      const shopper = shop.openShopper();
      const { id } = await openPayment(shopper);
      shop.partner.end(id, status);
      await notify(id);
      expect((await shop.pay(shopper, `payment=${id}`)).location).toBe(`/checkout/payment?error=${problem}`);
    },
  );

  test.each(['the return', 'the notification'])(
    'Y-08: that was paid for a cart ordered meanwhile leads to that order, %s being first',
    async (first) => {
      const shopper = shop.openShopper();
      const { id, cart } = await openPayment(shopper);
      const { location } = await outcomeOf(
        placeOrder(shop.requestOf(shopper), orderForm(cart, 'bank-transfer')),
      );
      shop.partner.end(id, 'Authorised');
      if (first === 'the notification') await notify(id);
      expect((await shop.pay(shopper, `payment=${id}`)).location).toBe(location);
      expect((await shop.pay(shopper, `payment=${id}`)).location).toBe(location);
    },
  );

  test('Y-03: whose partner cannot be asked keeps its address, so that a reload asks again', async () => {
    const shopper = shop.openShopper();
    const { id } = await openPayment(shopper);
    shop.partner.end(id, 'Authorised');
    shop.partner.isDown = true;
    expect(await shop.pay(shopper, `payment=${id}`)).toMatchObject({
      status: 503,
      data: { problem: 'payment-unavailable' },
    });
    shop.partner.isDown = false;
    expect((await shop.pay(shopper, `payment=${id}`)).location).toMatch(/thank-you/);
  });

  test('Y-03: is not opened while the partner is away', async () => {
    const shopper = shop.openShopper();
    const cart = await fillCart(shopper, SKU);
    shop.partner.isDown = true;
    expect(await outcomeOf(placeOrder(shop.requestOf(shopper), orderForm(cart, 'card')))).toMatchObject({
      status: 503,
      data: { problem: 'payment-unavailable', method: 'scheme' },
    });
  });
});
