import { describe, expect, test } from 'vitest';
import { discountOf, euro, germanInput, listedLine } from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import type { CodeInCart } from '../promotions/cart-discount.ts';
import { priceCart } from './price-cart.ts';
import type { GiftProduct, PricingLine } from './pricing-input.ts';

const code: CodeInCart = { code: 'TEN', id: 'code-ten', cartDiscounts: ['ten'] };
const ten = discountOf('ten', { requiresDiscountCode: true });
const stepsOf = (steps: readonly { rule: string; id?: string; amount: { centAmount: number } }[]) =>
  steps.map(({ rule, id, amount }) => [rule, id, amount.centAmount]);

describe('golden carts', () => {
  test('V-06: 549 + 3 x 59.95 + 6.49 of shipping at 19 % incl. is 735.34, tax 117.42, net 617.92', () => {
    const lines = [
      listedLine(54_900, { sku: 'EX10000001' }),
      listedLine(5995, { sku: 'EX10000002', quantity: 3 }),
    ];
    const priced = priceCart(germanInput(lines));
    expect(priced.subtotal).toEqual(euro(72_885));
    expect(priced.totalPrice).toEqual(euro(73_534));
    expect(priced.taxedPrice).toEqual({
      totalNet: euro(61_792),
      totalGross: euro(73_534),
      taxPortions: [{ name: 'VAT', rate: 0.19, amount: euro(11_742) }],
    });
  });

  test('V-06: 45 + 49 + 4.96 of shipping at 21 % incl. is 98.96', () => {
    const priced = priceCart(
      germanInput(
        [
          listedLine(4500, { sku: 'EX10000001', taxBasisPoints: 2100 }),
          listedLine(4900, { sku: 'EX10000002', taxBasisPoints: 2100 }),
        ],
        { shippingFees: { parcel: euro(496), freight: euro(2900), freeAbove: euro(100_000) } },
      ),
    );
    expect(priced.totalPrice).toEqual(euro(9896));
    // 45 × 21/121 = 7.8099, 49 × 21/121 = 8.5041, 4.96 × 21/121 = 0.8608
    expect(priced.taxedPrice.taxPortions[0]?.amount).toEqual(euro(781 + 850 + 86));
  });

  test('V-06: 9.99 at 20 % incl. holds 1.67 (9.99 / 6 = 1.665, half away from zero)', () => {
    const priced = priceCart({
      ...germanInput([listedLine(999, { taxBasisPoints: 2000 })]),
      shippingFees: { parcel: euro(0), freight: euro(0), freeAbove: euro(0) },
    });
    expect(priced.taxedPrice).toMatchObject({
      totalNet: euro(832),
      taxPortions: [{ rate: 0.2, amount: euro(167) }],
    });
  });
});

