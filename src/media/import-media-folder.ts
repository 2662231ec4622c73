import { opendir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type FolderSource, findFolderSource, indexFolderFiles } from './folder-files.ts';
import { MOST_BYTES } from './inspect-media.ts';
import { findFileSources, findMediaReferences, findShownMedia } from './media-store.ts';
import { pictureOfSize } from './picture-sizes.ts';
import { type MediaShop, saveMedia, storeMedium, storeSizes, type TakenMedium } from './take-media.ts';

export interface FolderReport {
  /** Names whose picture or document is new or another than before. */
  readonly taken: number;
  readonly unchanged: number;
  /** Files that were not taken, and why. */
  readonly refused: readonly { readonly name: string; readonly file: string; readonly problem: string }[];
  /** What the catalogue shows, or a line of it says, and is neither here nor in the shop already. */
  readonly missing: readonly string[];
  /** Files of the folder that nothing of the catalogue names. */
  readonly unnamed: number;
}

const AT_ONCE = 8;
const SAVED_AT_ONCE = 200;

/**
 * Takes what the catalogue shows from a merchant's folder: the file that an asset line names, else the one that is called like the
 * picture (`hammer-drill-1.jpg`) or the document (`manuals/hammer-drill-de.pdf`), whatever its capitals. A picture may also lie
 * there in all its sizes, ready-made. The same folder again changes nothing.
 */
export async function importMediaFolder(
  shop: MediaShop,
  folder: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<FolderReport> {
  const paths = await listFiles(folder);
  const files = indexFolderFiles(paths);
  const assigned = new Map((await findFileSources(shop.database)).map(({ name, file }) => [name, file]));
  const named = await findMediaReferences(shop.database);
  const wanted = [...new Set([...assigned.keys(), ...named])];
  const sources = wanted.flatMap((name) => findFolderSource(name, assigned.get(name), files) ?? []);
  const used = new Set(sources.flatMap((source) => source.files));

  const refused: FolderReport['refused'][number][] = [];
  let taken = 0;
  for (let from = 0; from < sources.length; from += SAVED_AT_ONCE) {
    const batch = sources.slice(from, from + SAVED_AT_ONCE);
    const media = await storeAll(shop, folder, batch, (source, problem) =>
      refused.push({ name: source.name, file: source.files[0] ?? '', problem }),
    );
    taken += (await saveMedia(shop, media)).length;
    onProgress(Math.min(from + SAVED_AT_ONCE, sources.length), sources.length);
  }
  return {
    taken,
    unchanged: sources.length - taken - refused.length,
    refused,
    missing: await findMissing(shop, wanted, sources, refused),
    unnamed: paths.filter((path) => !used.has(path)).length,
  };
}

/** Shown where there is one, and no gap where there is none. */
const OPTIONAL = new Set(['default', 'logo', 'logo.svg', 'logo.png', 'logo.webp']);

async function findMissing(
  { database }: MediaShop,
  wanted: readonly string[],
  sources: readonly FolderSource[],
  refused: FolderReport['refused'],
): Promise<readonly string[]> {
  const known = new Set([
    ...OPTIONAL,
    ...(await findShownMedia(database)).map(({ name }) => name),
    ...sources.map(({ name }) => name),
    ...refused.map(({ name }) => name),
  ]);
  return wanted.filter((name) => !known.has(name) && !known.has(pictureOfSize(name) ?? '')).sort();
}

/** The path of every file below the folder. Links that lead out of the folder are no part of it. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const root = await realpath(folder);
  const paths: string[] = [];
  for await (const entry of await opendir(root, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink() && !(await leadsInto(root, path))) continue;
    if (!entry.isFile() && !entry.isSymbolicLink()) continue;
    paths.push(relative(root, path).split(sep).join('/'));
  }
  return paths;
}

async function leadsInto(root: string, link: string): Promise<boolean> {
  try {
    const target = await realpath(link);
    return target.startsWith(`${root}${sep}`) && (await stat(target)).isFile();
  } catch {
    // Into nothing, or in a circle.
    return false;
  }
}

async function storeAll(
  shop: MediaShop,
  folder: string,
  sources: readonly FolderSource[],
  refuse: (source: FolderSource, problem: string) => void,
): Promise<readonly TakenMedium[]> {
  const media: TakenMedium[] = [];
  const waiting = [...sources];
  const work = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      const { name, kind, files } = source;
      const read = await readAll(files.map((file) => join(folder, file)));
      if (read === undefined) {
        refuse(source, `is larger than ${MOST_BYTES / 1024 / 1024} MB`);
        continue;
      }
      const stored =
        kind === 'sizes'
          ? await storeSizes(shop, name, read)
          : await storeMedium(shop, name, read[0] ?? new Uint8Array());
      if (stored.ok) media.push(stored.value);
      else refuse(source, stored.refusal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return media;
}

/** `undefined` when one is larger than any that is taken: it is not read. */
async function readAll(paths: readonly string[]): Promise<readonly Uint8Array[] | undefined> {
  const found = await Promise.all(paths.map((path) => stat(path)));
  if (found.some(({ size }) => size > MOST_BYTES)) return undefined;
  return Promise.all(paths.map((path) => readFile(path)));
}
