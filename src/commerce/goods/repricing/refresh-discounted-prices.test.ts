import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  categoryLine,
  clearCatalogue,
  createRecordingEvents,
  importLines,
  priceLine,
  productDiscountLine,
  productLine,
  skuOf,
  typeLine,
} from '../../../../tests/support/sample-catalogue.ts';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import { money } from '../../../kernel/money.ts';
import { discountPrice } from '../../rules/pricing/apply-product-discount.ts';
import { type Price, pickPrice, pickUnitPrice } from '../../rules/pricing/price.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

const NOW = new Date('2026-11-10T12:00:00.000Z');
const YESTERDAY = new Date('2026-11-09T12:00:00.000Z');
const take = (lines: readonly object[], at: Date) =>
  importLines(shop.database, lines, createRecordingEvents(), { now: () => at });

const amount = fc.integer({ min: 1, max: 5 }).map((tens) => tens * 1000);
const moment = fc.integer({ min: -2, max: 2 }).map((hours) => new Date(NOW.getTime() + hours * 3_600_000));
const priceOf = fc.record({
  country: fc.constantFrom(undefined, 'DE', 'SK'),
  customerGroup: fc.constantFrom(undefined, undefined, 'trade'),
  channel: fc.constantFrom(undefined, undefined, 'outlet'),
  validFrom: fc.option(moment, { nil: undefined }),
  centAmount: amount,
});
const productOf = fc.record({
  prices: fc.uniqueArray(priceOf, {
    maxLength: 6,
    selector: ({ centAmount: _any, ...scope }) => JSON.stringify(scope),
  }),
  isSold: fc.boolean(),
  isOnSale: fc.boolean(),
});
type Product = typeof productOf extends fc.Arbitrary<infer Value> ? Value : never;

function linesOf({ prices, isSold, isOnSale }: Product, number: number, more: object = {}): object[] {
  const lines = prices.map(({ country, customerGroup, channel, validFrom, centAmount }) => {
    const from = validFrom?.toISOString();
    const line = priceLine(number, 'EUR', centAmount, country);
    const parts = [
      line.key,
      ...(customerGroup === undefined ? [] : [`group=${customerGroup}`]),
      ...(channel === undefined ? [] : [`channel=${channel}`]),
      ...(from === undefined ? [] : [`from=${from}`]),
    ];
    return {
      ...line,
      key: parts.join('/'),
      ...(customerGroup === undefined ? {} : { customerGroup }),
      ...(channel === undefined ? {} : { channel }),
      ...(from === undefined ? {} : { validFrom: from }),
    };
  });
  return [
    productLine(number, { eligibleForSelling: isSold, ...(isOnSale ? { brand: 'MSW' } : {}), ...more }),
    ...lines,
  ];
}

/** What the pure rules show a visitor of the prices of one scope. */
function shownOf({ prices, isSold, isOnSale }: Product, scope: string): number | undefined {
  if (!isSold) return undefined;
  const ofScope = prices
    .filter((price) => (price.country ?? 'EUR') === scope)
    .map(({ country, customerGroup, channel, validFrom, centAmount }, index): Price => {
      const value = money('EUR', centAmount);
      const lowered = discountPrice(value, { type: 'relative', permyriad: 1000 });
      return {
        key: String(index),
        value,
        ...(country === undefined ? {} : { country: country === 'DE' ? 'DE' : 'SK' }),
        ...(customerGroup === undefined ? {} : { customerGroup }),
        ...(channel === undefined ? {} : { channel }),
        ...(validFrom === undefined ? {} : { validFrom: validFrom.toISOString() }),
        tiers: [],
        ...(isOnSale && lowered !== undefined
          ? {
              discounted: {
                value: lowered,
                discount: { key: 'sale', id: '', name: {}, value: { type: 'relative', permyriad: 1000 } },
              },
            }
          : {}),
      };
    });
  const picked = pickPrice(ofScope, {
    country: scope === 'SK' ? 'SK' : 'DE',
    currencyCode: 'EUR',
    customerGroup: undefined,
    channel: undefined,
    at: NOW,
  });
  return picked && pickUnitPrice(picked, 1).value.centAmount;
}

test('D-01: the log says of every price what rules V-02, V-03 show visitors', async () => {
  const few = fc.array(productOf, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(few, async (products) => {
      await clearCatalogue(shop.database.pool);
      const frame = [typeLine(), categoryLine('workshop')];
      const sale = productDiscountLine('sale', { predicate: { brand: ['MSW'] } });
      const before = products.map(({ prices, isSold, isOnSale }, number) => ({
        prices: prices.map((price) => ({ ...price, centAmount: price.centAmount + (number % 2) * 1000 })),
        isSold: number % 3 === 0 ? !isSold : isSold,
        isOnSale,
      }));
      await take([...frame, ...before.flatMap((product, number) => linesOf(product, number))], YESTERDAY);
      const now = products.flatMap((product, number) => linesOf(product, number, { popularity: 7 }));
      await take([...frame, sale, ...now], NOW);
      const { rows } = await shop.database.pool.query<{ entry: string; cents: string | null }>(
        `select distinct on (sku, scope) sku || ' ' || scope as entry, cent_amount as cents
         from price_log order by sku, scope, logged_at desc`,
      );
      const logged = new Map(
        rows.map(({ entry, cents }) => [entry, cents === null ? undefined : Number(cents)]),
      );
      products.forEach((product, number) => {
        for (const scope of ['EUR', 'DE', 'SK'])
          expect(logged.get(`${skuOf(number)} ${scope}`)).toBe(shownOf(product, scope));
      });
    }),
    { numRuns: 25 },
  );
});
