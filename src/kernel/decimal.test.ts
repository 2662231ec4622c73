import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal, writeDecimal } from './decimal.ts';

test.each([
  [12_900, 2, '129.00'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [-1230, 2, '-12.30'],
  [-5, 3, '-0.005'],
  [12_990, 3, '12.990'],
  [12_990, 0, '12990'],
  [0, 0, '0'],
  [9_007_199_254_740_991, 2, '90071992547409.91'],
])('V-01: %i of 10^-%i is written %s', (amount, digits, text) => {
  expect(writeDecimal(amount, digits)).toBe(text);
});

test.each([
  ['129', 2, 12_900],
  ['129.9', 2, 12_990],
  ['129.90', 2, 12_990],
  ['0.05', 2, 5],
  ['12.990', 3, 12_990],
  ['12990', 0, 12_990],
  ['9999999999', 2, 999_999_999_900],
])('V-01: %s in %i digits is read as %i', (text, digits, amount) => {
  expect(parseDecimal(text, digits)).toBe(amount);
});

test.each([
  ['', 2],
  ['1,50', 2],
  ['-1', 2],
  ['+1', 2],
  ['1.', 2],
  ['.5', 2],
  ['1.234', 2],
  ['1.5', 0],
  ['1e3', 2],
  [' 1', 2],
  ['1 ', 2],
  ['99999999999', 2],
])('V-01: %j is no number of %i digits', (text, digits) => {
  expect(parseDecimal(text, digits)).toBeUndefined();
});

test('V-01: what is written is read as the same amount, in currencies of any digits', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.constantFrom(0, 1, 2, 3), (amount, digits) => {
      expect(parseDecimal(writeDecimal(amount, digits), digits)).toBe(amount);
    }),
  );
});
