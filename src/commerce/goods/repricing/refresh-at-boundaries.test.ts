import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  categoryLine,
  clearCatalogue,
  createRecordingEvents,
  importLines,
  moneyOf,
  priceLine,
  priceLogLine,
  productDiscountLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { refreshAtBoundaries } from './refresh-at-boundaries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());
beforeEach(async () => {
  await clearCatalogue(shop.database.pool);
  await shop.database.pool.query(`update price_refresh set refreshed_until = 'epoch'`);
  at('2026-11-01T00:00:00.000Z');
});

const at = (time: string) => {
  shop.clock.time = new Date(time);
};
const take = (...lines: readonly object[]) =>
  importLines(shop.database, lines, createRecordingEvents(), { now: () => shop.clock.time });
const priceOf = async (number = 1) => {
  const { product } = await shop.openShopper('SK').get('getProduct', { sku: skuOf(number) });
  return product.price;
};
const logOf = async (number = 1) => {
  const { rows } = await shop.database.pool.query<{ entry: string }>(
    `select scope || ' ' || to_char(logged_at at time zone 'UTC', 'MM-DD HH24:MI:SS.MS') || ' ' || coalesce(cent_amount::text, '-') as entry
     from price_log where sku = $1 order by logged_at, scope`,
    [skuOf(number)],
  );
  return rows.map(({ entry }) => entry);
};
const announced = () =>
  shop.announced.flatMap((event) => (event.type === 'catalogue-changed' ? (event.skus ?? ['all']) : []));

const small = [typeLine(), categoryLine('workshop'), categoryLine('drills', 'workshop')];
const drill = productLine(1, { categories: ['drills'], brand: 'MSW' });
const history = priceLogLine(1, 'EUR', [['2026-09-01T00:00:00.000Z', 10_000]]);
const sale = productDiscountLine('sale', {
  predicate: { category: ['workshop'] },
  validFrom: '2026-11-10T08:00:00.000Z',
  validUntil: '2026-11-20T20:00:00.000Z',
});

test('V-03, D-01: a discount lowers prices from its first millisecond to its last, and pages hear of it', async () => {
  await take(...small, drill, productLine(2), priceLine(1, 'EUR', 10_000), priceLine(2, 'EUR', 500), history);
  await take({ ...sale, predicate: { all: [{ category: ['workshop'] }, { brand: ['MSW'] }] } });
  expect(await priceOf()).toEqual({ value: moneyOf('EUR', 10_000) });
  expect(await refreshAtBoundaries(shop.engine)).toEqual(new Date('2026-11-10T08:00:00.000Z'));
  expect(await logOf()).toEqual(['EUR 09-01 00:00:00.000 10000']);

  at('2026-11-10T08:00:00.000Z');
  expect(await refreshAtBoundaries(shop.engine)).toEqual(new Date('2026-11-20T20:00:00.000Z'));
  expect(announced()).toEqual([skuOf(1)]);
  expect(await priceOf()).toEqual({
    value: moneyOf('EUR', 10_000),
    discounted: {
      value: moneyOf('EUR', 9000),
      discount: {
        id: expect.any(String),
        key: 'sale',
        name: 'sale',
        value: { type: 'relative', permyriad: 1000 },
        validFrom: '2026-11-10T08:00:00.000Z',
        validUntil: '2026-11-20T20:00:00.000Z',
        isActive: true,
      },
    },
    priorPrice: moneyOf('EUR', 10_000),
    reductionPermyriad: 1000,
  });

  at('2026-11-20T19:59:59.999Z');
  expect((await priceOf()).discounted?.value).toEqual(moneyOf('EUR', 9000));
  // Nobody has acted on the end yet: it is over all the same.
  at('2026-11-20T20:00:00.000Z');
  expect(await priceOf()).toEqual({ value: moneyOf('EUR', 10_000) });
  expect(await refreshAtBoundaries(shop.engine)).toBeUndefined();
  expect(await logOf()).toEqual([
    'EUR 09-01 00:00:00.000 10000',
    'EUR 11-10 08:00:00.000 9000',
    'EUR 11-20 20:00:00.000 10000',
  ]);
  expect(announced()).toEqual([skuOf(1), skuOf(1)]);
});

