/** What a promotion can ask about a product. */
export interface PromotedProduct {
  readonly sku: string;
  readonly productType: string;
  readonly brand?: string | undefined;
  /** Keys of its categories and of all above them. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** The default group's key for a product that names none; a guarantee has none (rule V-04). */
  readonly volumeDiscountGroup?: string | undefined;
}

/** Which products a discount is for, as data: `{ "category": ["workshop"] }` (rule V-03). */
export type Predicate =
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate }
  | { readonly sku: readonly string[] }
  | { readonly productType: readonly string[] }
  | { readonly brand: readonly string[] }
  | { readonly category: readonly string[] }
  | { readonly tag: readonly string[] }
  | { readonly volumeDiscountGroup: readonly string[] };

/** Every product. */
export const everything: Predicate = { all: [] };

/** Whether a product is meant; a list is met by any of its members. */
export function matches(predicate: Predicate, product: PromotedProduct): boolean {
  if ('all' in predicate) return predicate.all.every((part) => matches(part, product));
  if ('any' in predicate) return predicate.any.some((part) => matches(part, product));
  if ('not' in predicate) return !matches(predicate.not, product);
  if ('sku' in predicate) return predicate.sku.includes(product.sku);
  if ('productType' in predicate) return predicate.productType.includes(product.productType);
  if ('brand' in predicate) return predicate.brand.some((brand) => brand === product.brand);
  if ('category' in predicate) return predicate.category.some((key) => product.categories.includes(key));
  if ('tag' in predicate) return predicate.tag.some((tag) => product.tags.includes(tag));
  return predicate.volumeDiscountGroup.some((group) => group === product.volumeDiscountGroup);
}
