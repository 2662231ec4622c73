import { expect, test } from 'vitest';
import { vatStateOf } from './vat-codes.ts';

test.each([200, 216, 218, 219, 223])('C-06: the code %i means valid', (code) => {
  expect(vatStateOf(code)).toBe('valid');
});

test.each([205, 208, 999])('C-06: the code %i means that the number could not be validated', (code) => {
  expect(vatStateOf(code)).toBe('unavailable');
});

test('C-06: every other code means not valid', () => {
  const known = new Set([200, 216, 218, 219, 223, 205, 208, 999]);
  const others = Array.from({ length: 1000 }, (_, code) => code).filter((code) => !known.has(code));
  expect(others).toHaveLength(992);
  for (const code of [...others, 1000, -1]) expect(vatStateOf(code), String(code)).toBe('invalid');
});
