import { data } from 'react-router';
import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { findActiveCampaigns, getStore } from '../../../markets/stores.ts';
import { Listing } from '../../components/listing/listing.tsx';
import { parseListingQuery } from '../../components/listing/listing-query.ts';
import { buildMeta, type Head } from '../../head.ts';
import { loadTexts, type PageText } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { keepPage, loaderHeaders } from '../../kept-page.ts';
import { getPageRequest, type PageRequest } from '../../page-request.ts';
import { usePaths } from '../../paths.ts';
import { requireValue } from '../../require-value.ts';
import { useShell } from '../../shell.ts';
import { toShownCard } from '../../shown-card.ts';
import { buildAddresses, pathsOf } from '../../translations.ts';
import { fetchContentPage, requireContentPage } from '../content/fetch-content-page.ts';
import { loadContentPage } from '../content/load-content-page.ts';
import type { Route } from './+types/search-page.ts';
import styles from './search-page.module.css';

/** Tags a search page can be narrowed to without words (new arrivals, bestsellers, factory seconds). */
const searchableTags = ['new', 'bestseller', 'bware'] as const;
type SearchableTag = (typeof searchableTags)[number];

/** What the shopper asked for. Words too short to search are kept, to be shown and explained. */
interface Asked {
  readonly words: string;
  readonly tag: SearchableTag | undefined;
  readonly isTooShort: boolean;
}

function parseAsked(parameters: URLSearchParams): Asked {
  const words = (parameters.get('query') ?? '').normalize('NFC').trim().slice(0, SEARCH_QUERY_LENGTH.maximum);
  const tag = searchableTags.find((known) => known === parameters.get('tags'));
  return { words, tag, isTooShort: words !== '' && [...words].length < SEARCH_QUERY_LENGTH.minimum };
}

function headingOf(text: PageText, { words, tag }: Asked): string {
  if (words !== '') return text('search.heading', { query: words });
  if (tag === 'new') return text('search.headingNew');
  if (tag === 'bestseller') return text('search.headingBestseller');
  return tag === 'bware' ? text('search.headingBware') : text('search.headingAll');
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = getPageRequest(context);
  return (await loadCampaign(request, url.searchParams)) ?? loadSearch(request, url.searchParams);
}

/** What a campaign's tag begins with; the content's part of the same name is its banner and title. */
const CAMPAIGN_INDICATOR = 'campaign:';

/** The goods of a campaign of the store that runs now, below what the content says of it (B-05). */
async function loadCampaign(request: PageRequest, search: URLSearchParams) {
  const tag = search.get('tags') ?? '';
  const running = findActiveCampaigns(getStore(request.market), request.now);
  const campaign = running.find(({ campaignName }) => tag === `${CAMPAIGN_INDICATOR}${campaignName}`);
  if (campaign === undefined) return undefined;
  const part = await request.content.getPage(`campaign-${campaign.campaignName.replaceAll('_', '-')}`);
  if (part === undefined) return undefined;
  await fetchContentPage();
  const path = pathsOf(request).search();
  return loadContentPage(request, part, search, {
    filterQuery: { tags: [tag] },
    path,
    parameters: { tags: tag },
  });
}

async function loadSearch(request: PageRequest, search: URLSearchParams) {
  const { shop, locale } = request;
  const asked = parseAsked(search);
  const query = parseListingQuery(search);
  const { products } = asked.isTooShort
    ? { products: { results: [], total: 0 } }
    : requireValue(
        await shop.call('getProducts', {
          locale,
          ...(asked.words === '' ? {} : { query: asked.words }),
          ...(asked.tag === undefined ? {} : { tag: asked.tag }),
          sort: query.sort,
          limit: query.hitsPerPage,
          offset: (query.page - 1) * query.hitsPerPage,
        }),
      );
  const text = await loadTexts(locale);
  const { translations } = buildAddresses(request, (paths) =>
    paths.search({ query: asked.words, ...(asked.tag === undefined ? {} : { tags: asked.tag }) }),
  );
  const head: Head = { title: text('shop.titleSuffix', { title: headingOf(text, asked) }), noindex: true };
  return data(
    {
      kind: 'search' as const,
      head,
      translations,
      asked,
      query,
      products: products.results.map((card) => toShownCard(card, request.market.timeZone)),
      total: products.total,
    },
    { headers: keepPage(products.results.map(({ sku }) => `sku:${sku}` as const)) },
  );
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return buildMeta(loaderData?.head);
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'search') return <FoundProducts page={loaderData} />;
  const ContentPage = requireContentPage();
  return <ContentPage page={loaderData} />;
}

function FoundProducts({ page }: { page: Awaited<ReturnType<typeof loadSearch>>['data'] }) {
  const text = useText();
  const paths = usePaths();
  const { asked, query, products, total } = page;
  const parameters: Record<string, string> = {};
  if (asked.words !== '') parameters.query = asked.words;
  if (asked.tag !== undefined) parameters.tags = asked.tag;
  return (
    <div className="content">
      <h1 className={styles.title}>{headingOf(text, asked)}</h1>
      {asked.isTooShort ? (
        <p role="status">{text('search.tooShort', { count: SEARCH_QUERY_LENGTH.minimum })}</p>
      ) : total === 0 ? (
        <NoResults />
      ) : (
        <Listing
          products={products}
          total={total}
          query={query}
          path={paths.search()}
          parameters={parameters}
        />
      )}
    </div>
  );
}

function NoResults() {
  const text = useText();
  const paths = usePaths();
  const { categories } = useShell();
  return (
    <section aria-labelledby="no-results">
      <h2 id="no-results" className={styles.none}>
        {text('search.noResults')}
      </h2>
      <p>{text('search.noResultsHint')}</p>
      <ul className={styles.departments}>
        {categories.map(({ key, name, slug }) => (
          <li key={key}>
            <a href={paths.category(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
