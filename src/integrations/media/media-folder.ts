import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertBlobKey, isBlobKey, type MediaBlobs } from '../../media/media-blobs.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';

/** How file systems say that they put no folders on the disk by themselves (network shares, some of FUSE). */
const WITHOUT_FOLDER_SYNC: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOTSUP', 'EPERM']);

/**
 * Media in a folder of this machine, a file each. What was put stays whole whatever ends the process or the machine: it is
 * written under another name, both it and its folder are on the disk before it counts as put. That name is a key too, which
 * nothing refers to: what a process that died has left behind is swept like everything that belongs to nothing.
 */
export function createFolderBlobs(folder: string): MediaBlobs {
  const made = new Map<string, Promise<void>>();
  const make = (path: string) => {
    const known = made.get(path) ?? makeFolder(path);
    made.set(path, known);
    return known;
  };
  const pathOf = (key: string) => {
    assertBlobKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await make(dirname(path));
      const unfinished = join(dirname(path), `${randomUUID()}.part`);
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async storedAt(key) {
      return (await statOf(pathOf(key)))?.mtime;
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const part of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, part))) {
          const key = `${part}/${name}`;
          const found = isBlobKey(key) ? await statOf(join(folder, part, name)) : undefined;
          if (found !== undefined) yield { key, storedAt: found.mtime };
        }
      }
    },
  };
}

/** Resolves when the bytes are on the disk. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Resolves when the names of a folder are on the disk, where its file system can be asked for that. */
async function syncFolder(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } catch (error) {
    if (!WITHOUT_FOLDER_SYNC.has(codeOf(error))) throw error;
  } finally {
    await opened.close();
  }
}

/** Makes a folder with those above it; their names are on the disk then, too. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let above = path; above.length >= first.length; above = dirname(above))
    await syncFolder(dirname(above));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) names.push(name);
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
  return names.sort();
}

/** `undefined` for what another process has removed meanwhile. */
async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