describe('discounts', () => {
  test('V-03: they apply from the lowest sort order up, each on what is left: 20 % then 10 off is 70, the other way 72', () => {
    const percent = discountOf('percent', { value: { type: 'relative', permyriad: 2000 }, sortOrder: 1 });
    const amount = discountOf('amount', { value: { type: 'absolute', money: [euro(1000)] }, sortOrder: 2 });
    const subtotal = (...discounts: (typeof percent)[]) =>
      priceCart(germanInput([listedLine(10_000)], { discounts })).subtotal;
    expect(subtotal(amount, percent)).toEqual(euro(7000));
    expect(subtotal({ ...percent, sortOrder: 3 }, amount)).toEqual(euro(7200));
  });

  test('V-03: an amount is split by what the lines cost, to the cent, and never takes more than there is', () => {
    const off = (cents: number) => discountOf('off', { value: { type: 'absolute', money: [euro(cents)] } });
    const lines = [1, 2, 3].map((number) => listedLine(333, { sku: `EX1000000${number}` }));
    const priced = priceCart(germanInput(lines, { discounts: [off(100)] }));
    expect(priced.lines.map((line) => line.totalPrice.centAmount)).toEqual([299, 300, 300]);
    expect(priceCart(germanInput(lines, { discounts: [off(5000)] })).subtotal).toEqual(euro(0));
  });

  test('V-03: a fixed price counts for every piece, and never makes one dearer', () => {
    const fixed = discountOf('fixed', { value: { type: 'fixed', money: [euro(500)] } });
    const lines = [
      listedLine(900, { sku: 'EX10000001', quantity: 2 }),
      listedLine(300, { sku: 'EX10000002' }),
    ];
    expect(priceCart(germanInput(lines, { discounts: [fixed] })).subtotal).toEqual(euro(1300));
  });

  test('V-03: an amount in another currency is no discount here', () => {
    const foreign = discountOf('foreign', { value: { type: 'absolute', money: [money('CHF', 1000)] } });
    const priced = priceCart(germanInput([listedLine(10_000)], { discounts: [foreign] }));
    expect(priced.subtotal).toEqual(euro(10_000));
    expect(priced.discounts).toEqual([]);
  });

  test('V-03: after StopAfterThisDiscount its lines get no other discount, the rest does', () => {
    const stop = discountOf('stop', {
      stackingMode: 'StopAfterThisDiscount',
      sortOrder: 1,
      target: { type: 'lineItems', predicate: { sku: ['EX10000001'] } },
    });
    const later = discountOf('later', { value: { type: 'relative', permyriad: 5000 }, sortOrder: 2 });
    const lines = [listedLine(1000, { sku: 'EX10000001' }), listedLine(1000, { sku: 'EX10000002' })];
    const priced = priceCart(germanInput(lines, { discounts: [later, stop] }));
    expect(priced.lines.map((line) => line.totalPrice.centAmount)).toEqual([900, 500]);
  });

  test('V-03: goods below its minimum are not discounted; the minimum is of goods before cart discounts', () => {
    const rebate = discountOf('rebate', { minimumGoods: [euro(5000)] });
    const subtotal = (cents: number) =>
      priceCart(germanInput([listedLine(cents)], { discounts: [rebate] })).subtotal;
    expect(subtotal(4999)).toEqual(euro(4999));
    expect(subtotal(5000)).toEqual(euro(4500));
  });

  test('V-07: delivery is free from the threshold of discounted goods on, and can be discounted itself', () => {
    const half = discountOf('half', {
      value: { type: 'relative', permyriad: 5000 },
      target: { type: 'shipping' },
    });
    const input = germanInput([listedLine(99_999)], { discounts: [half] });
    expect(priceCart(input).shipping).toMatchObject({ fee: euro(649), price: euro(324) });
    const rebate = discountOf('rebate', { value: { type: 'absolute', money: [euro(1)] } });
    const above = germanInput([listedLine(100_000)]);
    expect(priceCart(above).shipping).toMatchObject({ fee: euro(0), price: euro(0) });
    expect(priceCart({ ...above, discounts: [rebate] }).shipping?.price).toEqual(euro(649));
  });

  test('V-01: percentages of forints are whole forints', () => {
    const priced = priceCart({
      ...germanInput([listedLine(123_400, { currencyCode: 'HUF', taxBasisPoints: 2700 })], {
        discounts: [discountOf('odd', { value: { type: 'relative', permyriad: 333 } })],
      }),
      country: 'HU',
      currencyCode: 'HUF',
      shippingFees: { parcel: money('HUF', 148_100), freight: money('HUF', 0), freeAbove: money('HUF', 9e8) },
    });
    expect(priced.subtotal).toEqual(money('HUF', 119_300));
    for (const amount of [priced.totalPrice, priced.taxedPrice.totalNet]) {
      expect(amount.centAmount % 100).toBe(0);
    }
  });
});

