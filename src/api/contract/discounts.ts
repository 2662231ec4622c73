import { z } from 'zod';
import { relative } from '../../commerce/rules/promotions/kinds/relative.ts';
import { subscriberTiers } from '../../commerce/subscriber-tiers.ts';
import type { ShownTag } from './call-facts.ts';
import { key, localeInput } from './shared.ts';

/** A cart discount that is in force in the caller's store (rule V-03). */
const cartDiscountSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string().optional(),
  isActive: z.literal(true),
  sortOrder: z.int(),
  stackingMode: z.enum(['Stacking', 'StopAfterThisDiscount']),
  value: relative.schema,
  /** `permyriad` in percent. */
  discountPercentage: z.number(),
  target: z.object({
    type: z.enum(['lineItems', 'shipping']),
    /** Which products, as in the catalogue file. */
    predicate: z.record(z.string(), z.unknown()).optional(),
  }),
  /** The store it is told for. */
  stores: z.array(z.object({ key: z.string() })),
  requiresDiscountCode: z.boolean(),
});
export type CartDiscountView = z.infer<typeof cartDiscountSchema>;

const volumeDiscountSchema = cartDiscountSchema.extend({
  volumeDiscountGroup: z.string(),
  /** From so many pieces on. */
  volume: z.int(),
});

export const discountCalls = {
  getVolumeDiscounts: {
    summary: 'What several pieces of a volume discount group save, by sort order; none that saves nothing.',
    isSameForEveryone: true,
    shows: (): readonly ShownTag[] => [],
    input: z.strictObject({ ...localeInput, discountGroup: key }),
    output: z.object({ cartDiscounts: z.object({ results: z.array(volumeDiscountSchema) }) }),
  },
  getPersonalizedDiscounts: {
    summary: 'The personal discount of a subscriber tier; null where the store gives none.',
    input: z.strictObject({ ...localeInput, cohortTier: z.enum(subscriberTiers) }),
    output: z.object({ cartDiscount: cartDiscountSchema.nullable() }),
  },
} as const;
