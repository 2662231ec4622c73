import type { Block, PageLink } from '../../../api/contract/content.ts';
import { formatDate } from '../../../markets/date-format.ts';
import type {
  BlockContent,
  BlockView,
  CategoryTileView,
  LinkView,
  NodeView,
  ReviewView,
} from '../../components/content/content-view.ts';
import { loadTexts, type PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { pathsOf } from '../../translations.ts';
import { toShownReview } from '../product/shown-review.ts';
import { buildFacts, namePaymentMethods } from './build-facts.ts';
import { newestArticles, viewPost } from './build-teasers.ts';
import { pathOfPage, type ResolveLink, resolveLinks } from './resolve-links.ts';
import { viewInline, viewNodes } from './view-text.ts';
import { withoutUndefined } from './without-undefined.ts';

interface Builder {
  readonly request: PageRequest;
  readonly text: PageText;
  readonly pages: readonly PageLink[];
  readonly resolve: ResolveLink;
  /** The page has no heading of its own, so its first hero is it. */
  readonly headingBlock: Block | undefined;
}

/** The blocks of a page with everything they show; one that has nothing to show in this market is left out. */
export async function buildBlocks(
  request: PageRequest,
  blocks: readonly Block[],
  hasHeading: boolean,
): Promise<readonly BlockView[]> {
  const [text, pages, resolve] = await Promise.all([
    loadTexts(request.locale),
    request.content.findPages(),
    resolveLinks(request, blocks),
  ]);
  const headingBlock = hasHeading ? undefined : blocks.find(({ type }) => type === 'hero');
  const builder: Builder = { request, text, pages, resolve, headingBlock };
  const views = await Promise.all(
    blocks.map(async (block): Promise<BlockView | undefined> => {
      const content = await buildContent(block, builder);
      const { type, id } = block;
      return content === undefined ? undefined : { type, content, ...(id === undefined ? {} : { id }) };
    }),
  );
  return views.filter((view) => view !== undefined);
}

async function buildContent(block: Block, builder: Builder): Promise<BlockContent | undefined> {
  const { request, text } = builder;
  switch (block.type) {
    case 'richText':
      return { kind: 'text', nodes: viewText(block.text, builder) };
    case 'notice':
      return {
        kind: 'notice',
        tone: block.tone,
        ...titleOf(block),
        nodes: viewText(block.text, builder),
      };
    case 'hero': {
      const { title, text: words, picture } = block;
      const links = block.links.flatMap((link) => viewLink(link, builder) ?? []);
      return {
        kind: 'hero',
        isHeading: block === builder.headingBlock,
        links,
        title,
        ...withoutUndefined({ text: words, picture }),
      };
    }
    case 'banner':
    case 'newsletter': {
      const picture = block.type === 'banner' ? block.picture : undefined;
      return {
        kind: 'banner',
        title: block.title,
        ...withoutUndefined({ text: block.text, picture }),
        ...linkOf(block, builder),
      };
    }
    case 'categoryCards':
      return buildCategories(block, builder);
    case 'productListing': {
      const products = await findProducts(block, builder);
      return products.length === 0
        ? undefined
        : { kind: 'products', products, ...titleOf(block), ...linkOf(block, builder) };
    }
    case 'reviewCarousel':
      return buildReviews(block, builder);
    case 'faq':
      return {
        kind: 'faq',
        ...titleOf(block),
        groups: block.groups.map((group) => ({
          ...titleOf(group),
          entries: group.entries.map(({ question, answer }) => ({
            question,
            answer: viewText(answer, builder),
          })),
        })),
      };
    case 'countdown': {
      const { title, text: words, until, endText, picture } = block;
      const day = formatDate(new Date(until), request.market.timeZone);
      return {
        kind: 'countdown',
        title,
        until,
        untilText:
          Date.parse(until) > request.now.getTime() ? text('product.offerUntil', { day }) : (endText ?? ''),
        ...withoutUndefined({ text: words, endText, picture }),
        ...linkOf(block, builder),
      };
    }
    case 'promo':
      return {
        kind: 'teasers',
        look: 'promo',
        ...titleOf(block),
        teasers: block.promos.map(({ link, ...promo }) => ({ ...promo, ...viewLink(link, builder) })),
      };
    case 'posts':
      return buildPosts(block, builder);
    case 'brands':
      return buildBrands(block, builder);
    case 'contact':
    case 'companyInformation':
    case 'bankDetails':
    case 'shippingFees': {
      const rows = buildFacts(block, request.content.facts, text, request.locale);
      const words = block.type === 'contact' ? withoutUndefined({ text: block.text }) : {};
      return rows.length === 0 ? undefined : { kind: 'facts', rows, ...titleOf(block), ...words };
    }
    case 'paymentMethods': {
      const items = namePaymentMethods(request.content.facts, text);
      return items.length === 0 ? undefined : { kind: 'list', items, ...titleOf(block) };
    }
    case 'table':
      return {
        kind: 'table',
        ...titleOf(block),
        columns: block.columns,
        rows: block.rows.map((row) =>
          row.map((cell) => viewInline(request.content.readInline(cell), builder.resolve)),
        ),
      };
    case 'steps':
      return {
        kind: 'steps',
        ...titleOf(block),
        steps: block.steps.map((step) => ({ title: step.title, nodes: viewText(step.text, builder) })),
      };
  }
}

const titleOf = ({ title }: { readonly title?: string }) => withoutUndefined({ title });

interface WrittenLink {
  readonly label: string;
  readonly target: string;
}

function viewLink(link: WrittenLink | undefined, { resolve }: Builder): LinkView | undefined {
  const href = link === undefined ? undefined : resolve(link.target);
  return link === undefined || href === undefined ? undefined : { label: link.label, href };
}

function linkOf({ link }: { readonly link?: WrittenLink }, builder: Builder): { link?: LinkView } {
  return withoutUndefined({ link: viewLink(link, builder) });
}

function viewText(text: string, { request, resolve }: Builder): readonly NodeView[] {
  return viewNodes(request.content.readText(text), resolve);
}

async function buildCategories(
  block: Block<'categoryCards'>,
  { request }: Builder,
): Promise<BlockContent | undefined> {
  const { tree = [] } = requireValue(await request.shop.call('getCategory', { locale: request.locale }));
  const all = (nodes: typeof tree): typeof tree => nodes.flatMap((node) => [node, ...all(node.children)]);
  const known = all(tree);
  const chosen = block.categories?.flatMap((wanted) => known.find(({ key }) => key === wanted) ?? []) ?? tree;
  const tiles: readonly CategoryTileView[] = chosen.map(({ key, name, slug, image, productCount }) => ({
    key,
    name,
    slug,
    image,
    productCount,
  }));
  return tiles.length === 0 ? undefined : { kind: 'categories', tiles, ...titleOf(block) };
}

interface Chosen {
  readonly category?: string;
  readonly brand?: string;
  readonly tag?: string;
  readonly skus?: readonly string[];
  readonly limit: number;
}

async function findProducts(
  { category, brand, tag, skus, limit }: Chosen,
  { request }: Builder,
): Promise<readonly ShownCard[]> {
  const { products } = requireValue(
    await request.shop.call('productProjectionSearch', {
      locale: request.locale,
      filterQuery: {
        ...withoutUndefined({ categoryKey: category }),
        ...(brand === undefined ? {} : { brands: [brand] }),
        ...(tag === undefined ? {} : { tags: [tag] }),
        ...(skus === undefined ? {} : { skus: [...skus] }),
      },
      limit: skus === undefined ? limit : skus.length,
    }),
  );
  const cards = products.results.map((card) => toShownCard(card, request.market.timeZone));
  // What is named is shown in the order it is named in.
  return skus === undefined
    ? cards
    : skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []).slice(0, limit);
}

