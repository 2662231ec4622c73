import { expect, test } from 'vitest';
import { sellableOf } from '../../../../tests/support/carts.ts';
import { checkQuantity, LINE_MAXIMUM, maximumQuantityOf } from './quantity.ts';

const saw = sellableOf('EX10000001', { available: 5, channels: { north: 1500 } });
const guarantee = sellableOf('4100001', { available: 0 });

test('G-04: a cart holds 500 lines, and of a product what is on stock but never above 1000', () => {
  expect(LINE_MAXIMUM).toBe(500);
  expect(maximumQuantityOf(saw)).toBe(5);
  expect(maximumQuantityOf(saw, 'north')).toBe(1000);
  expect(maximumQuantityOf(guarantee)).toBe(1000);
});

test.each([
  { product: saw, quantity: 5, outcome: 5 },
  { product: saw, quantity: 6, outcome: { code: 'QuantityAboveStock', available: 5 } },
  { product: saw, quantity: 1000, channel: 'north', outcome: 1000 },
  {
    product: saw,
    quantity: 1001,
    channel: 'north',
    outcome: { code: 'QuantityAboveMaximum', available: 1000 },
  },
  { product: saw, quantity: 1, channel: 'west', outcome: { code: 'OutOfStock', available: 0 } },
  { product: saw, quantity: 600, channel: 'north', others: 400, outcome: 600 },
  {
    product: saw,
    quantity: 601,
    channel: 'north',
    others: 400,
    outcome: { code: 'QuantityAboveMaximum', available: 600 },
  },
  { product: saw, quantity: 5, others: 994, outcome: 5 },
  { product: saw, quantity: 6, others: 995, outcome: { code: 'QuantityAboveMaximum', available: 5 } },
  { product: saw, quantity: 1, others: 1200, outcome: { code: 'QuantityAboveMaximum', available: 0 } },
  { product: guarantee, quantity: 1000, outcome: 1000 },
])('G-04: $quantity of $product.sku from $channel beside $others others', (row) => {
  const { product, quantity, channel, others, outcome } = row;
  const decided = checkQuantity(product, quantity, channel, others);
  if (typeof outcome === 'number') expect(decided).toEqual({ ok: true, value: outcome });
  else expect(decided).toEqual({ ok: false, refusal: { sku: product.sku, ...outcome } });
});
