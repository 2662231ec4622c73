import { addressBook, isProductSlug } from '../addresses/read-table.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { Market } from '../markets/countries.ts';
import { resolveLanguage } from '../markets/resolve-language.ts';
import { canonicalQuery } from './components/listing/canonical-query.ts';

/** What becomes of an address before any page is asked (rules R-02, R-03, R-04, R-08, R-10). */
export type AddressDecision =
  | {
      readonly kind: 'serve';
      readonly locale: LocaleCode;
      /** `''`, or `/fr` under a second language of the country. */
      readonly base: '' | `/${string}`;
      /** Path without the base, as the route table knows it. */
      readonly path: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly location: string }
  /** Never a page: reserved, broken or hostile. Answers 404. */
  | { readonly kind: 'refuse' };

/** First segments that are never pages (rule R-10). */
const RESERVED = /^\/(?:\.|__|api(?:\/|$)|font(?:\/|$))/;

const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;
const QUOTES = /["'`\u2018\u2019\u201c\u201d\u00ab\u00bb]/;

/** Old forms of addresses and their successors; the status says whether search engines were told 301 (rule R-08). */
function modernise(
  path: string,
  query: string,
  nativeRouting: boolean,
): { path: string; query: string; isLegacy: boolean } {
  const [, first = '', second] = path.split('/');
  if (path === '/home' || path === '/home/') return { path: '/', query, isLegacy: false };
  if (first === 'search' && second) {
    const parameters = new URLSearchParams(query);
    parameters.set('query', decodeURIComponent(second));
    return { path: '/search', query: canonicalQuery(parameters.toString()), isLegacy: true };
  }
  if (first === 'category' && second) {
    return { path: nativeRouting ? `/c/${second}/` : `/${second}/`, query, isLegacy: true };
  }
  if (!nativeRouting && (first === 'c' || first === 'p') && second)
    return { path: `/${second}`, query, isLegacy: false };
  if (nativeRouting && second === undefined && isProductSlug(first))
    return { path: `/p/${first}`, query, isLegacy: false };
  return { path, query, isLegacy: false };
}

/**
 * Decides about a requested address: served as it stands, sent to its canonical form in one step, or refused.
 *
 * @param path as in the request line, still percent-encoded; @param search with its question mark, or empty.
 */
export function decideAddress(
  market: Market,
  nativeRouting: boolean,
  path: string,
  search: string,
): AddressDecision {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return { kind: 'refuse' };
  }
  if (QUOTES.test(decoded) || CONTROL_OR_BACKSLASH.test(decoded)) return { kind: 'refuse' };
  const lower = path.toLowerCase().replace(/\/{2,}/g, '/');
  if (RESERVED.test(lower)) return { kind: 'refuse' };
  const query = canonicalQuery(search);
  const language = resolveLanguage(market, lower, query);
  if (language.kind === 'redirect') return language;
  const base = language.prefix === undefined ? '' : (`/${language.prefix}` as const);
  const modern = modernise(language.path, query, nativeRouting);
  const canonical = addressBook.withCanonicalSlash(modern.path);
  const location = `${canonical === '/' && base !== '' ? base : `${base}${canonical}`}${modern.query}`;
  if (location !== `${path}${search}`)
    return { kind: 'redirect', status: modern.isLegacy ? 301 : 308, location };
  return { kind: 'serve', locale: language.locale, base, path: canonical };
}
