import { z } from 'zod';
import {
  cartDiscountValueSchema,
  productDiscountValueSchema,
  productPromotionKinds,
  promotionKinds,
} from '../commerce/rules/promotions/kinds/promotion-kinds.ts';
import { predicateSchema } from '../commerce/rules/promotions/predicate-schema.ts';
import { subscriberTiers } from '../commerce/subscriber-tiers.ts';
import type { RecordFields } from '../kernel/record-fields.ts';
import { atLeastOne, checkValidity, key, localized, problem, textUpTo } from '../kernel/written-fields.ts';
import { amountsByCurrency } from '../kernel/written-money.ts';
import { markets } from '../markets/countries.ts';
import { lineOf } from './line-of.ts';
import { validityFields } from './validity-fields.ts';

/** What every discount says. */
const sharedFields = {
  key: { says: 'yours; it stays with its `kind`', schema: key, type: 'text' },
  name: {
    says: 'per locale, in one at least',
    schema: atLeastOne(localized(textUpTo(200))),
    type: 'jsonb',
  },
} as const satisfies RecordFields;
const wordsOf = (kinds: Readonly<Record<string, { readonly words: string }>>) =>
  Object.values(kinds).map(({ words }) => words);
const ofProducts = wordsOf(productPromotionKinds);
const ofCarts = wordsOf(promotionKinds).filter((words) => !ofProducts.includes(words));
const valueSays = `${ofProducts.join('; ')}; of carts also ${ofCarts.join('; ')}. Amounts are one a currency`;
const orderFields = {
  sortOrder: {
    says: 'of product discounts that match, the lowest counts alone; cart discounts are applied from the lowest up',
    schema: z.int().min(-1_000_000).max(1_000_000),
    type: 'integer',
  },
  isActive: { says: '`false`: it never counts', schema: z.boolean().default(true), type: 'boolean' },
  ...validityFields,
} as const satisfies RecordFields;
const kindSays = '`product`: on products by themselves; `cart`: on carts';

/** What a discount on products says, in the order of an exported line. */
export const productDiscountFields = {
  ...sharedFields,
  value: {
    says: valueSays,
    schema: productDiscountValueSchema,
    type: 'jsonb',
  },
  ...orderFields,
  kind: { says: kindSays, schema: z.literal('product'), type: 'text', column: null, exported: `'product'` },
  predicate: { says: 'of products: which ones', schema: predicateSchema, type: 'jsonb' },
} as const satisfies RecordFields;

const storeIds = new Set(markets.map((market) => market.storeId));

/** What a discount on carts says, in the order of an exported line. */
export const cartDiscountFields = {
  ...sharedFields,
  value: {
    says: valueSays,
    schema: cartDiscountValueSchema,
    type: 'jsonb',
  },
  ...orderFields,
  kind: { says: kindSays, schema: z.literal('cart'), type: 'text', column: null, exported: `'cart'` },
  target: {
    says: 'of carts: `{type: "lineItems", predicate}` or `{type: "shipping"}`',
    schema: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('lineItems'), predicate: predicateSchema }),
      z.strictObject({ type: z.literal('shipping') }),
    ]),
    type: 'jsonb',
  },
  minimumGoods: {
    says: 'of carts: from goods of this value on, one amount a currency',
    schema: amountsByCurrency.default([]),
    type: 'jsonb',
  },
  stackingMode: {
    says: 'of carts: `Stacking` or `StopAfterThisDiscount`',
    schema: z.enum(['Stacking', 'StopAfterThisDiscount']).default('Stacking'),
    type: 'text',
  },
  stores: {
    says: 'of carts: store ids such as `gantry-de`; none: all',
    schema: z
      .array(z.string().refine((id) => storeIds.has(id), 'is no store of the shop'))
      .max(100)
      .default([]),
    type: 'text[]',
  },
  requiresDiscountCode: {
    says: 'of carts: it counts with a code that names it alone',
    schema: z.boolean().default(false),
    type: 'boolean',
  },
  volumeDiscountGroup: {
    says: 'of carts: key of what `volume` counts; never with `requiresDiscountCode`',
    schema: key.exactOptional(),
    type: 'text',
  },
  volume: {
    says: 'of carts: from so many pieces of products of the group on',
    schema: z.int().min(1).max(1_000_000).exactOptional(),
    type: 'integer',
  },
  tier: {
    says: 'of carts: only for shoppers of this subscriber tier',
    schema: z.enum(subscriberTiers).exactOptional(),
    type: 'text',
  },
} as const satisfies RecordFields;

const productDiscount = lineOf('discount', productDiscountFields).check(checkValidity);

const cartDiscount = lineOf('discount', cartDiscountFields)
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

const mostUses = z.int().min(0).max(1_000_000_000).exactOptional();

/** What a code says, in the order of an exported line. */
export const codeFields = {
  key: {
    says: 'the code, in capital letters',
    schema: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'must be 3 to 40 capital letters, digits, _ or -'),
    type: 'text',
    column: 'code',
  },
  name: { says: 'per locale', schema: localized(textUpTo(200)).default({}), type: 'jsonb' },
  cartDiscounts: {
    says: 'keys of the cart discounts that it switches on',
    schema: z.array(key).min(1).max(20),
    type: 'text[]',
  },
  isActive: { says: '`false`: it is refused', schema: z.boolean().default(true), type: 'boolean' },
  ...validityFields,
  maxApplications: { says: 'how often it may be used', schema: mostUses, type: 'integer' },
  maxApplicationsPerCustomer: {
    says: 'how often each customer may use it',
    schema: mostUses,
    type: 'integer',
  },
} as const satisfies RecordFields;

/** A code that switches cart discounts on. How often it was used is no part of it. */
export const codeLine = lineOf('code', codeFields).check(checkValidity);
