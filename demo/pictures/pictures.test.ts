import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { missingPictures } from './files.ts';
import { filesOf, HERO_SIZES, HEROES, PICTURES, SIZES } from './list.ts';

const OUT = join(import.meta.dirname, 'out');
const CATALOGUE = join(import.meta.dirname, '../catalogue');
const rowFiles = existsSync(CATALOGUE) ? globSync(join(CATALOGUE, '*.ndjson')) : [];

interface Row {
  type: string;
  key: string;
  image?: string;
  images?: { name: string }[];
}

/** Every picture name in the catalogue, with the first key that uses it. */
function picturesOfCatalogue(): Map<string, string> {
  const users = new Map<string, string>();
  for (const file of rowFiles) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!line.includes('"image')) continue;
      const row = JSON.parse(line) as Row;
      for (const name of [row.image, ...(row.images ?? []).map((image) => image.name)]) {
        if (name && !users.has(name)) users.set(name, `${row.type} ${row.key}`);
      }
    }
  }
  return users;
}

describe('the pictures of the demonstration shop', () => {
  it.skipIf(rowFiles.length === 0)(
    'every picture a catalogue file names has all its sizes and formats',
    () => {
      const users = picturesOfCatalogue();
      expect(users.size).toBeGreaterThan(0);
      const absent = missingPictures(OUT, [...users.keys()]).map((name) => `${name} (${users.get(name)})`);
      expect(absent).toEqual([]);
    },
  );

  it('every picture that can be rendered is rendered, and nothing else lies in the folder', () => {
    const expected = Object.keys({ ...PICTURES, ...HEROES }).flatMap(filesOf);
    expect(readdirSync(OUT).toSorted()).toEqual(expected.toSorted());
  });

  it('all pictures together stay below 12 MB', () => {
    const bytes = readdirSync(OUT).reduce((sum, file) => sum + statSync(join(OUT, file)).size, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
  });

  it('product pictures are square and stand on pure white to the very edge', async () => {
    for (const name of ['default', 'mig-welder-orange', 'kettlebell-black']) {
      const picture = sharp(join(OUT, `${name}-1280.webp`));
      const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([SIZES[3], SIZES[3]]);
      const { width: w, height: h } = info;
      const corners = [0, w - 1, (h - 1) * w, h * w - 1].map((i) => [...data.subarray(i * 3, i * 3 + 3)]);
      for (const corner of corners) expect(corner).toEqual([255, 255, 255]);
    }
  });

  it('home page pictures are twice as wide as high', async () => {
    for (const name of Object.keys(HEROES)) {
      const { width, height } = await sharp(join(OUT, `${name}-${HERO_SIZES[3]}.avif`)).metadata();
      expect([width, height]).toEqual([HERO_SIZES[3], HERO_SIZES[3] / 2]);
    }
  });
});
