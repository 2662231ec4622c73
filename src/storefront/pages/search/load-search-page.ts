import { buildQuery } from '../../../addresses/paths.ts';
import { CAMPAIGN_TAG_PREFIX, FIRST_PAGE, SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { cachedPageHeaders, tagsOfList } from '../../cached-page.ts';
import {
  countFilters,
  type ListingQuery,
  listingFields,
  listingParameters,
  parseListingQuery,
} from '../../components/listing/listing-query.ts';
import { type ListingView, loadListing } from '../../components/listing/load-listing.ts';
import { data, redirect } from '../../frame/answers.ts';
import type { Head } from '../../head.ts';
import { loadTexts, type PageText, type TextKey } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { buildAddresses, pathsOf } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import { loadContentPage } from '../content/load-content-page.ts';

const ON_SALE_TAG = 'on-sale';
const BESTSELLER_TAG = 'bestseller';
/** What is offered in place of what was not found. */
const BESTSELLERS = 8;

/** Headings of lists of one tag. */
const tagHeadings: Readonly<Record<string, TextKey>> = {
  new: 'search.headingNew',
  bestseller: 'search.headingBestseller',
  bware: 'search.headingBware',
  'on-sale': 'search.headingSale',
  topRated: 'search.headingTopRated',
};

/** What was typed, as far as a search takes it. */
function readWords(search: URLSearchParams): string {
  const typed = (search.get('query') ?? '').normalize('NFC').replace(/\p{Cc}+/gu, ' ');
  return typed.trim().slice(0, SEARCH_QUERY_LENGTH.maximum);
}

/** The words, or the one tag or brand that the whole list is about. */
function headingOf(text: PageText, words: string, query: ListingQuery): string {
  if (words !== '') return text('search.heading', { query: words });
  const { tags, brands } = query;
  const [tag] = tags;
  if (tags.length === 1 && tag !== undefined) return text(tagHeadings[tag] ?? 'listing.campaign');
  return brands.length === 1 && tags.length === 0 ? (brands[0] ?? '') : text('search.headingAll');
}

function findCampaignTags(request: PageRequest): readonly string[] {
  return request.merchant.runningCampaigns.map((name) => `${CAMPAIGN_TAG_PREFIX}${name}`);
}

/** The goods of a campaign of the store that runs now, below what the content says of it (rule B-05). */
export async function loadCampaign(request: PageRequest, search: URLSearchParams) {
  const asked = search.getAll(listingFields.tag);
  const campaignTag = findCampaignTags(request).find((tag) => asked.includes(tag));
  if (campaignTag === undefined || readWords(search) !== '') return undefined;
  const name = campaignTag.slice(CAMPAIGN_TAG_PREFIX.length).replaceAll('_', '-');
  const part = await request.content.getPage(`campaign-${name}`);
  if (part === undefined) return undefined;
  const context = {
    path: pathsOf(request).search(),
    parameters: { [listingFields.tag]: campaignTag },
    campaignTag,
  };
  return loadContentPage(request, part, search, context);
}

/**
 * What is searched for. Tags of campaigns that have ended or not begun are none: nobody is to see their goods by them, and
 * where one was all that was asked for, what is on sale now stands in its place (rule B-05).
 */
function readSearch(request: PageRequest, address: URLSearchParams) {
  const running = findCampaignTags(request);
  const search = new URLSearchParams(address);
  const asked = address.getAll(listingFields.tag);
  const over = asked.filter((tag) => tag.startsWith(CAMPAIGN_TAG_PREFIX) && !running.includes(tag));
  for (const tag of over) search.delete(listingFields.tag, tag);
  const isCampaignOver =
    over.length > 0 && readWords(search) === '' && countFilters(parseListingQuery(search)) === 0;
  if (isCampaignOver) search.set(listingFields.tag, ON_SALE_TAG);
  return { search, isCampaignOver };
}

export async function loadSearch(request: PageRequest, address: URLSearchParams) {
  const { search, isCampaignOver } = readSearch(request, address);
  const words = readWords(search);
  const isTooShort = words !== '' && [...words].length < SEARCH_QUERY_LENGTH.minimum;
  await followRedirect(request, words);
  const listing = isTooShort ? undefined : await loadWords(request, words, search);
  const query = listing?.query ?? parseListingQuery(search);
  const text = await loadTexts(request.locale);
  const { translations } = buildAddresses(request, (paths) =>
    paths.search({ ...listingParameters({ ...query, page: FIRST_PAGE }), query: words }),
  );
  const heading = headingOf(text, words, query);
  const title =
    query.page === FIRST_PAGE ? heading : text('shop.titlePage', { title: heading, page: query.page });
  const head: Head = { title: writeTitle(text, request.merchant, title), noindex: true };
  const isEmpty = listing?.total === 0 && (isCampaignOver || countFilters(query) === 0);
  const bestsellers = isEmpty && !isCampaignOver ? await findBestsellers(request) : [];
  return data(
    {
      kind: 'search' as const,
      head,
      translations,
      heading,
      words,
      isEmpty,
      bestsellers,
      isCampaignOver,
      listing,
    },
    { headers: cachedPageHeaders(tagsOfList([...(listing?.products ?? []), ...bestsellers])) },
  );
}

async function findBestsellers({ shop, locale, market }: PageRequest): Promise<readonly ShownCard[]> {
  const found = await shop.call('getProducts', { locale, tag: BESTSELLER_TAG, limit: BESTSELLERS });
  return requireValue(found).products.results.map((card) => toShownCard(card, market.timeZone));
}

/** Some words lead elsewhere, as merchants have laid down. */
async function followRedirect(request: PageRequest, words: string): Promise<void> {
  const target = words === '' ? undefined : await request.searchWords.findRedirect(words);
  if (target !== undefined) throw redirect(target, 302);
}

async function loadWords(request: PageRequest, words: string, search: URLSearchParams): Promise<ListingView> {
  const context = {
    path: pathsOf(request).search(),
    parameters: words === '' ? {} : { query: words },
    words: words === '' ? undefined : words,
  };
  const listing = await loadListing(request, context, search);
  if (words !== '' && isAsBegun(listing)) request.searchWords.record(words, listing);
  return listing;
}

/** The first page, neither narrowed nor sorted: what follows are other looks at the same search. */
function isAsBegun({ query }: ListingView): boolean {
  return buildQuery(listingParameters(query)) === '';
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearch>>['data'];
