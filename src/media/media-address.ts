import type { ShownMedium } from './media-store.ts';
import { documentKey, pictureOfSize } from './picture-sizes.ts';

/** The folders of the shop's addresses, and what the names of all that lies there begin with. */
export const mediaFolders = [
  { folder: '/pictures/', prefix: '' },
  { folder: '/manuals/', prefix: 'manuals/' },
] as const;

/** `drill-1`, then `.<version>` or nothing, then `-640` of a picture or nothing, then the ending. */
const FILE = /^([a-z0-9][a-z0-9/_-]*?)(?:\.([0-9a-f]{20}))?(-\d{3,4})?\.([a-z]{3,4})$/;

/** What an address below such a folder says, after the folder's prefix. */
export interface MediaFile {
  readonly stem: string;
  readonly version: string | undefined;
  /** `-640` or nothing. */
  readonly width: string;
  readonly ending: string;
}

/** Names, and what is shown under them now. */
export interface ShownNames {
  get(name: string): Pick<ShownMedium, 'version' | 'title' | 'bytes'> | undefined;
}

export function parseMediaFile(file: string): MediaFile | undefined {
  const found = FILE.exec(file);
  if (found === null) return undefined;
  const [, stem = '', version, width = '', ending = ''] = found;
  return { stem, version, width, ending };
}

/**
 * What is shown now for a file, whatever version it names: `drill-1-640.avif` is the size of a picture or, as `frame-100.avif` may
 * be, a document of that very name.
 */
export function findShownFile(
  shown: ShownNames,
  { stem, width, ending }: MediaFile,
): { readonly key: string; readonly title?: string | null } | undefined {
  const name = `${stem}${width}.${ending}`;
  const document = shown.get(name) ?? shown.get(`${stem}.${ending}`);
  if (document !== undefined) return { key: documentKey(document.version, name), title: document.title };
  const picture = pictureOfSize(name) === undefined ? undefined : shown.get(stem);
  return picture && { key: `shown/${picture.version}${width}.${ending}` };
}

/** What a path of the shop names below its folders of media. */
function parsePath(path: string): MediaFile | undefined {
  const place = mediaFolders.find(({ folder }) => path.startsWith(folder));
  return place && parseMediaFile(`${place.prefix}${path.slice(place.folder.length)}`);
}

/** Whether a path of the shop leads to something. What lies outside the folders of media is served by somebody else. */
export function leadsToSomething(shown: ShownNames, path: string): boolean {
  if (!mediaFolders.some(({ folder }) => path.startsWith(folder))) return true;
  const file = parsePath(path);
  return file !== undefined && findShownFile(shown, file) !== undefined;
}

/** How large the document of a path is; `undefined` of pictures, and of what others serve. */
export function bytesOf(shown: ShownNames, path: string): number | undefined {
  const file = parsePath(path);
  if (file === undefined) return undefined;
  const { stem, width, ending } = file;
  return (shown.get(`${stem}${width}.${ending}`) ?? shown.get(`${stem}.${ending}`))?.bytes ?? undefined;
}
