import { createHash } from 'node:crypto';

/** One file of a picture: so wide, in pixels, and in one format. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly format: 'avif' | 'webp';
}

export type PictureShape = 'square' | 'wide';

/** Pictures for the heads of pages and for banners are twice as wide as high; all others are square on white. */
export const shapeOf = (name: string): PictureShape => (/^(?:hero|banner)-/.test(name) ? 'wide' : 'square');

const size =
  (ratio: number, format: PictureSize['format']) =>
  (width: number): PictureSize => ({ width, height: width * ratio, format });

/** What pages choose from: AVIF in four widths, and one WebP for what cannot read it. */
const sizes: Readonly<Record<PictureShape, readonly PictureSize[]>> = {
  square: [...[320, 640, 960, 1280].map(size(1, 'avif')), size(1, 'webp')(640)],
  wide: [...[640, 960, 1440, 1920].map(size(0.5, 'avif')), size(0.5, 'webp')(1440)],
};

export const sizesOf = (name: string): readonly PictureSize[] => sizes[shapeOf(name)];

/** `drill-640.avif` of the picture `drill`, and of its version when that stands in the place of the name. */
export const sizeFile = (stem: string, { width, format }: PictureSize): string =>
  `${stem}-${width}.${format}`;

/** `drill-1` of `drill-1-640.avif`, when a picture of that name has this size. */
export function pictureOfSize(file: string): string | undefined {
  const stem = file.replace(/-\d+\.[a-z]+$/, '');
  return sizesOf(stem).some((size) => sizeFile(stem, size) === file) ? stem : undefined;
}

/** Where a size of a version lies in the store. */
export const sizeKey = (version: string, of: PictureSize): string => `shown/${sizeFile(version, of)}`;

/** Where a document lies in the store, by its name's ending. */
export const documentKey = (version: string, name: string): string =>
  `shown/${version}.${requireEnding(name)}`;

/** `pdf` of `manuals/drill-de.pdf`; a picture has none. */
export const endingOf = (name: string): string | undefined => /\.([a-z]+)$/.exec(name)?.[1];

function requireEnding(name: string): string {
  const ending = endingOf(name);
  if (ending === undefined) throw new Error(`${name} is a picture, not a document`);
  return ending;
}

/** How sizes are made of an original; another number makes all pictures' sizes anew when they are next taken. */
const RECIPE = 'sizes 1';

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

/** Names the sizes made of an original: the same picture has the same addresses in every shop and at any time. */
export const versionOf = (name: string, original: string): string =>
  hashOf(`${RECIPE} ${shapeOf(name)} ${original}`).slice(0, 20);
