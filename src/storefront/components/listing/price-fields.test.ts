import { expect, it } from 'vitest';
import { readPriceFields, showPriceRange } from './price-fields.ts';

const read = (from: string, to: string) =>
  readPriceFields(new URLSearchParams({ 'price-from': from, 'price-to': to }));

it.each([
  ['100', '2500', 100, 2500],
  ['', '2500', 0, 2500],
  ['100', '', 100, 1_000_000],
  [' 1 000 ', '1.500', 1000, 1500],
  ['1\u00a0000', '1,500', 1000, 1500],
  ['12,50', '99.90', 12, 100],
  ['7', '7', 7, 7],
])('B-04: from "%s" to "%s" is %d-%d in whole units', (from, to, minimum, maximum) => {
  expect(read(from, to)).toEqual({ kind: 'range', range: { minimum, maximum } });
});

it.each([
  ['cheap', '', 'amount', 'from'],
  ['', '1000001', 'amount', 'to'],
  ['-5', '', 'amount', 'from'],
  ['1e3', '', 'amount', 'from'],
  ['10', '5', 'order', 'to'],
])('B-04: from "%s" to "%s" is refused (%s) at its field, and stays typed', (from, to, problem, field) => {
  expect(read(from, to)).toEqual({ kind: 'wrong', typed: { from, to, problem, field } });
});

it('an address without the fields says nothing of prices', () => {
  expect(readPriceFields(new URLSearchParams('price=1-2'))).toEqual({ kind: 'none' });
});

it('the ends of the scale are empty fields', () => {
  expect(showPriceRange({ minimum: 0, maximum: 50 })).toEqual({ from: '', to: '50' });
  expect(showPriceRange({ minimum: 5, maximum: 1_000_000 })).toEqual({ from: '5', to: '' });
  expect(showPriceRange(undefined)).toEqual({ from: '', to: '' });
});
