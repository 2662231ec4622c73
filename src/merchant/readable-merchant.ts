import type { Queryable } from '../kernel/database.ts';
import { nobody } from './merchant.ts';
import { type MerchantProblem, readMerchant } from './merchant-file.ts';
import type { Merchant } from './merchant-schema.ts';
import { selectMerchant, selectMerchantChanges } from './merchant-store.ts';

/** The record as far as this version of the shop can read it. */
export interface ReadableMerchant {
  readonly merchant: Merchant;
  /** Which of its versions that is; `undefined` when there is none. */
  readonly version: number | undefined;
  /** The newest one, when it is another: a later version of the shop may have written it. */
  readonly unreadable:
    | { readonly version: number; readonly problems: readonly MerchantProblem[] }
    | undefined;
}

/** The newest version of the record that can be read: the shop sells on as it did, whatever somebody else has written since. */
export async function selectReadableMerchant(database: Queryable): Promise<ReadableMerchant> {
  const newest = await selectMerchant(database);
  if (newest === undefined) return { merchant: nobody, version: undefined, unreadable: undefined };
  const read = readMerchant(newest.record);
  if (read.ok) return { merchant: read.value, version: newest.version, unreadable: undefined };
  const unreadable = { version: newest.version, problems: read.refusal };
  for (const { version, record } of await selectMerchantChanges(database)) {
    const earlier = readMerchant(record);
    if (earlier.ok) return { merchant: earlier.value, version, unreadable };
  }
  return { merchant: nobody, version: undefined, unreadable };
}
