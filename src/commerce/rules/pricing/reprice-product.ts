import type { Money } from '../../../kernel/money.ts';
import type { PromotedProduct } from '../promotions/predicate.ts';
import { applyProductDiscount, type ProductDiscount } from './apply-product-discount.ts';

/** To what a discount lowers a price, in minor units of it. */
export interface Lowered {
  readonly centAmount: number;
  readonly key: string;
}

/** A price as it is stored, with what was last written down of its discount. */
export interface StoredPrice {
  readonly sku: string;
  readonly key: string;
  readonly value: Money;
  readonly lowered: Lowered | undefined;
}

/** What a price is lowered to from now on; `undefined`: not at all. */
export type DiscountChange = Pick<StoredPrice, 'sku' | 'key' | 'lowered'>;

/** What is to be written down anew of a product's price, if anything (rule V-03). `inForce`: in their order. */
export function repriceProduct(
  { sku, key, value, lowered }: StoredPrice,
  product: PromotedProduct,
  inForce: readonly ProductDiscount[],
): DiscountChange | undefined {
  const applied = applyProductDiscount(value, product, inForce);
  if (applied?.value.centAmount === lowered?.centAmount && applied?.discount.key === lowered?.key)
    return undefined;
  return {
    sku,
    key,
    lowered: applied && { centAmount: applied.value.centAmount, key: applied.discount.key },
  };
}
