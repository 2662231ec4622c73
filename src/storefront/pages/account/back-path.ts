import { type AddressRow, addressTable } from '../../../addresses/address-table.ts';
import { addressBook } from '../../../addresses/read-table.ts';
import type { PageRequest } from '../../page-request.ts';

/** Nowhere to be led back to, as the table of addresses says. */
function isLeftBehind(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  const found = addressBook.find(addressBook.withCanonicalSlash(bare.toLowerCase()));
  const row: AddressRow | undefined = found && addressTable[found.name];
  return row?.isLeftBehind ?? false;
}

const MAXIMUM_LENGTH = 500;

/**
 * Where signing in leads back to: a path of this very shop, or `undefined`. What names another host in any way, or has
 * signs that browsers read as something else, is no path of ours (no open redirect).
 *
 * @returns without the language prefix, as `redirect()` wants it (see redirectPathsOf).
 */
export function parseBackPath(
  candidate: string | null | undefined,
  { origin, prefix }: Pick<PageRequest, 'origin' | 'prefix'>,
): string | undefined {
  if (candidate === null || candidate === undefined || candidate.length > MAXIMUM_LENGTH) return undefined;
  if (!/^\/(?!\/)/.test(candidate) || /[\\\p{Cc}]/u.test(candidate)) return undefined;
  if (!URL.canParse(candidate, origin)) return undefined;
  const url = new URL(candidate, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  const whole = `${url.pathname}${url.search}`;
  if (whole.startsWith('//')) return undefined;
  const base = prefix === undefined ? '' : `/${prefix}`;
  const isBelow = base !== '' && (whole === base || whole.startsWith(`${base}/`));
  const path = isBelow ? whole.slice(base.length) || '/' : whole;
  // Below a prefix may stand what would be another host by itself: `/fr//host`.
  if (path.startsWith('//')) return undefined;
  return isLeftBehind(path) ? undefined : path;
}

/** The page of this shop that a request came from, by the browser's own word; its language prefix is still there. */
export function refererPath({
  referer,
  origin,
}: Pick<PageRequest, 'referer' | 'origin'>): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === new URL(origin).origin ? `${url.pathname}${url.search}` : undefined;
}
