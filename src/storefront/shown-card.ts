import type { ProductCard } from '../api/contract/catalogue.ts';
import type { RatingStatistics } from '../api/contract/reviews.ts';
import { type ShownEnergy, toShownEnergy } from './shown-energy.ts';
import { type PagePrice, toPagePrice } from './shown-price.ts';

/** Attributes that a card in a list has room for. */
const SHOWN_SPECS = 3;

/** What a card in a list is made of. */
export interface ShownCard extends Omit<ProductCard, 'reviewRatingStatistics' | 'price' | 'energyRating'> {
  readonly price: PagePrice;
  readonly reviewRatingStatistics?: Pick<RatingStatistics, 'averageRating' | 'count'>;
  readonly energy?: ShownEnergy;
}

/** What a list shows of a product: a page carries its data twice, so nothing more goes into it. */
export function toShownCard(
  { reviewRatingStatistics: ratings, price, energyRating, ...product }: ProductCard,
  timeZone: string,
): ShownCard {
  return {
    ...product,
    price: toPagePrice(price, timeZone),
    ...toShownEnergy(energyRating),
    keySpecs: product.keySpecs.slice(0, SHOWN_SPECS),
    ...(ratings === undefined
      ? {}
      : { reviewRatingStatistics: { averageRating: ratings.averageRating, count: ratings.count } }),
  };
}
