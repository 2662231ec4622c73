import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesOf, HERO_SIZES, HEROES, SIZES } from './list.ts';

/** Names of which at least one file is not in the folder. */
export function missingPictures(folder: string, names: readonly string[]): string[] {
  return names.filter((name) => filesOf(name).some((file) => !existsSync(join(folder, file))));
}

/** Writes all sizes and formats of a picture from its lossless master; returns their total size in bytes. */
export async function encodePicture(name: string, master: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let total = 0;
  for (const width of name in HEROES ? HERO_SIZES : SIZES) {
    const scaled = await sharp(master).removeAlpha().resize({ width, kernel: 'lanczos3' }).png().toBuffer();
    const target = join(folder, `${name}-${width}`);
    const avif = await sharp(scaled).avif({ quality: 50, effort: 6 }).toFile(`${target}.avif`);
    const webp = await sharp(scaled).webp({ quality: 80, effort: 6 }).toFile(`${target}.webp`);
    total += avif.size + webp.size;
  }
  return total;
}

/** Puts masters side by side on one sheet, `columns` in a row, for looking at them together. */
export async function contactSheet(masters: readonly string[], target: string, cell: number): Promise<void> {
  const columns = Math.ceil(Math.sqrt(masters.length));
  const rows = Math.ceil(masters.length / columns);
  const tiles = await Promise.all(
    masters.map(async (file, i) => ({
      input: await sharp(file).resize(cell, cell, { fit: 'contain', background: '#ffffff' }).png().toBuffer(),
      left: (i % columns) * cell,
      top: Math.floor(i / columns) * cell,
    })),
  );
  await sharp({ create: { width: columns * cell, height: rows * cell, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target);
}
