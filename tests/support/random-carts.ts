import fc from 'fast-check';
import type {
  GiftProduct,
  PricingInput,
  PricingLine,
} from '../../src/commerce/rules/pricing/pricing-input.ts';
import type { CartDiscount, CodeInCart } from '../../src/commerce/rules/promotions/cart-discount.ts';
import type { CartDiscountValue } from '../../src/commerce/rules/promotions/kinds/promotion-kinds.ts';
import { everything, type Predicate } from '../../src/commerce/rules/promotions/predicate.ts';
import type { CountryCode } from '../../src/kernel/locale.ts';
import { type CurrencyCode, type Money, money, roundingStepOf } from '../../src/kernel/money.ts';
import { volumeDiscountTiers } from '../../src/markets/discount-constants.ts';

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

/** Carts of a few countries with all that lowers or raises a price. */
export const carts: fc.Arbitrary<PricingInput> = fc
  .constantFrom(...places)
  .chain(([country, currencyCode, rate]) =>
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
