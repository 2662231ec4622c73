import type { CurrencyCode } from '../../../kernel/money.ts';
import { GUARANTEE_PRODUCT_TYPE } from '../../item-kinds.ts';
import { amountIn } from './amount-in.ts';
import type { CartDiscount } from './cart-discount.ts';
import { type DiscountKind, occasionOf } from './discount-occasions.ts';
import { shareOf } from './kinds/promotion-kinds.ts';
import type { PromotionInput } from './promotion-input.ts';

export interface ApplicableDiscount {
  readonly discount: CartDiscount;
  readonly kind: DiscountKind;
}

/** Volume discounts and codes exclude each other: one of the two is looked at (rule G-06). */
export type PromotionChoice = 'codes' | 'volume';

function reachesMinimum(discount: CartDiscount, goods: number, currencyCode: CurrencyCode): boolean {
  if (discount.minimumGoods.length === 0) return true;
  return goods >= (amountIn(discount.minimumGoods, currencyCode) ?? Number.POSITIVE_INFINITY);
}

/**
 * Of each group the discount with the most pieces that the cart reaches. One of no pieces or with nothing off is dropped
 * (rule V-04).
 */
function pickVolumeDiscounts(
  input: PromotionInput,
  discounts: readonly CartDiscount[],
): ReadonlySet<CartDiscount> {
  // No discount asks for the pieces of products without a group.
  const pieces = new Map<string | undefined, number>();
  for (const { product, quantity } of input.lines) {
    if (product.productType === GUARANTEE_PRODUCT_TYPE) continue;
    const group = product.volumeDiscountGroup;
    pieces.set(group, (pieces.get(group) ?? 0) + quantity);
  }
  const best = new Map<string, CartDiscount>();
  for (const discount of discounts) {
    const { value, volume } = discount;
    if (volume === undefined || volume.pieces === 0 || shareOf(value) === 0) continue;
    if ((pieces.get(volume.group) ?? 0) < volume.pieces) continue;
    const sofar = best.get(volume.group)?.volume;
    if (sofar === undefined || volume.pieces > sofar.pieces) best.set(volume.group, discount);
  }
  return new Set(best.values());
}

function compare(left: CartDiscount, right: CartDiscount): number {
  return left.sortOrder - right.sortOrder || (left.key < right.key ? -1 : 1);
}

/**
 * The discounts that a cart with goods of `goods` minor units (before cart discounts) is entitled to, in the order they
 * apply: sort order, then key, whatever order they or the lines came in.
 */
export function findApplicableDiscounts(
  input: PromotionInput,
  goods: number,
  choice: PromotionChoice,
): readonly ApplicableDiscount[] {
  const byCode = new Set(
    choice === 'codes'
      ? input.codes.filter((code) => code.barred === undefined).flatMap((code) => code.cartDiscounts)
      : [],
  );
  // Whoever a discount is for, and from which value on, is asked of every kind, and before the best of a group is picked.
  const entitled = input.discounts
    .filter(({ tier }) => tier === undefined || tier === input.tier)
    .filter((discount) => reachesMinimum(discount, goods, input.currencyCode))
    .toSorted(compare);
  const volumes = choice === 'volume' ? pickVolumeDiscounts(input, entitled) : new Set<CartDiscount>();
  return entitled.flatMap((discount) => {
    const kind = occasionOf(discount, { byCode, volumes });
    return kind === undefined ? [] : [{ discount, kind }];
  });
}