async function buildReviews(
  block: Block<'reviewCarousel'>,
  builder: Builder,
): Promise<BlockContent | undefined> {
  const { request } = builder;
  const { shop, locale, market } = request;
  // Not every product has been reviewed: enough are looked at, and the first with a review count.
  const products = await findProducts({ ...block, limit: Math.min(block.limit * 2, 24) }, builder);
  const found = await Promise.all(
    products.map(async ({ sku, name, slug }): Promise<ReviewView | undefined> => {
      const { reviews } = requireValue(await shop.call('getReview', { locale, productId: sku, limit: 1 }));
      const [review] = reviews.results;
      if (review === undefined) return undefined;
      const { rating, title, text, authorName, day, language } = toShownReview(
        review,
        locale,
        market.timeZone,
      );
      const product = { label: name, href: pathsOf(request).product(slug) };
      return { rating, title, text, authorName, day, product, ...withoutUndefined({ language }) };
    }),
  );
  const reviews = found.filter((review) => review !== undefined).slice(0, block.limit);
  return reviews.length === 0 ? undefined : { kind: 'reviews', reviews, ...titleOf(block) };
}

function buildPosts(block: Block<'posts'>, builder: Builder): BlockContent | undefined {
  const { request, pages } = builder;
  const chosen =
    block.articles?.flatMap((wanted) => pages.find(({ page }) => page === wanted) ?? []) ??
    newestArticles(pages).slice(0, block.limit);
  if (chosen.length === 0) return undefined;
  const teasers = chosen.map((page) => viewPost(request, page));
  return { kind: 'teasers', look: 'post', teasers, ...titleOf(block), ...linkOf(block, builder) };
}

function buildBrands(block: Block<'brands'>, { request, pages }: Builder): BlockContent | undefined {
  const all = pages.filter(({ kind }) => kind === 'brand');
  const chosen = block.pages?.flatMap((wanted) => all.find(({ page }) => page === wanted) ?? []) ?? all;
  const teasers = chosen.map(({ page, brand, title, teaser }) => ({
    title: brand ?? title,
    ...withoutUndefined({ href: pathOfPage(pages, pathsOf(request), page), picture: teaser?.picture }),
  }));
  return teasers.length === 0 ? undefined : { kind: 'teasers', look: 'brand', teasers, ...titleOf(block) };
}
