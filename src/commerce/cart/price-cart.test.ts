import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, type CurrencyCode, money, multiply, sum } from '../../kernel/money.ts';
import { markets } from '../../markets/countries.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';
import type { Cart } from './cart.ts';
import { type PricingTerms, priceCart, settleCart } from './price-cart.ts';
import { getPricingTerms } from './pricing-terms.ts';

const today = new Date('2026-11-20T12:00:00Z');

function sellable(
  sku: string,
  currency: CurrencyCode,
  cents: number,
  more: Partial<Sellable> = {},
): Sellable {
  return {
    sku,
    name: sku,
    slug: `x-${sku.slice(2)}`,
    productType: 'standard_product',
    package: 'parcel',
    price: money(currency, cents),
    available: 10_000,
    published: true,
    prices: [],
    brand: undefined,
    categories: [],
    tags: [],
    volumeDiscountGroup: undefined,
    taxCategory: 'standard',
    eligibleForSelling: true,
    guarantee: undefined,
    ...more,
  };
}

const mapOf = (...list: readonly Sellable[]) => new Map(list.map((item) => [item.sku, item]));
const line = (sku: string, quantity: number) => ({ id: `line-${sku}`, sku, quantity });
const euro = (cents: number) => money('EUR', cents);

const germanTerms: PricingTerms = {
  currencyCode: 'EUR',
  taxRate: { name: 'VAT', permyriad: 1900 },
  shippingFees: { parcel: euro(649), freight: euro(2900), freeAbove: euro(100_000) },
};

test('V-06: 549 + 3 x 59.95 + 6.49 of shipping is 735.34, tax 117.42, net 617.92', () => {
  const priced = priceCart(
    { lineItems: [line('EX10000001', 1), line('EX10000002', 3)], shippingMethodKey: 'parcel' },
    mapOf(sellable('EX10000001', 'EUR', 54_900), sellable('EX10000002', 'EUR', 5995)),
    germanTerms,
  );
  expect(priced.subtotal).toEqual(euro(72_885));
  expect(priced.totalPrice).toEqual(euro(73_534));
  expect(priced.taxedPrice).toEqual({
    totalNet: euro(61_792),
    totalGross: euro(73_534),
    taxPortions: [{ name: 'VAT', rate: 0.19, amount: euro(11_742) }],
  });
});

test('V-08: a priced cart can say why, step by step', () => {
  const priced = priceCart(
    { lineItems: [line('EX10000002', 3)], shippingMethodKey: 'parcel' },
    mapOf(sellable('EX10000002', 'EUR', 5995)),
    germanTerms,
  );
  expect(priced.steps).toEqual([
    { rule: 'list-price', subject: 'EX10000002', amount: euro(5995) },
    { rule: 'quantity', subject: 'EX10000002', amount: euro(17_985) },
    { rule: 'subtotal', amount: euro(17_985) },
    { rule: 'shipping-fee', subject: 'parcel', amount: euro(649) },
    { rule: 'total', amount: euro(18_634) },
    { rule: 'tax', subject: '1900', amount: euro(2976) },
  ]);
});

test('V-07: delivery is free at the threshold, and freight where one line is', () => {
  const goods = mapOf(
    sellable('EX10000001', 'EUR', 100_000),
    sellable('EX10000002', 'EUR', 500, { package: 'freight' }),
  );
  const free = priceCart(
    { lineItems: [line('EX10000001', 1)], shippingMethodKey: 'parcel' },
    goods,
    germanTerms,
  );
  expect(free.shippingInfo).toMatchObject({ price: euro(0), state: 'MatchesCart' });
  expect(free.steps).toContainEqual({ rule: 'free-shipping', subject: 'parcel', amount: euro(0) });
  const heavy = priceCart(
    { lineItems: [line('EX10000002', 1)], shippingMethodKey: 'parcel' },
    goods,
    germanTerms,
  );
  expect(heavy.shippingInfo).toMatchObject({ methodKey: 'parcel', state: 'DoesNotMatchCart' });
});

