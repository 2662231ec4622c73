import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findFileSources, findMediaBlobs, findMediaReferences } from './media-store.ts';
import { documentKey, endingOf, sizeFile, sizeKey, sizesOf } from './picture-sizes.ts';
import type { MediaStorage } from './take-media.ts';

export interface WrittenFolder {
  /** Pictures and documents whose files are all in the folder now. */
  readonly written: number;
  /** Names of which the store lacks bytes. */
  readonly lost: readonly string[];
}

/** A file of the folder, and where its bytes lie. */
interface FolderFile {
  readonly path: string;
  readonly key: string;
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
  const assigned = new Map((await findFileSources(database)).map(({ name, file }) => [name, file]));
  const shown = await findMediaReferences(database);
  const media = (await findMediaBlobs(database)).filter(({ name }) => shown.has(name) || assigned.has(name));
  const waiting = media.flatMap((medium) => {
    const files = filesOf(medium, assigned.get(medium.name));
    return files.length === 0 ? [] : [{ name: medium.name, files }];
  });
  const count = waiting.length;
  const lost: string[] = [];
  const work = async () => {
    for (let medium = waiting.shift(); medium !== undefined; medium = waiting.shift()) {
      for (const { path, key } of medium.files) {
        const bytes = await blobs.get(key);
        if (bytes === undefined) lost.push(medium.name);
        else await writeWhole(join(folder, path), bytes);
      }
      onProgress(count - waiting.length, count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const names = new Set(lost);
  return { written: count - names.size, lost: [...names].sort() };
}

function filesOf(
  medium: { readonly name: string; readonly original: string | null; readonly version: string | null },
  assigned: string | undefined,
): readonly FolderFile[] {
  const { name, original, version } = medium;
  if (original !== null) return [{ path: assigned ?? `${name}.${endingOf(original)}`, key: original }];
  if (version === null) return [];
  if (endingOf(name) !== undefined) return [{ path: assigned ?? name, key: documentKey(version, name) }];
  return sizesOf(name).map((size) => ({ path: sizeFile(name, size), key: sizeKey(version, size) }));
}

/** A file that is there is there in whole. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.unfinished`, bytes);
  await rename(`${path}.unfinished`, path);
}
