import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './list.ts';
import { HEROES, PICTURES, TURNTABLES } from './list.ts';
import type { Shot } from './studio/views.ts';
import { SHOTS } from './studio/views.ts';

/** In which sizes a kind of picture is kept, in pixels: widths as AVIF, and one WebP for what cannot read AVIF. */
interface Shape {
  /** Height over width. */
  ratio: number;
  avif: readonly number[];
  webp: readonly number[];
}

export const SHAPES = {
  product: { ratio: 1, avif: [320, 640, 960, 1280], webp: [640] },
  hero: { ratio: 0.5, avif: [640, 960, 1440, 1920], webp: [1440] },
  turn: { ratio: 1, avif: [480], webp: [] },
  /** The shop's own, in `public/pictures/`: shown where a product has no picture. */
  placeholder: { ratio: 1, avif: [640, 1280], webp: [640] },
} as const satisfies Record<string, Shape>;

/** Frames of a view all around, ten degrees apart. */
export const FRAMES = 36;
/** There is nothing more to see of it than one view. */
const PLACEHOLDER = 'default';

/** One picture to be taken. */
export interface Photo {
  /** Its files' name without width and ending: `kettlebell-black`, `kettlebell-black-3`, `360/kettlebell-black/07`. */
  name: string;
  picture: Picture;
  shape: keyof typeof SHAPES;
  shot: Shot | { frame: number; of: number };
}

/** The first listed picture of each model. */
export function isFirstLook(name: string): boolean {
  const model = PICTURES[name]?.model;
  return (
    model !== undefined && Object.keys(PICTURES).find((other) => PICTURES[other]?.model === model) === name
  );
}

/** The names a product with this look shows, in order: all views of a first look, one of any other. */
export function viewNames(name: string): string[] {
  return shotsOf(name).map((shot) => shotName(name, shot));
}

const shotsOf = (name: string): readonly Shot[] =>
  isFirstLook(name) && name !== PLACEHOLDER ? SHOTS : SHOTS.slice(0, 1);
const shotName = (name: string, shot: Shot): string => (shot === 1 ? name : `${name}-${shot}`);

/** Every picture there should be, the most urgent first: first views, the home page, other views, turntables. */
export function allPhotos(): Photo[] {
  const views = Object.entries(PICTURES).flatMap(([name, picture]) =>
    shotsOf(name).map(
      (shot): Photo => ({
        name: shotName(name, shot),
        picture,
        shape: name === PLACEHOLDER ? 'placeholder' : 'product',
        shot,
      }),
    ),
  );
  const heroes = Object.entries(HEROES).map(
    ([name, picture]): Photo => ({ name, picture, shape: 'hero', shot: 1 }),
  );
  return [
    ...views.filter(({ shot }) => shot === 1),
    ...heroes,
    ...views.filter(({ shot }) => shot !== 1),
    ...TURNTABLES.flatMap(framesOf),
  ];
}

/** The frames of one turntable. */
function framesOf(name: string): Photo[] {
  const picture = PICTURES[name];
  if (!picture) throw new Error(`There is no picture named ${name} to turn`);
  return Array.from({ length: FRAMES }, (_, frame) => ({
    name: `360/${name}/${String(frame + 1).padStart(2, '0')}`,
    picture,
    shape: 'turn' as const,
    shot: { frame, of: FRAMES },
  }));
}

/** A file of a picture, within the folder, e.g. `kettlebell-black-320.avif`. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
}

/** The files a picture consists of. A turntable's frames have one size and so do not name it. */
export function filesOf({ name, shape }: Pick<Photo, 'name' | 'shape'>): PictureFile[] {
  const { ratio, ...formats } = SHAPES[shape];
  return (['avif', 'webp'] as const).flatMap((format) =>
    formats[format].map((width) => ({
      path: shape === 'turn' ? `${name}.${format}` : `${name}-${width}.${format}`,
      width,
      height: width * ratio,
      format,
    })),
  );
}

/** Of which at least one file is not in the folder, and should be. */
export function missingPhotos(folder: string, photos: readonly Photo[]): Photo[] {
  return photos.filter(
    (photo) =>
      photo.shape !== 'placeholder' && filesOf(photo).some(({ path }) => !existsSync(join(folder, path))),
  );
}
