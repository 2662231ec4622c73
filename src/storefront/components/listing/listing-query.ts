import type { QueryParameters } from '../../../addresses/paths.ts';
import {
  CAMPAIGN_TAG_PREFIX,
  DEFAULT_LIST_VIEW,
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  FIRST_PAGE,
  type ListView,
  listViews,
  type PageSize,
  PRICE_FILTER_RANGE,
  pageSizes,
  type SortOption,
  sortOptions,
  tagFilters,
} from '../../../markets/listing-constants.ts';

/** Prices in whole units of the market's currency, both included. */
export interface PriceRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** What a listing's address says: which page, how long, in which order, and what it is narrowed to. */
export interface ListingQuery {
  readonly page: number;
  readonly hitsPerPage: PageSize;
  readonly sort: SortOption;
  readonly view: ListView;
  /** Values of filters are sorted, each there once. */
  readonly brands: readonly string[];
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Absent: any price. */
  readonly price?: PriceRange | undefined;
  readonly isOnStock: boolean;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Facets of which every value is shown, by their fields. */
  readonly unfolded: readonly string[];
}

/** Furthest page that can be asked for; beyond it a list is scraped, not read. */
const LAST_PAGE = 2000;

/** As many as the shop takes (api/contract/product-search.ts). */
const MOST_VALUES = 50;
const MOST_ATTRIBUTES = 20;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 200;

/** Names of the parameters of an address, and of the fields of the form that writes one. */
export const listingFields = {
  brand: 'brand',
  tag: 'tags',
  category: 'category',
  price: 'price',
  stock: 'stock',
  page: 'page',
  hitsPerPage: 'hitsPerPage',
  sort: 'sort',
  view: 'view',
  attributePrefix: 'attr.',
  unfolded: 'facet',
} as const;

/** The one value of `stock`. */
export const ON_STOCK = 'true';

const ATTRIBUTE_KEY = /^[a-z0-9][\w.-]*$/i;
const CONTROL = /\p{Cc}/u;

function readValues(parameters: URLSearchParams, name: string, longest: number): readonly string[] {
  const values = parameters
    .getAll(name)
    .filter((value) => value.trim() !== '' && value.length <= longest && !CONTROL.test(value));
  return [...new Set(values)].sort().slice(0, MOST_VALUES);
}

function isTag(value: string): boolean {
  return tagFilters.some((tag) => tag === value) || value.startsWith(CAMPAIGN_TAG_PREFIX);
}

function readAttributes(parameters: URLSearchParams): ListingQuery['attributes'] {
  const names = [...new Set(parameters.keys())].filter((name) =>
    name.startsWith(listingFields.attributePrefix),
  );
  const entries = names.flatMap((name) => {
    const key = name.slice(listingFields.attributePrefix.length);
    const values = readValues(parameters, name, LONGEST_VALUE);
    return ATTRIBUTE_KEY.test(key) && key.length <= LONGEST_NAME && values.length > 0
      ? [[key, values] as const]
      : [];
  });
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).slice(0, MOST_ATTRIBUTES),
  );
}

function isAnyPrice({ minimum, maximum }: PriceRange): boolean {
  return minimum === PRICE_FILTER_RANGE.minimum && maximum === PRICE_FILTER_RANGE.maximum;
}

/** `MIN-MAX`; anything else, or a range the wrong way round, is no range. */
function parsePrice(text: string | null): PriceRange | undefined {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? '') ?? [];
  const range = { minimum: Number(from ?? Number.NaN), maximum: Number(to ?? Number.NaN) };
  const isRange = range.minimum <= range.maximum && range.maximum <= PRICE_FILTER_RANGE.maximum;
  return isRange && !isAnyPrice(range) ? range : undefined;
}

/** Reads a listing's query; a value that is none becomes the default (rule B-04). */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const page = Number(parameters.get(listingFields.page) ?? FIRST_PAGE);
  const hitsPerPage = pageSizes.find((size) => String(size) === parameters.get(listingFields.hitsPerPage));
  const sort = sortOptions.find((option) => option === parameters.get(listingFields.sort));
  const view = listViews.find((known) => known === parameters.get(listingFields.view));
  const price = parsePrice(parameters.get(listingFields.price));
  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE && page <= LAST_PAGE ? page : FIRST_PAGE,
    hitsPerPage: hitsPerPage ?? DEFAULT_PAGE_SIZE,
    sort: sort ?? DEFAULT_SORT,
    view: view ?? DEFAULT_LIST_VIEW,
    brands: readValues(parameters, listingFields.brand, LONGEST_NAME),
    tags: readValues(parameters, listingFields.tag, LONGEST_NAME).filter(isTag),
    categories: readValues(parameters, listingFields.category, LONGEST_NAME),
    ...(price === undefined ? {} : { price }),
    isOnStock: parameters.get(listingFields.stock) === ON_STOCK,
    attributes: readAttributes(parameters),
    unfolded: readValues(parameters, listingFields.unfolded, LONGEST_NAME),
  };
}

/** The query as an address says it: defaults are left out, several values repeated (rule R-04). */
export function listingParameters(query: ListingQuery): QueryParameters {
  const { page, hitsPerPage, sort, view, price } = query;
  const attributes = Object.entries(query.attributes).map(
    ([key, values]) => [`${listingFields.attributePrefix}${key}`, values] as const,
  );
  return {
    [listingFields.page]: page === FIRST_PAGE ? undefined : page,
    [listingFields.hitsPerPage]: hitsPerPage === DEFAULT_PAGE_SIZE ? undefined : hitsPerPage,
    [listingFields.sort]: sort === DEFAULT_SORT ? undefined : sort,
    [listingFields.view]: view === DEFAULT_LIST_VIEW ? undefined : view,
    [listingFields.brand]: query.brands,
    [listingFields.tag]: query.tags,
    [listingFields.category]: query.categories,
    [listingFields.price]: price === undefined ? undefined : `${price.minimum}-${price.maximum}`,
    [listingFields.stock]: query.isOnStock ? ON_STOCK : undefined,
    ...Object.fromEntries(attributes),
    [listingFields.unfolded]: query.unfolded,
  };
}

/** The same listing, narrowed to nothing and from its first page. */
export function withoutFilters({ hitsPerPage, sort, view, unfolded }: ListingQuery): ListingQuery {
  return {
    page: FIRST_PAGE,
    hitsPerPage,
    sort,
    view,
    brands: [],
    tags: [],
    categories: [],
    isOnStock: false,
    attributes: {},
    unfolded,
  };
}

/** How many filters are set, each value counting. */
export function countFilters(query: ListingQuery): number {
  const { brands, tags, categories, attributes, price, isOnStock } = query;
  const values = [brands, tags, categories, ...Object.values(attributes)].flat();
  return values.length + (price === undefined ? 0 : 1) + (isOnStock ? 1 : 0);
}

/** The values of an attribute that the listing is narrowed to. */
export function chosenValues({ attributes }: ListingQuery, key: string): readonly string[] {
  return Object.hasOwn(attributes, key) ? (attributes[key] ?? []) : [];
}
