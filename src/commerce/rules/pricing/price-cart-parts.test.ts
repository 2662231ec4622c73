import { describe, expect, test } from 'vitest';
import { discountOf, euro, germanInput, listedLine } from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import { priceCart } from './price-cart.ts';
import { canPrice, finishGift } from './price-lines.ts';

const drill = listedLine(1000);
const codFee = { value: euro(290), isChosen: true };
const stepsOf = (
  steps: readonly { rule: string; id?: string; amount: { centAmount: number } }[] | undefined,
) => steps?.map(({ rule, id, amount }) => [rule, id, amount.centAmount]);

describe('V-07: delivery', () => {
  test('is neither charged nor discounted where nothing is delivered', () => {
    const free = discountOf('free', { target: { type: 'shipping' } });
    const { shippingMethodKey: _method, ...pickedUp } = germanInput([drill], { discounts: [free] });
    const none = priceCart(pickedUp);
    expect([none.shipping, none.totalPrice, none.discounts]).toEqual([undefined, euro(1000), []]);
    expect(Object.keys(none)).not.toContain('shipping');
    expect(stepsOf(none.steps)).toEqual([['goods', undefined, 1000]]);
    const empty = priceCart(germanInput([], { discounts: [free], codFee }));
    expect([empty.shipping, empty.totalPrice, empty.customLines]).toEqual([undefined, euro(0), []]);
    expect(empty.calculatedCodFee).toEqual(euro(290));
  });

  test('says its fee, what took it away, and whether its method can carry the goods', () => {
    const few = priceCart(germanInput([drill]));
    expect(few.shipping?.state).toBe('MatchesCart');
    expect(stepsOf(few.shipping?.steps)).toEqual([['shipping-fee', 'parcel', 649]]);
    const many = priceCart(germanInput([listedLine(1000, { quantity: 100 })]));
    expect(stepsOf(many.shipping?.steps)).toEqual([
      ['shipping-fee', 'parcel', 649],
      ['free-shipping', undefined, -649],
    ]);
    const heavy = priceCart(germanInput([listedLine(1000, { package: 'freight' })]));
    expect(heavy.shipping?.state).toBe('DoesNotMatchCart');
  });
});

describe('Y-02: the fee at the door', () => {
  test('is charged where it is chosen', () => {
    const priced = priceCart(germanInput([drill], { codFee }));
    expect(priced.customLines.map(({ totalPrice }) => totalPrice)).toEqual([euro(290)]);
    expect(stepsOf(priced.customLines[0]?.steps)).toEqual([['cash-on-delivery-fee', undefined, 290]]);
    expect(priced.totalPrice).toEqual(euro(1000 + 649 + 290));
  });

  test('is only told where it is not', () => {
    const priced = priceCart(germanInput([drill], { codFee: { ...codFee, isChosen: false } }));
    expect([priced.customLines, priced.calculatedCodFee]).toEqual([[], euro(290)]);
    expect(Object.keys(priceCart(germanInput([drill])))).not.toContain('calculatedCodFee');
  });
});

describe('V-04: the state of a code', () => {
  const stop = 'StopAfterThisDiscount' as const;
  const ten = discountOf('ten', { requiresDiscountCode: true });
  const code = { code: 'TEN', id: 'code-ten', cartDiscounts: ['ten', 'other'] };
  const stateWith = (discounts: Parameters<typeof germanInput>[1]) =>
    priceCart(germanInput([drill], { codes: [code], ...discounts })).codes.map(({ state }) => state);
  const other = discountOf('other', {
    requiresDiscountCode: true,
    target: { type: 'lineItems', predicate: { sku: ['EX19999999'] } },
  });

  test.each([
    ['one of its discounts applies, another does not', { discounts: [ten, other] }, 'MatchesCart'],
    ['none of its discounts applies', { discounts: [other] }, 'DoesNotMatchCart'],
    ['it has no discounts here', { discounts: [] }, 'DoesNotMatchCart'],
    [
      'an earlier discount stops it',
      { discounts: [discountOf('first', { sortOrder: 1, stackingMode: stop }), ten, other] },
      'ApplicationStoppedByPreviousDiscount',
    ],
    ['it is barred', { discounts: [ten], codes: [{ ...code, barred: 'NotValid' as const }] }, 'NotValid'],
  ])('where %s', (_about, more, state) => {
    expect(stateWith(more)).toEqual([state]);
  });

  test('is not that of a discount of its key that no code is needed for', () => {
    expect(stateWith({ discounts: [{ ...ten, requiresDiscountCode: false }] })).toEqual(['DoesNotMatchCart']);
  });

  test('one barred code beside a good one leaves the good one', () => {
    const barred = { code: 'OLD', id: 'code-old', cartDiscounts: ['old'], barred: 'NotActive' as const };
    const priced = priceCart(germanInput([drill], { discounts: [ten], codes: [barred, code] }));
    expect(priced.subtotal).toEqual(euro(900));
    expect(priced.codes.map(({ state }) => state)).toEqual(['NotActive', 'MatchesCart']);
  });
});

