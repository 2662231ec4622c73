import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import type { Sellable } from '../../goods/catalogue/get-sellable.ts';
import type { Cart, CartLine } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { LINE_MAXIMUM } from './quantity.ts';

const start = new Date('2026-11-20T12:00:00Z');
const address = { country: 'DE', firstName: 'Ada', postalCode: '10115' } as const;

function cartOf(lineItems: readonly CartLine[], more: Partial<Cart> = {}): Cart {
  return {
    id: 'cart',
    version: 1,
    storeKey: 'gantry-de',
    country: 'DE',
    locale: 'de-DE',
    state: 'Active',
    customerId: undefined,
    customerEmail: undefined,
    clientType: 'PRIVATE',
    lineItems,
    discountCodes: [],
    refusedGifts: [],
    gifts: [],
    billingAddress: { country: 'DE' },
    shippingAddress: { country: 'DE' },
    shippingMethodKey: undefined,
    paymentMethod: undefined,
    vat: undefined,
    custom: {},
    payments: [],
    totalPrice: money('EUR', 0),
    createdAt: start,
    modifiedAt: start,
    ...more,
  };
}

function sellableOf(sku: string, available: number): [string, Sellable] {
  return [
    sku,
    {
      sku,
      name: sku,
      slug: sku,
      productType: 'standard_product',
      package: 'parcel',
      prices: [],
      available,
      published: true,
      brand: undefined,
      categories: [],
      tags: [],
      volumeDiscountGroup: undefined,
      taxCategory: 'standard',
      eligibleForSelling: true,
      guarantee: undefined,
    },
  ];
}

const sellables = new Map([sellableOf('A', 10), sellableOf('B', 3), sellableOf('C', 0), sellableOf('G', 99)]);
let ids = 0;
function newId(): string {
  ids += 1;
  return `line-${ids}`;
}
const line = (sku: string, quantity: number, parentSku?: string): CartLine => ({
  id: newId(),
  sku,
  quantity,
  ...(parentSku === undefined ? {} : { parentSku }),
});
const merge = (own: Cart, visitor: Cart) => mergeCarts(own, visitor, { sellables, newLineId: newId });
const shortOf = (cart: Cart) =>
  cart.lineItems.map(
    ({ sku, quantity, parentSku }) => `${sku}x${quantity}${parentSku ? `@${parentSku}` : ''}`,
  );

test.each([
  ['the visitor’s higher quantity', ['A', 2], ['A', 5], ['Ax5'], { raisedSkus: ['A'] }],
  ['the customer’s higher quantity', ['A', 5], ['A', 2], ['Ax5'], { keptSkus: ['A'] }],
  ['the same quantity', ['A', 2], ['A', 2], ['Ax2'], { keptSkus: ['A'] }],
  ['another product', ['A', 2], ['B', 1], ['Ax2', 'Bx1'], { addedSkus: ['B'] }],
  ['more than there is', ['A', 2], ['B', 7], ['Ax2', 'Bx3'], { addedSkus: ['B'], limitedSkus: ['B'] }],
  ['more of a line than there is', ['B', 1], ['B', 7], ['Bx3'], { raisedSkus: ['B'], limitedSkus: ['B'] }],
  [
    'what the customer has above a shrunk stock',
    ['B', 5],
    ['B', 7],
    ['Bx5'],
    { keptSkus: ['B'], limitedSkus: ['B'] },
  ],
  ['what is sold out', ['A', 2], ['C', 1], ['Ax2'], { limitedSkus: ['C'] }],
  ['what the store does not know', ['A', 2], ['X', 1], ['Ax2'], { limitedSkus: ['X'] }],
] as const)(
  'U-01: signing in, %s is kept and told',
  (_case, [ownSku, ownQuantity], [sku, quantity], lines, told) => {
    const merged = merge(cartOf([line(ownSku, ownQuantity)]), cartOf([line(sku, quantity)]));
    expect(shortOf(merged.cart)).toEqual(lines);
    expect(merged.merge).toEqual({
      addedSkus: [],
      raisedSkus: [],
      keptSkus: [],
      limitedSkus: [],
      ...told,
    });
  },
);

test('E-02: a guarantee comes with its product and takes its quantity; the customer’s own choice stays', () => {
  const visitor = cartOf([line('A', 3), line('G', 3, 'A')]);
  expect(shortOf(merge(cartOf([line('A', 5)]), visitor).cart)).toEqual(['Ax5', 'Gx5@A']);
  const own = cartOf([line('A', 5), line('H', 5, 'A')]);
  const kept = merge(own, visitor);
  expect(shortOf(kept.cart)).toEqual(['Ax5', 'Hx5@A']);
  expect(kept.merge.limitedSkus).toEqual(['G']);
});

