import type { Product, ProductCard } from '../../../../api/contract/catalogue.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { type ShownCard, toShownCard } from '../../../shown-card.ts';
import { pickNearest } from './pick-nearest.ts';

/** Those that are thought of: what most people buy of the same family, then of the same category. */
const CONSIDERED = 24;
/** As many as stand beside each other (rule P-15). */
const SHOWN = 4;

const nowOf = ({ price }: Pick<ProductCard, 'price'>) => (price.discounted?.value ?? price.value).centAmount;

/** Of a product that is sold out, what is on stock and costs about as much; nothing of any other. */
export async function loadAlternatives(
  { shop, locale, market }: PageRequest,
  product: Product,
): Promise<readonly ShownCard[]> {
  if (product.availability.isOnStock) return [];
  const { products } = requireValue(
    await shop.call('productSearch', {
      locale,
      querySet: 'alternative',
      sku: product.sku,
      limit: CONSIDERED,
    }),
  );
  const there = products.results.filter(({ availability }) => availability.isOnStock);
  return pickNearest(there, nowOf(product), nowOf, SHOWN).map((card) => toShownCard(card, market.timeZone));
}
