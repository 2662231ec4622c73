import { languageOf } from '../../../kernel/locale.ts';
import { redirect } from '../../frame/answers.ts';
import { definePage } from '../../frame/page.ts';
import type { PageRequest } from '../../page-request.ts';

/** Longer is no address of ours. */
const MOST_CHARACTERS = 4000;

/** The link's `redirect_to`, if it says one: the hash is base64 of JSON, of either alphabet, its plus signs perhaps read as spaces. */
function readRedirect(hash: string): string | undefined {
  try {
    const base64 = hash.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
    const json: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    const target = typeof json === 'object' && json !== null && 'redirect_to' in json ? json.redirect_to : '';
    return typeof target === 'string' && target !== '' ? target : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The locale's two letters and what the link names below them, as a path of this very shop; `undefined` for what names a
 * host in any way or steps out of the prefix.
 */
export function findRedirectPath(
  hash: string,
  { origin, locale }: Pick<PageRequest, 'origin' | 'locale'>,
): string | undefined {
  const target = readRedirect(hash);
  if (target === undefined || target.length > MOST_CHARACTERS) return undefined;
  if (/[\\\p{Cc}]|^\/\/|^[a-z][a-z0-9+.-]*:/iu.test(target)) return undefined;
  const base = `/${languageOf(locale)}/`;
  const path = `${base}${target.replace(/^\//, '')}`;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  const isInside = url.origin === new URL(origin).origin && url.pathname.startsWith(base);
  return isInside && !url.pathname.includes('//') ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

const withoutHash = ({ url }: PageRequest) => {
  const query = new URLSearchParams(url.search);
  query.delete('hash');
  return query.size === 0 ? '/' : `/?${query}`;
};

/** `/exConsents/confirm`: notes the consent that its hash stands for, and leads on within the shop (rule R-07). */
async function confirm(request: PageRequest): Promise<Response> {
  const hash = request.url.searchParams.get('hash') ?? '';
  if (hash === '') return redirect(withoutHash(request), 303);
  if (hash.length <= MOST_CHARACTERS) {
    const recorded = await request.shop.call('recordNewsletterConsent', { locale: request.locale, hash });
    if (!recorded.ok) request.warn(`A newsletter consent was not noted: ${recorded.refusal.code}`);
  }
  const path = findRedirectPath(hash, request);
  if (path === undefined) return redirect('/', 303);
  // The frame puts the prefix of a second language in front itself.
  return redirect(request.prefix === undefined ? path : path.slice(`/${request.prefix}`.length), 303);
}

/** `/exConsents/manageSubscriptions` leads to the root with its query (rule R-07). */
async function manage(request: PageRequest): Promise<Response> {
  return redirect(`/${request.url.search}`, 303);
}

export const confirmPage = definePage({ load: confirm });
export const managePage = definePage({ load: manage });
