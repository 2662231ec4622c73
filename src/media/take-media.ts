import type { Database, Queryable } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import type { Jobs } from '../kernel/jobs.ts';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { inspectMedia } from './inspect-media.ts';
import type { MediaBlobs } from './media-blobs.ts';
import { saveMediaOriginals, saveShownMedia, waitForRemoval } from './media-store.ts';
import { readMediaType } from './media-type.ts';
import { documentKey, endingOf, hashOf, sizeKey, sizesOf, versionOf } from './picture-sizes.ts';

/** What media need of the shop around them. */
export interface MediaShop {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly blobs: MediaBlobs;
}

/** What has been inspected and lies in the store, ready to be saved under its name. */
export type TakenMedium =
  | { readonly kind: 'original'; readonly name: string; readonly original: string }
  | {
      readonly kind: 'shown';
      readonly name: string;
      readonly version: string;
      readonly title: string | null;
      /** Of a document. */
      readonly bytes: number | null;
    };

/** The database that every process of the shop shares, and the store. */
export type MediaStorage = Pick<MediaShop, 'database' | 'blobs'>;

/**
 * Puts bytes into the store, where a sweep leaves them alone until something is saved that needs them: what was put is young. A
 * store may be slow, so nothing of the database is held meanwhile. A sweep removes under a lock, a few at a time, after a look at
 * their age under the same lock. One that looks after the put spares them; one that looked before is waited for, and what it
 * has removed is put again – then it is absent or young to whoever looks.
 */
export async function putBlobs(
  { database, blobs }: MediaStorage,
  files: readonly (readonly [key: string, bytes: Uint8Array])[],
): Promise<void> {
  await Promise.all(files.map(([key, bytes]) => blobs.put(key, bytes)));
  await waitForRemoval(database);
  const times = await Promise.all(files.map(([key]) => blobs.storedAt(key)));
  const removed = files.filter((_, index) => times[index] === undefined);
  await Promise.all(removed.map(([key, bytes]) => blobs.put(key, bytes)));
}

/** Puts a file into the store: of a picture its original, a document as it is. Refuses in words for its owner. */
export async function storeMedium(
  storage: MediaStorage,
  name: string,
  bytes: Uint8Array,
  title: string | null = null,
): Promise<Outcome<TakenMedium, string>> {
  const inspected = await inspectMedia(name, bytes);
  if (!inspected.ok) return inspected;
  const hash = hashOf(bytes);
  if (endingOf(name) !== undefined) {
    const version = hash.slice(0, 20);
    await putBlobs(storage, [[documentKey(version, name), bytes]]);
    return accept({ kind: 'shown', name, version, title, bytes: bytes.length });
  }
  const original = `originals/${hash}.${inspected.value}`;
  await putBlobs(storage, [[original, bytes]]);
  return accept({ kind: 'original', name, original });
}

/** Puts a picture into the store that comes in all its sizes, made elsewhere: `files` in the order of `sizesOf`. */
export async function storeSizes(
  storage: MediaStorage,
  name: string,
  files: readonly Uint8Array[],
): Promise<Outcome<TakenMedium, string>> {
  const sizes = sizesOf(name);
  const wrong = sizes.find(({ format }, index) => readMediaType(files[index] ?? new Uint8Array()) !== format);
  if (wrong !== undefined) return refuse(`its size of ${wrong.width} pixels is no ${wrong.format}`);
  const version = versionOf(name, hashOf(...files));
  await putBlobs(
    storage,
    sizes.map((size, index) => [sizeKey(version, size), files[index] ?? new Uint8Array()] as const),
  );
  return accept({ kind: 'shown', name, version, title: null, bytes: null });
}

/**
 * Shows what was put into the store under its name, and orders the sizes of what has none yet; until they are made, the
 * name shows what it showed before. Returns the names of what is new or has changed.
 */
export async function saveMedia(shop: MediaShop, media: readonly TakenMedium[]): Promise<readonly string[]> {
  const originals = media.filter((medium) => medium.kind === 'original');
  const shown = media.filter((medium) => medium.kind === 'shown');
  return shop.database.transaction(async (transaction) => {
    const changed = await saveMediaOriginals(transaction, originals);
    for (const name of changed) await shop.jobs.enqueue(transaction, 'make-picture-sizes', { name });
    const showing = await saveShownMedia(transaction, shown);
    await announceMedia(transaction, shop.events, showing);
    return [...changed, ...showing];
  });
}

export async function announceMedia(
  transaction: Queryable,
  events: Events,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await events.announce(transaction, { type: 'media-changed', names });
}
