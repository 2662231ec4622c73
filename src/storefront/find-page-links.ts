import type { PageLink } from '../api/contract/content.ts';
import type { PageRequest } from './page-request.ts';
import type { FooterLink } from './shell.ts';
import { pathsOf } from './translations.ts';

/** Links to content pages by their names, `terms-and-conditions`, in that order; a page that is not there has none (rule S-06). */
export function findPageLinks(
  request: PageRequest,
  pages: readonly PageLink[],
  names: readonly string[],
): readonly FooterLink[] {
  const paths = pathsOf(request);
  return names.flatMap((name) => {
    const found = pages.find(({ page }) => page === name);
    return found === undefined ? [] : [{ title: found.title, href: paths.page(found.slug) }];
  });
}
