import type { ListingFilters } from '../../../api/contract/product-search.ts';
import { type CurrencyCode, unitOf } from '../../../kernel/money.ts';
import { FIRST_PAGE, PRICE_FILTER_RANGE } from '../../../markets/listing-constants.ts';
import { redirect } from '../../frame/answers.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { buildFilters, type FilterGroup, type FilterView } from './build-filters.ts';
import { canonicalQuery } from './canonical-query.ts';
import { type ListingQuery, listingFields, parseListingQuery } from './listing-query.ts';
import { readPriceFields, type TypedPrice } from './price-fields.ts';

/** Whose products are listed, and where. */
export interface ListingContext {
  /** Path of the page without its query. */
  readonly path: string;
  /** What its address says beside the listing's own parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly words?: string | undefined;
  readonly categoryKey?: string;
  /** What all of its products have: neither a filter of the shopper's nor a facet. */
  readonly brand?: string;
  readonly campaignTag?: string;
}

/** One page of a listing with what it can be narrowed to. */
export interface ListingView {
  readonly products: readonly ShownCard[];
  readonly total: number;
  readonly query: ListingQuery;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly currencyCode: CurrencyCode;
  readonly filters?: FilterView;
  /** Prices typed into a form without JavaScript that are none. */
  readonly typedPrice?: TypedPrice;
  /** Words that the products need not hold, because nothing holds all of them. */
  readonly relaxedWords?: readonly string[];
  readonly correctedText?: string;
}

const orNone = <Value>(values: readonly Value[]) => (values.length === 0 ? undefined : [...values]);

/** In minor units. The ends of the scale are no bounds: what costs more than a million forints is still on it. */
function boundsOf(
  price: ListingQuery['price'],
  currencyCode: CurrencyCode,
): Pick<ListingFilters, 'minimumCents' | 'maximumCents'> {
  if (price === undefined) return {};
  const { minimum, maximum } = price;
  const unit = unitOf(currencyCode);
  return {
    ...(minimum === PRICE_FILTER_RANGE.minimum ? {} : { minimumCents: minimum * unit }),
    ...(maximum === PRICE_FILTER_RANGE.maximum ? {} : { maximumCents: maximum * unit }),
  };
}

/** What an address narrows a listing to, as the shop is asked for it. */
function toFilters(
  query: ListingQuery,
  { brand, campaignTag }: ListingContext,
  currencyCode: CurrencyCode,
): ListingFilters {
  const { attributes, price, isOnStock } = query;
  return {
    brands: brand === undefined ? orNone(query.brands) : [brand],
    tags: campaignTag === undefined ? orNone(query.tags) : [campaignTag],
    categoryKeys: orNone(query.categories),
    ...boundsOf(price, currencyCode),
    ...(isOnStock ? { isOnStock } : {}),
    ...(Object.keys(attributes).length === 0
      ? {}
      : {
          attributes: Object.fromEntries(
            Object.entries(attributes).map(([key, values]) => [key, [...values]]),
          ),
        }),
  };
}

/** What an address asks of a listing; what the listing is about cannot be chosen there. */
function readQuery(search: URLSearchParams, { brand, campaignTag }: ListingContext): ListingQuery {
  const query = parseListingQuery(search);
  return {
    ...query,
    ...(brand === undefined ? {} : { brands: [] }),
    ...(campaignTag === undefined ? {} : { tags: [] }),
  };
}

/** The same address without the number of its page, which is none of the list: the first one stands in its place (rule B-04). */
function toFirstPage({ url, prefix }: PageRequest): Response {
  const kept = new URLSearchParams(url.search);
  kept.delete(listingFields.page);
  const path = prefix === undefined ? url.pathname : url.pathname.slice(prefix.length + 1);
  return redirect(`${path}${canonicalQuery(kept.toString())}`, 303);
}

/** Asks the shop for the page of a listing that the address says. */
export async function loadListing(
  request: PageRequest,
  context: ListingContext,
  search: URLSearchParams,
): Promise<ListingView> {
  const { shop, locale, market, currencyCode } = request;
  const { words, categoryKey, path, parameters } = context;
  const query = readQuery(search, context);
  const { products, facets, relaxedWords, correctedText } = requireValue(
    await shop.call('productSearch', {
      locale,
      querySet: 'listing',
      ...(words === undefined ? {} : { query: words }),
      ...(categoryKey === undefined ? {} : { categoryKey }),
      filters: toFilters(query, context, currencyCode),
      sort: query.sort,
      limit: query.hitsPerPage,
      offset: (query.page - 1) * query.hitsPerPage,
      withFacets: true,
    }),
  );
  if (query.page > FIRST_PAGE && products.results.length === 0) throw toFirstPage(request);
  const hidden: FilterGroup['kind'][] = [
    ...(context.brand === undefined ? [] : ['brand' as const]),
    ...(context.campaignTag === undefined ? [] : ['tag' as const]),
  ];
  const typed = readPriceFields(search);
  const cards = products.results.map((card) => toShownCard(card, market.timeZone));
  return {
    products: cards,
    total: products.total,
    query,
    path,
    parameters,
    currencyCode,
    ...(facets === undefined ? {} : { filters: buildFilters(facets, query, hidden, currencyCode, cards) }),
    ...(typed.kind === 'wrong' ? { typedPrice: typed.typed } : {}),
    ...(relaxedWords === undefined || relaxedWords.length === 0 ? {} : { relaxedWords }),
    ...(correctedText === undefined ? {} : { correctedText }),
  };
}

/** The number of the last page. */
export function lastPageOf({ total, query }: Pick<ListingView, 'total' | 'query'>): number {
  return Math.max(1, Math.ceil(total / query.hitsPerPage));
}
