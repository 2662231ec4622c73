import type { CatalogueMarket } from '../commerce/goods/catalogue/catalogue-market.ts';
import type { LocaleCode } from '../kernel/locale.ts';

/** How a listing can be ordered (rule B-04). `relevance` without a text is by popularity. */
export type ListingSort = 'relevance' | 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'newest';

/** `new`, `bestseller`, `bware`, `campaign:<name>` as merchants set them; `on-sale` and `topRated` as the shop finds them. */
type ListingTag = string;

/**
 * What a shopper narrows a listing to. Values of one facet are alternatives; different facets must all hold.
 * Values that no product has let nothing through.
 */
export interface ListingFilters {
  readonly brands?: readonly string[] | undefined;
  readonly tags?: readonly ListingTag[] | undefined;
  /** Categories beside the one of the listing, each with all below it. */
  readonly categoryKeys?: readonly string[] | undefined;
  /** What a visitor pays for one piece, in minor units of the market's currency, both included. */
  readonly minimumCents?: number | undefined;
  readonly maximumCents?: number | undefined;
  readonly isOnStock?: boolean | undefined;
  /** Attribute key -> values as `FacetValue.value` names them. */
  readonly attributes?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface ProductQuery {
  readonly market: CatalogueMarket;
  readonly locale: LocaleCode;
  /** What the shopper typed; the last word may be a beginning. Left out or blank: everything. */
  readonly text?: string | undefined;
  /** Products of this category and of all below it. */
  readonly categoryKey?: string | undefined;
  readonly filters?: ListingFilters | undefined;
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
  /** Whether `facets` are wanted; counting them is not free. */
  readonly withFacets?: boolean | undefined;
}

export interface FacetValue {
  /** What the filter takes: a brand, tag or category key, or an attribute's value in the words every locale shares. */
  readonly value: string;
  /** What shoppers of the locale read; of tags and brands the value itself. */
  readonly label: string;
  /** Hits with it when all filters but its own facet's hold. */
  readonly count: number;
}

export interface AttributeFacet {
  readonly key: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
}

/** Exact counts. A value that is filtered by is always there, with 0 if need be. */
export interface Facets {
  /** The most frequent first. */
  readonly brands: readonly FacetValue[];
  readonly tags: readonly FacetValue[];
  /** The children of the listing's category (or the first level), those with hits only, in the order of the tree. */
  readonly categories: readonly FacetValue[];
  /** Lowest and highest price of what all filters but the price let through, in minor units; absent without a hit. */
  readonly price?: { readonly minimumCents: number; readonly maximumCents: number };
  readonly onStock: number;
  /** Those that tell the hits apart, the most widespread first; numbers ascending, texts by frequency. */
  readonly attributes: readonly AttributeFacet[];
}

export interface ProductHits {
  /** All that match, of which `skus` are one page. */
  readonly total: number;
  readonly skus: string[];
  /** Words of the text that the hits need not hold, because nothing holds all of them. */
  readonly relaxedWords?: readonly string[];
  /** The text as it was understood, where a word was only found under another spelling. */
  readonly correctedText?: string;
  readonly facets?: Facets;
}

export interface SuggestionQuery {
  readonly market: CatalogueMarket;
  readonly locale: LocaleCode;
  /** What stands in the search box; the last word is taken as a beginning. */
  readonly text: string;
  /** Most products; there are at most half as many of everything else. */
  readonly limit: number;
}

/** What the search panel shows while a shopper types (rule B-02). */
export interface Suggestions {
  readonly total: number;
  readonly skus: readonly string[];
  readonly categories: readonly { readonly key: string; readonly name: string }[];
  readonly brands: readonly string[];
  /** Whole queries that begin so, each with at least one hit. */
  readonly queries: readonly string[];
  /** "Did you mean". */
  readonly correctedText?: string;
}

/** Why a product ranks where it does, a line each: what counted and how much (operators' command `search explain`). */
export interface Explanation {
  /** 1 is the first hit; absent: it is no hit. */
  readonly rank?: number;
  readonly lines: readonly string[];
}

/**
 * Finds the products of a market: only what is published, eligible for selling and has a price there. Equal queries on
 * equal catalogues answer equally, ties included. Rejects only when the catalogue, or the engine's server, cannot be read.
 */
export interface ProductSearch {
  search(query: ProductQuery): Promise<ProductHits>;
  suggest(query: SuggestionQuery): Promise<Suggestions>;
  explain(query: ProductQuery, sku: string): Promise<Explanation>;
  /** Grows whenever answers may have changed (rule B-08). */
  readonly version: number;
}
