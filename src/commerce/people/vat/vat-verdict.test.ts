import { expect, test } from 'vitest';
import { type FrozenVatVerdict, isNetOrder } from './vat-verdict.ts';

const austrian: FrozenVatVerdict = {
  vatId: 'ATU33864707',
  state: 'valid',
  checkedAt: '2026-11-20T12:00:00.000Z',
};

test('C-06: a valid number of another country makes the order NET', () => {
  expect(isNetOrder(austrian, 'SK', 'AT', 'on')).toBe(true);
});

test.each([
  ['without a number', undefined, 'SK', 'AT', 'on'],
  ['a number that is not valid', { ...austrian, state: 'invalid' }, 'SK', 'AT', 'on'],
  ['a number that could not be validated', { ...austrian, state: 'unavailable' }, 'SK', 'AT', 'on'],
  ['a number of the seller’s own country', austrian, 'AT', 'AT', 'on'],
  ['a number of neither country', austrian, 'SK', 'DE', 'on'],
  ['a store that does not change its tax', austrian, 'SK', 'AT', 'off'],
] as const)('C-06: the order stays GROSS: %s', (_, verdict, seller, customer, taxRateChange) => {
  expect(isNetOrder(verdict, seller, customer, taxRateChange)).toBe(false);
});
