import type { CurrencyCode } from '../../../kernel/money.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { CartDiscount, CodeInCart } from './cart-discount.ts';
import type { PromotedProduct } from './predicate.ts';

/** A product that a discount would give away. */
export interface OfferedGift {
  readonly product: PromotedProduct;
  /** Pieces that can be had beside those the cart holds; absent: no end of them. */
  readonly available?: number;
}

/** What promotions ask of a cart; what a cart is priced from has all of it. */
export interface PromotionInput<Gift extends OfferedGift = OfferedGift> {
  readonly currencyCode: CurrencyCode;
  readonly tier: SubscriberTier;
  readonly lines: readonly { readonly product: PromotedProduct; readonly quantity: number }[];
  /** Those in force for the store now, with and without codes. */
  readonly discounts: readonly CartDiscount[];
  readonly codes: readonly CodeInCart[];
  /** Keys of gift discounts the shopper does not want. */
  readonly refusedGifts: readonly string[];
  readonly gifts: readonly Gift[];
}
