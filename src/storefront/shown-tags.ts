import type { ShownTag } from '../api/contract/call-facts.ts';
import type { ProductCard } from '../api/contract/catalogue.ts';

/** What a card shows: its product, and of B-ware the same article new, whose price it says. */
export function tagsOfCard({
  sku,
  secondHand,
}: Pick<ProductCard, 'sku' | 'secondHand'>): readonly ShownTag[] {
  const asNew = secondHand?.asNew?.sku;
  return [`sku:${sku}`, ...(asNew === undefined ? [] : [`sku:${asNew}` as const])];
}
