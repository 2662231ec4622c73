import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVirtualSku, parseSku, type Sku, skuFromSlug, slugDigitsOf } from './sku.ts';

test.each(['EX10000101', 'EX00000000', '4100001', '4100099'])('%s is a sku', (text) => {
  expect(parseSku(text)).toBe(text);
});

test.each([
  '',
  'EX1000010',
  'EX100001011',
  'ex10000101',
  ' EX10000101',
  'EX10000101 ',
  'EX1000010a',
  'XEX10000101',
  '410000',
  '41000011',
  '14100001',
  '4200001',
])('%j is no sku', (text) => {
  expect(parseSku(text)).toBeUndefined();
});

test('only what has no stock of its own is virtual', () => {
  expect(isVirtualSku('4100001' as Sku)).toBe(true);
  expect(isVirtualSku('EX41000101' as Sku)).toBe(false);
});

test('a product’s slug ends with the digits of its sku, and leads back to it', () => {
  expect(slugDigitsOf('EX10000101' as Sku)).toBe('10000101');
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9}){0,3}$/), (number, words) => {
      const sku = parseSku(`EX${String(number).padStart(8, '0')}`);
      if (sku === undefined) throw new Error('not a sku');
      expect(skuFromSlug(`${words}-${slugDigitsOf(sku)}`)).toBe(sku);
      expect(skuFromSlug(slugDigitsOf(sku))).toBe(sku);
    }),
  );
});

test.each([
  ['saw10000101', 'EX10000101'],
  ['saw-110000101', undefined],
  ['saw-1-10000101', 'EX10000101'],
  ['saw-1000010', undefined],
  ['10000101-saw', undefined],
  ['saw-10000101-', undefined],
  ['', undefined],
])('the slug %j is of %s', (slug, sku) => {
  expect(skuFromSlug(slug)).toBe(sku);
});
