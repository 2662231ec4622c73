import { z } from 'zod';
import { countryCodes } from '../../kernel/locale.ts';
import { cartErrors } from './call-errors.ts';
import type { ShownTag } from './call-facts.ts';
import { localeInput, moneySchema, priceStepSchema, taxedPriceSchema } from './shared.ts';

export const shippingInfoSchema = z.object({
  shippingMethodName: z.string(),
  shippingMethod: z.object({ key: z.enum(['parcel', 'freight']) }),
  shippingMethodState: z.enum(['MatchesCart', 'DoesNotMatchCart']),
  /** Before discounts; nothing where the goods reach the threshold. */
  price: moneySchema,
  /** Only where a discount lowers it. */
  discountedPrice: z.object({ value: moneySchema }).optional(),
  taxedPrice: taxedPriceSchema,
  priceSteps: z.array(priceStepSchema),
  /** Goods of this gross value and more are delivered free (rule V-07). */
  freeAbove: moneySchema,
});

/** Working days, lowest and highest. */
const deliveryTimeSchema = z.object({ from: z.int(), to: z.int() });

/** Countries that are delivered at one rate. */
const zoneRateSchema = z.object({
  zone: z.object({ name: z.string(), countries: z.array(z.enum(countryCodes)) }),
  price: moneySchema,
  /** Goods of this gross value and more are delivered free. */
  freeAbove: moneySchema,
  /** The zone that the caller's country is in. */
  isMatching: z.boolean(),
});

export const shippingMethodSchema = z.object({
  id: z.string(),
  /** Counts up when the method itself changes; its rates have their own days. */
  version: z.int(),
  key: z.enum(['parcel', 'freight']),
  name: z.string(),
  localizedDescription: z.string(),
  isDefault: z.boolean(),
  /** Whether it can carry the cart that was asked about. */
  isMatching: z.boolean(),
  /** Those in force today; the caller's country is in exactly one. */
  zoneRates: z.array(zoneRateSchema),
  /** Of the caller's country. */
  price: moneySchema,
  freeAbove: moneySchema,
  /** Working days, lowest and highest, to the caller's country, and to the postal code where one was named. */
  deliveryTime: deliveryTimeSchema,
  custom: z.object({ deliveryTime: deliveryTimeSchema }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

const shippingMethodsOutput = z.object({ shippingMethods: z.array(shippingMethodSchema) });

export const shippingCalls = {
  getShippingMethodsWithoutId: {
    summary:
      'The shipping methods of the store, with the fees of today; with a postal code, how long they take to there.',
    isSameForEveryone: true,
    shows: (): readonly ShownTag[] => [],
    input: z.strictObject({ ...localeInput, postalCode: z.string().max(16).optional() }),
    output: shippingMethodsOutput,
  },
  getShippingMethodsByCartId: {
    summary: "The store's shipping methods for one of the caller's carts.",
    errors: cartErrors,
    input: z.strictObject({ ...localeInput, cartId: z.uuid() }),
    output: shippingMethodsOutput,
  },
  getShippingMethodsForCustomer: {
    summary: "The store's shipping methods for the caller's active cart; without one, as for an empty cart.",
    input: z.strictObject({ ...localeInput }),
    output: shippingMethodsOutput,
  },
} as const;
