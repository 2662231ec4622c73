import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../../../kernel/locale.ts';
import { type CurrencyCode, type Money, money, roundingStepOf } from '../../../kernel/money.ts';
import { volumeDiscountTiers } from '../../../markets/discount-constants.ts';
import type { CartDiscount, CodeInCart } from '../promotions/cart-discount.ts';
import type { CartDiscountValue } from '../promotions/kinds/promotion-kinds.ts';
import { everything, type Predicate } from '../promotions/predicate.ts';
import { priceCart } from './price-cart.ts';
import type { PriceStep } from './price-step.ts';
import type { PricedCart } from './priced-cart.ts';
import type { GiftProduct, PricingInput, PricingLine } from './pricing-input.ts';

/** 2,000 carts in the normal run; `GANTRY_CARTS=100000` in the longer one. */
const numRuns = Number(process.env.GANTRY_CARTS ?? 2000);
const check = (property: fc.IProperty<[PricingInput]> | fc.IProperty<[PricingInput, number]>) =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns, seed: 20_261_120 });

const places: readonly (readonly [CountryCode, CurrencyCode, number])[] = [
  ['DE', 'EUR', 1900],
  ['SK', 'EUR', 2300],
  ['FI', 'EUR', 2550],
  ['CH', 'CHF', 810],
  ['HU', 'HUF', 2700],
  ['PL', 'PLN', 2300],
];
const groups = ['drills', 'blades', 'volume_discount_default'] as const;
const brands = ['MSW', 'Stamos'] as const;

const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  fc.constant(everything),
  fc.subarray([...brands], { minLength: 1 }).map((brand) => ({ brand })),
  fc.subarray(['EX10000001', 'EX10000002', 'EX10000003'], { minLength: 1 }).map((sku) => ({ sku })),
  fc.constantFrom(...brands).map((brand) => ({ not: { brand: [brand] } })),
);

function amounts(currencyCode: CurrencyCode, most: number): fc.Arbitrary<Money> {
  const step = roundingStepOf(currencyCode);
  return fc.integer({ min: 0, max: most }).map((steps) => money(currencyCode, steps * step));
}

type ValuesOf<Type extends CartDiscountValue['type']> = fc.Arbitrary<
  Extract<CartDiscountValue, { readonly type: Type }>
>;

/** Values of every kind of promotion; one without any does not compile. */
function values(currencyCode: CurrencyCode): fc.Arbitrary<CartDiscountValue> {
  const money = amounts(currencyCode, 20_000).map((amount) => [amount]);
  const kinds: { readonly [Type in CartDiscountValue['type']]: ValuesOf<Type> } = {
    relative: fc.record({ type: fc.constant('relative'), permyriad: fc.integer({ min: 1, max: 10_000 }) }),
    absolute: fc.record({ type: fc.constant('absolute'), money }),
    fixed: fc.record({ type: fc.constant('fixed'), money }),
    giftLineItem: fc.constant({ type: 'giftLineItem', sku: 'EX10000009' }),
  };
  return fc.oneof(...Object.values<fc.Arbitrary<CartDiscountValue>>(kinds));
}

function discounts(currencyCode: CurrencyCode): fc.Arbitrary<readonly CartDiscount[]> {
  const ordinary = fc.record({
    value: values(currencyCode),
    target: fc.oneof(
      { weight: 4, arbitrary: predicate.map((of) => ({ type: 'lineItems' as const, predicate: of })) },
      { weight: 1, arbitrary: fc.constant({ type: 'shipping' as const }) },
    ),
    minimumGoods: fc.oneof(
      fc.constant([]),
      amounts(currencyCode, 50_000).map((amount) => [amount]),
    ),
    sortOrder: fc.integer({ min: 0, max: 5 }),
    stackingMode: fc.constantFrom('Stacking' as const, 'StopAfterThisDiscount' as const),
    requiresDiscountCode: fc.boolean(),
    tier: fc.option(fc.constantFrom('tier-1' as const, 'tier-2' as const), { nil: undefined, freq: 5 }),
  });
  const volumes = fc.constantFrom(...groups).map((group) =>
    volumeDiscountTiers.map(({ volume, basisPoints }) => ({
      value: { type: 'relative' as const, permyriad: basisPoints },
      target: { type: 'lineItems' as const, predicate: { volumeDiscountGroup: [group] } },
      minimumGoods: [],
      sortOrder: 3,
      stackingMode: 'Stacking' as const,
      requiresDiscountCode: false,
      volume: { group, pieces: volume },
    })),
  );
  return fc
    .tuple(fc.array(ordinary, { maxLength: 5 }), fc.option(volumes, { nil: [] }))
    .map(([some, volume]) =>
      [...some, ...volume].map((rule, index) => {
        const { tier, ...rest } = { tier: undefined, ...rule };
        return { ...rest, ...(tier === undefined ? {} : { tier }), key: `d${index}`, id: `id-${index}` };
      }),
    );
}

