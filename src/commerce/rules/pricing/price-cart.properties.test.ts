import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carts } from '../../../../tests/support/random-carts.ts';
import { roundingStepOf } from '../../../kernel/money.ts';
import type { CartDiscount } from '../promotions/cart-discount.ts';
import { everything } from '../promotions/predicate.ts';
import { priceCart } from './price-cart.ts';
import type { PriceStep } from './price-step.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';

/** 2,000 carts in the normal run; `GANTRY_CARTS=100000` in the longer one. */
const numRuns = Number(process.env.GANTRY_CARTS ?? 2000);
const check = (property: fc.IProperty<[PricingInput]> | fc.IProperty<[PricingInput, number]>) =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns, seed: 20_261_120 });

const cents = (amounts: readonly { readonly centAmount: number }[]) =>
  amounts.reduce((sum, { centAmount }) => sum + centAmount, 0);
const explained = (steps: readonly PriceStep[]) => cents(steps.map(({ amount }) => amount));

/** All that is taxed: lines, delivery, fees. */
function partsOf(priced: PricedCart) {
  return [
    ...priced.lines,
    ...(priced.shipping === undefined ? [] : [priced.shipping]),
    ...priced.customLines,
  ];
}
const priceOf = (part: ReturnType<typeof partsOf>[number]) =>
  'totalPrice' in part ? part.totalPrice.centAmount : part.price.centAmount;

describe(`over ${numRuns} random carts`, () => {
  test('V-01: parts sum to the gross, net + tax = gross, and the charged total is one of the two', () => {
    check(
      fc.property(carts, (input) => {
        const priced = priceCart(input);
        const { totalGross, totalNet, taxPortions } = priced.taxedPrice;
        const parts = partsOf(priced);
        expect(parts.reduce((sum, part) => sum + priceOf(part), 0)).toBe(totalGross.centAmount);
        expect(totalNet.centAmount + cents(taxPortions.map(({ amount }) => amount))).toBe(
          totalGross.centAmount,
        );
        expect(priced.totalPrice).toEqual(input.taxMode === 'External' ? totalNet : totalGross);
        expect(cents(priced.lines.map((line) => line.totalPrice))).toBe(priced.subtotal.centAmount);
        for (const part of parts) expect(part.taxedPrice.totalGross.centAmount).toBe(priceOf(part));
        for (const line of priced.lines) {
          const split = line.discountedPricePerQuantity;
          const sum = split.reduce((total, { quantity, value }) => total + quantity * value.centAmount, 0);
          if (split.length > 0) expect(sum).toBe(line.totalPrice.centAmount);
        }
      }),
    );
  });

  test('V-08: every explanation adds up to what it explains', () => {
    check(
      fc.property(carts, (input) => {
        const priced = priceCart(input);
        for (const part of partsOf(priced)) expect(explained(part.steps)).toBe(priceOf(part));
        expect(explained(priced.steps)).toBe(priced.totalPrice.centAmount);
        const off = cents(
          partsOf(priced)
            .flatMap(({ steps }) => steps)
            .filter(({ rule }) => /discount|gift/.test(rule) && rule !== 'product-discount')
            .map(({ amount }) => amount),
        );
        expect(0 - off).toBe(cents(priced.discounts.map(({ discountedAmount }) => discountedAmount)));
      }),
    );
  });

  test('V-01: nothing is negative, nothing costs more than its list price, forints stay whole', () => {
    check(
      fc.property(carts, (input) => {
        const priced = priceCart(input);
        const step = roundingStepOf(input.currencyCode);
        for (const part of partsOf(priced)) {
          expect(priceOf(part)).toBeGreaterThanOrEqual(0);
          expect(priceOf(part) % step).toBe(0);
          for (const { amount } of part.taxedPrice.taxPortions) {
            expect(amount.centAmount).toBeGreaterThanOrEqual(0);
            expect(amount.centAmount % step).toBe(0);
          }
        }
        expect(priced.totalPrice.centAmount).toBeGreaterThanOrEqual(0);
        expect(priced.subtotal.centAmount).toBeLessThanOrEqual(priced.listTotal.centAmount);
      }),
    );
  });

  test('V-03: discounts give the same whatever order they are read in', () => {
    check(
      fc.property(carts, (input) => {
        const reversed = { ...input, discounts: input.discounts.toReversed() };
        expect(priceCart(reversed).totalPrice).toEqual(priceCart(input).totalPrice);
      }),
    );
  });

  test('V-03: lines give the same total whatever order they are in, amounts that are split aside', () => {
    check(
      fc.property(carts, (input) => {
        const whole = input.discounts.filter(({ value }) => value.type !== 'absolute');
        const plain = { ...input, discounts: whole };
        const turned = { ...plain, lines: input.lines.toReversed() };
        expect(priceCart(turned).subtotal).toEqual(priceCart(plain).subtotal);
      }),
    );
  });

  test('V-03: one discount more, applied last, never makes the goods dearer, nor does a higher percentage', () => {
    check(
      fc.property(carts, fc.integer({ min: 0, max: 10_000 }), (input, permyriad) => {
        const goods = (discounts: readonly CartDiscount[]) =>
          priceCart({ ...input, codes: [], discounts }).subtotal.centAmount;
        const automatic = input.discounts.filter((discount) => discount.volume === undefined);
        const last = (permyriads: number): CartDiscount => ({
          key: 'last',
          id: 'id-last',
          value: { type: 'relative', permyriad: permyriads },
          target: { type: 'lineItems', predicate: everything },
          minimumGoods: [],
          sortOrder: 99,
          stackingMode: 'Stacking',
          requiresDiscountCode: false,
        });
        const without = goods(automatic);
        const some = goods([...automatic, last(permyriad)]);
        const more = goods([...automatic, last(Math.min(10_000, permyriad + 100))]);
        expect(some).toBeLessThanOrEqual(without);
        expect(more).toBeLessThanOrEqual(some);
      }),
    );
  });

  test('G-06: a code never makes a cart dearer than its volume discounts alone', () => {
    check(
      fc.property(carts, (input) => {
        const priced = priceCart(input);
        const alone = priceCart({ ...input, codes: [] });
        if (priced.conflict !== undefined) {
          expect(priced.totalPrice.centAmount).toBeLessThanOrEqual(alone.totalPrice.centAmount);
        }
      }),
    );
  });

  test('V-08: a frozen input, written as JSON and read again, gives the same cents', () => {
    check(
      fc.property(carts, (input) => {
        const frozen = JSON.parse(JSON.stringify(input)) as PricingInput;
        expect(priceCart(frozen)).toEqual(priceCart(input));
      }),
    );
  });
});