test('V-07: an empty cart and one without a method pay no delivery', () => {
  const goods = mapOf(sellable('EX10000001', 'EUR', 500));
  const empty = priceCart({ lineItems: [], shippingMethodKey: 'parcel' }, goods, germanTerms);
  expect(empty.shippingInfo).toBeUndefined();
  expect(empty.totalPrice).toEqual(euro(0));
  const none = priceCart(
    { lineItems: [line('EX10000001', 1)], shippingMethodKey: undefined },
    goods,
    germanTerms,
  );
  expect(none.shippingInfo).toBeUndefined();
  expect(none.totalPrice).toEqual(euro(500));
});

const storedCart: Cart = {
  id: 'cart',
  version: 3,
  storeKey: 'gantry-de',
  country: 'DE',
  locale: 'de-DE',
  state: 'Active',
  customerEmail: undefined,
  clientType: 'PRIVATE',
  lineItems: [line('EX10000001', 1), line('EX10000002', 1), line('EX10000003', 2)],
  billingAddress: undefined,
  shippingAddress: undefined,
  shippingMethodKey: 'parcel',
  totalPrice: euro(1),
  createdAt: today,
  modifiedAt: today,
};

test('G-03: settling drops what is no longer sold, repairs the method and tells the new total', () => {
  const settled = settleCart(
    storedCart,
    mapOf(
      sellable('EX10000001', 'EUR', 500, { package: 'freight' }),
      sellable('EX10000002', 'EUR', 500, { published: false }),
    ),
    germanTerms,
  );
  expect(settled.priced.droppedSkus).toEqual(['EX10000002', 'EX10000003']);
  expect(settled.cart.lineItems).toEqual([line('EX10000001', 1)]);
  expect(settled.cart.shippingMethodKey).toBe('freight');
  expect(settled.cart.totalPrice).toEqual(euro(3400));
  expect(settled.priced.shippingInfo?.state).toBe('MatchesCart');
});

test('V-01: lines + shipping = total and net + tax = gross, in any cart of any market', () => {
  const product = fc.record({
    cents: fc.integer({ min: 0, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    package: fc.constantFrom('parcel' as const, 'freight' as const),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...markets),
      fc.array(product, { maxLength: 30 }),
      fc.constantFrom('parcel' as const, 'freight' as const, undefined),
      (market, products, shippingMethodKey) => {
        const currency = market.currencyCode;
        const skuOf = (index: number) => `EX${10_000_000 + index}`;
        const settled = settleCart(
          {
            ...storedCart,
            country: market.countryCode,
            lineItems: products.map((item, index) => line(skuOf(index), item.quantity)),
            shippingMethodKey,
          },
          mapOf(
            ...products.map((item, index) =>
              sellable(skuOf(index), currency, item.cents, { package: item.package }),
            ),
          ),
          getPricingTerms(market.countryCode, currency, today),
        );
        const { priced } = settled;
        const shipping = priced.shippingInfo?.price ?? money(currency, 0);
        const lines = sum(
          currency,
          priced.lines.map((item) => item.totalPrice),
        );
        expect(add(lines, shipping)).toEqual(priced.totalPrice);
        for (const [index, item] of products.entries()) {
          expect(priced.lines[index]?.totalPrice).toEqual(
            multiply(money(currency, item.cents), item.quantity),
          );
        }
        const parts = [...priced.lines, ...(priced.shippingInfo ? [priced.shippingInfo] : [])];
        for (const taxed of [priced.taxedPrice, ...parts.map((part) => part.taxedPrice)]) {
          const tax = sum(
            currency,
            taxed.taxPortions.map((portion) => portion.amount),
          );
          expect(add(taxed.totalNet, tax)).toEqual(taxed.totalGross);
          expect(taxed.totalNet.centAmount).toBeGreaterThanOrEqual(0);
          expect(tax.centAmount).toBeGreaterThanOrEqual(0);
        }
        expect(priced.taxedPrice.totalGross).toEqual(priced.totalPrice);
        expect(priced.totalPrice.centAmount).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 1500 },
  );
});