describe('codes', () => {
  const withCode = (barred?: CodeInCart['barred']) =>
    priceCart(
      germanInput([listedLine(10_000)], {
        discounts: [ten],
        codes: [barred === undefined ? code : { ...code, barred }],
      }),
    );

  test('V-03: a code switches its discounts on', () => {
    const priced = withCode();
    expect(priced.subtotal).toEqual(euro(9000));
    expect(priced.codes).toEqual([{ code: 'TEN', id: 'code-ten', state: 'MatchesCart' }]);
    expect(priced.discounts).toEqual([{ key: 'ten', kind: 'discount-code', discountedAmount: euro(1000) }]);
  });

  test.each(['NotActive', 'NotValid', 'MaxApplicationReached'] as const)(
    'G-06: one that is %s says so',
    (state) => {
      const priced = withCode(state);
      expect(priced.subtotal).toEqual(euro(10_000));
      expect(priced.codes[0]?.state).toBe(state);
    },
  );

  test('G-06: one that is for other products does not match; one that comes too late is stopped', () => {
    const other = { ...ten, target: { type: 'lineItems', predicate: { brand: ['Other'] } } } as const;
    const stop = discountOf('stop', { stackingMode: 'StopAfterThisDiscount', sortOrder: 1 });
    const stateOf = (...discounts: (typeof ten)[]) =>
      priceCart(germanInput([listedLine(10_000)], { discounts, codes: [code] })).codes[0]?.state;
    expect(stateOf(other)).toBe('DoesNotMatchCart');
    expect(stateOf(ten, stop)).toBe('ApplicationStoppedByPreviousDiscount');
  });
});

test('V-05: a personal discount is for its tier alone, and is called personal', () => {
  const personal = discountOf('personal', { tier: 'tier-2', value: { type: 'relative', permyriad: 300 } });
  const of = (tier: 'tier-1' | 'tier-2') =>
    priceCart(germanInput([listedLine(10_000)], { discounts: [personal], tier }));
  expect(of('tier-1').subtotal).toEqual(euro(10_000));
  expect(of('tier-2').subtotal).toEqual(euro(9700));
  expect(of('tier-2').discounts[0]?.kind).toBe('personal-discount');
});

describe('gifts', () => {
  const { id: _id, quantity: _quantity, ...gift }: PricingLine = listedLine(1500, { sku: 'EX10000009' });
  const gifts: readonly GiftProduct[] = [gift];
  const giving = discountOf('gloves', {
    value: { type: 'giftLineItem', sku: 'EX10000009' },
    minimumGoods: [euro(5000)],
  });

  test('V-03: a gift is a line of its own that costs nothing and is worth its price', () => {
    const priced = priceCart(germanInput([listedLine(5000)], { discounts: [giving], gifts }));
    expect(priced.lines[1]).toMatchObject({ id: 'id-gloves', mode: 'GiftLineItem', totalPrice: euro(0) });
    expect(stepsOf(priced.lines[1]?.steps ?? [])).toEqual([
      ['list-price', 'EUR', 1500],
      ['gift', 'gloves', -1500],
    ]);
    expect(priced.discounts).toEqual([
      { key: 'gloves', kind: 'cart-discount', discountedAmount: euro(1500) },
    ]);
    expect(priced.subtotal).toEqual(euro(5000));
  });

  test('G-06: a refused gift stays away; so does one that cannot be had or is not earned', () => {
    const linesWith = (cents: number, more: object) =>
      priceCart(germanInput([listedLine(cents)], { discounts: [giving], gifts, ...more })).lines.length;
    expect(linesWith(5000, { refusedGifts: ['gloves'] })).toBe(1);
    expect(linesWith(5000, { gifts: [] })).toBe(1);
    expect(linesWith(4999, {})).toBe(1);
  });
});

test('E-01: a guarantee costs its rate of what one piece of its product costs', () => {
  const parent = listedLine(54_999, { quantity: 2 });
  const guarantee: PricingLine = {
    ...listedLine(0, { sku: '4100010', quantity: 2 }),
    product: { sku: '4100010', productType: 'extra_guarantee', categories: [], tags: [] },
    prices: { type: 'guarantee', ratePermyriad: 850, parentId: parent.id },
  };
  const priced = priceCart(germanInput([parent, guarantee]));
  // 549.99 × 8.5 % = 46.749
  expect(priced.lines[1]).toMatchObject({ price: euro(4675), totalPrice: euro(9350) });
  expect(stepsOf(priced.lines[1]?.steps ?? [])).toEqual([['guarantee-rate', '850', 9350]]);
});

