import { describe, expect, test } from 'vitest';
import {
  discountOf,
  euro,
  germanInput,
  listedLine,
  volumeDiscountsOf,
} from '../../../../tests/support/pricing-input.ts';
import { priceCart } from '../pricing/price-cart.ts';

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

  test('G-06: a code and a volume discount conflict: the cheaper is applied, and both totals are told', () => {
    const small = discountOf('ten', {
      requiresDiscountCode: true,
      value: { type: 'relative', permyriad: 700 },
    });
    const both = {
      discounts: [...volumes, small],
      codes: [{ code: 'TEN', id: 'code-ten', cartDiscounts: ['ten'] }],
    };
    const few = priceCart(germanInput([drills(3)], both));
    expect(few.subtotal).toEqual(euro(2790));
    expect(few.conflict).toEqual({
      applied: 'codes',
      codes: ['TEN'],
      volumeDiscountGroups: ['drills'],
      totalWithCodes: euro(2790 + 649),
      totalWithVolume: euro(2850 + 649),
    });
    const many = priceCart(germanInput([drills(10)], both));
    expect(many.subtotal).toEqual(euro(8500));
    expect(many.conflict).toMatchObject({ applied: 'volume', totalWithCodes: euro(9300 + 649) });
    expect(many.codes[0]?.state).toBe('ApplicationStoppedByPreviousDiscount');
    expect(priceCart(germanInput([drills(2)], both)).conflict).toBeUndefined();
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
