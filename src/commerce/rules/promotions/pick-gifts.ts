import type { ApplicableDiscount } from './applicable-discounts.ts';
import type { DiscountEffect } from './apply-discounts.ts';
import type { DiscountKind } from './discount-occasions.ts';
import { giftSkuOf } from './kinds/promotion-kinds.ts';
import type { OfferedGift, PromotionInput } from './promotion-input.ts';

/** One piece given for nothing. The line's id is the discount's: the same gift is the same line in every pricing. */
export interface Gift<Product extends OfferedGift> {
  readonly id: string;
  readonly key: string;
  readonly kind: DiscountKind;
  readonly product: Product;
}

/** The gifts a cart is entitled to, without those refused and those that cannot be had (rule G-06). */
export function pickGifts<Product extends OfferedGift>(
  input: Pick<PromotionInput<Product>, 'gifts' | 'refusedGifts'>,
  discounts: readonly ApplicableDiscount[],
): { readonly gifts: readonly Gift<Product>[]; readonly effects: readonly DiscountEffect[] } {
  const gifts: Gift<Product>[] = [];
  const effects: DiscountEffect[] = [];
  const hasOneMore = ({ product: { sku }, available }: OfferedGift) =>
    available === undefined || gifts.filter((gift) => gift.product.product.sku === sku).length < available;
  for (const { discount, kind } of discounts) {
    const { value, key, id } = discount;
    const sku = giftSkuOf(value);
    if (sku === undefined) continue;
    const product = input.gifts.find((gift) => gift.product.sku === sku && hasOneMore(gift));
    const isRefused = input.refusedGifts.includes(key);
    const isGiven = product !== undefined && !isRefused;
    // A code that gives nothing but what was refused is not used up by the order.
    effects.push({ key, kind, result: isGiven ? 'applied' : 'no-match', amount: 0 });
    if (isGiven) gifts.push({ id, key, kind, product });
  }
  return { gifts, effects };
}
