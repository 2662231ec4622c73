import { expect, test } from 'vitest';
import { discountOf } from '../../../../tests/support/pricing-input.ts';
import type { ApplicableDiscount } from './applicable-discounts.ts';
import { pickGifts } from './pick-gifts.ts';
import type { OfferedGift } from './promotion-input.ts';

const offered = (sku: string, available?: number): OfferedGift => ({
  product: { sku, productType: 'standard_product', categories: [], tags: [] },
  ...(available === undefined ? {} : { available }),
});
const giving = (key: string, sku: string): ApplicableDiscount => ({
  discount: discountOf(key, { value: { type: 'giftLineItem', sku } }),
  kind: 'cart-discount',
});

/** What is given and how each discount fared, as `key: sku` and `key: result`. */
function pick(
  gifts: readonly OfferedGift[],
  discounts: readonly ApplicableDiscount[],
  refusedGifts: string[] = [],
) {
  const picked = pickGifts({ gifts, refusedGifts }, discounts);
  return {
    given: picked.gifts.map(({ key, product }) => `${key}: ${product.product.sku}`),
    effects: picked.effects.map(({ key, result, amount }) => `${key}: ${result}, ${amount}`),
  };
}

test('V-03: each discount gives one piece of its product, and takes nothing off', () => {
  expect(pick([offered('mug'), offered('cap')], [giving('a', 'cap'), giving('b', 'mug')])).toEqual({
    given: ['a: cap', 'b: mug'],
    effects: ['a: applied, 0', 'b: applied, 0'],
  });
});

test.each([
  ['without end', undefined, 3],
  ['while there are pieces', 2, 2],
  ['of the last piece', 1, 1],
  ['of none', 0, 0],
])('V-03: the same gift is given by several discounts %s', (_about, available, given) => {
  const discounts = ['a', 'b', 'c'].map((key) => giving(key, 'mug'));
  const picked = pick([offered('cap', 9), offered('mug', available)], discounts);
  expect(picked.given).toEqual(['a: mug', 'b: mug', 'c: mug'].slice(0, given));
  expect(picked.effects).toEqual(
    ['a', 'b', 'c'].map((key, index) => `${key}: ${index < given ? 'applied' : 'no-match'}, 0`),
  );
});

test('V-03: pieces of another gift are not counted', () => {
  const discounts = [giving('a', 'cap'), giving('b', 'mug')];
  expect(pick([offered('mug', 1), offered('cap', 1)], discounts).given).toEqual(['a: cap', 'b: mug']);
});

test('V-03: a refused gift is not given, and its piece is there for another discount', () => {
  const discounts = [giving('a', 'mug'), giving('b', 'mug')];
  expect(pick([offered('mug', 1)], discounts, ['a', 'unknown'])).toEqual({
    given: ['b: mug'],
    effects: ['a: no-match, 0', 'b: applied, 0'],
  });
});

test('V-03: what is not on offer is not given, and other discounts are none of its business', () => {
  const tenth: ApplicableDiscount = { discount: discountOf('tenth'), kind: 'cart-discount' };
  expect(pick([offered('mug')], [tenth, giving('a', 'cap')])).toEqual({
    given: [],
    effects: ['a: no-match, 0'],
  });
});

test('V-03: a gift’s line is known by its discount', () => {
  const { gifts } = pickGifts({ gifts: [offered('mug')], refusedGifts: [] }, [
    { ...giving('a', 'mug'), kind: 'discount-code' },
  ]);
  expect(gifts).toEqual([
    { id: discountOf('a').id, key: 'a', kind: 'discount-code', product: offered('mug') },
  ]);
});
