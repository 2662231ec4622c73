import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOptimistically, wantedQuantities } from './apply-optimistically.ts';
import { buildCart, buildLine } from './fake-shop.ts';
import { type LineAction, type LineChange, mergeChange } from './line-action.ts';

const SKUS = ['EX10000001', 'EX10000002', 'EX10000003'] as const;

const carts = fc
  .array(
    fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), cents: fc.integer({ min: 1, max: 900_000 }) }),
    {
      maxLength: 3,
    },
  )
  .map((lines) =>
    buildCart(
      1,
      lines.map(({ quantity, cents }, index) =>
        buildLine(`line-${index}`, SKUS[index] ?? '', quantity, cents),
      ),
    ),
  );
const lineItemId = fc.constantFrom('line-0', 'line-1', 'line-2', 'line-gone');
const changes: fc.Arbitrary<LineChange[]> = fc.array(
  fc.oneof(
    fc.record({
      action: fc.constant('changeLineItemQuantity' as const),
      lineItemId,
      quantity: fc.integer({ min: 0, max: 1000 }),
    }),
    fc.record({ action: fc.constant('removeLineItem' as const), lineItemId }),
  ),
  { maxLength: 12 },
);
const additions: fc.Arbitrary<LineAction> = fc.record({
  action: fc.constant('addLineItem' as const),
  sku: fc.constantFrom(...SKUS),
  quantity: fc.integer({ min: 1, max: 50 }),
});

it('G-02: whatever is done, every line is price times quantity, and subtotal and count are the sums of the lines', () => {
  fc.assert(
    fc.property(carts, changes, additions, (cart, list, addition) => {
      const shown = applyOptimistically(cart, [...list, addition]);
      for (const line of shown.lineItems) {
        expect(line.quantity).toBeGreaterThan(0);
        expect(line.totalPrice.centAmount).toBe(line.price.value.centAmount * line.quantity);
      }
      const cents = shown.lineItems.map((line) => line.totalPrice.centAmount);
      expect(shown.subtotal.centAmount).toBe(cents.reduce((total, amount) => total + amount, 0));
      const pieces = shown.lineItems.map((line) => line.quantity);
      expect(shown.totalLineItemQuantity).toBe(pieces.reduce((total, quantity) => total + quantity, 0));
    }),
  );
});

it('G-02: changes merged line by line come to the same as all of them in turn, with one action a line at most', () => {
  fc.assert(
    fc.property(carts, changes, (cart, list) => {
      const merged = list.reduce<readonly LineChange[]>(mergeChange, []);
      expect(new Set(merged.map((change) => change.lineItemId)).size).toBe(merged.length);
      expect(applyOptimistically(cart, merged)).toEqual(applyOptimistically(cart, list));
    }),
  );
});

it('G-04: adding what is there already raises its quantity; quantity zero takes the line away', () => {
  const cart = buildCart(1, [buildLine('line-0', SKUS[0], 2, 1250), buildLine('line-1', SKUS[1], 1, 500)]);
  const shown = applyOptimistically(cart, [
    { action: 'addLineItem', sku: SKUS[0], quantity: 3 },
    { action: 'changeLineItemQuantity', lineItemId: 'line-1', quantity: 0 },
  ]);
  expect(shown.lineItems.map((line) => [line.variant.sku, line.quantity])).toEqual([[SKUS[0], 5]]);
  expect(shown.subtotal.centAmount).toBe(6250);
});

it('G-02: what only the server knows stays as it said, and the cart it was made from is not touched', () => {
  const cart = buildCart(1, [buildLine('line-0', SKUS[0], 2, 1250)]);
  const before = structuredClone(cart);
  const shown = applyOptimistically(cart, [{ action: 'removeLineItem', lineItemId: 'line-0' }]);
  expect(shown.lineItems).toEqual([]);
  expect(shown.totalPrice).toEqual(cart.totalPrice);
  expect(shown.version).toBe(1);
  expect(cart).toEqual(before);
});

it('G-03: a lost cart is to hold its lines as last changed, and what was being added', () => {
  const cart = buildCart(1, [buildLine('line-0', SKUS[0], 2, 1250), buildLine('line-1', SKUS[1], 1, 500)]);
  const wanted = wantedQuantities(cart, [
    { action: 'removeLineItem', lineItemId: 'line-1' },
    { action: 'addLineItem', sku: SKUS[0], quantity: 1 },
    { action: 'addLineItem', sku: SKUS[2], quantity: 4 },
  ]);
  expect([...wanted]).toEqual([
    [SKUS[0], 3],
    [SKUS[2], 4],
  ]);
  expect([...wantedQuantities(undefined, [{ action: 'addLineItem', sku: SKUS[2], quantity: 4 }])]).toEqual([
    [SKUS[2], 4],
  ]);
});
