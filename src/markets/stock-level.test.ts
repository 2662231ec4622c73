import { expect, test } from 'vitest';
import { money } from '../kernel/money.ts';
import { markets } from './countries.ts';
import { getLowStockBoundaries, lowStockPieces, stockLevel } from './stock-level.ts';

test.each([
  [100_000, 2],
  [99_999, 5],
  [25_000, 5],
  [24_999, 10],
  [1, 10],
])('P-03: a product of %i euro cents is low at %i pieces', (cents, pieces) => {
  const price = money('EUR', cents);
  expect(lowStockPieces(price)).toBe(pieces);
  expect(stockLevel(price, pieces)).toBe('low');
  expect(stockLevel(price, pieces + 1)).toBe('in-stock');
});

test('P-03: nothing left is out of stock, and so is less than nothing', () => {
  expect(stockLevel(money('EUR', 100), 0)).toBe('out-of-stock');
  expect(stockLevel(money('EUR', 100), -1)).toBe('out-of-stock');
});

test('P-03: the low boundary of every market is a quarter of its high one', () => {
  for (const { currencyCode } of markets) {
    const row = getLowStockBoundaries(currencyCode);
    expect((row?.low ?? 0) * 4, currencyCode).toBe(row?.high);
  }
});

test('P-03: a currency without boundaries never announces low stock', () => {
  expect(stockLevel(money('USD', 100), 1)).toBe('in-stock');
});
