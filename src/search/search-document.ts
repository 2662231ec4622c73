/** What the index knows of a product whatever the locale (`product-document-store.ts` reads it). */
export interface ProductRow {
  readonly sku: string;
  /** Changes with every write of the product's row. */
  readonly revision: number;
  readonly brand: string | null;
  readonly model: string | null;
  readonly ean: string | null;
  /** Keys of the categories it is directly in, its main one first. */
  readonly categories: readonly string[];
  /** As merchants set them. */
  readonly tags: readonly string[];
  readonly popularity: number;
  /** Days since 1970, 0 when not told. */
  readonly releasedDay: number;
  /** `[key, value, unit]`; a text's value is its English one, else its first, which names it in every locale. */
  readonly attributes: readonly (readonly [
    key: string,
    value: string | number | boolean,
    unit: string | null,
  ])[];
}

/** What changes without the product's row being written. */
export interface ProductState {
  readonly sku: string;
  /** Pieces that can be sold. */
  readonly available: number;
  /** Mean of its reviews in tenths of a star and how many there are; 0 without one. */
  readonly ratingTenths: number;
  readonly ratings: number;
}

/** Computed from reviews: at least so many, with a mean of at least so many tenths of a star. */
const TOP_RATED = { ratings: 3, tenths: 45 } as const;
export const TOP_RATED_TAG = 'topRated';

export function isTopRated({ ratings, ratingTenths }: ProductState): boolean {
  return ratings >= TOP_RATED.ratings && ratingTenths >= TOP_RATED.tenths;
}

/** A product's searched words in one locale, fallbacks applied. */
export interface ProductText {
  readonly sku: string;
  readonly revision: number;
  readonly brand: string | null;
  readonly model: string | null;
  readonly name: string;
  readonly description: string | null;
  /** Written values of its attributes with their units, and labels of what is true. */
  readonly attributes: string | null;
}

/** A category as a locale names it. */
export interface SearchCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly orderHint: number;
  readonly name: string;
}
