import { z } from 'zod';
import { localeInput, moneySchema, taxedPriceSchema } from './shared.ts';

export const shippingInfoSchema = z.object({
  shippingMethodName: z.string(),
  shippingMethod: z.object({ key: z.enum(['parcel', 'freight']) }),
  shippingMethodState: z.enum(['MatchesCart', 'DoesNotMatchCart']),
  price: moneySchema,
  taxedPrice: taxedPriceSchema,
  /** Goods of this gross value and more are delivered free (interpretation 33). */
  freeAbove: moneySchema,
});

export const shippingMethodSchema = z.object({
  id: z.string(),
  key: z.enum(['parcel', 'freight']),
  name: z.string(),
  isDefault: z.boolean(),
  isMatching: z.boolean(),
  price: moneySchema,
  freeAbove: moneySchema,
  /** Working days, lowest and highest. */
  deliveryTime: z.object({ from: z.int(), to: z.int() }),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const shippingCalls = {
  getShippingMethodsWithoutId: {
    summary: 'The shipping methods of the store, with the fees of today.',
    input: z.strictObject({ ...localeInput }),
    output: z.object({ shippingMethods: z.array(shippingMethodSchema) }),
  },
} as const;
