import { expect, test } from 'vitest';
import { skuLineOf } from './sku-line.ts';

test('K-01, M-09: a product belongs to the line its sku starts with', () => {
  expect(skuLineOf('EX10000101')).toBe('regular');
  expect(skuLineOf('EX20000101')).toBe('b-ware');
  expect(skuLineOf('EX18000101')).toBe('set');
  expect(skuLineOf('EX50000101')).toBe('test');
  expect(skuLineOf('EX30000101')).toBeUndefined();
  expect(skuLineOf('4100010')).toBeUndefined();
});
