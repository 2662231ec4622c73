import { describe, expect, test } from 'vitest';
import { euro } from '../../../../../tests/support/pricing-input.ts';
import { type CurrencyCode, money } from '../../../../kernel/money.ts';
import { amountIn, requireAmountIn } from '../amount-in.ts';
import type { OpenLine } from './promotion-kind.ts';
import {
  type CartDiscountValue,
  cartDiscountValueSchema,
  giftSkuOf,
  kindOf,
  type ProductDiscountValue,
  productDiscountValueSchema,
  productKindOf,
  promotionKinds,
  shareOf,
} from './promotion-kinds.ts';

const crowns = (cents: number) => money('CZK', cents);
const relative = (permyriad: number): ProductDiscountValue => ({ type: 'relative', permyriad });
const absolute = (...amounts: ReturnType<typeof euro>[]): ProductDiscountValue => ({
  type: 'absolute',
  money: amounts,
});
const fixed = (...amounts: ReturnType<typeof euro>[]): CartDiscountValue => ({
  type: 'fixed',
  money: amounts,
});
const gift: CartDiscountValue = { type: 'giftLineItem', sku: 'EX10000001' };

test.each(Object.entries(promotionKinds))(
  'V-03: %s is named by its values, and says to a merchant what they are',
  (name, { schema, words }) => {
    expect(schema.shape.type.value).toBe(name);
    expect(words).toMatch(new RegExp(`^\`{type: "${name}".*}\`, \\w`));
  },
);

describe('V-03: a merchant writes', () => {
  const [one, both] = [[euro(500)], [euro(500), crowns(12_500)]];
  test.each<[object, 'carts and products' | 'carts' | 'nothing']>([
    [{ type: 'relative', permyriad: 1 }, 'carts and products'],
    [{ type: 'relative', permyriad: 10_000 }, 'carts and products'],
    [{ type: 'relative', permyriad: 0 }, 'nothing'],
    [{ type: 'relative', permyriad: 10_001 }, 'nothing'],
    [{ type: 'relative', permyriad: 0.5 }, 'nothing'],
    [{ type: 'relative', permyriad: 5, sku: 'EX10000001' }, 'nothing'],
    [{ type: 'absolute', money: one }, 'carts and products'],
    [{ type: 'absolute', money: both }, 'carts and products'],
    [{ type: 'absolute', money: [] }, 'nothing'],
    [{ type: 'fixed', money: one }, 'carts'],
    [{ type: 'fixed', money: both }, 'carts'],
    [{ type: 'fixed', money: [] }, 'nothing'],
    [gift, 'carts'],
    [{ type: 'giftLineItem', sku: 'mug' }, 'nothing'],
    [{ type: 'free' }, 'nothing'],
    [{}, 'nothing'],
  ])('%j for %s', (value, whose) => {
    expect(cartDiscountValueSchema.safeParse(value).success).toBe(whose !== 'nothing');
    expect(productDiscountValueSchema.safeParse(value).success).toBe(whose === 'carts and products');
  });
});

describe('V-03: a kind that takes something off', () => {
  const lines: readonly OpenLine[] = [
    { quantity: 3, total: 3000 },
    { quantity: 1, total: 505 },
  ];
  test.each<[CartDiscountValue, CurrencyCode, readonly number[] | undefined]>([
    [relative(1000), 'EUR', [300, 51]],
    [relative(10_000), 'CZK', [3000, 505]],
    [absolute(euro(701)), 'EUR', [600, 101]],
    [absolute(euro(9000), crowns(1)), 'EUR', [3000, 505]],
    [absolute(euro(9000), crowns(1)), 'CZK', [1, 0]],
    [absolute(euro(701)), 'CZK', undefined],
    [fixed(euro(505)), 'EUR', [1485, 0]],
    [fixed(crowns(1), euro(506)), 'EUR', [1482, 0]],
    [fixed(euro(505)), 'PLN', undefined],
  ])('%j in %s: %j', (value, currencyCode, taken) => {
    const { effect } = kindOf(value);
    if (effect.type !== 'takes-off') throw new Error(`${value.type} takes nothing off`);
    expect(effect.applies(value, currencyCode)).toBe(taken !== undefined);
    if (taken === undefined) expect(() => effect.takeOff(value, lines, currencyCode)).toThrow('no amount in');
    else expect(effect.takeOff(value, lines, currencyCode)).toEqual(taken);
  });

  test.each<[ProductDiscountValue, number]>([
    [relative(1000), 909],
    [relative(10_000), 0],
    [absolute(crowns(5), euro(10)), 1000],
    [absolute(euro(1500)), -490],
  ])('%j leaves %i of 10.10', (value, left) => {
    expect(productKindOf(value).remaining(value, euro(1010))).toBe(left);
  });
});

test('V-03: a gift is of the sku that its values name, and no other kind gives any', () => {
  expect([gift, relative(1), absolute(euro(1)), fixed(euro(1))].map(giftSkuOf)).toEqual([
    'EX10000001',
    undefined,
    undefined,
    undefined,
  ]);
});

test('P-11: product pages announce what is one share of everything', () => {
  expect([gift, relative(250), absolute(euro(1)), fixed(euro(1))].map(shareOf)).toEqual([
    undefined,
    250,
    undefined,
    undefined,
  ]);
});

test('V-03: the amount that counts is that of the currency', () => {
  const amounts = [euro(1), crowns(2)];
  expect([amountIn(amounts, 'CZK'), requireAmountIn(amounts, 'EUR')]).toEqual([2, 1]);
  expect(amountIn(amounts, 'PLN')).toBeUndefined();
  expect(() => requireAmountIn(amounts, 'PLN')).toThrow('no amount in PLN');
});
