import type { Block, PageLink } from '../../../api/contract/content.ts';
import { formatDate } from '../../../markets/date-format.ts';
import type { BlockContent, TeaserView } from '../../components/content/content-view.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { type BlockBuilders, type BlockSurroundings, linkOf, titleOf, viewLink } from './block-builder.ts';
import { pathOfPage } from './resolve-links.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Blocks that lead to other pages, each by a picture and a few words. */
export const teaserBuilders = {
  promo: (block, around) => ({
    kind: 'teasers',
    look: 'promo',
    ...titleOf(block),
    teasers: block.promos.map(({ link, ...promo }) => ({ ...promo, ...viewLink(link, around) })),
  }),
  posts: buildPosts,
  brands: buildBrands,
} as const satisfies Partial<BlockBuilders>;

/** Newest first. */
export function newestArticles(pages: readonly PageLink[]): readonly PageLink[] {
  return pages
    .filter(({ kind }) => kind === 'article')
    .toSorted((left, right) => ((left.publishedAt ?? '') < (right.publishedAt ?? '') ? 1 : -1));
}

export function viewPost(request: PageRequest, { title, slug, teaser, publishedAt }: PageLink): TeaserView {
  const day =
    publishedAt === undefined ? undefined : formatDate(new Date(publishedAt), request.market.timeZone);
  return {
    title: teaser?.title ?? title,
    href: pathsOf(request).page(slug),
    ...withoutUndefined({ text: teaser?.text, picture: teaser?.picture, day }),
  };
}

function buildPosts(block: Block<'posts'>, around: BlockSurroundings): BlockContent | undefined {
  const { request, pages } = around;
  const chosen =
    block.articles?.flatMap((wanted) => pages.find(({ page }) => page === wanted) ?? []) ??
    newestArticles(pages).slice(0, block.limit);
  if (chosen.length === 0) return undefined;
  const teasers = chosen.map((page) => viewPost(request, page));
  return { kind: 'teasers', look: 'post', teasers, ...titleOf(block), ...linkOf(block, around) };
}

function buildBrands(
  block: Block<'brands'>,
  { request, pages }: BlockSurroundings,
): BlockContent | undefined {
  const all = pages.filter(({ kind }) => kind === 'brand');
  const chosen = block.pages?.flatMap((wanted) => all.find(({ page }) => page === wanted) ?? []) ?? all;
  const teasers = chosen.map(({ page, brand, title, teaser }) => ({
    title: brand ?? title,
    ...withoutUndefined({ href: pathOfPage(pages, pathsOf(request), page), picture: teaser?.picture }),
  }));
  return teasers.length === 0 ? undefined : { kind: 'teasers', look: 'brand', teasers, ...titleOf(block) };
}
