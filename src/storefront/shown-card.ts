import type { ProductCard } from '../api/contract/catalogue.ts';
import type { RatingStatistics } from '../api/contract/reviews.ts';
import type { Money } from '../kernel/money.ts';
import type { ConditionGrade } from '../markets/product-labels.ts';
import { type ShownEnergy, toShownEnergy } from './shown-energy.ts';
import { type PagePrice, toPagePrice } from './shown-price.ts';

/** What is known of a product's stock where it is told in one line. */
export type ShownStock = Pick<ProductCard['availability'], 'availableQuantity' | 'expectedMonth'>;

/** How good second-hand goods are, what is wrong with them, and what they save against new. */
export interface ShownSecondHand {
  readonly grade: ConditionGrade;
  readonly fault?: string;
  readonly asNew?: { readonly slug: string; readonly price: Money; readonly saved: Money };
}

export function toShownSecondHand({ secondHand, price }: Pick<ProductCard, 'secondHand' | 'price'>): {
  readonly secondHand?: ShownSecondHand;
} {
  if (secondHand === undefined) return {};
  const { grade, fault, asNew } = secondHand;
  const now = price.discounted?.value ?? price.value;
  const cents = asNew === undefined ? 0 : asNew.price.centAmount - now.centAmount;
  // What is dearer than new saves nothing, whatever else it is.
  const isCheaper = asNew !== undefined && cents > 0;
  return {
    secondHand: {
      grade,
      ...(fault === undefined ? {} : { fault }),
      ...(isCheaper
        ? { asNew: { slug: asNew.slug, price: asNew.price, saved: { ...asNew.price, centAmount: cents } } }
        : {}),
    },
  };
}

/** What a card in a list is made of. */
export interface ShownCard
  extends Pick<
    ProductCard,
    'sku' | 'name' | 'slug' | 'brand' | 'tags' | 'keySpecs' | 'package' | 'taxRatePermyriad' | 'unitPrice'
  > {
  readonly image?: { readonly name: string };
  readonly price: PagePrice;
  /** What a piece costs from so many on: the first step. */
  readonly tier?: { readonly minimumQuantity: number; readonly value: Money };
  readonly availability: ShownStock;
  readonly reviewRatingStatistics?: Pick<RatingStatistics, 'averageRating' | 'count'>;
  readonly energy?: ShownEnergy;
  readonly secondHand?: ShownSecondHand;
}

export function toShownStock({ availableQuantity, expectedMonth }: ProductCard['availability']): ShownStock {
  return { availableQuantity, ...(expectedMonth === undefined ? {} : { expectedMonth }) };
}

/** What a list shows of a product: a field is here because the card shows it. */
export function toShownCard(product: ProductCard, timeZone: string): ShownCard {
  const { brand, image, reviewRatingStatistics: ratings } = product;
  const [tier] = product.price.tiers ?? [];
  return {
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    ...(brand === undefined ? {} : { brand }),
    ...(image === undefined ? {} : { image: { name: image.name } }),
    tags: product.tags,
    keySpecs: product.keySpecs,
    package: product.package,
    taxRatePermyriad: product.taxRatePermyriad,
    price: toPagePrice(product.price, timeZone),
    ...(tier === undefined ? {} : { tier: { minimumQuantity: tier.minimumQuantity, value: tier.value } }),
    availability: toShownStock(product.availability),
    ...toShownEnergy(product.energyRating),
    ...toShownSecondHand(product),
    ...(product.unitPrice === undefined ? {} : { unitPrice: product.unitPrice }),
    ...(ratings === undefined
      ? {}
      : { reviewRatingStatistics: { averageRating: ratings.averageRating, count: ratings.count } }),
  };
}
