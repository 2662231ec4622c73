import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type Money, money } from '../../../kernel/money.ts';
import type { ProductDiscountValue } from '../promotions/kinds/promotion-kinds.ts';
import { everything, type PromotedProduct } from '../promotions/predicate.ts';
import {
  applyProductDiscount,
  discountPrice,
  findDiscountsInForce,
  type ProductDiscount,
} from './apply-product-discount.ts';
import type { AppliedDiscount } from './price.ts';

const relative = (permyriad: number): ProductDiscountValue => ({ type: 'relative', permyriad });
const absolute = (...amounts: readonly Money[]): ProductDiscountValue => ({
  type: 'absolute',
  money: amounts,
});

describe('V-03: a product discount', () => {
  it.each<[string, Money, ProductDiscountValue, Money | undefined]>([
    ['of 10 % leaves 90 %', money('EUR', 12_900), relative(1000), money('EUR', 11_610)],
    ['rounds half a cent away from zero', money('EUR', 5), relative(5000), money('EUR', 3)],
    ['keeps forints whole', money('HUF', 499_900), relative(1250), money('HUF', 437_400)],
    ['of 100 % leaves nothing', money('EUR', 999), relative(10_000), money('EUR', 0)],
    ['that rounds to nothing is none', money('EUR', 1), relative(100), undefined],
    ['of 5 euros takes 5 euros off', money('EUR', 1200), absolute(money('EUR', 500)), money('EUR', 700)],
    ['never leaves less than nothing', money('EUR', 300), absolute(money('EUR', 500)), money('EUR', 0)],
    [
      'takes the amount of the currency',
      money('CZK', 1000),
      absolute(money('EUR', 1), money('CZK', 20)),
      money('CZK', 980),
    ],
    ['is none in a currency it does not name', money('PLN', 1000), absolute(money('EUR', 1)), undefined],
    ['of nothing is none', money('EUR', 1000), absolute(money('EUR', 0)), undefined],
  ])('%s', (_name, value, discount, expected) => {
    expect(discountPrice(value, discount)).toEqual(expected);
  });

  it('leaves less, never below zero, and more discount never costs more', () => {
    const permyriad = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.nat(10_000_000),
        permyriad,
        permyriad,
        (code, cents, one, two) => {
          const value = money(code, code === 'HUF' ? cents * 100 : cents);
          const left = (share: number) =>
            discountPrice(value, relative(share))?.centAmount ?? value.centAmount;
          const [less, more] = [Math.min(one, two), Math.max(one, two)];
          expect(left(more)).toBeLessThanOrEqual(left(less));
          expect(left(more)).toBeGreaterThanOrEqual(0);
          if (code === 'HUF') expect(left(more) % 100).toBe(0);
        },
      ),
    );
  });
});

const drill: PromotedProduct = {
  sku: 'EX10000001',
  productType: 'tool',
  brand: 'MSW',
  categories: ['drills', 'workshop'],
  tags: [],
  volumeDiscountGroup: undefined,
};
const discountOf = (
  key: string,
  { value = relative(1000), ...more }: Partial<ProductDiscount & AppliedDiscount> = {},
): ProductDiscount => {
  const { validFrom, validUntil, predicate = everything, sortOrder = 10, isActive = true } = more;
  return {
    discount: {
      key,
      id: key,
      name: {},
      value,
      ...(validFrom === undefined ? {} : { validFrom }),
      ...(validUntil === undefined ? {} : { validUntil }),
    },
    predicate,
    sortOrder,
    isActive,
  };
};
const noon = new Date('2026-11-20T12:00:00.000Z');
const keyOf = (discounts: readonly ProductDiscount[], at = noon) =>
  applyProductDiscount(money('EUR', 1000), drill, findDiscountsInForce(discounts, at))?.discount.key;

describe('V-03: of several product discounts', () => {
  it.each<[string, readonly ProductDiscount[], string | undefined]>([
    [
      'the lowest sort order counts, not the best price',
      [discountOf('a', { value: relative(5000) }), discountOf('b', { sortOrder: 1 })],
      'b',
    ],
    ['of equals the first by key counts', [discountOf('b'), discountOf('a')], 'a'],
    [
      'of equals the first by key counts, whatever order they came in',
      [discountOf('a'), discountOf('b')],
      'a',
    ],
    [
      'one for other products does not count',
      [discountOf('a', { predicate: { brand: ['Stamos'] } }), discountOf('b')],
      'b',
    ],
    [
      'one for a category above the product counts',
      [discountOf('a', { predicate: { category: ['workshop'] } })],
      'a',
    ],
    [
      'one in another currency leaves the place to the next',
      [discountOf('a', { value: absolute(money('PLN', 5)) }), discountOf('b')],
      'b',
    ],
    ['one that is switched off does not count', [discountOf('a', { isActive: false })], undefined],
    ['one that has ended does not count', [discountOf('a', { validUntil: noon.toISOString() })], undefined],
    ['one that begins now counts', [discountOf('a', { validFrom: noon.toISOString() })], 'a'],
    [
      'one that begins in a millisecond does not',
      [discountOf('a', { validFrom: '2026-11-20T12:00:00.001Z' })],
      undefined,
    ],
  ])('%s', (_name, discounts, expected) => {
    expect(keyOf(discounts)).toBe(expected);
  });
});
