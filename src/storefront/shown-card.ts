import type { ProductCard } from '../api/contract/catalogue.ts';
import type { RatingStatistics } from '../api/contract/reviews.ts';
import { type ShownEnergy, toShownEnergy } from './shown-energy.ts';
import { type PagePrice, toPagePrice } from './shown-price.ts';

/** Attributes that a card in a list has room for. */
const SHOWN_SPECS = 3;

/** What is known of a product's stock where it is told in one line. */
export type ShownStock = Pick<ProductCard['availability'], 'availableQuantity' | 'expectedMonth'>;

/** What a card in a list is made of. */
export interface ShownCard
  extends Pick<ProductCard, 'sku' | 'name' | 'slug' | 'brand' | 'tags' | 'keySpecs'> {
  readonly image?: { readonly name: string };
  readonly price: PagePrice;
  readonly availability: ShownStock;
  readonly reviewRatingStatistics?: Pick<RatingStatistics, 'averageRating' | 'count'>;
  readonly energy?: ShownEnergy;
}

export function toShownStock({ availableQuantity, expectedMonth }: ProductCard['availability']): ShownStock {
  return { availableQuantity, ...(expectedMonth === undefined ? {} : { expectedMonth }) };
}

/** What a list shows of a product: a field is here because the card shows it. */
export function toShownCard(product: ProductCard, timeZone: string): ShownCard {
  const { brand, image, reviewRatingStatistics: ratings } = product;
  return {
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    ...(brand === undefined ? {} : { brand }),
    ...(image === undefined ? {} : { image: { name: image.name } }),
    tags: product.tags,
    keySpecs: product.keySpecs.slice(0, SHOWN_SPECS),
    price: toPagePrice(product.price, timeZone),
    availability: toShownStock(product.availability),
    ...toShownEnergy(product.energyRating),
    ...(ratings === undefined
      ? {}
      : { reviewRatingStatistics: { averageRating: ratings.averageRating, count: ratings.count } }),
  };
}
