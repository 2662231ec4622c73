import type { CountryCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';
import { isVirtualSku, type Sku } from '../../../kernel/sku.ts';
import { VIRTUAL_SKUS } from '../../../markets/cart-constants.ts';
import { priceOfRate } from '../../rules/pricing/price-lines.ts';
import type { Sellable } from '../catalogue/get-sellable.ts';

/** An extra guarantee that could be bought for a product, with what it costs for one piece (rule E-01). */
export interface GuaranteeOffer {
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
}

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

/** Every extra guarantee that is offered for a product at its price now, in the order of their skus. */
export function findGuaranteeOffers(
  sellables: ReadonlyMap<string, Sellable>,
  product: Sellable,
  price: Money,
  country: CountryCode,
): readonly GuaranteeOffer[] {
  return VIRTUAL_SKUS.flatMap((sku) => {
    const guarantee = sellables.get(sku);
    if (guarantee?.guarantee === undefined || !isGuaranteeOffered(guarantee, product, country)) return [];
    return [{ sku, name: guarantee.name, price: priceOfRate(price, guarantee.guarantee.ratePermyriad) }];
  });
}
