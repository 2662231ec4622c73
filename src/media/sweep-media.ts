import type { Clock } from '../kernel/clock.ts';
import { findMediaBlobs, forgetUnusedMedia, lockRemoval } from './media-store.ts';
import { documentKey, endingOf, sizeKey, sizesOf } from './picture-sizes.ts';
import { announceMedia, type MediaShop, type MediaStorage } from './take-media.ts';

const DAY_MS = 86_400_000;

/** So long a picture stays that nothing shows: a page or product that is taken out for a season finds it again. */
const UNUSED_DAYS = 30;

/** So long bytes stay that belong to nothing: those that are just being taken in, and those that open pages still ask for. */
const ORPHAN_DAYS = 2;

/** Few, because whoever has put bytes waits meanwhile, and the database lets a transaction ask nothing for a minute. */
const REMOVED_AT_ONCE = 16;

export interface Swept {
  readonly media: number;
  readonly blobs: number;
}

/** Removes what nothing has shown for a month, and bytes that no picture or document consists of any more. */
export async function sweepMedia(shop: MediaShop & { readonly clock: Clock }): Promise<Swept> {
  const { database, events, blobs } = shop;
  const now = shop.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const forgotten = await database.transaction(async (transaction) => {
    const names = await forgetUnusedMedia(transaction, now, before(UNUSED_DAYS));
    await announceMedia(transaction, events, names);
    return names;
  });
  const limit = before(ORPHAN_DAYS);
  const old: string[] = [];
  for await (const { key, storedAt } of blobs.list()) if (storedAt < limit) old.push(key);
  // Read after the listing: what was put since is not among the old ones, and what a row has taken up since is.
  const used = await findUsedKeys(shop);
  const orphans = old.filter((key) => !used.has(key));
  let removed = 0;
  for (let from = 0; from < orphans.length; from += REMOVED_AT_ONCE)
    removed += await removeOld(shop, orphans.slice(from, from + REMOVED_AT_ONCE), limit);
  return { media: forgotten.length, blobs: removed };
}

/** Removes what was not put again meanwhile: somebody may be taking in the same picture at this moment, and saves it next (`putBlobs`). */
async function removeOld(
  { database, blobs }: MediaStorage,
  keys: readonly string[],
  limit: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockRemoval(transaction);
    const times = await Promise.all(keys.map((key) => blobs.storedAt(key)));
    const old = keys.filter((_, index) => (times[index] ?? limit) < limit);
    await blobs.remove(old);
    return old.length;
  });
}

async function findUsedKeys({ database }: MediaShop): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const { name, original, version } of await findMediaBlobs(database)) {
    if (original !== null) used.add(original);
    if (version === null) continue;
    if (endingOf(name) !== undefined) used.add(documentKey(version, name));
    else for (const size of sizesOf(name)) used.add(sizeKey(version, size));
  }
  return used;
}
