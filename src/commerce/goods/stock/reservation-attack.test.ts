import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestShop,
  fillCart,
  type TestShop,
  type TestShopper,
} from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';

/*
 * Visitors who pay nothing and want nobody else to buy: they open as many payments as they can, from as many sessions and
 * addresses as they have. Whatever they do, the next buyer is served (docs/decisions/0010-reservations.md).
 */

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const ON_HAND = 303;
const selectReserved = statement(
  'select coalesce(sum(quantity), 0)::int as pieces from stock_reservation where sku = $1',
);
async function countReserved(sku: string): Promise<number> {
  const [row] = await shop.database.query<{ pieces: number }>(selectReserved, [sku]);
  return row?.pieces ?? 0;
}

async function openPayment(shopper: TestShopper, sku: string, quantity: number): Promise<string | undefined> {
  const cart = await fillCart(shopper, sku, quantity);
  const opened = await shopper.call('createPayment', {
    cartId: cart.id,
    cartVersion: cart.version,
    paymentInterface: 'card',
    returnUrl: 'http://sk.localhost:3000/checkout/payment?step=4',
  });
  return opened.ok ? opened.value.payment.id : undefined;
}

describe('of what is on hand', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [14, 7],
  ])(
    '%i pieces: of a cart with all of them %i are set aside, and all may be paid for',
    async (onHand, aside) => {
      const sku = `EX1001${String(onHand).padStart(4, '0')}`;
      await shop.addProduct({ sku, cents: 5000, available: onHand });
      const shopper = shop.openShopper();
      const payment = await openPayment(shopper, sku, onHand);
      if (payment === undefined) throw new Error('it may not be paid');
      expect(await countReserved(sku)).toBe(aside);
      shop.partner.end(payment, 'Authorised');
      expect(await shopper.call('completePayment', { id: payment })).toMatchObject({
        ok: true,
        value: { order: { paymentState: 'Paid' } },
      });
      expect(await shop.stockOf(sku)).toBe(0);
    },
  );

  test('a quarter is never set aside, however many pay', async () => {
    const sku = 'EX10020000';
    await shop.addProduct({ sku, cents: 5000, available: 14 });
    for (const [quantity, aside] of [
      [7, 7],
      [7, 10],
      [1, 10],
    ] as const) {
      await openPayment(shop.openShopper(), sku, quantity);
      expect(await countReserved(sku)).toBe(aside);
    }
    expect(await shop.stockOf(sku)).toBe(4);
  });
});

/** Takes as much as a new session of an address is let have, until nothing more is set aside for it. */
async function attackFrom(address: string, sku: string): Promise<void> {
  for (let before = -1, now = await countReserved(sku); now > before; ) {
    before = now;
    const attacker = shop.openShopper('SK', shop.engine, undefined, address);
    const { inventoryEntries } = await attacker.get('getInventory', { skus: [sku] });
    const left = inventoryEntries.results[0]?.availableQuantity ?? 0;
    await openPayment(attacker, sku, Math.ceil(left / 2));
    now = await countReserved(sku);
  }
}

test.each([1, 10, 100])(
  'Y-10: from %i addresses a quarter of the stock is left, and the next buyer is served',
  async (addresses) => {
    const sku = `EX1000${String(addresses).padStart(4, '0')}`;
    await shop.addProduct({ sku, cents: 5000, available: ON_HAND });
    for (let index = 0; index < addresses; index += 1) await attackFrom(`198.51.${index}.7`, sku);
    const reserved = await countReserved(sku);
    expect(reserved).toBe(addresses === 1 ? Math.ceil(ON_HAND / 2) : ON_HAND - Math.ceil(ON_HAND / 4));
    expect(await shop.stockOf(sku)).toBe(ON_HAND - reserved);

    const buyer = shop.openShopper('SK', shop.engine, undefined, '203.0.113.5');
    const payment = await openPayment(buyer, sku, 5);
    if (payment === undefined) throw new Error('the next buyer may not pay');
    shop.partner.end(payment, 'Authorised');
    expect(await buyer.call('completePayment', { id: payment })).toMatchObject({
      ok: true,
      value: { order: { paymentState: 'Paid' } },
    });
  },
);

test('who goes on opening payments has nothing set aside any more, and soon may open none', async () => {
  const sku = 'EX10009999';
  await shop.addProduct({ sku, cents: 5000, available: ON_HAND });
  const shopper = shop.openShopper('SK', shop.engine, undefined, '198.51.100.7');
  const cart = await fillCart(shopper, sku, 3);
  const open = () =>
    shopper.call('createPayment', {
      cartId: cart.id,
      cartVersion: cart.version,
      paymentInterface: 'card',
      returnUrl: 'http://sk.localhost:3000/checkout/payment?step=4',
    });
  for (let time = 1; time <= 30; time += 1) {
    expect((await open()).ok).toBe(true);
    expect(await countReserved(sku)).toBe(time <= 4 ? 3 : 0);
  }
  expect(await open()).toMatchObject({ ok: false, refusal: { code: 'RateLimited' } });
});
