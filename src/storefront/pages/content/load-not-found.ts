import { data } from '../../frame/answers.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { writeTitle } from '../../write-title.ts';
import { loadContentPage } from './load-content-page.ts';

/** Its blocks say what may be of use to who asked for an address that does not exist (rule R-14). */
const NOT_FOUND_PART = 'not-found';

/** What an unknown address shows: the part of the content for it, else the shop's plain error page. */
export async function loadNotFound(request: PageRequest) {
  const part = await request.content.getPage(NOT_FOUND_PART);
  if (part === undefined) throw new Response('This page could not be found', { status: 404 });
  const text = await loadTexts(request.locale);
  const { data: page } = await loadContentPage(request, part, new URLSearchParams());
  const heading = text('errorPage.pageNotFound');
  const head = {
    title: writeTitle(text, request.merchant, text('errorPage.notFoundTitle')),
    noindex: true,
  } as const;
  return data(
    { ...page, head, translations: {}, title: heading, heading, hint: text('errorPage.notFoundHint') },
    { status: 404 },
  );
}

/** The same for a page that turned out not to exist; anything else that was thrown goes on. */
export function showNotFound(request: PageRequest) {
  return (thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 404) return loadNotFound(request);
    throw thrown;
  };
}
