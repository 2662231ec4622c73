import {
  COMPARISON,
  SIMILAR_PRICE_FACTOR,
  SIMILAR_PRODUCTS_LIMIT,
} from '../../../markets/listing-constants.ts';
import { currentPriceOf, type ShownPrice } from '../../rules/pricing/shown-price.ts';

/** What a product is weighed by when it may stand beside another. */
export interface Weighed {
  readonly sku: string;
  readonly price: ShownPrice;
  readonly availability: { readonly isOnStock: boolean };
  readonly tags: readonly string[];
}

function scoreOf({ availability, tags }: Weighed): number {
  const { isOnStock, bestseller, onSale } = COMPARISON.score;
  return (
    (availability.isOnStock ? isOnStock : 0) +
    (tags.includes('bestseller') ? bestseller : 0) +
    (tags.includes('on-sale') ? onSale : 0)
  );
}

/** The best of what a product can be compared with, the best first; of equals those that were found first (rule P-10). */
export function pickCompared<Card extends Weighed>(candidates: readonly Card[]): readonly Card[] {
  return candidates.toSorted((left, right) => scoreOf(right) - scoreOf(left)).slice(0, COMPARISON.shown);
}

const centsOf = ({ price }: Pick<Weighed, 'price'>) => currentPriceOf(price).centAmount;

/**
 * The shop's own rule for what is similar, which a recommendation service takes over (rule I-03): of what is made for the same,
 * that costs neither more than twice nor less than half as much; first what can be had, then what is nearest in price.
 */
export function pickSimilar<Card extends Weighed>(
  own: Pick<Weighed, 'price'>,
  candidates: readonly Card[],
): readonly Card[] {
  const distanceOf = (card: Card) => Math.abs(Math.log(centsOf(card) / centsOf(own)));
  const isFar = (card: Card) => !(distanceOf(card) <= Math.log(SIMILAR_PRICE_FACTOR));
  return candidates
    .filter((card) => !isFar(card))
    .toSorted(
      (left, right) =>
        Number(right.availability.isOnStock) - Number(left.availability.isOnStock) ||
        distanceOf(left) - distanceOf(right),
    )
    .slice(0, SIMILAR_PRODUCTS_LIMIT);
}
