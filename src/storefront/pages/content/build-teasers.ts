import type { PageLink } from '../../../api/contract/content.ts';
import { formatDate } from '../../../markets/date-format.ts';
import type { TeaserView } from '../../components/content/content-view.ts';
import type { PageRequest } from '../../page-request.ts';
import { pathsOf } from '../../translations.ts';
import { withoutUndefined } from './without-undefined.ts';

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
