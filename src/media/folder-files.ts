import { endingOf, sizeFile, sizesOf } from './picture-sizes.ts';

/** The files of a merchant's folder by their paths, `/` between folders. */
export interface FolderFiles {
  has(path: string): boolean;
  /** The file of a name in small letters, whatever capitals it has. */
  find(name: string): string | undefined;
}

/** One name, and the files of the folder that it is given by: one, or all sizes of a picture in their order. */
export interface FolderSource {
  readonly name: string;
  readonly kind: 'file' | 'sizes';
  readonly files: readonly string[];
}

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Of files that differ in nothing but capitals the one without any is found, else the last of the alphabet. */
export function indexFolderFiles(paths: readonly string[]): FolderFiles {
  const all = new Set(paths);
  const byName = new Map(paths.toSorted().map((path) => [path.toLowerCase(), path]));
  return {
    has: (path) => all.has(path),
    find: (name) => (all.has(name) ? name : byName.get(name)),
  };
}

/**
 * What a name is given by: the file that its line assigns to it; without such a line the one that is called like the picture
 * (`hammer-drill-1.jpg`) or the document. A picture may also lie there in all its sizes (`hammer-drill-1-640.avif` …).
 */
export function findFolderSource(
  name: string,
  assigned: string | undefined,
  files: FolderFiles,
): FolderSource | undefined {
  const isDocument = endingOf(name) !== undefined;
  const file = assigned === undefined ? findNamesake(name, files) : assigned;
  if (file !== undefined && files.has(file)) return { name, kind: 'file', files: [file] };
  if (isDocument) return undefined;
  const sizes = sizesOf(name).map((size) => files.find(sizeFile(name, size)));
  const whole = sizes.filter((size) => size !== undefined);
  return whole.length === sizes.length ? { name, kind: 'sizes', files: whole } : undefined;
}

function findNamesake(name: string, files: FolderFiles): string | undefined {
  if (endingOf(name) !== undefined) return files.find(name);
  for (const ending of PICTURE_ENDINGS) {
    const file = files.find(`${name}.${ending}`);
    if (file !== undefined) return file;
  }
  return undefined;
}
