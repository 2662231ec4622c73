import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  cartDiscountLine,
  categoryLine,
  clearCatalogue,
  codeLine,
  findProblems,
  importLines,
  moneyOf,
  priceLine,
  priceLogLine,
  productDiscountLine,
  productLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await clearCatalogue(test.pool);
});

describe('V-02, V-03: prices, discounts and codes of a file', () => {
  const goods = [typeLine(), categoryLine('workshop'), productLine(1), productLine(2)];
  const dear = { ...priceLine(1, 'EUR', 1000), tiers: [] as object[] };
  it.each<[string, object, string]>([
    [
      'a key that does not say for whom',
      { ...dear, customerGroup: 'trade' },
      'prices.key: must be EX10000001/EUR/group=trade',
    ],
    [
      'a tier above the one before it',
      {
        ...dear,
        tiers: [
          { minimumQuantity: 3, value: moneyOf('EUR', 900) },
          { minimumQuantity: 5, value: moneyOf('EUR', 901) },
        ],
      },
      'prices.tiers.1.value: must not rise with the quantity',
    ],
    [
      'tiers out of order',
      {
        ...dear,
        tiers: [
          { minimumQuantity: 5, value: moneyOf('EUR', 900) },
          { minimumQuantity: 3, value: moneyOf('EUR', 800) },
        ],
      },
      'prices.tiers.1.minimumQuantity: must be above 5',
    ],
    [
      'parts of a forint',
      { ...priceLine(1, 'HUF', 1000), tiers: [{ minimumQuantity: 3, value: moneyOf('HUF', 950) }] },
      'prices.tiers.0.value.centAmount: must be a multiple of 100',
    ],
    [
      'an end before the beginning',
      productDiscountLine('sale', {
        validFrom: '2026-11-20T00:00:00Z',
        validUntil: '2026-11-20T00:00:00Z',
      }),
      'discounts.validUntil: must be after validFrom',
    ],
    [
      'a predicate that asks nothing known',
      productDiscountLine('sale', { predicate: { colour: ['red'] } }),
      'discounts.predicate: must say one of',
    ],
    [
      'a category that is not there, deep in a predicate',
      productDiscountLine('sale', { predicate: { not: { any: [{ category: ['workshop', 'attic'] }] } } }),
      'discounts.predicate: no category has the key attic',
    ],
    [
      'a product that is not there',
      cartDiscountLine('bundle', { target: { type: 'lineItems', predicate: { sku: ['EX10000009'] } } }),
      'discounts.predicate: no product has the sku EX10000009',
    ],
    [
      'a gift that is not there',
      cartDiscountLine('gift', { value: { type: 'giftLineItem', sku: 'EX10000009' } }),
      'discounts.value.sku: no product has the sku EX10000009',
    ],
    [
      'a code for nothing',
      codeLine('WELCOME', ['bundle']),
      'codes.cartDiscounts: no cart discount has the key bundle',
    ],
    [
      'a store that is none',
      cartDiscountLine('bundle', { stores: ['gantry-xx'] }),
      'discounts.stores.0: is no store',
    ],
    [
      'a log of what has not been yet',
      priceLogLine(1, 'EUR', [['2999-01-01T00:00:00.000Z', 1]]),
      'priceLogs.changes: 2999-01-01T00:00:00.000Z has not been yet',
    ],
  ])('%s is refused by its line', async (_name, line, problem) => {
    expect(await findProblems(test.database, [...goods, line])).toEqual([expect.stringContaining(problem)]);
  });

  it('a log that says otherwise than the one there is refused; more of it is appended', async () => {
    const first = priceLogLine(1, 'EUR', [['2026-01-01T00:00:00.000Z', 1000]]);
    await importLines(test.database, [...goods, first]);
    expect(
      await findProblems(test.database, [priceLogLine(1, 'EUR', [['2026-01-01T00:00:00.000Z', 999]])]),
    ).toEqual([
      'line 1: priceLogs.changes: the log of 2026-01-01T00:00:00.000Z says otherwise and is never rewritten',
    ]);
    const more = priceLogLine(1, 'EUR', [['2026-02-01T00:00:00.000Z', 900]]);
    expect((await importLines(test.database, [more])).counts.priceLog).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    expect(
      (await importLines(test.database, [first, priceLogLine(2, 'EUR', [['2026-02-01T00:00:00.000Z', 1]])]))
        .counts.priceLog,
    ).toEqual({ added: 1, changed: 0, unchanged: 1 });
  });

  it('a discount stays of its kind, and a code cannot be limited below what it was used for', async () => {
    await importLines(test.database, [...goods, cartDiscountLine('bundle'), codeLine('WELCOME', ['bundle'])]);
    await test.pool.query(`update discount_code set applications = 3`);
    expect(
      await findProblems(test.database, [
        productDiscountLine('bundle'),
        codeLine('WELCOME', ['bundle'], { maxApplications: 2 }),
      ]),
    ).toEqual([
      'line 1: discounts.kind: is another one for the discount the shop has under this key',
      'line 2: codes.maxApplications: is below the 3 times it was used already',
    ]);
  });

  it('lower prices at once, and a category that moves takes its products along', async () => {
    const drills = [
      categoryLine('drills'),
      productLine(3, { categories: ['drills'] }),
      priceLine(3, 'EUR', 1000),
    ];
    const sale = productDiscountLine('sale', { predicate: { category: ['workshop'] } });
    await importLines(test.database, [...goods, ...drills, sale]);
    const lowered = async () => {
      const { rows } = await test.pool.query<{ cents: number | null }>(
        `select discounted_cent_amount as cents from price where sku = 'EX10000003'`,
      );
      return rows[0]?.cents ?? undefined;
    };
    expect(await lowered()).toBeUndefined();
    await importLines(test.database, [categoryLine('drills', 'workshop')]);
    expect(await lowered()).toBe(900);
    await importLines(test.database, [{ ...sale, isActive: false }]);
    expect(await lowered()).toBeUndefined();
  });
});
