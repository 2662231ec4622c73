import { z } from 'zod';
import { absolute } from './absolute.ts';
import { fixed } from './fixed.ts';
import { giftLineItem } from './gift-line-item.ts';
import type { ProductPromotionKind, PromotionKind } from './promotion-kind.ts';
import { relative } from './relative.ts';

/** The ways in which a discount lowers what a cart costs (rule V-03), by the `type` that their values name. */
export const promotionKinds = { relative, absolute, fixed, giftLineItem } as const;

/** Those that may lower a product's own price. */
export const productPromotionKinds = { relative, absolute } as const;

/** What a discount on a cart does. */
export type CartDiscountValue = z.output<(typeof promotionKinds)[keyof typeof promotionKinds]['schema']>;

/** What a discount on products by themselves does. */
export type ProductDiscountValue = z.output<
  (typeof productPromotionKinds)[keyof typeof productPromotionKinds]['schema']
>;

const { relative: firstKind, ...otherKinds } = promotionKinds;
const { relative: firstProductKind, ...otherProductKinds } = productPromotionKinds;

export const cartDiscountValueSchema = z.discriminatedUnion('type', [
  firstKind.schema,
  ...Object.values(otherKinds).map(({ schema }) => schema),
]);

export const productDiscountValueSchema = z.discriminatedUnion('type', [
  firstProductKind.schema,
  ...Object.values(otherProductKinds).map(({ schema }) => schema),
]);

export function kindOf({ type }: CartDiscountValue): PromotionKind<CartDiscountValue> {
  return promotionKinds[type];
}

export function productKindOf({ type }: ProductDiscountValue): ProductPromotionKind<ProductDiscountValue> {
  return productPromotionKinds[type];
}

/** The product that a discount gives away, if it is of a kind that does. */
export function giftSkuOf(value: CartDiscountValue): string | undefined {
  const { effect } = kindOf(value);
  return effect.type === 'gives' ? effect.skuOf(value) : undefined;
}

/** The share that a discount takes off everything it is for, in hundredths of a percent, if it is of a kind that does. */
export function shareOf(value: CartDiscountValue): number | undefined {
  return kindOf(value).shareOf?.(value);
}
