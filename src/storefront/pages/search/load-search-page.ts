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
import { type ListingView, lastPageOf, loadListing } from '../../components/listing/load-listing.ts';
import { data, redirect } from '../../frame/answers.ts';
import type { Head } from '../../head.ts';
import { loadTexts, type PageText, type TextKey } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildAddresses, pathsOf, redirectPathsOf } from '../../translations.ts';
import { writeTitle } from '../../write-title.ts';
import { loadContentPage } from '../content/load-content-page.ts';

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
  const tagHeading = tagHeadings[tags[0] ?? ''];
  if (tags.length === 1 && tagHeading !== undefined) return text(tagHeading);
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

/** The address without the tags of campaigns that have ended or not begun: nobody is to see their goods by them. */
function withoutSleepingCampaigns(request: PageRequest, search: URLSearchParams): URLSearchParams {
  const running = findCampaignTags(request);
  const kept = new URLSearchParams(search);
  for (const tag of search.getAll(listingFields.tag))
    if (tag.startsWith(CAMPAIGN_TAG_PREFIX) && !running.includes(tag)) kept.delete(listingFields.tag, tag);
  return kept;
}

export async function loadSearch(request: PageRequest, address: URLSearchParams) {
  const search = withoutSleepingCampaigns(request, address);
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
  const isEmpty = listing?.total === 0 && countFilters(query) === 0;
  return data(
    { kind: 'search' as const, head, translations, heading, words, isEmpty, listing },
    { headers: cachedPageHeaders(tagsOfList(listing?.products ?? [])) },
  );
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
  const last = lastPageOf(listing);
  // The list has become shorter since its address was written.
  if (listing.query.page > last)
    throw redirect(
      redirectPathsOf(request).search({
        ...listingParameters({ ...listing.query, page: last }),
        ...context.parameters,
      }),
      303,
    );
  if (words !== '' && isAsBegun(listing)) request.searchWords.record(words, listing);
  return listing;
}

/** The first page, neither narrowed nor sorted: what follows are other looks at the same search. */
function isAsBegun({ query }: ListingView): boolean {
  return buildQuery(listingParameters(query)) === '';
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearch>>['data'];
