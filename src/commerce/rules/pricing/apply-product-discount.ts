import { type Money, money } from '../../../kernel/money.ts';
import { type ProductDiscountValue, productKindOf } from '../promotions/kinds/promotion-kinds.ts';
import { matches, type Predicate, type PromotedProduct } from '../promotions/predicate.ts';
import { type AppliedDiscount, type DiscountedPrice, isValid } from './price.ts';

/** A discount on products by itself, whatever else lies in the cart (rule V-03). */
export interface ProductDiscount {
  readonly discount: AppliedDiscount;
  readonly predicate: Predicate;
  /** Of several that match, the lowest counts; of equals the first by key. */
  readonly sortOrder: number;
  readonly isActive: boolean;
}

/** What is left of a price, never below zero; `undefined` where the discount takes nothing off it, as in another currency. */
export function discountPrice(value: Money, discount: ProductDiscountValue): Money | undefined {
  const { currencyCode, centAmount } = value;
  const { effect, remaining } = productKindOf(discount);
  const left = effect.applies(discount, currencyCode) ? remaining(discount, value) : centAmount;
  return left >= centAmount ? undefined : money(currencyCode, Math.max(0, left));
}

/** Those that count at a moment, in the order in which they are asked. */
export function findDiscountsInForce(
  discounts: readonly ProductDiscount[],
  at: Date,
): readonly ProductDiscount[] {
  return discounts
    .filter(({ discount, isActive }) => isActive && isValid(discount, at))
    .toSorted(
      (left, right) => left.sortOrder - right.sortOrder || (left.discount.key < right.discount.key ? -1 : 1),
    );
}

/** The one discount that lowers a price of a product, and what it leaves (rule V-03). `inForce`: in their order. */
export function applyProductDiscount(
  value: Money,
  product: PromotedProduct,
  inForce: readonly ProductDiscount[],
): DiscountedPrice | undefined {
  for (const { discount, predicate } of inForce) {
    if (!matches(predicate, product)) continue;
    const left = discountPrice(value, discount.value);
    if (left !== undefined) return { value: left, discount };
  }
  return undefined;
}
