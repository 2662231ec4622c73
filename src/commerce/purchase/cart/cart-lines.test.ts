import { describe, expect, test } from 'vitest';
import { cartOf, decideCart, sellableOf } from '../../../../tests/support/carts.ts';
import { DEFAULT_SINGLE_PRODUCT_MAXIMUM } from '../../../markets/cart-constants.ts';
import type { Cart, CartAction, CartLine } from './cart.ts';
import { followParents, keepSoldLines } from './cart-lines.ts';

const saw = 'EX10000001';
const drill = 'EX10000002';
const guarantee = '4100001';
const longer = '4100002';
const terms = { ratePermyriad: 1000, markets: ['DE'], excludedSkus: [], brands: [], relations: [] } as const;
const guaranteeOf = (sku: string, more: object = {}) =>
  sellableOf(sku, { productType: 'extra_guarantee', guarantee: { ...terms, ...more } });
const shop = [
  sellableOf(saw, { channels: { north: 3, south: 1 } }),
  sellableOf(drill, { available: 2000 }),
  guaranteeOf(guarantee),
  guaranteeOf(longer),
];
const selling = { store: { distributionChannels: ['gantry-de', 'gantry-pro'], supplyChannels: [] } };

const holding = (...lineItems: readonly CartLine[]): Cart => cartOf({ lineItems });
const line = (id: string, sku: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  sku,
  quantity,
  ...more,
});
const add = (sku: string, quantity: number, more: object = {}): CartAction => ({
  action: 'addLineItem',
  sku,
  quantity,
  ...more,
});

/** The lines after a batch, or what it was refused with. */
function linesAfter(cart: Cart, actions: readonly CartAction[], sellables = shop, more: object = selling) {
  const decided = decideCart(cart, actions, sellables, more);
  return decided.ok ? decided.value.lineItems : decided.refusal;
}

describe('G-04: lines by channel', () => {
  test('the same product from or by another channel is a line of its own, each with its channels', () => {
    const cart = linesAfter(cartOf(), [
      add(saw, 1),
      add(saw, 1, { supplyChannel: 'north' }),
      add(saw, 1, { distributionChannel: 'gantry-pro' }),
      add(saw, 2, { supplyChannel: 'north' }),
    ]);
    expect(cart).toStrictEqual([
      { id: 'new-1', sku: saw, quantity: 1 },
      { id: 'new-2', sku: saw, quantity: 3, supplyChannel: 'north' },
      { id: 'new-3', sku: saw, quantity: 1, distributionChannel: 'gantry-pro' },
    ]);
  });

  test('each channel has its own stock', () => {
    const cart = holding(line('a', saw, 3, { supplyChannel: 'north' }));
    expect(linesAfter(cart, [add(saw, 1, { supplyChannel: 'north' })])).toEqual({
      code: 'QuantityAboveStock',
      sku: saw,
      available: 3,
    });
    expect(linesAfter(cart, [add(saw, 1, { supplyChannel: 'south' })])).toHaveLength(2);
    expect(linesAfter(cart, [add(saw, 1, { supplyChannel: 'west' })])).toEqual({
      code: 'OutOfStock',
      sku: saw,
      available: 0,
    });
  });

  test('the maximum is of all channels together, and of the product alone', () => {
    const many = sellableOf(drill, { available: 2000, channels: { north: 2000 } });
    const cart = holding(
      line('a', drill, 600),
      line('b', drill, 300, { supplyChannel: 'north' }),
      line('c', saw, 2),
    );
    const sold = [...shop.slice(0, 1), many, ...shop.slice(2)];
    expect(linesAfter(cart, [add(drill, 100)], sold)).toHaveLength(3);
    expect(linesAfter(cart, [add(drill, 101)], sold)).toEqual({
      code: 'QuantityAboveMaximum',
      sku: drill,
      available: 700,
    });
  });

  test('a guarantee does not count towards the pieces of what is sold alone', () => {
    const few = [...shop.slice(0, 3), guaranteeOf(longer), sellableOf('EX10000009', { available: 1 })];
    const cart = holding(line('a', saw, 2), line('b', 'EX10000009', 5, { parentSku: saw }));
    expect(linesAfter(cart, [add('EX10000009', 1)], few)).toHaveLength(3);
  });

  test.each([
    ['a distribution channel', { distributionChannel: 'staff' }, ['distributionChannel'], []],
    ['a supply channel', { supplyChannel: 'moon' }, ['supplyChannel'], ['north']],
    [
      'both',
      { distributionChannel: 'staff', supplyChannel: 'moon' },
      ['distributionChannel', 'supplyChannel'],
      ['north'],
    ],
  ])('%s of another store is not a shopper’s to name', (_about, channels, fields, supplyChannels) => {
    const store = { distributionChannels: ['gantry-de'], supplyChannels };
    const refused = {
      code: 'InvalidInput',
      fields: Object.fromEntries(fields.map((field) => [`actions.0.${field}`, 'oneOf'])),
    };
    expect(linesAfter(cartOf(), [add(saw, 1, channels)], shop, { store })).toEqual(refused);
    const change: CartAction = { action: 'setLineItemChannel', lineItemId: 'a', ...channels };
    expect(linesAfter(holding(line('a', saw, 1)), [change], shop, { store })).toEqual(refused);
  });

  test('a store that names supply channels sells from them', () => {
    const store = { distributionChannels: ['gantry-de'], supplyChannels: ['north'] };
    const channels = { supplyChannel: 'north', distributionChannel: 'gantry-de' };
    expect(linesAfter(cartOf(), [add(saw, 1, channels)], shop, { store })).toMatchObject([channels]);
  });
});

