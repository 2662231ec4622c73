import sharp from 'sharp';
import { accept, type Outcome, refuse } from '../kernel/outcome.ts';
import { findSvgProblem } from './inspect-svg.ts';
import { type MediaType, readMediaType } from './media-type.ts';
import { endingOf } from './picture-sizes.ts';

const MEGABYTE = 1024 * 1024;

/** Largest file that is taken: more than any camera or manual makes. */
export const MOST_BYTES = 48 * MEGABYTE;

/** Drawings are markup, which browsers and this program read as a whole. */
const MOST_SVG_BYTES = MEGABYTE / 2;

/**
 * Most pixels that are unpacked: a file of a few kilobytes can claim to be many gigabytes of picture. 80 million are
 * 320 MB while the sizes are made.
 */
export const MOST_PIXELS = 80_000_000;

/** What pictures may come as; their sizes are made of it. */
const pictureTypes: readonly MediaType[] = ['jpg', 'png', 'webp', 'avif'];

/** What a file is, or why it is not taken under the name, in words for its owner. */
export async function inspectMedia(name: string, bytes: Uint8Array): Promise<Outcome<MediaType, string>> {
  if (bytes.length === 0) return refuse('is empty');
  if (bytes.length > MOST_BYTES) return refuse(`is larger than ${MOST_BYTES / MEGABYTE} MB`);
  const type = readMediaType(bytes);
  const ending = endingOf(name);
  const expected = ending === undefined ? pictureTypes : [ending];
  if (type === undefined || !expected.includes(type)) {
    const found = type === undefined ? 'is of no type that is known' : `is of the type ${type}`;
    return refuse(`${found}; ${ending === undefined ? 'a picture' : name} must be ${expected.join(', ')}`);
  }
  if (type === 'svg') return inspectDrawing(bytes);
  if (type !== 'pdf') {
    const problem = await findPictureProblem(bytes);
    if (problem !== undefined) return refuse(problem);
  }
  return accept(type);
}

function inspectDrawing(bytes: Uint8Array): Outcome<MediaType, string> {
  if (bytes.length > MOST_SVG_BYTES) return refuse('is larger than 512 KB, the most for a drawing');
  const problem = findSvgProblem(new TextDecoder().decode(bytes));
  return problem === undefined ? accept('svg') : refuse(problem);
}

/** Reads no more than the head: whether the pixels are sound is seen when the sizes are made. */
async function findPictureProblem(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MOST_PIXELS
      ? `is ${width} × ${height} pixels; ${MOST_PIXELS / 1_000_000} million are the most`
      : undefined;
  } catch {
    return 'cannot be read as a picture';
  }
}
