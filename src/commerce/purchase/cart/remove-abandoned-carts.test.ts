import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, fillCart, type TestShop } from '../../../../tests/support/test-shop.ts';
import { statement } from '../../../kernel/database.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import { removeAbandonedCarts } from './remove-abandoned-carts.ts';

const saw = 'EX10000001';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: saw, cents: 5000 });
});
afterAll(() => shop.drop());

const countSessions = statement('select count(*)::int as count from session');
const cartStates = statement('select id, state from cart order by created_at, id');

test('G-01: carts of sessions that have ended go, with the addresses in them; others and orders stay', async () => {
  const start = shop.clock.time;
  await fillCart(shop.openShopper(), saw);
  const buyer = shop.openShopper();
  const bought = await fillCart(buyer, saw);
  await buyer.get('createBankPayment', { cartId: bought.id, cartVersion: bought.version });
  await buyer.get('createMyOrderFromCart', { id: bought.id, version: bought.version });
  shop.clock.time = new Date(start.getTime() + 10 * DAY_MS);
  const kept = await fillCart(shop.openShopper(), saw);

  expect(await removeAbandonedCarts(shop.engine)).toBe(0);
  shop.clock.time = new Date(start.getTime() + 30 * DAY_MS);
  expect(await removeAbandonedCarts(shop.engine)).toBe(1);
  expect(await shop.database.query(cartStates)).toEqual([
    { id: bought.id, state: 'Ordered' },
    { id: kept.id, state: 'Active' },
  ]);
  expect(await shop.database.query(countSessions)).toEqual([{ count: 1 }]);
});