describe('G-04: another channel for a line', () => {
  const change = (more: object, lineItemId = 'a'): CartAction => ({
    action: 'setLineItemChannel',
    lineItemId,
    ...more,
  });

  test('takes its pieces from there, if there are so many', () => {
    const cart = holding(line('a', saw, 2), line('b', drill, 1));
    expect(linesAfter(cart, [change({ supplyChannel: 'north' })])).toEqual([
      line('a', saw, 2, { supplyChannel: 'north' }),
      line('b', drill, 1),
    ]);
    expect(linesAfter(cart, [change({ supplyChannel: 'south' })])).toEqual({
      code: 'QuantityAboveStock',
      sku: saw,
      available: 1,
    });
  });

  test('none is what no channel is named for', () => {
    const cart = holding(line('a', saw, 2, { supplyChannel: 'north', distributionChannel: 'gantry-pro' }));
    expect(linesAfter(cart, [change({})])).toStrictEqual([{ id: 'a', sku: saw, quantity: 2 }]);
    expect(linesAfter(cart, [change({ distributionChannel: 'gantry-de', supplyChannel: 'north' })])).toEqual([
      line('a', saw, 2, { supplyChannel: 'north', distributionChannel: 'gantry-de' }),
    ]);
  });

  test('pieces that stay where they are need no stock, a guarantee never does', () => {
    const gone = [sellableOf(saw, { available: 0 }), ...shop.slice(1)];
    const pro = { distributionChannel: 'gantry-pro' };
    expect(linesAfter(holding(line('a', saw, 2)), [change(pro)], gone)).toMatchObject([pro]);
    const cart = holding(line('a', saw, 2), line('g', guarantee, 2, { parentSku: saw }));
    expect(linesAfter(cart, [change({ supplyChannel: 'moon' }, 'g')])).toMatchObject([
      {},
      { supplyChannel: 'moon' },
    ]);
    const many = DEFAULT_SINGLE_PRODUCT_MAXIMUM + 1;
    const above = holding(line('a', drill, many), line('g', guarantee, many, { parentSku: drill }));
    expect(linesAfter(above, [change({ supplyChannel: 'moon' }, 'g')])).toMatchObject([
      {},
      { supplyChannel: 'moon' },
    ]);
  });

  test('is refused of what is no longer sold', () => {
    expect(linesAfter(holding(line('a', 'EX10000008', 2)), [change({})])).toEqual({
      code: 'ItemNotFoundInStore',
      sku: 'EX10000008',
    });
  });

  test('counts only its own pieces as moved', () => {
    const cart = holding(line('a', saw, 2), line('b', saw, 2, { supplyChannel: 'north' }));
    expect(linesAfter(cart, [change({ supplyChannel: 'north' })])).toEqual({
      code: 'QuantityAboveStock',
      sku: saw,
      available: 3,
    });
  });
});

