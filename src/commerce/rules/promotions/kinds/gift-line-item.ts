import { z } from 'zod';
import { sku } from '../../../written-sku.ts';
import { type PromotionKind, promotionKind } from './promotion-kind.ts';

const schema = z.strictObject({ type: z.literal('giftLineItem'), sku });

/** One piece of a product for nothing, in every currency. */
export const giftLineItem = promotionKind(schema, {
  words: '`{type: "giftLineItem", sku}`, one piece of that product for nothing',
  effect: { type: 'gives', skuOf: ({ sku }) => sku },
} satisfies PromotionKind<z.output<typeof schema>>);
