import { expect, test } from 'vitest';
import { pickNearest } from './pick-nearest.ts';

const pick = (prices: readonly number[], price: number, most = 2) =>
  pickNearest(prices, price, (value) => value, most);

test('P-15: alternatives are those that cost about as much, in the order in which they were found', () => {
  expect(pick([900, 100, 120, 300], 110)).toEqual([100, 120]);
  expect(pick([120, 900, 100, 300], 110)).toEqual([120, 100]);
});

test('P-15: half the price is as far away as twice the price, and among equals the first counts', () => {
  expect(pick([200, 50, 1000], 100, 1)).toEqual([200]);
  expect(pick([50, 200, 1000], 100, 1)).toEqual([50]);
  expect(pick([50, 199], 100, 1)).toEqual([199]);
});

test('P-15: fewer than asked for are all there are, also beside what costs nothing', () => {
  expect(pick([0, 5], 0, 4)).toEqual([0, 5]);
  expect(pick([], 100)).toEqual([]);
});
