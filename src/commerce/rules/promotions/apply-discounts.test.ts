import { describe, expect, test } from 'vitest';
import { discountOf, euro } from '../../../../tests/support/pricing-input.ts';
import { money } from '../../../kernel/money.ts';
import type { ApplicableDiscount } from './applicable-discounts.ts';
import { applyLineDiscounts, applyShippingDiscounts, type LineInPricing } from './apply-discounts.ts';
import { toRule } from './cart-discount.ts';

type More = Parameters<typeof discountOf>[1];
const applying = (key: string, more: More = {}): ApplicableDiscount => ({
  discount: discountOf(key, more),
  kind: 'cart-discount',
});
const relative = (permyriad: number) => ({ type: 'relative', permyriad }) as const;
const absolute = (cents: number) => ({ type: 'absolute', money: [euro(cents)] }) as const;
const fixed = (cents: number) => ({ type: 'fixed', money: [euro(cents)] }) as const;
const crowns = { type: 'absolute', money: [money('CZK', 1000)] } as const;
const gift = { type: 'giftLineItem', sku: 'mug' } as const;
const shipping = { type: 'shipping' } as const;
const stop = 'StopAfterThisDiscount' as const;
const only = (sku: string) => ({ type: 'lineItems', predicate: { sku: [sku] } }) as const;

const line = (sku: string, total: number, quantity = 1): LineInPricing => ({
  product: { sku, productType: 'standard_product', categories: [], tags: [] },
  quantity,
  total,
  isStopped: false,
  takenOff: [],
});
const told = (effects: readonly { key: string; result: string; amount: number }[]) =>
  effects.map(({ key, result, amount }) => `${key}: ${result}, ${amount}`);

describe('V-03: discounts on lines', () => {
  const lines = [line('A', 1000), line('B', 3000, 3)];
  test.each<[string, ApplicableDiscount[], number[], string[]]>([
    ['none', [], [1000, 3000], []],
    ['a share of each', [applying('ten', { value: relative(1000) })], [900, 2700], ['ten: applied, 400']],
    ['an amount off all', [applying('off', { value: absolute(100) })], [975, 2925], ['off: applied, 100']],
    ['no more than there is', [applying('off', { value: absolute(9000) })], [0, 0], ['off: applied, 4000']],
    ['pieces for an amount', [applying('each', { value: fixed(900) })], [900, 2700], ['each: applied, 400']],
    ['pieces that cost less', [applying('each', { value: fixed(1200) })], [1000, 3000], ['each: applied, 0']],
    [
      'one after the other, on what is left',
      [applying('half', { value: relative(5000) }), applying('ten', { value: relative(1000) })],
      [450, 1350],
      ['half: applied, 2000', 'ten: applied, 200'],
    ],
    [
      'one that stops those after it',
      [applying('half', { value: relative(5000), stackingMode: stop }), applying('ten')],
      [500, 1500],
      ['half: applied, 2000', 'ten: stopped, 0'],
    ],
    [
      'one that stops them on its own lines alone',
      [
        applying('half', { value: relative(5000), stackingMode: stop, target: only('A') }),
        applying('ten', { value: relative(1000) }),
      ],
      [500, 2700],
      ['half: applied, 500', 'ten: applied, 300'],
    ],
    [
      'one for nothing in the cart',
      [applying('ten', { target: only('X') })],
      [1000, 3000],
      ['ten: no-match, 0'],
    ],
    ['one in other money', [applying('off', { value: crowns })], [1000, 3000], ['off: no-match, 0']],
    [
      'one in other money for nothing in the cart',
      [applying('off', { value: crowns, target: only('X') })],
      [1000, 3000],
      ['off: no-match, 0'],
    ],
    [
      'one in other money on stopped lines',
      [applying('half', { value: relative(5000), stackingMode: stop }), applying('off', { value: crowns })],
      [500, 1500],
      ['half: applied, 2000', 'off: no-match, 0'],
    ],
    [
      'an amount for nothing',
      [applying('off', { value: absolute(10), target: only('X') })],
      [1000, 3000],
      ['off: no-match, 0'],
    ],
    ['one on the delivery', [applying('free', { target: shipping })], [1000, 3000], []],
    ['a gift', [applying('mug', { value: gift })], [1000, 3000], []],
  ])('%s', (_about, discounts, totals, effects) => {
    const applied = applyLineDiscounts(lines, discounts, 'EUR');
    expect(applied.lines.map(({ total }) => total)).toEqual(totals);
    expect(told(applied.effects)).toEqual(effects);
  });

  test('a line remembers what was taken off it, and nothing where that was nothing', () => {
    const discounts = [
      applying('half', { value: relative(5000), target: only('A') }),
      applying('none', { value: fixed(9000) }),
    ];
    const applied = applyLineDiscounts(lines, discounts, 'EUR');
    expect(applied.lines.map(({ takenOff }) => takenOff)).toEqual([
      [{ key: 'half', kind: 'cart-discount', amount: 500 }],
      [],
    ]);
  });
});

describe('V-03: discounts on the delivery', () => {
  const on = (key: string, more: More = {}) => applying(key, { target: shipping, ...more });
  test.each<[string, ApplicableDiscount[], number, string[]]>([
    ['none', [], 1000, []],
    ['a share', [on('half', { value: relative(5000) })], 500, ['half: applied, 500']],
    ['an amount', [on('off', { value: absolute(300) })], 700, ['off: applied, 300']],
    ['no more than it costs', [on('off', { value: absolute(3000) })], 0, ['off: applied, 1000']],
    ['for an amount', [on('flat', { value: fixed(195) })], 195, ['flat: applied, 805']],
    [
      'one after the other',
      [on('half', { value: relative(5000) }), on('off', { value: absolute(100) })],
      400,
      ['half: applied, 500', 'off: applied, 100'],
    ],
    [
      'one that stops those after it',
      [on('half', { value: relative(5000), stackingMode: stop }), on('off', { value: absolute(100) })],
      500,
      ['half: applied, 500', 'off: stopped, 0'],
    ],
    ['one in other money', [on('off', { value: crowns })], 1000, ['off: no-match, 0']],
    [
      'one in other money after one that stops',
      [on('half', { value: relative(5000), stackingMode: stop }), on('off', { value: crowns })],
      500,
      ['half: applied, 500', 'off: no-match, 0'],
    ],
    ['one on lines', [applying('ten')], 1000, []],
    ['a gift', [on('mug', { value: gift })], 1000, []],
    ['nothing off', [on('none', { value: relative(0) })], 1000, ['none: applied, 0']],
  ])('%s', (_about, discounts, total, effects) => {
    const applied = applyShippingDiscounts(1000, discounts, 'EUR');
    expect(applied.total).toBe(total);
    expect(told(applied.effects)).toEqual(effects);
    const taken = effects.flatMap(
      (effect) => /^(.*): applied, ([1-9]\d*)$/.exec(effect)?.slice(1, 3).join() ?? [],
    );
    expect(applied.takenOff.map(({ key, amount }) => `${key},${amount}`)).toEqual(taken);
  });
});

test('V-03: a rule is the discount without what shoppers read of it', () => {
  const rule = discountOf('ten');
  const described = {
    ...rule,
    name: { 'en-GB': 'Ten' },
    description: {},
    validFrom: '2026-01-01',
    validUntil: '2027-01-01',
  };
  expect(toRule(described)).toEqual(rule);
});
