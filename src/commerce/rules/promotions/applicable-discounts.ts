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
  const minimum = amountIn(discount.minimumGoods, currencyCode);
  return minimum !== undefined && goods >= minimum;
}

/** Nothing off, or nothing to count: such a volume discount is dropped (rule V-04). */
function isZero({ value, volume }: CartDiscount): boolean {
  return shareOf(value) === 0 || volume?.pieces === 0;
}

/** Of each group the discount with the most pieces that the cart reaches (rule V-04). */
function pickVolumeDiscounts(
  input: PromotionInput,
  discounts: readonly CartDiscount[],
): ReadonlySet<CartDiscount> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of input.lines) {
    const group = product.volumeDiscountGroup;
    if (group === undefined || product.productType === GUARANTEE_PRODUCT_TYPE) continue;
    pieces.set(group, (pieces.get(group) ?? 0) + quantity);
  }
  const best = new Map<string, CartDiscount>();
  for (const discount of discounts) {
    const { volume } = discount;
    if (volume === undefined || isZero(discount) || (pieces.get(volume.group) ?? 0) < volume.pieces) continue;
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
