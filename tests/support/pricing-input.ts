import type { PricingInput, PricingLine } from '../../src/commerce/rules/pricing/pricing-input.ts';
import type { CartDiscount } from '../../src/commerce/rules/promotions/cart-discount.ts';
import { everything } from '../../src/commerce/rules/promotions/predicate.ts';
import { type CurrencyCode, money } from '../../src/kernel/money.ts';

export const euro = (cents: number) => money('EUR', cents);

interface LineOptions {
  readonly sku?: string;
  readonly quantity?: number;
  readonly currencyCode?: CurrencyCode;
  /** 1900 unless told. */
  readonly taxBasisPoints?: number;
  readonly group?: string;
  readonly brand?: string;
  readonly package?: 'parcel' | 'freight';
}

/** A line of one listed price; its id is `line-<sku>`. */
export function listedLine(cents: number, options: LineOptions = {}): PricingLine {
  const { sku = 'EX10000001', quantity = 1, currencyCode = 'EUR', taxBasisPoints = 1900 } = options;
  return {
    id: `line-${sku}`,
    quantity,
    product: {
      sku,
      productType: 'standard_product',
      categories: ['workshop'],
      tags: [],
      ...(options.brand === undefined ? {} : { brand: options.brand }),
      volumeDiscountGroup: options.group ?? 'volume_discount_default',
    },
    package: options.package ?? 'parcel',
    taxRate: { name: 'VAT', permyriad: taxBasisPoints },
    prices: {
      type: 'listed',
      prices: [{ key: currencyCode, value: money(currencyCode, cents), tiers: [] }],
    },
  };
}

/** A German cart of some lines: parcel 6.49, free from 1,000. */
export function germanInput(lines: readonly PricingLine[], more: Partial<PricingInput> = {}): PricingInput {
  return {
    country: 'DE',
    currencyCode: 'EUR',
    at: '2026-11-20T12:00:00.000Z',
    tier: 'not-logged-in',
    taxMode: 'Platform',
    lines,
    shippingMethodKey: 'parcel',
    shippingFees: { parcel: euro(649), freight: euro(2900), freeAbove: euro(100_000) },
    standardTaxRate: { name: 'VAT', permyriad: 1900 },
    discounts: [],
    codes: [],
    refusedGifts: [],
    gifts: [],
    ...more,
  };
}

/** A discount of so many basis points on every line, by itself, unless told otherwise. */
export function discountOf(key: string, more: Partial<CartDiscount> = {}): CartDiscount {
  return {
    key,
    id: `id-${key}`,
    value: { type: 'relative', permyriad: 1000 },
    target: { type: 'lineItems', predicate: everything },
    minimumGoods: [],
    sortOrder: 10,
    stackingMode: 'Stacking',
    requiresDiscountCode: false,
    ...more,
  };
}

/** The tiers of rule V-04 for a group: 3 pieces 5 %, 5 pieces 10 %, 10 pieces 15 %. */
export function volumeDiscountsOf(group: string): readonly CartDiscount[] {
  return [
    [3, 500],
    [5, 1000],
    [10, 1500],
  ].map(([pieces = 0, basisPoints = 0]) =>
    discountOf(`${group}-${pieces}`, {
      value: { type: 'relative', permyriad: basisPoints },
      target: { type: 'lineItems', predicate: { volumeDiscountGroup: [group] } },
      volume: { group, pieces },
      sortOrder: 20,
    }),
  );
}
