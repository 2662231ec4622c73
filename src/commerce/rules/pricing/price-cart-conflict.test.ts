import { describe, expect, test } from 'vitest';
import {
  discountOf,
  euro,
  germanInput,
  listedLine,
  volumeDiscountsOf,
} from '../../../../tests/support/pricing-input.ts';
import type { CartDiscount, CodeInCart } from '../promotions/cart-discount.ts';
import { priceCart } from './price-cart.ts';
import type { PricingLine } from './pricing-input.ts';

const drills = (quantity: number) => listedLine(1000, { quantity, group: 'drills' });
const blades = (quantity: number) => listedLine(100, { sku: 'EX10000002', quantity, group: 'blades' });
const off = (permyriad: number, more: Partial<CartDiscount> = {}) =>
  discountOf('code', { requiresDiscountCode: true, value: { type: 'relative', permyriad }, ...more });
const forNothing = off(9000, { target: { type: 'lineItems', predicate: { sku: ['EX19999999'] } } });
const code: CodeInCart = { code: 'CODE', id: 'id-CODE', cartDiscounts: ['code'] };
const volumes = [...volumeDiscountsOf('drills'), ...volumeDiscountsOf('blades')];

const price = (lines: readonly PricingLine[], discount: CartDiscount, codes = [code]) =>
  priceCart(germanInput(lines, { discounts: [...volumes, discount], codes }));

describe('G-06: a code and a volume discount exclude each other', () => {
  test('the cheaper is applied, and both totals are told', () => {
    const few = price([drills(3)], off(700));
    expect(few.subtotal).toEqual(euro(2790));
    expect(few.conflict).toEqual({
      applied: 'codes',
      codes: ['CODE'],
      volumeDiscountGroups: ['drills'],
      totalWithCodes: euro(2790 + 649),
      totalWithVolume: euro(2850 + 649),
    });
    const many = price([drills(10)], off(700));
    expect(many.subtotal).toEqual(euro(8500));
    expect(many.conflict).toMatchObject({ applied: 'volume', totalWithCodes: euro(9300 + 649) });
    expect(many.codes[0]?.state).toBe('ApplicationStoppedByPreviousDiscount');
  });

  test('of equals it is the code that was chosen', () => {
    const priced = price([drills(3)], off(500));
    expect([priced.conflict?.applied, priced.codes[0]?.state]).toEqual(['codes', 'MatchesCart']);
  });

  test('the groups are those whose pieces are reached, each once and in the order of the lines', () => {
    const groups = (...lines: PricingLine[]) => price(lines, off(1)).conflict?.volumeDiscountGroups;
    expect(groups(drills(3), blades(2))).toEqual(['drills']);
    expect(groups(drills(3), blades(5), drills(1))).toEqual(['drills', 'blades']);
    expect(groups(blades(5), drills(3))).toEqual(['blades', 'drills']);
  });

  test.each<[string, PricingLine[], CartDiscount, number, CodeInCart[]?]>([
    ['of too few pieces for a volume discount', [drills(2)], off(700), 1860],
    ['where the code is for other goods', [drills(3)], forNothing, 2850],
    ['where the code is barred', [drills(3)], off(700), 2850, [{ ...code, barred: 'NotValid' }]],
    ['without a code', [drills(3)], off(700), 2850, []],
  ])('there is no conflict %s', (_about, lines, discount, cents, codes = [code]) => {
    const priced = price(lines, discount, codes);
    expect([priced.conflict, priced.subtotal]).toEqual([undefined, euro(cents)]);
  });

  test('a discount for everyone takes no part in it', () => {
    const priced = priceCart(
      germanInput([drills(1)], { discounts: [discountOf('all'), off(700)], codes: [code] }),
    );
    expect([priced.conflict, priced.subtotal]).toEqual([undefined, euro(837)]);
  });

  test('only codes that match are told, and where the volume wins only they are stopped', () => {
    const others: CodeInCart[] = [
      { code: 'NONE', id: 'id-NONE', cartDiscounts: [] },
      { code: 'OLD', id: 'id-OLD', cartDiscounts: ['code'], barred: 'NotActive' },
    ];
    const priced = price([drills(10)], off(700), [code, ...others]);
    expect(priced.conflict?.codes).toEqual(['CODE']);
    expect(priced.codes.map(({ state }) => state)).toEqual([
      'ApplicationStoppedByPreviousDiscount',
      'DoesNotMatchCart',
      'NotActive',
    ]);
  });
});
