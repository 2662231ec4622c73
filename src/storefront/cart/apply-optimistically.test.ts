import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCart, buildLine } from '../../../tests/support/fake-shop.ts';
import type { Cart } from '../../api/contract/cart.ts';
import { money } from '../../kernel/money.ts';
import { applyOptimistically, wantedAdditions } from './apply-optimistically.ts';
import { type LineAction, type LineChange, mergeChange, quantityOf } from './line-action.ts';
import { pricePartsOf } from './price-parts.ts';

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
  expect(
    wantedAdditions(cart, [
      { action: 'removeLineItem', lineItemId: 'line-1' },
      { action: 'addLineItem', sku: SKUS[0], quantity: 1 },
      { action: 'addLineItem', sku: SKUS[2], quantity: 4 },
      { action: 'addLineItem', sku: SKUS[2], quantity: 2 },
    ]),
  ).toEqual([
    { sku: SKUS[0], quantity: 3 },
    { sku: SKUS[2], quantity: 6 },
  ]);
  expect(wantedAdditions(undefined, [{ action: 'addLineItem', sku: SKUS[2], quantity: 4 }])).toEqual([
    { sku: SKUS[2], quantity: 4 },
  ]);
});

const euro = (cents: number) => money('EUR', cents);
const GUARANTEE = '4100010';

/** Two products, the first with its guarantee and ten percent off, and a gift; subtotal 2 x 9.00 + 2 x 0.50 + 5.00. */
function richCart() {
  const discount = { rule: 'discount-code', id: 'welcome', amount: euro(-200) } as const;
  const product = {
    ...buildLine('line-0', SKUS[0], 2, 1000),
    totalPrice: euro(1800),
    priceSteps: [{ rule: 'list-price', amount: euro(2000) } as const, discount],
  };
  const guarantee = { ...buildLine('line-1', GUARANTEE, 2, 50), custom: { parentSku: SKUS[0] } };
  const gift = {
    ...buildLine('line-2', SKUS[2], 1, 300),
    lineItemMode: 'GiftLineItem' as const,
    totalPrice: euro(0),
    priceSteps: [
      { rule: 'list-price', amount: euro(300) } as const,
      { rule: 'gift', id: 'gift', amount: euro(-300) } as const,
    ],
  };
  const cart = buildCart(1, [product, guarantee, gift, buildLine('line-3', SKUS[1], 1, 500)]);
  const applied = (key: string, cents: number) => ({
    id: key,
    key,
    name: key,
    value: { type: 'relative' as const, permyriad: 1000 },
    targetType: 'lineItems' as const,
    sortOrder: 1,
    isActive: true as const,
    stackingMode: 'Stacking' as const,
    requiresDiscountCode: true,
    type: 'discount-code' as const,
    discountedAmount: euro(cents),
  });
  return { ...cart, appliedDiscounts: [applied('welcome', 200), applied('gift', 300)] };
}

const linesOf = (cart: Cart) =>
  Object.fromEntries(cart.lineItems.map((line) => [line.id, [line.quantity, line.totalPrice.centAmount]]));
const rowsOf = (cart: Cart) => {
  const { goodsTotal, goods } = pricePartsOf(cart);
  const off = goods.map(({ discountedAmount }) => -discountedAmount.centAmount);
  return [goodsTotal.centAmount, ...off].reduce((total, cents) => total + cents, 0);
};

it('E-02, V-08: a changed line keeps its share of discounts, its guarantee follows, and the rows sum up', () => {
  const shown = applyOptimistically(richCart(), [
    { action: 'changeLineItemQuantity', lineItemId: 'line-0', quantity: 5 },
  ]);
  expect(linesOf(shown)).toEqual({
    'line-0': [5, 4500],
    'line-1': [5, 250],
    'line-2': [1, 0],
    'line-3': [1, 500],
  });
  expect(shown.appliedDiscounts.map((discount) => discount.discountedAmount.centAmount)).toEqual([500, 300]);
  expect(shown.subtotal.centAmount).toBe(5250);
  expect(rowsOf(shown)).toBe(5250);
});

it('E-02, V-03: guarantee and discount leave with their product, and the gift with the last one', () => {
  const one = applyOptimistically(richCart(), [{ action: 'removeLineItem', lineItemId: 'line-0' }]);
  expect(linesOf(one)).toEqual({ 'line-2': [1, 0], 'line-3': [1, 500] });
  expect(one.appliedDiscounts.map(({ key }) => key)).toEqual(['gift']);
  expect(rowsOf(one)).toBe(one.subtotal.centAmount);
  const none = applyOptimistically(one, [{ action: 'removeLineItem', lineItemId: 'line-3' }]);
  expect(none.lineItems).toEqual([]);
  expect(none.appliedDiscounts).toEqual([]);
});

it('V-03: buying what is also given adds to no gift, and a lost cart asks for guarantees, not for gifts', () => {
  const actions = [{ action: 'addLineItem', sku: SKUS[2], quantity: 4 }] as const;
  expect(linesOf(applyOptimistically(richCart(), actions))['line-2']).toEqual([1, 0]);
  expect(quantityOf(richCart(), SKUS[2])).toBe(0);
  expect(wantedAdditions(richCart(), actions)).toEqual([
    { sku: SKUS[0], quantity: 2 },
    { sku: SKUS[1], quantity: 1 },
    { sku: SKUS[2], quantity: 4 },
    { sku: GUARANTEE, quantity: 2, parentSku: SKUS[0] },
  ]);
});
