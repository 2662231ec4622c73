import type { CartMerge } from '../../../api/contract/customers.ts';
import { writeCookie } from '../../consent/write-cookie.ts';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';

/** What signing in did to the carts, kept for the one page that follows. */
const COOKIE = 'cart-merge';
/** Long enough to be led on; what is not told by then is not news any more. */
const LIFETIME_S = 120;
/** A cookie has room for so many item numbers. */
const MOST_SKUS = 20;

const parts = ['added', 'raised', 'kept'] as const;

/** `undefined` where there were no two carts to join. */
function writeMerge(merge: CartMerge): string | undefined {
  const counts = [merge.addedSkus.length, merge.raisedSkus.length, merge.keptSkus.length];
  const limited = merge.limitedSkus.slice(0, MOST_SKUS);
  if (counts.every((count) => count === 0) && limited.length === 0) return undefined;
  return [...counts, ...limited].join('.');
}

function setCookie(value: string, seconds: number, origin: string): string {
  return writeCookie(COOKIE, value, { seconds, isHttps: origin.startsWith('https:') });
}

/** The header that keeps it; `undefined` where there is nothing to tell. */
export function writeMergeCookie(origin: string, merge: CartMerge): string | undefined {
  const value = writeMerge(merge);
  return value === undefined ? undefined : setCookie(value, LIFETIME_S, origin);
}

/**
 * What a page tells of it, once (decision 0009: nothing that was chosen is lost without being told), and the headers that
 * forget it. The cookie is anyone's to write: numbers and item numbers are all that is read of it.
 */
export function takeMerge(
  { cookies, origin }: Pick<PageRequest, 'cookies' | 'origin'>,
  text: PageText,
): { readonly sentences: readonly string[]; readonly headers: HeadersInit } {
  const value = cookies[COOKIE];
  const read = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})((?:\.[A-Z0-9]{1,12}){0,20})$/.exec(value ?? '');
  const headers: HeadersInit = value === undefined ? {} : { 'set-cookie': setCookie('', 0, origin) };
  if (read === null) return { sentences: [], headers };
  const [added = 0, raised = 0, kept = 0] = read.slice(1, 1 + parts.length).map(Number);
  const limited = (read[4] ?? '').split('.').filter((sku) => sku !== '');
  const sentences = [
    text('account.merged'),
    ...(added > 0 ? [text('account.mergeAdded', { count: added })] : []),
    ...(raised > 0 ? [text('account.mergeRaised', { count: raised })] : []),
    ...(kept > 0 ? [text('account.mergeKept', { count: kept })] : []),
    ...(limited.length > 0 ? [text('account.mergeLimited', { items: limited.join(', ') })] : []),
  ];
  return { sentences, headers };
}
