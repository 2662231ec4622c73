import { expect, it } from 'vitest';
import { parseTypedQuantity } from './change-cart-action.ts';

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
  ['', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
  ['99999999999', 1_000_000],
])('P-04, G-04: %j typed into a line asks for %d', (typed, quantity) => {
  expect(parseTypedQuantity(typed)).toBe(quantity);
});