describe('E-01, E-02: extra guarantees', () => {
  const insure = (sku = guarantee, parentSku = saw): CartAction => add(sku, 1, { parentSku });
  const withSaw = holding(line('a', saw, 2), line('b', drill, 1));

  test('a guarantee has as many pieces as its product, whatever was asked for', () => {
    expect(linesAfter(withSaw, [insure()])).toEqual([
      line('a', saw, 2),
      line('b', drill, 1),
      { id: 'new-1', sku: guarantee, quantity: 2, parentSku: saw },
    ]);
  });

  test('choosing another one for the same product replaces it, and leaves other products’ alone', () => {
    const lines = linesAfter(withSaw, [insure(), insure(guarantee, drill), insure(longer)]);
    expect(lines).toMatchObject([
      {},
      {},
      { sku: guarantee, parentSku: drill, quantity: 1 },
      { sku: longer, parentSku: saw, quantity: 2 },
    ]);
  });

  const notOffered = { code: 'GuaranteeNotOffered' };
  test.each([
    ['without its product in the cart', cartOf(), [insure()], shop, {}, notOffered],
    ['where the store offers none', withSaw, [insure()], shop, { guarantees: 'off' }, notOffered],
    ['alone, as if it were goods', withSaw, [add(guarantee, 1)], shop, {}, notOffered],
    [
      'that nobody knows',
      withSaw,
      [insure('4100099')],
      shop,
      {},
      { code: 'ProductNotFound', sku: '4100099' },
    ],
    [
      'for a product that is no longer sold',
      withSaw,
      [insure()],
      [sellableOf(saw, { published: false }), ...shop.slice(1)],
      {},
      notOffered,
    ],
    [
      'in a market that it is not for',
      { ...withSaw, country: 'AT' as const },
      [insure()],
      shop,
      {},
      notOffered,
    ],
    [
      'for an excluded product',
      withSaw,
      [insure()],
      [...shop.slice(0, 2), guaranteeOf(guarantee, { excludedSkus: [saw] })],
      {},
      notOffered,
    ],
  ])('no guarantee %s', (_about, cart, actions, sellables, more, refusal) => {
    expect(linesAfter(cart, actions, sellables, { ...selling, ...more })).toEqual(refusal);
  });

  test('a full cart takes none, but changes the one it has', () => {
    const lines = Array.from({ length: 500 }, (_, index) =>
      line(`${index}`, index === 0 ? saw : `P${index}`, 1),
    );
    expect(linesAfter(holding(...lines), [insure()])).toEqual({
      code: 'QuantityAboveMaximum',
      sku: guarantee,
      available: 0,
    });
    const insured = [...lines.slice(0, 499), line('g', guarantee, 1, { parentSku: saw })];
    expect(linesAfter(holding(...insured), [insure(longer)])).toHaveLength(500);
  });

  test('follows its product’s pieces and goes with it', () => {
    const cart = holding(line('a', saw, 2), line('g', guarantee, 2, { parentSku: saw }));
    const change = (lineItemId: string, quantity: number): CartAction => ({
      action: 'changeLineItemQuantity',
      lineItemId,
      quantity,
    });
    expect(linesAfter(cart, [change('a', 4)])).toMatchObject([{ quantity: 4 }, { quantity: 4 }]);
    expect(linesAfter(cart, [change('a', 0)])).toEqual([]);
    expect(linesAfter(cart, [change('g', 0)])).toEqual([line('a', saw, 2)]);
    expect(linesAfter(cart, [change('g', 2)])).toEqual(cart.lineItems);
    expect(linesAfter(cart, [change('g', 1)])).toEqual({
      code: 'InvalidInput',
      fields: { 'actions.0.quantity': 'oneOf' },
    });
  });

  test('sums the pieces of all lines of its product', () => {
    const lines = [
      line('a', saw, 2),
      line('b', saw, 1, { supplyChannel: 'north' }),
      line('g', guarantee, 2, { parentSku: saw }),
    ];
    expect(followParents(lines).map(({ quantity }) => quantity)).toEqual([2, 1, 3]);
    const same = [line('a', saw, 2), line('g', guarantee, 2, { parentSku: saw })];
    expect(followParents(same)[1]).toBe(same[1]);
    expect(followParents([line('g', guarantee, 2, { parentSku: saw })])).toEqual([]);
  });
});

test('P-04: as many pieces as before can be had, though the product is sold out or gone by now', () => {
  const cart = holding(line('a', saw, 5), line('b', 'EX10000008', 2));
  const same = ['a', 'b'].map(
    (lineItemId, index): CartAction => ({
      action: 'changeLineItemQuantity',
      lineItemId,
      quantity: index === 0 ? 5 : 2,
    }),
  );
  expect(linesAfter(cart, same, [sellableOf(saw, { available: 0 })])).toEqual(cart.lineItems);
});

describe('G-05: what is still sold', () => {
  const sawLine = line('a', saw, 2);
  const insured = line('g', guarantee, 2, { parentSku: saw });
  const kept = (sellables = shop, guarantees: 'offered' | 'off' = 'offered', country: 'DE' | 'AT' = 'DE') =>
    keepSoldLines([sawLine, insured, line('b', drill, 1)], country, {
      sellables: new Map(sellables.map((sellable) => [sellable.sku, sellable])),
      guarantees,
    }).map(({ id }) => id);

  test('stays, with the guarantees that are still offered for it', () => {
    expect(kept()).toEqual(['a', 'g', 'b']);
  });

  test('guarantees go where the store or the market offers none any more', () => {
    expect(kept(shop, 'off')).toEqual(['a', 'b']);
    expect(kept(shop, 'offered', 'AT')).toEqual(['a', 'b']);
    expect(kept(shop.filter(({ sku }) => sku !== guarantee))).toEqual(['a', 'b']);
  });

  test.each([
    ['unknown', shop.slice(1)],
    ['unpublished', [sellableOf(saw, { published: false }), ...shop.slice(1)]],
    ['not eligible for selling', [sellableOf(saw, { eligibleForSelling: false }), ...shop.slice(1)]],
  ])('a product that is %s goes, and its guarantee with it', (_about, sellables) => {
    expect(kept(sellables)).toEqual(['b']);
  });

  test('a guarantee whose own product is sold elsewhere in the cart is not kept by that', () => {
    const sellables = new Map(shop.map((sellable) => [sellable.sku, sellable]));
    expect(keepSoldLines([insured], 'DE', { sellables, guarantees: 'offered' })).toEqual([]);
  });
});
