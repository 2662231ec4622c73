import type { CountryCode } from '../../../kernel/locale.ts';
import { isVirtualSku, type Sku } from '../../../kernel/sku.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';

/** A product is one of a list of skus, or lies below one of a list of categories. */
function isRelated(product: Sellable, relations: readonly string[]): boolean {
  return relations.some((relation) => relation === product.sku || product.categories.includes(relation));
}

/**
 * Whether an extra guarantee is offered for a product (rule E-01): the market is on, the product is a real one, and
 * it is excluded neither by its sku, nor by its brand, nor by what it is related to.
 */
export function isGuaranteeOffered(guarantee: Sellable, product: Sellable, country: CountryCode): boolean {
  const { guarantee: terms } = guarantee;
  return (
    terms !== undefined &&
    guarantee.published &&
    guarantee.eligibleForSelling &&
    !isVirtualSku(product.sku as Sku) &&
    terms.markets.includes(country) &&
    !terms.excludedSkus.includes(product.sku) &&
    !(product.brand !== undefined && terms.brands.includes(product.brand)) &&
    !isRelated(product, terms.relations)
  );
}
