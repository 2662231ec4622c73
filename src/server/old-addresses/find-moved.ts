import type { Queryable } from '../../kernel/database.ts';
import type { Market } from '../../markets/countries.ts';
import { type AddressDecision, decideAddress } from '../../storefront/canonical-address.ts';
import { keyOf, type OldAddress, splitLanguage, splitTarget } from './old-address.ts';
import { selectOldAddresses } from './old-address-store.ts';

/** Where somebody is sent who asks for an address of before. */
export interface Moved {
  /** A path, or a whole address of another shop. */
  readonly location: string;
  readonly status: 301 | 308;
}

export interface AskedAddress {
  readonly market: Market;
  readonly nativeRouting: boolean;
  /** As in the request line. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** One way to find an address in the table. */
interface Candidate {
  readonly key: string;
  /** Whether the query is part of what was found; otherwise it is told to the new address. */
  readonly withQuery: boolean;
  /** Put before a path that was found without the language. */
  readonly base: string;
}

function listCandidates({ market, path, search }: AskedAddress): readonly Candidate[] {
  const whole = keyOf(path);
  if (whole === undefined) return [];
  const query = (keyOf('/', search) ?? '/').slice(1);
  const forms = [{ key: whole, base: '' }];
  const split = splitLanguage(whole);
  if (split !== undefined) {
    const [{ locale: main }, ...others] = market.languages;
    const isOther = others.some(({ locale }) => locale.startsWith(`${split.prefix}-`));
    if (isOther || main.startsWith(`${split.prefix}-`))
      forms.push({ key: split.rest, base: isOther ? `/${split.prefix}` : '' });
  }
  return forms.flatMap(({ key, base }) => [
    ...(query === '' ? [] : [{ key: `${key}${query}`, withQuery: true, base }]),
    { key, withQuery: false, base },
  ]);
}

/** The old address that was asked for: of several forms the most exact, the country's own before those of all. */
export async function findOldAddress(db: Queryable, asked: AskedAddress): Promise<Moved | undefined> {
  const candidates = listCandidates(asked);
  if (candidates.length === 0) return undefined;
  const rows = await selectOldAddresses(
    db,
    candidates.map(({ key }) => key),
    asked.market.countryCode,
  );
  for (const candidate of candidates) {
    const row = rows.find(({ path }) => path === candidate.key);
    if (row !== undefined) return lead(asked, candidate, row);
  }
  return undefined;
}

/** In one step: a path in the form that it has in the shop now. */
function lead(asked: AskedAddress, { withQuery, base }: Candidate, row: OldAddress): Moved | undefined {
  const { target, status } = row;
  if (!target.startsWith('/')) return { location: target, status };
  const { path, search } = splitTarget(target);
  const hasLanguage = splitLanguage(`${path.toLowerCase()}/`) !== undefined;
  const under = base === '' || hasLanguage ? path : `${base}${path === '/' ? '' : path}`;
  const query = search === '' && !withQuery ? asked.search : search;
  const decision = decideAddress(asked.market, asked.nativeRouting, under, query);
  const location = decision.kind === 'redirect' ? decision.location : `${under}${query}`;
  return location === `${asked.path}${asked.search}` ? undefined : { location, status };
}

/**
 * What becomes of an address before it is not found, or is sent to a form of it that is not found either: a page of today is
 * never taken away by an old address.
 */
export async function findMoved(
  db: Queryable,
  asked: AskedAddress,
  decision: AddressDecision,
  isPage: (address: Extract<AddressDecision, { kind: 'serve' }>) => Promise<boolean>,
): Promise<Moved | undefined> {
  if (decision.kind === 'refuse') return undefined;
  const moved = await findOldAddress(db, asked);
  if (moved === undefined) return undefined;
  if (decision.kind === 'serve') return (await isPage(decision)) ? undefined : moved;
  const { path, search } = splitTarget(decision.location);
  const canonical = decideAddress(asked.market, asked.nativeRouting, path, search);
  // A language that the country does not speak is sent to the root, whatever the rest of the address was.
  const isElsewhere = canonical.kind === 'serve' && canonical.path === '/';
  if (canonical.kind !== 'serve' || isElsewhere) return moved;
  return (await isPage(canonical)) ? undefined : moved;
}
