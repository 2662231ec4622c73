import sharp from 'sharp';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { MOST_PIXELS } from './inspect-media.ts';
import { type PictureSize, shapeOf, sizesOf } from './picture-sizes.ts';

const AVIF = { quality: 50, effort: 4 } as const;
const WEBP = { quality: 72, effort: 4 } as const;

/** A picture whose pixels take longer is made to take long. */
const PATIENCE_SECONDS = 60;

/** One picture at a time is enough work beside a shop that answers. */
sharp.concurrency(1);
sharp.cache(false);

export interface EncodedSize {
  readonly size: PictureSize;
  readonly bytes: Uint8Array;
}

/**
 * All sizes of a picture. Goods stand on white, whole (square); pictures of heads and banners fill their place (wide). What the
 * camera noted (place, owner) is left out, which way it was held is followed. Refuses pixels that cannot be read.
 */
export async function encodeSizes(
  name: string,
  original: Uint8Array,
): Promise<Outcome<readonly EncodedSize[], string>> {
  const fit = shapeOf(name) === 'wide' ? 'cover' : 'contain';
  const encoded: EncodedSize[] = [];
  try {
    for (const size of sizesOf(name)) {
      const scaled = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: PATIENCE_SECONDS })
        .autoOrient()
        .flatten({ background: 'white' })
        .resize(size.width, size.height, { fit, background: 'white' });
      const bytes = await (size.format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer();
      encoded.push({ size, bytes });
    }
  } catch (error) {
    return refuse(`cannot be read as a picture: ${error instanceof Error ? error.message : String(error)}`);
  }
  return accept(encoded);
}
