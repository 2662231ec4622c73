import { keyOf, type OldAddress, splitLanguage, splitTarget } from './old-address.ts';

/** Old addresses that lead in a circle, by their keys. */
export interface Loop {
  readonly path: string;
  readonly way: readonly string[];
}

/** A table in which every old address leads to where its chain ends, or the circles that are in it. */
export type Collapsed =
  | { readonly ok: true; readonly rows: readonly OldAddress[] }
  | { readonly ok: false; readonly loops: readonly Loop[] };

/**
 * Follows every chain to its end, in the shop of each country that has old addresses of its own: one of all countries that ends
 * elsewhere there gets a row for that country. Only paths are followed: a whole address is another shop's.
 */
export function collapseChains(rows: readonly OldAddress[]): Collapsed {
  const countries = new Set(rows.map(({ country }) => country));
  countries.add('');
  const loops = new Map<string, Loop>();
  const collapsed = new Map<string, OldAddress>();
  // The rows of all countries first: what differs from them in one is told beside them.
  for (const country of [...countries].sort()) {
    const shop = new Map(
      rows
        .filter((row) => row.country === '' || row.country === country)
        .sort(byCountry)
        .map((row) => [row.path, row]),
    );
    for (const row of shop.values()) {
      const end = follow(shop, row);
      if ('way' in end) loops.set(row.path, end);
      else if (row.country === country || collapsed.get(` ${row.path}`)?.target !== end.target)
        collapsed.set(`${country} ${row.path}`, { ...row, country, target: end.target });
    }
  }
  return loops.size > 0
    ? { ok: false, loops: [...loops.values()] }
    : { ok: true, rows: [...collapsed.values()] };
}

const byCountry = (left: OldAddress, right: OldAddress) => (left.country < right.country ? -1 : 1);

function follow(shop: ReadonlyMap<string, OldAddress>, row: OldAddress): { readonly target: string } | Loop {
  const way = [row.path];
  let { target } = row;
  for (;;) {
    const next = findNext(shop, target);
    if (next === undefined) return { target };
    if (way.includes(next.path)) return { path: row.path, way: [...way, next.path] };
    way.push(next.path);
    target = next.target;
  }
}

/** The old address that a target is itself, with a language in front or without, as pages look for it. */
function findNext(shop: ReadonlyMap<string, OldAddress>, target: string): OldAddress | undefined {
  if (!target.startsWith('/')) return undefined;
  const { path, search } = splitTarget(target);
  const [whole, bare] = [keyOf(path, search), keyOf(path)];
  const own = shop.get(whole ?? '') ?? shop.get(bare ?? '');
  if (own !== undefined) return own;
  const split = splitLanguage(bare ?? '');
  const below = split && shop.get(split.rest);
  if (below === undefined || split === undefined) return undefined;
  return below.target.startsWith('/') ? { ...below, target: `/${split.prefix}${below.target}` } : below;
}
