import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { Cluster } from './cluster.ts';
import { indexVersion } from './mapping.ts';

/** `prod.de-AT` -> `prod.de-at`: what searches ask; OpenSearch takes no capitals in names of indexes. */
export const aliasOf = (name: string) => name.toLowerCase();

/** `prod.de-at-20261121093015042`: what the alias stands for, one for each time it was made. */
export function nameNewIndex(alias: string, clock: Clock): string {
  return `${alias}-${clock.now().toISOString().replace(/\D/g, '')}`;
}

const MADE = /-\d{17}$/;

/** Whether a name is one of `nameNewIndex`, and not an alias. */
export const isMadeIndex = (name: string) => MADE.test(name);

/** What stands behind an alias. `foreign`: something that this version of the shop did not make. */
export type AliasState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'foreign'; readonly indexes: readonly string[] }
  | { readonly kind: 'current'; readonly index: string };

export async function readAlias(
  cluster: Cluster,
  alias: string,
  locale: LocaleCode,
  markets: readonly CatalogueMarket[],
): Promise<AliasState> {
  const found = await cluster.findIndexes(alias);
  const indexes = [...found.keys()];
  const [index] = indexes;
  if (index === undefined) return { kind: 'missing' };
  const meta = found.get(index);
  const isOurs = meta?.version === indexVersion(markets) && meta.locale === locale;
  // An index that bears the alias's own name was made by mistake: nothing could be swapped behind it.
  return isOurs && indexes.length === 1 && index !== alias
    ? { kind: 'current', index }
    : { kind: 'foreign', indexes };
}

/** Puts a new index behind the alias in one step, and lets go of what was there. */
export async function swapAlias(
  cluster: Cluster,
  alias: string,
  index: string,
  before: readonly string[],
): Promise<void> {
  await cluster.updateAliases([
    { add: { index, alias } },
    ...before.map((old) =>
      old === alias ? { remove_index: { index: old } } : { remove: { index: old, alias } },
    ),
  ]);
}

/** Deletes what was made for an alias and is not behind it: the old ones, and those of a rebuild that did not end. */
export async function deleteLeftovers(
  cluster: Cluster,
  alias: string,
  keep: readonly string[],
): Promise<void> {
  for (const index of (await cluster.findIndexes(`${alias}-*`)).keys()) {
    if (isMadeIndex(index) && index.replace(MADE, '') === alias && !keep.includes(index))
      await cluster.deleteIndex(index);
  }
}