function lineOf(currencyCode: CurrencyCode, index: number, rate: number): fc.Arbitrary<PricingLine> {
  return fc
    .record({
      quantity: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }) },
        fc.integer({ min: 1, max: 1000 }),
      ),
      value: amounts(currencyCode, 400_000),
      lowered: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      brand: fc.option(fc.constantFrom(...brands), { nil: undefined }),
      group: fc.constantFrom(...groups),
      permyriad: fc.oneof({ weight: 3, arbitrary: fc.constant(rate) }, fc.constantFrom(0, 500, 1000)),
      freight: fc.boolean(),
    })
    .map(({ quantity, value, lowered, brand, group, permyriad, freight }) => {
      const step = roundingStepOf(currencyCode);
      const discounted =
        lowered === undefined
          ? {}
          : {
              discounted: {
                value: money(currencyCode, Math.floor((value.centAmount * lowered) / 100 / step) * step),
                discount: {
                  key: 'sale',
                  id: 'id-sale',
                  name: {},
                  value: { type: 'relative' as const, permyriad: 1000 },
                },
              },
            };
      return {
        id: `line-${index}`,
        quantity,
        product: {
          sku: `EX1000000${index}`,
          productType: 'standard_product',
          categories: [],
          tags: [],
          ...(brand === undefined ? {} : { brand }),
          volumeDiscountGroup: group,
        },
        package: freight ? 'freight' : 'parcel',
        taxRate: { name: 'VAT', permyriad },
        prices: { type: 'listed', prices: [{ key: currencyCode, value, tiers: [], ...discounted }] },
      };
    });
}

const carts: fc.Arbitrary<PricingInput> = fc.constantFrom(...places).chain(([country, currencyCode, rate]) =>
  fc
    .record({
      lines: fc
        .integer({ min: 1, max: 5 })
        .chain((count) =>
          fc.tuple(...Array.from({ length: count }, (_, index) => lineOf(currencyCode, index + 1, rate))),
        ),
      discounts: discounts(currencyCode),
      parcel: amounts(currencyCode, 3000),
      freeAbove: amounts(currencyCode, 100_000),
      fee: amounts(currencyCode, 500),
      isChosen: fc.boolean(),
      taxMode: fc.constantFrom('Platform' as const, 'External' as const),
      tier: fc.constantFrom('not-logged-in' as const, 'tier-1' as const),
      hasCode: fc.boolean(),
    })
    .map((parts) => {
      const codes: CodeInCart[] = parts.hasCode
        ? [
            {
              code: 'CODE',
              id: 'code',
              cartDiscounts: parts.discounts.filter((d) => d.requiresDiscountCode).map(({ key }) => key),
            },
          ]
        : [];
      const gifts: GiftProduct[] = [
        {
          product: { sku: 'EX10000009', productType: 'standard_product', categories: [], tags: [] },
          package: 'parcel',
          taxRate: { name: 'VAT', permyriad: rate },
          prices: {
            type: 'listed',
            prices: [{ key: currencyCode, value: money(currencyCode, 2000), tiers: [] }],
          },
        },
      ];
      return {
        country,
        currencyCode,
        at: '2026-11-20T12:00:00.000Z',
        tier: parts.tier,
        taxMode: parts.taxMode,
        lines: parts.lines,
        shippingMethodKey: 'parcel',
        shippingFees: { parcel: parts.parcel, freight: parts.parcel, freeAbove: parts.freeAbove },
        standardTaxRate: { name: 'VAT', permyriad: rate },
        discounts: parts.discounts,
        codes,
        refusedGifts: [],
        gifts,
        codFee: { value: parts.fee, isChosen: parts.isChosen },
      };
    }),
);

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
