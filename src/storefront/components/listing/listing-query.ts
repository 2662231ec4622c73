import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  FIRST_PAGE,
  type PageSize,
  pageSizes,
  type SortOption,
  sortOptions,
} from '../../../markets/listing-constants.ts';

/** What a listing's address says: which page, how long, in which order. */
export interface ListingQuery {
  readonly page: number;
  readonly hitsPerPage: PageSize;
  readonly sort: SortOption;
}

/** Furthest page that can be asked for; beyond it a list is scraped, not read. */
const LAST_PAGE = 2000;

/** Reads a listing's query; a value that is none becomes the default (spec §5, acceptance B-04). */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const page = Number(parameters.get('page') ?? FIRST_PAGE);
  const hitsPerPage = pageSizes.find((size) => String(size) === parameters.get('hitsPerPage'));
  const sort = sortOptions.find((option) => option === parameters.get('sort'));
  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE && page <= LAST_PAGE ? page : FIRST_PAGE,
    hitsPerPage: hitsPerPage ?? DEFAULT_PAGE_SIZE,
    sort: sort ?? DEFAULT_SORT,
  };
}

/** The query as an address says it: defaults are left out (architecture: listing address). */
export function listingParameters(query: ListingQuery): Record<string, string | number | undefined> {
  return {
    page: query.page === FIRST_PAGE ? undefined : query.page,
    hitsPerPage: query.hitsPerPage === DEFAULT_PAGE_SIZE ? undefined : query.hitsPerPage,
    sort: query.sort === DEFAULT_SORT ? undefined : query.sort,
  };
}
