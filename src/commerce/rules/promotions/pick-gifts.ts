import type { GiftProduct, PricingInput } from '../pricing/pricing-input.ts';
import type { ApplicableDiscount, DiscountKind } from './applicable-discounts.ts';
import type { DiscountEffect } from './apply-discounts.ts';

/** One piece given for nothing. The line's id is the discount's: the same gift is the same line in every pricing. */
export interface Gift {
  readonly id: string;
  readonly key: string;
  readonly kind: DiscountKind;
  readonly product: GiftProduct;
}

/** The gifts a cart is entitled to, without those refused and those that cannot be had (spec §3 refusedGifts). */
export function pickGifts(
  input: PricingInput,
  discounts: readonly ApplicableDiscount[],
): { readonly gifts: readonly Gift[]; readonly effects: readonly DiscountEffect[] } {
  const gifts: Gift[] = [];
  const effects: DiscountEffect[] = [];
  const hasOneMore = ({ product: { sku }, available }: GiftProduct) =>
    available === undefined || gifts.filter((gift) => gift.product.product.sku === sku).length < available;
  for (const { discount, kind } of discounts) {
    const { value, key, id } = discount;
    if (value.type !== 'giftLineItem') continue;
    const product = input.gifts.find((gift) => gift.product.sku === value.sku && hasOneMore(gift));
    const isRefused = input.refusedGifts.includes(key);
    const isGiven = product !== undefined && !isRefused;
    // A code that gives nothing but what was refused is not used up by the order.
    effects.push({ key, kind, result: isGiven ? 'applied' : 'no-match', amount: 0 });
    if (isGiven) gifts.push({ id, key, kind, product });
  }
  return { gifts, effects };
}
