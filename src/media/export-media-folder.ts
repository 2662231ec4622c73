import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../kernel/database.ts';
import { findFileSources, findMediaBlobs, findMediaReferences } from './media-store.ts';
import { documentKey, endingOf, sizeFile, sizeKey, sizesOf } from './picture-sizes.ts';
import { findClashes, type PlannedMedium } from './plan-media-folder.ts';
import type { MediaStorage } from './take-media.ts';

export interface WrittenFolder {
  /** Pictures and documents whose files are all in the folder now. */
  readonly written: number;
  /** Names of which the store lacks bytes. */
  readonly lost: readonly string[];
  /** Names that an import of the folder would give another's file, and that were left out therefore. */
  readonly clashing: readonly string[];
}

const AT_ONCE = 8;

/**
 * Writes what the catalogue shows into a folder from which `importMediaFolder` takes it again: an original under the name that an
 * asset line gives it or the picture's own, a document under its name, what came ready-made in all its sizes. What else lies in the
 * folder stays.
 */
export async function exportMediaFolder(
  { database, blobs }: MediaStorage,
  folder: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<WrittenFolder> {
  const planned = await planMedia(database);
  const clashing = await findClashes(blobs, planned);
  const waiting = planned.filter(({ name }) => !clashing.has(name));
  const count = waiting.length;
  const writes = new Map<string, Promise<boolean>>();
  /** Names may share a file: it is written once. */
  const write = (path: string, key: string): Promise<boolean> => {
    const writing = writes.get(path) ?? blobs.get(key).then((bytes) => writeWhole(join(folder, path), bytes));
    writes.set(path, writing);
    return writing;
  };
  const lost = new Set<string>();
  const work = async () => {
    for (let medium = waiting.shift(); medium !== undefined; medium = waiting.shift()) {
      for (const { path, key } of medium.files) if (!(await write(path, key))) lost.add(medium.name);
      onProgress(count - waiting.length, count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { written: count - lost.size, lost: [...lost].sort(), clashing: [...clashing].sort() };
}

/** Those with a path of the merchant's choice first: it is theirs. */
async function planMedia(database: Database): Promise<readonly PlannedMedium[]> {
  const assigned = new Map((await findFileSources(database)).map(({ name, file }) => [name, file]));
  const shown = await findMediaReferences(database);
  const media = (await findMediaBlobs(database)).filter(({ name }) => shown.has(name) || assigned.has(name));
  const planned = media
    .map((medium) => ({
      name: medium.name,
      assigned: assigned.get(medium.name),
      files: filesOf(medium, assigned.get(medium.name)),
    }))
    .filter(({ files }) => files.length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...planned.filter((medium) => medium.assigned !== undefined),
    ...planned.filter((medium) => medium.assigned === undefined),
  ];
}

function filesOf(
  medium: { readonly name: string; readonly original: string | null; readonly version: string | null },
  assigned: string | undefined,
): PlannedMedium['files'] {
  const { name, original, version } = medium;
  if (original !== null) return [{ path: assigned ?? `${name}.${endingOf(original)}`, key: original }];
  if (version === null) return [];
  if (endingOf(name) !== undefined) return [{ path: assigned ?? name, key: documentKey(version, name) }];
  return sizesOf(name).map((size) => ({ path: sizeFile(name, size), key: sizeKey(version, size) }));
}

/** A file that is there is there in whole. Whether there are bytes to write. */
async function writeWhole(path: string, bytes: Uint8Array | undefined): Promise<boolean> {
  if (bytes === undefined) return false;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return true;
}
