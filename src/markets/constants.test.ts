import { expect, test } from 'vitest';
import { isVirtualSku, parseSku } from '../kernel/sku.ts';
import { DEFAULT_SINGLE_PRODUCT_MAXIMUM, VIRTUAL_SKU_PREFIX, VIRTUAL_SKUS } from './cart-constants.ts';
import { volumeDiscountTiers } from './discount-constants.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, pageSizes, sortOptions } from './listing-constants.ts';

test('K-02, M-09: the virtual skus are skus of the shop, and virtual', () => {
  for (const text of VIRTUAL_SKUS) {
    const sku = parseSku(text);
    expect(sku !== undefined && isVirtualSku(sku)).toBe(true);
    expect(text.startsWith(VIRTUAL_SKU_PREFIX)).toBe(true);
  }
});

test('V-04: more pieces never mean a smaller volume discount', () => {
  expect(volumeDiscountTiers.map(({ volume, basisPoints }) => [volume, basisPoints / 100])).toEqual([
    [3, 5],
    [5, 10],
    [10, 15],
  ]);
});

test('B-04: the default page size and order are among those on offer', () => {
  expect(pageSizes).toContain(DEFAULT_PAGE_SIZE);
  expect(sortOptions).toContain(DEFAULT_SORT);
  expect(DEFAULT_PAGE_SIZE).toBe(24);
});

test('M-09: limits that could be read in two ways are what was decided', () => {
  expect(DEFAULT_SINGLE_PRODUCT_MAXIMUM).toBe(1000);
});
