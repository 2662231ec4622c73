import { describe, expect, test } from 'vitest';
import { everything, matches, type Predicate, type PromotedProduct } from './predicate.ts';
import { predicateSchema } from './predicate-schema.ts';

const saw: PromotedProduct = {
  sku: 'EX10000001',
  productType: 'standard_product',
  brand: 'acme',
  categories: ['saws', 'workshop'],
  tags: ['new', 'heavy'],
  volumeDiscountGroup: 'tools',
};
const bare: PromotedProduct = { sku: 'EX10000002', productType: 'set', categories: [], tags: [] };
const yes: Predicate = { sku: ['EX10000001', 'EX10000002'] };
const no: Predicate = { sku: ['EX19999999'] };

test.each<[Predicate, boolean, boolean]>([
  [everything, true, true],
  [{ sku: ['EX10000001'] }, true, false],
  [{ sku: ['EX10000009', 'EX10000002'] }, false, true],
  [{ productType: ['standard_product'] }, true, false],
  [{ brand: ['other', 'acme'] }, true, false],
  [{ brand: ['other'] }, false, false],
  [{ category: ['garden', 'workshop'] }, true, false],
  [{ category: ['garden'] }, false, false],
  [{ tag: ['old', 'heavy'] }, true, false],
  [{ tag: ['old'] }, false, false],
  [{ volumeDiscountGroup: ['other', 'tools'] }, true, false],
  [{ volumeDiscountGroup: ['other'] }, false, false],
  [{ not: { sku: ['EX10000001'] } }, false, true],
  [{ all: [yes, { tag: ['new'] }] }, true, false],
  [{ all: [yes, no] }, false, false],
  [{ any: [no, { tag: ['new'] }] }, true, false],
  [{ any: [no, yes] }, true, true],
  [{ any: [] }, false, false],
  [{ all: [{ not: no }, { any: [no, { brand: ['acme'] }] }] }, true, false],
])('V-03: %j means the saw: %s, and what says nothing of itself: %s', (predicate, ofSaw, ofBare) => {
  expect([matches(predicate, saw), matches(predicate, bare)]).toEqual([ofSaw, ofBare]);
});

describe('a predicate in a catalogue file', () => {
  const leaves = ['sku', 'productType', 'brand', 'category', 'tag', 'volumeDiscountGroup'] as const;
  const nested = (depth: number): unknown => (depth === 1 ? { sku: ['A'] } : { not: nested(depth - 1) });

  test.each(leaves)('V-03: names %s by a list of one or more', (leaf) => {
    for (const list of [['a'], ['a', 'b'], ['x'.repeat(100)], Array(1000).fill('a')])
      expect(predicateSchema.parse({ [leaf]: list })).toEqual({ [leaf]: list });
    for (const list of [[], [''], ['x'.repeat(101)], Array(1001).fill('a'), 'a', [1]])
      expect(predicateSchema.safeParse({ [leaf]: list }).success, JSON.stringify(list)).toBe(false);
  });

  test.each([
    [{ all: [] }, true],
    [{ any: [{ sku: ['A'] }, { all: [{ tag: ['b'] }] }] }, true],
    [{ not: { sku: ['A'] } }, true],
    [{ all: Array(100).fill({ sku: ['A'] }) }, true],
    [{ all: Array(101).fill({ sku: ['A'] }) }, false],
    [{ any: Array(101).fill({ sku: ['A'] }) }, false],
    [{ not: [{ sku: ['A'] }] }, false],
    [{ sku: ['A'], tag: ['b'] }, false],
    [{}, false],
    [{ colour: ['red'] }, false],
    [nested(5), true],
    [nested(6), false],
  ])('V-03: %j is one: %s', (given, isOne) => {
    const read = predicateSchema.safeParse(given);
    expect(read.success).toBe(isOne);
    if (isOne) expect(read.data).toEqual(given);
  });

  test('V-03: what is none is told what it must say', () => {
    expect(predicateSchema.safeParse({ colour: ['red'] }).error?.issues[0]?.message).toBe(
      'must say one of sku, productType, brand, category, tag, volumeDiscountGroup with a list, or all, any, not (5 deep at most)',
    );
    expect(predicateSchema.safeParse(nested(7)).error?.issues[0]?.message).toContain('(5 deep at most)');
  });
});
