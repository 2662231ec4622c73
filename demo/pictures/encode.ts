import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from './files.ts';
import { filesOf } from './files.ts';

const AVIF = { quality: 48, effort: 4 };
/** So small a picture shows what is lost sooner. */
const TURNING_AVIF = { quality: 58, effort: 4 };
const WEBP = { quality: 70, effort: 6 };

/**
 * Writes all files of a picture from its lossless master; returns their total size in bytes. A file appears under its
 * name only when it is whole, so that stopping half way leaves nothing behind that looks finished.
 */
export async function encodePhoto(photo: Photo, master: string | Buffer, folder: string): Promise<number> {
  const avif = photo.shape === 'turn' ? TURNING_AVIF : AVIF;
  const sizes = await Promise.all(
    filesOf(photo).map(async ({ path, width, format }) => {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      const scaled = sharp(master).removeAlpha().resize({ width, kernel: 'lanczos3' });
      const { size } = await (format === 'avif' ? scaled.avif(avif) : scaled.webp(WEBP)).toFile(
        `${target}.part`,
      );
      renameSync(`${target}.part`, target);
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
