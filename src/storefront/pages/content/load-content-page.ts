import { buildQuery } from '../../../addresses/paths.ts';
import type { PageLink, ShownPage } from '../../../api/contract/content.ts';
import { cachedPageHeaders, tagsOfList } from '../../cached-page.ts';
import type { PictureView, TeaserView } from '../../components/content/content-view.ts';
import { parseListingQuery } from '../../components/listing/listing-query.ts';
import { type ListingContext, loadListing } from '../../components/listing/load-listing.ts';
import { data } from '../../frame/answers.ts';
import { type Head, numberAddresses } from '../../head.ts';
import { loadTexts, type PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { buildAddresses, pathsOf } from '../../translations.ts';
import { buildAside } from './build-aside.ts';
import { buildBlocks } from './build-blocks.ts';
import { newestArticles, viewPost } from './build-teasers.ts';
import { pickListHead } from './pick-list-head.ts';
import { searchHelp } from './search-help.ts';
import { structureContent } from './structured-data.ts';

/** Lists the articles below its blocks. */
const ARTICLES_PAGE = 'inspirations';
const ARTICLES_PER_PAGE = 12;

/** Kinds of page that have the other pages of information and whom to ask beside them. */
const WITH_ASIDE: ReadonlySet<string> = new Set(['information', 'help']);

/** `?components-overview=true` on any page with content prints the name of each block (rule N-01). */
const OVERVIEW_PARAMETER = 'components-overview';

/** A content page with everything it shows, and with what is `listed` below it. */
export async function loadContentPage(
  request: PageRequest,
  page: ShownPage,
  search: URLSearchParams,
  listed?: ListingContext,
) {
  const context = listed ?? brandOf(request, page);
  // A page that begins with a hero needs no heading above it; a list has one of its own.
  const heading = context === undefined && page.blocks[0]?.type === 'hero' ? undefined : page.heading;
  const [text, pages, all, listing] = await Promise.all([
    loadTexts(request.locale),
    request.content.findPages(),
    buildBlocks(request, page.blocks, heading !== undefined),
    context === undefined ? undefined : loadListing(request, context, search),
  ]);
  const { blocks: found, help } = searchHelp(request, page, all, text);
  const { listHead, blocks } =
    listing === undefined ? { listHead: undefined, blocks: found } : pickListHead(page, found);
  const articles = page.page === ARTICLES_PAGE ? listArticles(request, pages, search) : undefined;
  const addresses = addressesOf(request, page);
  const crumbs = crumbsOf(request, page, pages);
  const home = text('category.breadcrumbHome');
  const head: Head = {
    ...writeHead(page, listing?.query.page ?? articles?.current ?? 1, addresses, text),
    // What was looked for is no page of its own.
    ...(help === undefined || help.words === '' ? {} : { noindex: true as const }),
    structured: structureContent(request, page, blocks, { canonical: addresses.canonical, crumbs, home }),
  };
  const shown = [
    ...(listing?.products ?? []),
    ...blocks.flatMap((block) => (block.content.kind === 'products' ? block.content.products : [])),
  ];
  return data(
    {
      kind: 'content' as const,
      head,
      translations: page.kind === 'part' ? {} : addresses.translations,
      isHome: page.kind === 'home',
      crumbs,
      title: page.title,
      heading,
      ...coverOf(page),
      day: page.kind === 'article' ? viewPost(request, page).day : undefined,
      blocks,
      listHead,
      listing,
      articles,
      help,
      /** What may help who asked for a page that is not there. */
      hint: undefined as string | undefined,
      aside: WITH_ASIDE.has(page.kind) ? buildAside(request, page) : undefined,
      namesBlocks: search.get(OVERVIEW_PARAMETER) === 'true',
    },
    { headers: cachedPageHeaders(tagsOfList(shown)) },
  );
}

/** The page in every language it is written in. */
function addressesOf(request: PageRequest, page: ShownPage) {
  return buildAddresses(request, (paths, locale) => {
    const slug = page.slugAllLocales[locale];
    if (slug === undefined) return undefined;
    return page.kind === 'home' ? paths.home() : paths.page(slug);
  });
}

/** Only an article has a page above it: the list of all of them. */
function crumbsOf(request: PageRequest, { kind }: ShownPage, pages: readonly PageLink[]) {
  const parent = kind === 'article' ? pages.find(({ page }) => page === ARTICLES_PAGE) : undefined;
  if (parent === undefined) return [];
  const { page: key, title: name, slug } = parent;
  return [{ key, name, slug, href: pathsOf(request).page(slug) }];
}

/** Further pages of a list are known by their number; a part of the shop is no page of its own. */
function writeHead(
  { kind, meta }: ShownPage,
  number: number,
  addresses: ReturnType<typeof buildAddresses>,
  text: PageText,
): Head {
  const { title, description, noindex } = meta;
  const isFirst = number === 1;
  const isPart = kind === 'part';
  return {
    title: isFirst ? title : text('shop.titlePage', { title, page: number }),
    ...(description === undefined ? {} : { description }),
    ...(isPart ? {} : numberAddresses(addresses, number)),
    ...(noindex || isPart ? { noindex: true } : {}),
  };
}

/** An article has at its head the picture it is announced with. */
function coverOf({ kind, teaser }: ShownPage): { readonly cover?: PictureView } {
  return kind === 'article' && teaser?.picture !== undefined ? { cover: teaser.picture } : {};
}

/** A brand page is the search page with the brand's filter, below the brand's own words. */
function brandOf(request: PageRequest, { brand, slug }: ShownPage): ListingContext | undefined {
  return brand === undefined ? undefined : { path: pathsOf(request).page(slug), parameters: {}, brand };
}

interface ArticleList {
  readonly teasers: readonly TeaserView[];
  readonly current: number;
  readonly last: number;
  /** Paths of the pages, the first first. */
  readonly hrefs: readonly string[];
}

function listArticles(
  request: PageRequest,
  pages: readonly PageLink[],
  search: URLSearchParams,
): ArticleList {
  const all = newestArticles(pages);
  const query = parseListingQuery(search);
  const last = Math.max(1, Math.ceil(all.length / ARTICLES_PER_PAGE));
  if (query.page > last) throw new Response('There is no such page.', { status: 404 });
  const own = pages.find(({ page }) => page === ARTICLES_PAGE)?.slug ?? '';
  const first = (query.page - 1) * ARTICLES_PER_PAGE;
  return {
    teasers: all.slice(first, first + ARTICLES_PER_PAGE).map((article) => viewPost(request, article)),
    current: query.page,
    last,
    hrefs: Array.from(
      { length: last },
      (_, index) =>
        `${pathsOf(request).page(own)}${buildQuery({ page: index === 0 ? undefined : index + 1 })}`,
    ),
  };
}

export type ContentPageData = Awaited<ReturnType<typeof loadContentPage>>['data'];
