import { describe, expect, test } from 'vitest';
import {
  discountOf,
  euro,
  germanInput,
  listedLine,
  volumeDiscountsOf,
} from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { findApplicableDiscounts, type PromotionChoice } from './applicable-discounts.ts';
import type { CartDiscount } from './cart-discount.ts';

const drills = (quantity: number, sku = 'EX10000001') => listedLine(1000, { sku, quantity, group: 'drills' });

describe('volume discounts', () => {
  const volumes = volumeDiscountsOf('drills');

  test.each([
    [2, 2000],
    [3, 2850],
    [4, 3800],
    [5, 4500],
    [9, 8100],
    [10, 8500],
  ])('V-04: %i pieces of a group cost %i', (pieces, cents) => {
    expect(priceCart(germanInput([drills(pieces)], { discounts: volumes })).subtotal).toEqual(euro(cents));
  });

  test('V-04: pieces of all products of a group count together, those of others do not', () => {
    const lines = [drills(2), drills(1, 'EX10000002'), listedLine(1000, { sku: 'EX10000003', quantity: 7 })];
    expect(priceCart(germanInput(lines, { discounts: volumes })).subtotal).toEqual(euro(2850 + 7000));
  });

  test('V-04: a volume discount of nothing is dropped', () => {
    const none = volumes.map((discount) => ({
      ...discount,
      value: { type: 'relative', permyriad: 0 } as const,
    }));
    const priced = priceCart(germanInput([drills(5)], { discounts: none, codes: [] }));
    expect(priced.discounts).toEqual([]);
  });
});

test('V-05: a volume discount for a tier is for shoppers of that tier alone', () => {
  const discounts = volumeDiscountsOf('drills').map((discount) => ({ ...discount, tier: 'tier-1' as const }));
  const input = germanInput([drills(3)], { discounts });
  expect(priceCart(input).subtotal).toEqual(euro(3000));
  expect(priceCart({ ...input, tier: 'tier-1' }).subtotal).toEqual(euro(2850));
});

test('V-04: where goods do not reach the minimum of the best volume discount, the next one counts', () => {
  const [three, five, ten] = volumeDiscountsOf('drills');
  if (three === undefined || five === undefined || ten === undefined) throw new Error('no discounts');
  const discounts = [three, { ...five, minimumGoods: [euro(100_000)] }, ten];
  expect(priceCart(germanInput([drills(5)], { discounts })).subtotal).toEqual(euro(4750));
});

test('V-01: 200 lines of 1000 pieces at 99,999.99 are priced and taxed exactly', () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    listedLine(9_999_999, { sku: `EX${10_000_001 + index}`, quantity: 1000 }),
  );
  const tenth = discountOf('tenth');
  const off = discountOf('off', { sortOrder: 20, value: { type: 'absolute', money: [euro(1)] } });
  const priced = priceCart(germanInput(lines, { discounts: [tenth, off] }));
  expect(priced.listTotal).toEqual(euro(1_999_999_800_000));
  expect(priced.totalPrice).toEqual(euro(1_799_999_819_999));
  const { totalNet, totalGross, taxPortions } = priced.taxedPrice;
  expect(totalNet.centAmount + (taxPortions[0]?.amount.centAmount ?? 0)).toBe(totalGross.centAmount);
});

describe('what a cart is entitled to', () => {
  const keysOf = (
    discounts: readonly CartDiscount[],
    more: object = {},
    choice: PromotionChoice = 'volume',
  ) =>
    findApplicableDiscounts(germanInput([drills(5)], { discounts, ...more }), 5000, choice).map(
      ({ discount, kind }) => `${discount.key} ${kind}`,
    );

  test('V-03: discounts come by their sort order, then by key, whatever order they came in', () => {
    const listed = ['b', 'a', 'c'].map((key) => discountOf(key));
    const first = discountOf('z', { sortOrder: -1 });
    const expected = ['z', 'a', 'b', 'c'].map((key) => `${key} cart-discount`);
    expect(keysOf([...listed, first])).toEqual(expected);
    expect(keysOf([first, ...listed.toReversed()])).toEqual(expected);
  });

  test.each([
    ['at its minimum', [euro(5000)], true],
    ['a cent below it', [euro(5001)], false],
    ['with a minimum in other money alone', [money('CZK', 0)], false],
    ['with minima in several', [money('CZK', 1), euro(5000)], true],
    ['without any', [], true],
  ])('V-03: %s', (_about, minimumGoods, isEntitled) => {
    expect(keysOf([discountOf('ten', { minimumGoods })])).toEqual(isEntitled ? ['ten cart-discount'] : []);
  });

  test('V-04: a code switches on its discounts where codes are looked at, unless it is barred', () => {
    const discounts = [discountOf('ten', { requiresDiscountCode: true }), discountOf('open')];
    const code = { code: 'TEN', id: 'code-ten', cartDiscounts: ['ten'] };
    expect(keysOf(discounts, { codes: [code] }, 'codes')).toEqual([
      'open cart-discount',
      'ten discount-code',
    ]);
    expect(keysOf(discounts, { codes: [code] }, 'volume')).toEqual(['open cart-discount']);
    expect(keysOf(discounts, { codes: [{ ...code, barred: 'NotValid' }] }, 'codes')).toEqual([
      'open cart-discount',
    ]);
    expect(keysOf(discounts, { codes: [] }, 'codes')).toEqual(['open cart-discount']);
  });

  test('V-05: a discount of a tier is its shoppers’ own', () => {
    const discounts = [discountOf('mine', { tier: 'tier-1' })];
    expect(keysOf(discounts, { tier: 'tier-1' })).toEqual(['mine personal-discount']);
    expect(keysOf(discounts, { tier: 'tier-2' })).toEqual([]);
  });

  const volume = (key: string, pieces: number, more: object = {}) =>
    discountOf(key, { volume: { group: 'drills', pieces }, ...more });

  test('V-04: of a group the most pieces reached count; of equals the one that comes first', () => {
    expect(keysOf([volume('three', 3), volume('five', 5), volume('six', 6)])).toEqual([
      'five volume-discount',
    ]);
    expect(keysOf([volume('b', 5), volume('a', 5)])).toEqual(['a volume-discount']);
    expect(keysOf([volume('three', 3), volume('five', 5)], {}, 'codes')).toEqual([]);
  });

  test('V-04: what takes nothing off or counts nothing is no volume discount', () => {
    expect(
      keysOf([volume('three', 3), volume('five', 5, { value: { type: 'relative', permyriad: 0 } })]),
    ).toEqual(['three volume-discount']);
    expect(keysOf([volume('none', 0)])).toEqual([]);
    const amount = { type: 'absolute', money: [euro(0)] } as const;
    expect(keysOf([volume('five', 5, { value: amount })])).toEqual(['five volume-discount']);
  });

  test('V-04: products without a group and extra guarantees are no pieces of one', () => {
    const guarantees = drills(9);
    const insured = { ...guarantees, product: { ...guarantees.product, productType: 'extra_guarantee' } };
    const input = germanInput([drills(2), insured, listedLine(1000, { sku: 'EX10000009', quantity: 9 })], {
      discounts: [volume('three', 3)],
    });
    expect(findApplicableDiscounts(input, 5000, 'volume')).toEqual([]);
  });
});
