import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { findMissingMedia, type HasMedia } from './check-merchant.ts';
import type { MerchantFile, MerchantProblem } from './merchant-file.ts';
import { insertMerchantChange, type MerchantChange, selectMerchant } from './merchant-store.ts';

export interface MerchantShop {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly hasMedia: HasMedia;
}

export type MerchantRefusal =
  | { readonly code: 'MerchantInvalid'; readonly problems: readonly MerchantProblem[] }
  /** Another change came first: `current` is what it left, `undefined` when there is none of the version that the file names. */
  | { readonly code: 'MerchantChangedMeanwhile'; readonly current: MerchantChange | undefined };

/**
 * Puts a record in place of the shop's own, with all of it kept that was before, and announces it. The file names the version
 * it was made from, and one that names none is taken by a shop without a record alone: two people who write at the same
 * time do not undo each other's work. Resolves to the new version.
 */
export async function importMerchant(
  { database, events, clock, hasMedia }: MerchantShop,
  { version, merchant }: MerchantFile,
  changedBy: string,
): Promise<Outcome<number, MerchantRefusal>> {
  const problems = await findMissingMedia(merchant, hasMedia);
  if (problems.length > 0) return refuse({ code: 'MerchantInvalid', problems });
  return database.transaction(async (transaction) => {
    const current = await selectMerchant(transaction);
    if (current?.version !== version) return refuse({ code: 'MerchantChangedMeanwhile' as const, current });
    const next = (version ?? 0) + 1;
    const change = { version: next, record: merchant, changedAt: clock.now(), changedBy };
    if (!(await insertMerchantChange(transaction, change)))
      return refuse({
        code: 'MerchantChangedMeanwhile' as const,
        current: await selectMerchant(transaction),
      });
    await events.announce(transaction, { type: 'merchant-changed' });
    return accept(next);
  });
}
