import type { ProductCard } from '../api/contract/catalogue.ts';

/** Attributes that a card in a list has room for. */
const SHOWN_SPECS = 3;

/** What a list shows of a product: a page carries its data twice, so nothing more goes into it. */
export function toShownCard(product: ProductCard): ProductCard {
  return { ...product, keySpecs: product.keySpecs.slice(0, SHOWN_SPECS) };
}
