import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertBlobKey, type MediaBlobs } from '../../media/media-blobs.ts';

/** What is being written; a process that dies leaves one behind. */
const UNFINISHED = /\.part$/;

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Media in a folder of this machine, a file each. */
export function createFolderBlobs(folder: string): MediaBlobs {
  const made = new Map<string, Promise<unknown>>();
  const make = (path: string) => {
    const known = made.get(path) ?? mkdir(path, { recursive: true });
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
      const unfinished = `${path}.${randomUUID()}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const part of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, part))) {
          const found = await statOf(join(folder, part, name));
          if (found === undefined || UNFINISHED.test(name)) continue;
          yield { key: `${part}/${name}`, keptAt: found.mtime };
        }
      }
    },
  };
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
