import type { CatalogueMarket } from '../commerce/catalogue/catalogue-market.ts';
import type { LocaleCode } from '../kernel/locale.ts';

/** How a listing can be ordered (spec §9). `relevance` without a text is by popularity. */
export type ListingSort = 'relevance' | 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'newest';

export type ListingTag = 'new' | 'bestseller' | 'bware';

export interface ProductQuery {
  readonly market: CatalogueMarket;
  readonly locale: LocaleCode;
  /** What the shopper typed; the last word may be a beginning. Left out or blank: everything. */
  readonly text?: string | undefined;
  /** Products of this category and of all below it. */
  readonly categoryKey?: string | undefined;
  readonly tag?: ListingTag | undefined;
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

export interface ProductHits {
  /** All that match, of which `skus` are one page. */
  readonly total: number;
  readonly skus: string[];
}

/**
 * Finds the products of a market: only what is published and has a price there. Equal queries on equal catalogues answer
 * equally, ties included. Rejects only when the catalogue cannot be read.
 */
export interface ProductSearch {
  search(query: ProductQuery): Promise<ProductHits>;
  /** Grows whenever answers may have changed (acceptance B-08). */
  readonly version: number;
}
