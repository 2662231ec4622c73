import type { Database } from '../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { collapseChains, type Loop } from './collapse-chains.ts';
import type { OldAddress } from './old-address.ts';
import { lockOldAddresses, replaceOldAddresses, selectAllOldAddresses } from './old-address-store.ts';

export interface ImportedAddresses {
  readonly added: number;
  readonly changed: number;
  readonly all: number;
}

const nameOf = ({ country, path }: OldAddress) => `${country} ${path}`;

/**
 * Takes old addresses into the table, or puts them in its place; chains are followed through those that it has already. Every
 * process asks the table itself: what is in it counts everywhere at once.
 */
export function importOldAddresses(
  database: Database,
  rows: readonly OldAddress[],
  mode: 'add' | 'replace',
): Promise<Outcome<ImportedAddresses, readonly Loop[]>> {
  return database.transaction(async (transaction) => {
    await lockOldAddresses(transaction);
    const before = new Map((await selectAllOldAddresses(transaction)).map((row) => [nameOf(row), row]));
    const union = new Map(mode === 'replace' ? [] : before);
    for (const row of rows) union.set(nameOf(row), row);
    const collapsed = collapseChains([...union.values()]);
    if (!collapsed.ok) return refuse(collapsed.loops);
    await replaceOldAddresses(transaction, collapsed.rows);
    const added = collapsed.rows.filter((row) => !before.has(nameOf(row))).length;
    const changed = collapsed.rows.filter((row) => {
      const known = before.get(nameOf(row));
      return known !== undefined && (known.target !== row.target || known.status !== row.status);
    }).length;
    return accept({ added, changed, all: collapsed.rows.length });
  });
}
