import { expect, test } from 'vitest';
import { euro } from '../../../../tests/support/pricing-input.ts';
import { everything } from '../promotions/predicate.ts';
import type { ProductDiscount } from './apply-product-discount.ts';
import { type Lowered, repriceProduct } from './reprice-product.ts';

const product = { sku: 'EX10000001', productType: 'standard_product', categories: [], tags: [] };
const discountOf = (key: string, permyriad: number): ProductDiscount => ({
  discount: { key, id: `id-${key}`, name: {}, value: { type: 'relative', permyriad } },
  predicate: everything,
  sortOrder: 0,
  isActive: true,
});
const sale = { centAmount: 900, key: 'sale' };

test.each<
  [string, Lowered | undefined, readonly ProductDiscount[], { lowered: Lowered | undefined } | undefined]
>([
  ['nothing of what has no discount and had none', undefined, [], undefined],
  ['nothing where the same discount leaves the same', sale, [discountOf('sale', 1000)], undefined],
  ['a discount that begins', undefined, [discountOf('sale', 1000)], { lowered: sale }],
  ['one that ends', sale, [], { lowered: undefined }],
  [
    'one that takes more off',
    sale,
    [discountOf('sale', 2000)],
    { lowered: { centAmount: 800, key: 'sale' } },
  ],
  [
    'another one that leaves the same',
    sale,
    [discountOf('new', 1000)],
    { lowered: { centAmount: 900, key: 'new' } },
  ],
])('V-03: of a price is written down anew: %s', (_about, lowered, inForce, change) => {
  const stored = { sku: 'EX10000001', key: 'EUR', value: euro(1000), lowered };
  expect(repriceProduct(stored, product, inForce)).toEqual(
    change && { sku: 'EX10000001', key: 'EUR', ...change },
  );
});
