/**
 * Constants of listings, search and product pages (rule M-09 unless a line names another rule). They stand below the
 * storefront, the API and the search, which all read them.
 */

/** Products a page (rule B-04). */
export const pageSizes = [12, 24, 36, 48] as const;
export type PageSize = (typeof pageSizes)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 24;

export const FIRST_PAGE = 1;

/** Page numbers shown side by side (rule L-04). */
export const PAGINATION_WINDOW = 5;

export const sortOptions = [
  'relevance',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'newest',
] as const;
export type SortOption = (typeof sortOptions)[number];
export const DEFAULT_SORT: SortOption = 'relevance';

/** Ways to look at a list (rule L-06), the default first. */
export const listViews = ['grid', 'list', 'table'] as const;
export type ListView = (typeof listViews)[number];
export const DEFAULT_LIST_VIEW: ListView = 'grid';

/** Price filter, in whole units of the market's currency. */
export const PRICE_FILTER_RANGE = { minimum: 0, maximum: 1_000_000 } as const;

/** Tags a listing can be narrowed to. */
export const tagFilters = ['new', 'bestseller', 'bware', 'on-sale', 'topRated'] as const;

/** A tag that starts so belongs to a campaign, `campaign:black_friday` (rule B-05). */
export const CAMPAIGN_TAG_PREFIX = 'campaign:';

/** Category that the category filter offers beside the tree. */
export const FACTORY_SECONDS_CATEGORY = 'Factory Seconds';

/** Attributes that tell shoppers least: they are the last filters, whatever cards print (rule B-10). */
export const LAST_ATTRIBUTES = [
  ...['colour', 'netLength', 'netWidth', 'netHeight', 'netWeight', 'grossWeight'],
  ...['color', 'length', 'width', 'height', 'depth', 'weight'],
] as const;

/** From so many values on a facet can be searched (rule B-10). */
export const SEARCHED_FACET_VALUES = 11;

/** Quick choices above a list: at most so many, and none above a list of fewer products (rule L-03). */
export const PROMOTED_FILTERS = { most: 6, fewestProducts: 6 } as const;

/** Values a folded facet shows, on a desktop and on a phone (rule B-04). */
export const FOLDED_FACET_VALUES = { desktop: 5, phone: 3 } as const;

/** Search box and panel (rules B-01, B-02). */
export const SEARCH_QUERY_LENGTH = { minimum: 2, maximum: 100 } as const;
export const SEE_ALL_RESULTS_FROM = 5;
/** Suggestions in the panel (rule B-02: at most 10, 6 on a phone). */
export const QUICK_SEARCH_HITS = { desktop: 10, phone: 6 } as const;

export const RELATED_PRODUCTS_LIMIT = 8;
export const COMPLEMENTARY_PRODUCTS_LIMIT = 4;
/** Beside a product stand so many of its accessories, of what it goes with, and of what is similar. */
export const ACCESSORIES_LIMIT = 12;
export const PARENT_PRODUCTS_LIMIT = 8;
export const SIMILAR_PRODUCTS_LIMIT = 8;
/** Similar costs neither more than so many times as much nor less than that part of it. */
export const SIMILAR_PRICE_FACTOR = 2;

/**
 * Comparison table: how many products are fetched and shown, attributes a row each, the mark of a missing one, and what the
 * shown ones are chosen by. Most are compared side by side on a page of their own, too.
 */
export const COMPARISON = {
  fetched: 30,
  shown: 5,
  attributes: 5,
  missingValue: '-',
  score: { isOnStock: 3, bestseller: 2, onSale: 1 },
} as const;

/** Reviews a page. */
export const REVIEW_PAGE_SIZE = 10;
/**
 * Orders of reviews (rule P-08), the default first. Top: the best rating first; among equals
 * those in the reader's language, then the newest. Recent: the newest first. The id decides between twins, so that pages
 * never overlap.
 */
export const reviewSorts = ['top-reviews', 'most-recent'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const MAXIMUM_STARS = 5;