test('V-03: an empty cart is entitled to nothing, not even to what is given away', () => {
  const { id: _id, quantity: _quantity, ...mug } = listedLine(1500, { sku: 'EX10000009' });
  const giving = discountOf('mug', { value: { type: 'giftLineItem', sku: 'EX10000009' } });
  const priced = (lines: (typeof drill)[]) =>
    priceCart(germanInput(lines, { discounts: [giving], gifts: [mug] }));
  expect([priced([]).lines.length, priced([drill]).lines.length]).toEqual([0, 2]);
});

test('V-03: a discount that takes nothing off is not among those applied', () => {
  const nothing = discountOf('nothing', { value: { type: 'fixed', money: [euro(9000)] } });
  expect(priceCart(germanInput([drill], { discounts: [nothing] })).discounts).toEqual([]);
});

test('V-02: a line without a price is a bug that is named, and so is a gift', () => {
  const pounds = {
    ...drill,
    prices: { type: 'listed', prices: [{ key: 'GBP', value: money('GBP', 1), tiers: [] }] },
  } as const;
  expect(() => priceCart(germanInput([pounds]))).toThrow('no price for EX10000001 in line line-EX10000001');
  const orphan = { ...drill, prices: { type: 'guarantee', parentId: 'gone', ratePermyriad: 1000 } } as const;
  expect(() => priceCart(germanInput([orphan]))).toThrow('no price for EX10000001 in line line-EX10000001');
  const gift = { id: 'gift', key: 'mug', kind: 'cart-discount', product: pounds } as const;
  expect(() => finishGift(germanInput([]), gift)).toThrow('no price for the gift EX10000001');
  expect([canPrice(germanInput([]), drill), canPrice(germanInput([]), pounds)]).toEqual([true, false]);
});

test('V-03: a gift is worth its price and costs nothing', () => {
  const gift = { id: 'gift', key: 'mug', kind: 'cart-discount', product: drill } as const;
  expect(finishGift(germanInput([]), gift)).toMatchObject({
    mode: 'GiftLineItem',
    quantity: 1,
    price: euro(1000),
    totalPrice: euro(0),
    discountedPricePerQuantity: [{ quantity: 1, value: euro(0) }],
  });
});

test('V-08: a line says what it is, and shares of pieces only where something was taken off', () => {
  const [plain] = priceCart(germanInput([listedLine(1000, { quantity: 3 })])).lines;
  expect(plain).toMatchObject({ mode: 'Standard', discountedPricePerQuantity: [] });
  const off = discountOf('off', { value: { type: 'absolute', money: [euro(100)] } });
  const [cut] = priceCart(germanInput([listedLine(1000, { quantity: 3 })], { discounts: [off] })).lines;
  expect(cut?.discountedPricePerQuantity).toEqual([
    { quantity: 2, value: euro(967) },
    { quantity: 1, value: euro(966) },
  ]);
});

test('V-02: a product discount is told as the reason of a lower price', () => {
  const listed = drill.prices.type === 'listed' ? drill.prices.prices : [];
  const discounted = {
    value: euro(800),
    discount: { key: 'sale', id: 'sale', name: {}, value: { type: 'relative', permyriad: 2000 } },
  } as const;
  const line = {
    ...drill,
    prices: { type: 'listed', prices: listed.map((price) => ({ ...price, discounted })) },
  } as const;
  expect(stepsOf(priceCart(germanInput([line])).lines[0]?.steps)).toEqual([
    ['list-price', 'EUR', 1000],
    ['product-discount', 'sale', -200],
  ]);
});
