import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartDiscountLine, codeLine, importLines, skuOf } from '../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../tests/support/test-shop.ts';

const drill = skuOf(1);
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku: drill, cents: 10_000, available: 1000 });
  await importLines(shop.database, [
    cartDiscountLine('ten', { value: { type: 'relative', permyriad: 1000 }, requiresDiscountCode: true }),
    codeLine('DRILL', ['ten']),
  ]);
});
afterAll(() => shop.drop());

test('G-06: codes cannot be guessed: a session tries twenty in a quarter of an hour, then even a right one waits', async () => {
  const shopper = shop.openShopper('DE');
  const { cart } = await shopper.get('addToCart', { sku: drill });
  const { id, version } = cart;
  for (let guess = 1; guess <= 20; guess += 1) {
    const wrong = await shopper.call('applyCartCoupon', { id, version, code: `GUESS${guess}` });
    expect(wrong).toMatchObject({ refusal: { code: 'DiscountCodeNotApplicable' } });
  }
  expect(await shopper.call('applyCartCoupon', { id, version, code: 'DRILL' })).toMatchObject({
    ok: false,
    refusal: { code: 'RateLimited' },
  });
  // The way round, in a batch, counts as well; what has nothing to do with codes goes on.
  const batched = { action: 'addDiscountCode', code: 'DRILL' } as const;
  expect(await shopper.call('updateCart', { id, version, actions: [batched] })).toMatchObject({
    refusal: { code: 'RateLimited' },
  });
  expect((await shopper.call('addToCart', { sku: drill })).ok).toBe(true);
  shop.clock.time = new Date(shop.clock.time.getTime() + 15 * 60_000);
  const { cart: now } = await shopper.get('getCart', { id });
  const right = await shopper.get('applyCartCoupon', { id, version: now.version, code: 'DRILL' });
  expect(right.cart.discountCodes).toMatchObject([{ state: 'MatchesCart' }]);
});

test('G-06: nor from one address with a new session for each guess', async () => {
  const guess = async () => {
    const shopper = shop.openShopper('DE', shop.engine, undefined, '198.51.100.7');
    const { cart } = await shopper.get('addToCart', { sku: drill });
    return shopper.call('applyCartCoupon', { id: cart.id, version: cart.version, code: 'NONE' });
  };
  for (let time = 1; time <= 100; time += 1) expect((await guess()).ok).toBe(false);
  expect(await guess()).toMatchObject({ refusal: { code: 'RateLimited' } });
});
