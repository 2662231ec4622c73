import { findFolderSource, indexFolderFiles } from './folder-files.ts';
import type { MediaBlobs } from './media-blobs.ts';

/** A picture or document that is to lie in a folder: under which paths, and where the bytes of each are. */
export interface PlannedMedium {
  readonly name: string;
  /** The path that its asset line assigns to it. */
  readonly assigned: string | undefined;
  readonly files: readonly { readonly path: string; readonly key: string }[];
}

/**
 * The names for which `importMediaFolder` would find something else in the folder than what is planned for them: their path is
 * another's too, whose bytes are others, or another's is found first (`drill.jpg` before `drill.png`). Of those that want one path
 * the first has it.
 */
export async function findClashes(
  blobs: MediaBlobs,
  media: readonly PlannedMedium[],
): Promise<ReadonlySet<string>> {
  const keys = new Map<string, string>();
  const clashing = new Set<string>();
  const hasSameBytes = async (path: string, key: string): Promise<boolean> => {
    const other = keys.get(path);
    return other === key || (other !== undefined && isEqual(await blobs.get(other), await blobs.get(key)));
  };
  for (const { name, files } of media) {
    const taken = files.filter(({ path }) => keys.has(path));
    const same = await Promise.all(taken.map(({ path, key }) => hasSameBytes(path, key)));
    if (same.includes(false)) clashing.add(name);
    else for (const { path, key } of files) keys.set(path, keys.get(path) ?? key);
  }
  const folder = indexFolderFiles([...keys.keys()]);
  for (const { name, assigned, files } of media) {
    const found = findFolderSource(name, assigned, folder)?.files ?? [];
    const same = await Promise.all(files.map(({ key }, index) => hasSameBytes(found[index] ?? '', key)));
    if (found.length !== files.length || same.includes(false)) clashing.add(name);
  }
  return clashing;
}

const isEqual = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;