test('O-03: a boundary is acted on once, however many processes look at it', async () => {
  await take(...small, drill, priceLine(1, 'EUR', 10_000), history, sale);
  at('2026-11-10T08:00:30.000Z');
  const before = announced().length;
  const results = await Promise.all(Array.from({ length: 5 }, () => refreshAtBoundaries(shop.engine)));
  for (const next of results) expect(next?.getTime()).toBeGreaterThan(shop.clock.time.getTime());
  expect(announced()).toHaveLength(before + 1);
  expect(await logOf()).toEqual(['EUR 09-01 00:00:00.000 10000', 'EUR 11-10 08:00:30.000 9000']);
});

test('D-01: without 30 days of log the price is lower, but no reduction is announced', async () => {
  await take(...small, drill, priceLine(1, 'EUR', 10_000));
  await take(sale);
  at('2026-11-10T08:00:00.000Z');
  await refreshAtBoundaries(shop.engine);
  const price = await priceOf();
  expect(price.discounted?.value).toEqual(moneyOf('EUR', 9000));
  expect([price.priorPrice, price.reductionPermyriad]).toEqual([undefined, undefined]);
  const { product } = await shop.openShopper('SK').get('getProduct', { sku: skuOf(1) });
  expect(product.tags).not.toContain('on-sale');
});

test('D-01: the struck price is the lowest of the 30 days, not the list price; at it or below it nothing is struck', async () => {
  const dip = priceLogLine(1, 'EUR', [
    ['2026-09-01T00:00:00.000Z', 10_000],
    ['2026-10-20T00:00:00.000Z', 9500],
    ['2026-10-21T00:00:00.000Z', 10_000],
  ]);
  await take(...small, drill, stockLine(1, 5), priceLine(1, 'EUR', 10_000), dip, sale);
  at('2026-11-10T08:00:00.000Z');
  await refreshAtBoundaries(shop.engine);
  expect(await priceOf()).toMatchObject({ priorPrice: moneyOf('EUR', 9500), reductionPermyriad: 526 });
  const { product } = await shop.openShopper('SK').get('getProduct', { sku: skuOf(1) });
  expect(product.tags).toContain('on-sale');

  // The list price rises under the discount: what is asked now is no less than before.
  await take(priceLine(1, 'EUR', 11_000));
  expect((await priceOf()).discounted?.value).toEqual(moneyOf('EUR', 9900));
  expect((await priceOf()).priorPrice).toBeUndefined();
});

test('V-02: a dated price and one for a group show to whom and when they are meant', async () => {
  const forTrade = {
    ...priceLine(1, 'EUR', 7000),
    key: `${skuOf(1)}/EUR/group=trade`,
    customerGroup: 'trade',
  };
  const dated = {
    ...priceLine(1, 'EUR', 8000, 'SK'),
    key: `${skuOf(1)}/SK/from=2026-11-05T00:00:00.000Z`,
    validFrom: '2026-11-05T00:00:00.000Z',
    validUntil: '2026-11-06T00:00:00.000Z',
    tiers: [{ minimumQuantity: 3, value: moneyOf('EUR', 7500) }],
  };
  await take(...small, drill, priceLine(1, 'EUR', 10_000), forTrade, dated);
  expect((await priceOf()).value).toEqual(moneyOf('EUR', 10_000));
  at('2026-11-05T00:00:00.000Z');
  expect(await priceOf()).toEqual({
    value: moneyOf('EUR', 8000),
    tiers: [{ minimumQuantity: 3, value: moneyOf('EUR', 7500) }],
  });
  await refreshAtBoundaries(shop.engine);
  at('2026-11-06T00:00:00.000Z');
  await refreshAtBoundaries(shop.engine);
  expect((await priceOf()).value).toEqual(moneyOf('EUR', 10_000));
  expect(await logOf()).toEqual([
    'EUR 11-01 00:00:00.000 10000',
    'SK 11-05 00:00:00.000 8000',
    'SK 11-06 00:00:00.000 -',
  ]);
});

test('the log cannot be rewritten, not even by hand', async () => {
  await take(...small, drill, priceLine(1, 'EUR', 10_000));
  for (const attempt of [
    'update price_log set cent_amount = 1',
    'delete from price_log',
    'truncate price_log',
  ]) {
    await expect(shop.database.pool.query(attempt)).rejects.toThrow('append-only');
  }
});
