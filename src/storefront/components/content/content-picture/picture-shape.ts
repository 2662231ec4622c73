/** The files there are of a picture: widths in pixels as AVIF, and one WebP for what cannot read it. */
interface PictureShape {
  readonly avif: readonly number[];
  readonly webp: number;
  /** Width over height. */
  readonly ratio: number;
}

const wide: PictureShape = { avif: [640, 960, 1440, 1920], webp: 1440, ratio: 2 };
const square: PictureShape = { avif: [320, 640, 960, 1280], webp: 640, ratio: 1 };

/** Pictures made for heads and banners are twice as wide as high; all others are square. */
export const isWide = (name: string): boolean => /^(?:hero|banner)-/.test(name);

export const shapeOf = (name: string): PictureShape => (isWide(name) ? wide : square);

/** The address of the file that everything can read. */
export const plainPicture = (name: string): string => `/pictures/${name}-${shapeOf(name).webp}.webp`;
