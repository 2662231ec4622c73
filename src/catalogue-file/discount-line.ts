import { z } from 'zod';
import { predicateSchema } from '../commerce/rules/promotions/predicate-schema.ts';
import {
  type CheckContext,
  checkValidity,
  key,
  problem,
  textUpTo,
  validity,
} from '../kernel/written-fields.ts';
import { markets } from '../markets/countries.ts';
import { subscriberTiers } from '../markets/discount-constants.ts';
import { atLeastOne, localized, money, sku } from './catalogue-fields.ts';

type Amounts = readonly z.output<typeof money>[];

/** One amount a currency. */
const amounts = z
  .array(money)
  .max(20)
  .check((context) => {
    const list: Amounts = context.value;
    list.forEach((amount, index) => {
      if (list.findIndex((other) => other.currencyCode === amount.currencyCode) < index)
        problem(context as CheckContext, [index, 'currencyCode'], `comes twice: ${amount.currencyCode}`);
    });
  });
const someAmounts = amounts.min(1);

const relative = z.strictObject({ type: z.literal('relative'), permyriad: z.int().min(1).max(10_000) });
const absolute = z.strictObject({ type: z.literal('absolute'), money: someAmounts });

const common = {
  type: z.literal('discount'),
  key,
  name: atLeastOne(localized(textUpTo(200))),
  sortOrder: z.int().min(-1_000_000).max(1_000_000),
  isActive: z.boolean().default(true),
  ...validity,
};

const productDiscount = z
  .strictObject({
    ...common,
    kind: z.literal('product'),
    value: z.discriminatedUnion('type', [relative, absolute]),
    predicate: predicateSchema,
  })
  .check(checkValidity);

const storeIds = new Set(markets.map((market) => market.storeId));

const cartDiscount = z
  .strictObject({
    ...common,
    kind: z.literal('cart'),
    value: z.discriminatedUnion('type', [
      relative,
      absolute,
      z.strictObject({ type: z.literal('fixed'), money: someAmounts }),
      z.strictObject({ type: z.literal('giftLineItem'), sku }),
    ]),
    target: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('lineItems'), predicate: predicateSchema }),
      z.strictObject({ type: z.literal('shipping') }),
    ]),
    minimumGoods: amounts.default([]),
    stackingMode: z.enum(['Stacking', 'StopAfterThisDiscount']).default('Stacking'),
    stores: z
      .array(z.string().refine((id) => storeIds.has(id), 'is no store of the shop'))
      .max(100)
      .default([]),
    requiresDiscountCode: z.boolean().default(false),
    volumeDiscountGroup: key.exactOptional(),
    volume: z.int().min(1).max(1_000_000).exactOptional(),
    tier: z.enum(subscriberTiers).exactOptional(),
  })
  .check(checkValidity)
  .check((context) => {
    const { volumeDiscountGroup, volume, requiresDiscountCode } = context.value;
    if (volume !== undefined && requiresDiscountCode)
      problem(
        context,
        ['requiresDiscountCode'],
        'excludes volume: codes and volume discounts are never both applied',
      );
    if ((volumeDiscountGroup === undefined) !== (volume === undefined))
      problem(context, ['volume'], 'goes together with volumeDiscountGroup');
  });

/** A discount on products by themselves, or on carts, of the catalogue file (docs/catalogue-file.md). */
export const discountLine = z.discriminatedUnion('kind', [productDiscount, cartDiscount]);

/** A code that switches cart discounts on. How often it was used is no part of it. */
export const codeLine = z
  .strictObject({
    type: z.literal('code'),
    key: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'must be 3 to 40 capital letters, digits, _ or -'),
    name: localized(textUpTo(200)).default({}),
    cartDiscounts: z.array(key).min(1).max(20),
    isActive: z.boolean().default(true),
    ...validity,
    maxApplications: z.int().min(0).max(1_000_000_000).exactOptional(),
    maxApplicationsPerCustomer: z.int().min(0).max(1_000_000_000).exactOptional(),
  })
  .check(checkValidity);