describe('tax', () => {
  const mixed = [
    listedLine(11_900, { sku: 'EX10000001', taxBasisPoints: 1900 }),
    listedLine(10_700, { sku: 'EX10000002', taxBasisPoints: 700 }),
  ];

  test('V-06: each rate has its portion; delivery and fees share the rates of the goods', () => {
    const priced = priceCart(germanInput(mixed, { codFee: { value: euro(290), isChosen: true } }));
    expect(priced.taxedPrice.taxPortions.map(({ rate }) => rate)).toEqual([0.19, 0.07]);
    expect(priced.customLines[0]).toMatchObject({ key: 'cod-fee', totalPrice: euro(290) });
    // 2.90 × 119 : 107 = 1.53 and 1.37, of which 0.24 and 0.09 are tax.
    expect(priced.customLines[0]?.taxedPrice).toMatchObject({
      totalNet: euro(257),
      taxPortions: [{ amount: euro(24) }, { amount: euro(9) }],
    });
    expect(priced.totalPrice).toEqual(euro(11_900 + 10_700 + 649 + 290));
  });

  test('Y-02: the fee of cash on delivery is told before it is chosen, and charged after', () => {
    const input = germanInput([listedLine(1000)], { codFee: { value: euro(290), isChosen: false } });
    expect(priceCart(input)).toMatchObject({ calculatedCodFee: euro(290), totalPrice: euro(1649) });
    const chosen = priceCart({ ...input, codFee: { value: euro(290), isChosen: true } });
    expect(chosen.totalPrice).toEqual(euro(1939));
    expect(stepsOf(chosen.steps)).toEqual([
      ['goods', undefined, 1000],
      ['shipping', undefined, 649],
      ['fees', 'cod-fee', 290],
    ]);
  });

  test('V-06: a validated company of another country is charged net: net = gross − tax', () => {
    const priced = priceCart(germanInput(mixed, { taxMode: 'External' }));
    expect(priced.totalPrice).toEqual(priced.taxedPrice.totalNet);
    const tax = priced.taxedPrice.totalGross.centAmount - priced.totalPrice.centAmount;
    expect(stepsOf(priced.steps).at(-1)).toEqual(['net-of-tax', undefined, -tax]);
    expect(tax).toBe(1900 + 700 + 55 + 20);
  });
});

test('V-08: the steps of a line start at its list price and lead to what it costs', () => {
  const tiered: PricingLine = {
    ...listedLine(1000, { quantity: 10 }),
    prices: {
      type: 'listed',
      prices: [
        { key: 'DE', country: 'DE', value: euro(1000), tiers: [{ minimumQuantity: 10, value: euro(950) }] },
      ],
    },
  };
  const priced = priceCart(germanInput([tiered], { discounts: [ten], codes: [code] }));
  expect(stepsOf(priced.lines[0]?.steps ?? [])).toEqual([
    ['list-price', 'DE', 10_000],
    ['price-tier', '10', -500],
    ['discount-code', 'ten', -950],
  ]);
  expect(priced.lines[0]).toMatchObject({
    listPrice: euro(1000),
    price: euro(950),
    totalPrice: euro(8550),
    discountedPricePerQuantity: [{ quantity: 10, value: euro(855) }],
  });
});

test('V-01, G-22: pieces whose discounted price cannot be split evenly differ by one cent', () => {
  const third = discountOf('third', { value: { type: 'absolute', money: [euro(100)] } });
  const priced = priceCart(germanInput([listedLine(1000, { quantity: 3 })], { discounts: [third] }));
  expect(priced.lines[0]?.discountedPricePerQuantity).toEqual([
    { quantity: 2, value: euro(967) },
    { quantity: 1, value: euro(966) },
  ]);
});
