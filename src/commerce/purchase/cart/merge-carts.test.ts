import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartOf, sellableOf } from '../../../../tests/support/carts.ts';
import type { Cart, CartLine } from './cart.ts';
import { type CartMerge, mergeCarts, nothingMerged } from './merge-carts.ts';
import { LINE_MAXIMUM } from './quantity.ts';

const address = { country: 'DE', firstName: 'Ada', postalCode: '10115' } as const;
const holding = (lineItems: readonly CartLine[], more: Partial<Cart> = {}) => cartOf({ lineItems, ...more });
const sellables = new Map(
  Object.entries({ A: 10, B: 3, C: 0, G: 99 }).map(([sku, available]) => [
    sku,
    sellableOf(sku, { available }),
  ]),
);
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
    const merged = merge(holding([line(ownSku, ownQuantity)]), holding([line(sku, quantity)]));
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

const by = (item: CartLine, channels: Pick<CartLine, 'supplyChannel' | 'distributionChannel'>): CartLine => ({
  ...item,
  ...channels,
});

test.each<[string, readonly CartLine[], CartLine, readonly string[], Partial<CartMerge>]>([
  [
    'from another place',
    [by(line('A', 2), { supplyChannel: 'north' })],
    line('A', 3),
    ['Ax2', 'Ax3'],
    { addedSkus: ['A'] },
  ],
  [
    'by another channel',
    [by(line('A', 2), { distributionChannel: 'web' })],
    line('A', 3),
    ['Ax2', 'Ax3'],
    { addedSkus: ['A'] },
  ],
  [
    'as far as what other channels hold leaves it',
    [by(line('A', 8), { distributionChannel: 'web' })],
    line('A', 5),
    ['Ax8', 'Ax2'],
    { addedSkus: ['A'], limitedSkus: ['A'] },
  ],
  [
    'though it hangs on another product, too',
    [line('A', 5), line('B', 5, 'A')],
    line('B', 3),
    ['Ax5', 'Bx5@A', 'Bx3'],
    { addedSkus: ['B'] },
  ],
])('G-04: signing in, a product comes as a line of its own %s', (_about, own, came, lines, told) => {
  const merged = merge(holding(own), holding([came]));
  expect(shortOf(merged.cart)).toEqual(lines);
  expect(merged.merge).toEqual({ ...nothingMerged, ...told });
});

test('E-02: signing in, the same guarantee stays as it is, and none comes without its product', () => {
  const pair = () => holding([line('A', 1), line('G', 1, 'A')]);
  const same = merge(pair(), pair());
  expect(shortOf(same.cart)).toEqual(['Ax1', 'Gx1@A']);
  expect(same.merge).toEqual({ ...nothingMerged, keptSkus: ['A', 'G'] });
  const alone = merge(holding([line('B', 1)]), holding([line('C', 1), line('G', 1, 'C')]));
  expect(shortOf(alone.cart)).toEqual(['Bx1']);
  expect(alone.merge).toEqual({ ...nothingMerged, limitedSkus: ['C', 'G'] });
  const among = merge(holding([line('A', 1), line('B', 1)]), pair());
  expect(shortOf(among.cart)).toEqual(['Ax1', 'Bx1', 'Gx1@A']);
  expect(among.merge).toEqual({ ...nothingMerged, keptSkus: ['A'], addedSkus: ['G'] });
});

test('E-02: a guarantee comes with its product and takes its quantity; the customer’s own choice stays', () => {
  const visitor = holding([line('A', 3), line('G', 3, 'A')]);
  expect(shortOf(merge(holding([line('A', 5)]), visitor).cart)).toEqual(['Ax5', 'Gx5@A']);
  const own = holding([line('A', 5), line('H', 5, 'A')]);
  const kept = merge(own, visitor);
  expect(shortOf(kept.cart)).toEqual(['Ax5', 'Hx5@A']);
  expect(kept.merge.limitedSkus).toEqual(['G']);
});

const fullCart = (lines: number) =>
  holding(Array.from({ length: lines }, (_, index) => line(index === 0 ? 'A' : `P${index}`, 1)));

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
  const merged = merge(fullCart(own), holding(visitor));
  expect(merged.cart.lineItems).toHaveLength(lines);
  expect(merged.merge.limitedSkus).toEqual(limited);
});

test('U-01: a full cart still takes more pieces of what it holds', () => {
  const merged = merge(fullCart(LINE_MAXIMUM), holding([line('A', 4)]));
  expect([merged.cart.lineItems.length, merged.cart.lineItems[0]?.quantity]).toEqual([LINE_MAXIMUM, 4]);
});

test('U-01: codes and refused gifts of both hold; addresses and ways stay the customer’s where there are any', () => {
  const visitor = holding([line('A', 1)], {
    discountCodes: ['SAW', 'TEN'],
    refusedGifts: ['mug'],
    billingAddress: address,
    shippingAddress: address,
    clientType: 'COMPANY',
    shippingMethodKey: 'parcel',
    paymentMethod: 'card',
    custom: { utmSource: 'mail' },
  });
  const bare = merge(cartOf({ discountCodes: ['TEN', 'OLD'] }), visitor).cart;
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
  const own = cartOf({ billingAddress: ownAddress, paymentMethod: 'bank-transfer' });
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
      const { cart, merge: told } = merge(holding(ownLines), holding(visitorLines));
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
      expect(shortOf(merge(cart, holding(visitorLines)).cart)).toEqual(shortOf(cart));
      expect(new Set(cart.lineItems.map(({ id }) => id)).size).toBe(cart.lineItems.length);
    }),
    { numRuns: 2000 },
  );
});