const fullCart = (lines: number) =>
  cartOf(Array.from({ length: lines }, (_, index) => line(index === 0 ? 'A' : `P${index}`, 1)));

test.each([
  {
    about: 'a line that fits',
    own: LINE_MAXIMUM - 1,
    visitor: [line('B', 1)],
    lines: LINE_MAXIMUM,
    limited: [],
  },
  {
    about: 'a line too many',
    own: LINE_MAXIMUM,
    visitor: [line('B', 1)],
    lines: LINE_MAXIMUM,
    limited: ['B'],
  },
  {
    about: 'a guarantee too many',
    own: LINE_MAXIMUM,
    visitor: [line('A', 1), line('G', 1, 'A')],
    lines: LINE_MAXIMUM,
    limited: ['G'],
  },
  {
    about: 'the guarantee of a product that took the last line',
    own: LINE_MAXIMUM - 1,
    visitor: [line('B', 1), line('G', 1, 'B')],
    lines: LINE_MAXIMUM,
    limited: ['G'],
  },
])('U-01: a joined cart holds no more lines than any other: $about', ({ own, visitor, lines, limited }) => {
  const merged = merge(fullCart(own), cartOf(visitor));
  expect(merged.cart.lineItems).toHaveLength(lines);
  expect(merged.merge.limitedSkus).toEqual(limited);
});

test('U-01: a full cart still takes more pieces of what it holds', () => {
  const merged = merge(fullCart(LINE_MAXIMUM), cartOf([line('A', 4)]));
  expect([merged.cart.lineItems.length, merged.cart.lineItems[0]?.quantity]).toEqual([LINE_MAXIMUM, 4]);
});

test('U-01: codes and refused gifts of both hold; addresses and ways stay the customer’s where there are any', () => {
  const visitor = cartOf([line('A', 1)], {
    discountCodes: ['SAW', 'TEN'],
    refusedGifts: ['mug'],
    billingAddress: address,
    shippingAddress: address,
    clientType: 'COMPANY',
    shippingMethodKey: 'parcel',
    paymentMethod: 'card',
    custom: { utmSource: 'mail' },
  });
  const bare = merge(cartOf([], { discountCodes: ['TEN', 'OLD'] }), visitor).cart;
  expect(bare).toMatchObject({
    discountCodes: ['TEN', 'OLD', 'SAW'],
    refusedGifts: ['mug'],
    billingAddress: address,
    shippingAddress: address,
    clientType: 'COMPANY',
    shippingMethodKey: 'parcel',
    paymentMethod: 'card',
    custom: { utmSource: 'mail' },
  });
  const ownAddress = { ...address, firstName: 'Eva' };
  const own = cartOf([], { billingAddress: ownAddress, paymentMethod: 'bank-transfer' });
  expect(merge(own, visitor).cart).toMatchObject({
    billingAddress: ownAddress,
    clientType: 'PRIVATE',
    shippingAddress: address,
    paymentMethod: 'bank-transfer',
  });
});

test('U-01: whatever is in two carts, nothing of it is lost without being told', () => {
  const lines = fc.uniqueArray(
    fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'X'), quantity: fc.integer({ min: 1, max: 12 }) }),
    { selector: ({ sku }) => sku },
  );
  fc.assert(
    fc.property(lines, lines, (own, visitor) => {
      const ownLines = own.map(({ sku, quantity }) => line(sku, quantity));
      const visitorLines = visitor.map(({ sku, quantity }) => line(sku, quantity));
      const { cart, merge: told } = merge(cartOf(ownLines), cartOf(visitorLines));
      const quantityOf = (sku: string, items: readonly CartLine[]) =>
        items.filter((item) => item.sku === sku).reduce((sum, item) => sum + item.quantity, 0);
      for (const sku of ['A', 'B', 'C', 'X']) {
        const [before, came] = [quantityOf(sku, ownLines), quantityOf(sku, visitorLines)];
        const now = quantityOf(sku, cart.lineItems);
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now).toBeLessThanOrEqual(Math.max(before, came));
        expect(told.limitedSkus.includes(sku)).toBe(now < Math.max(before, came));
        expect(told.addedSkus.includes(sku)).toBe(before === 0 && now > 0);
        expect(told.raisedSkus.includes(sku)).toBe(before > 0 && now > before);
        expect(told.keptSkus.includes(sku)).toBe(before > 0 && came > 0 && now === before);
      }
      // Signing in twice with the same cart changes nothing more.
      expect(shortOf(merge(cart, cartOf(visitorLines)).cart)).toEqual(shortOf(cart));
      expect(new Set(cart.lineItems.map(({ id }) => id)).size).toBe(cart.lineItems.length);
    }),
    { numRuns: 2000 },
  );
});
