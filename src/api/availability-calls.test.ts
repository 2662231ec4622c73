import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importLines, stockLine } from '../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop, type TestShopper } from '../../tests/support/test-shop.ts';
import { countStock } from '../commerce/goods/stock/count-stock.ts';
import type { CountryCode } from '../kernel/locale.ts';

let shop: TestShop;
const sku = 'EX10000001';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.addProduct({ sku, cents: 5000, available: 0 });
  await shop.addProduct({ sku: 'EX10000002', cents: 5000, available: 5 });
});
afterAll(() => shop.drop());
beforeEach(async () => {
  shop.clock.time = new Date('2026-11-30T12:00:00Z');
  await stock({ ...stockLine(1, 0), reorderedAt: '2026-11-30' });
});

const stock = (...lines: object[]) => importLines(shop.database, lines, shop.engine.events);

/** What three calls say of the stock without a channel. */
async function readStock(shopper: TestShopper) {
  const { product } = await shopper.get('getProduct', { sku });
  const { products } = await shopper.get('productProjectionSearch', { filterQuery: { skus: [sku] } });
  const { inventoryEntries } = await shopper.get('getInventory', { skus: [sku] });
  return { product: product.availability, card: products.results[0]?.availability, inventoryEntries };
}

const monthIn = async (country: CountryCode) =>
  (await readStock(shop.openShopper(country))).product.expectedMonth;

describe('P-03: an article that is sold out and ordered anew', () => {
  test('is announced for the month three months after, by every call that tells the stock', async () => {
    const soldOut = { isOnStock: false, availableQuantity: 0, expectedMonth: '2027-02' };
    expect(await readStock(shop.openShopper('DE'))).toEqual({
      product: { ...soldOut, noChannel: soldOut },
      card: soldOut,
      inventoryEntries: { results: [{ sku, availableQuantity: 0, expectedMonth: '2027-02' }] },
    });
  });

  test('is plainly sold out once the month has passed where the shopper is', async () => {
    shop.clock.time = new Date('2027-02-28T23:30:00Z');
    expect([await monthIn('IE'), await monthIn('PT')]).toEqual(['2027-02', '2027-02']);
    expect([await monthIn('DE'), await monthIn('GR')]).toEqual([undefined, undefined]);
  });

  test('says nothing while there is some, and nothing when it was not ordered', async () => {
    await stock({ ...stockLine(1, 3), reorderedAt: '2026-11-30' });
    const there = { isOnStock: true, availableQuantity: 3 };
    expect(await readStock(shop.openShopper('DE'))).toEqual({
      product: { ...there, noChannel: there },
      card: there,
      inventoryEntries: { results: [{ sku, availableQuantity: 3 }] },
    });
    await stock(stockLine(1, 0));
    expect(await monthIn('DE')).toBeUndefined();
  });

  test('is announced in a cart that held it', async () => {
    await stock({ ...stockLine(1, 2), reorderedAt: '2026-11-30' });
    const shopper = shop.openShopper('DE');
    const { cart } = await shopper.get('addToCart', { sku, quantity: 2 });
    expect(cart.lineItems[0]).not.toHaveProperty('expectedMonth');
    await stock({ ...stockLine(1, 0), reorderedAt: '2026-11-30' });
    const left = await shopper.get('getCart', { id: cart.id });
    expect(left.cart.lineItems).toMatchObject([{ availableQuantity: 0, expectedMonth: '2027-02' }]);
  });

  test('is no longer announced by that order once a delivery of it was counted', async () => {
    const key = { sku, channel: '' };
    expect(await countStock(shop.engine, key, 0)).toMatchObject({ ok: true });
    expect(await monthIn('DE')).toBe('2027-02');
    await countStock(shop.engine, key, 4);
    await countStock(shop.engine, key, 0);
    expect(await monthIn('DE')).toBeUndefined();
  });
});

test('P-03: a file changes the day alone, announces the product, and a second time changes nothing', async () => {
  await stock({ ...stockLine(2, 5), reorderedAt: '2026-10-01' });
  const taken = await stock({ ...stockLine(2, 5), reorderedAt: '2026-11-01' });
  expect(taken.counts.stock).toMatchObject({ added: 0, changed: 1 });
  expect(shop.announced.at(-1)).toEqual({ type: 'stock-changed', skus: ['EX10000002'] });
  expect(await shop.stockOf('EX10000002')).toBe(5);
  const again = await stock({ ...stockLine(2, 5), reorderedAt: '2026-11-01' });
  expect(again.isUnchanged).toBe(true);
});
