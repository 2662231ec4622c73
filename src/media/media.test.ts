import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openMediaShop,
  paintPicture,
  type TestMediaShop,
  writePdf,
  writeSvg,
} from '../../tests/support/media-shop.ts';
import {
  categoryLine,
  importLines,
  pageLine,
  productLine,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { importMediaFolder } from './import-media-folder.ts';
import { makeSizes } from './make-sizes.ts';
import { findMediaReferences, findShownMedia, getMedium, listAllMedia } from './media-store.ts';
import { sizeKey, sizesOf } from './picture-sizes.ts';

let test: TestMediaShop;
beforeEach(async () => {
  test = await openMediaShop();
  await importLines(test.database, [
    typeLine(),
    categoryLine('workshop', null, { image: 'workshop-tile' }),
    productLine(1, {
      images: [{ name: 'drill-1' }, { name: 'drill-2' }],
      images360: 2,
      manualUrl: { 'de-DE': '/manuals/drill-de.pdf', 'en-GB': 'https://supplier.example/drill.pdf' },
      energy: {
        labelUrl: '/pictures/energy/drill.svg',
        ficheUrl: 'https://eprel.example/1',
        iconUrl: '/pictures/energy/a.svg',
        class: 'A',
      },
    }),
    pageLine('home', 'de-DE', {
      kind: 'home',
      blocks: [
        { type: 'hero', title: 'Hello', picture: { name: 'hero-home', alt: '' }, links: [] },
        { type: 'banner', title: 'MSW', picture: { name: 'brands/msw', alt: 'MSW' } },
      ],
    }),
  ]);
});
afterEach(() => test.drop());

const put = async (file: string, bytes: Uint8Array) => {
  const path = join(test.folder, 'given', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
};
const take = () => importMediaFolder(test.shop, join(test.folder, 'given'));
const versionOf = async (name: string) => (await getMedium(test.database, name))?.version;
/** Red, green and blue of a point on the left edge of what is shown, or further right. */
async function readPixel(name: string, left = 0): Promise<readonly number[]> {
  const key = sizeKey(String(await versionOf(name)), { width: 640, height: 640, format: 'webp' });
  const pixel = sharp(await test.shop.blobs.get(key)).extract({ left, top: 320, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}
async function makeAll(): Promise<void> {
  for (const payload of await test.findJobs('make-picture-sizes')) {
    await makeSizes(test.shop, (payload as { readonly name: string }).name);
  }
}

it('everything that the shop shows is known by its name', async () => {
  expect([...(await findMediaReferences(test.database))].sort()).toEqual([
    '360/drill-1/01.avif',
    '360/drill-1/02.avif',
    'brands/msw.svg',
    'default',
    'drill-1',
    'drill-2',
    'energy/a.svg',
    'energy/drill.svg',
    'hero-home',
    'logo',
    'logo.png',
    'logo.svg',
    'logo.webp',
    'manuals/drill-de.pdf',
    'workshop-tile',
  ]);
});

it('P-07: an address of a size or a version is the name that it belongs to', async () => {
  const version = '0123456789abcdef0123';
  const energy = {
    labelUrl: '/pictures/label-640.webp',
    ficheUrl: `/pictures/energy/fiche.${version}.svg`,
    iconUrl: `/pictures/icons/a.${version}-320.avif`,
    class: 'A',
  };
  await importLines(test.database, [productLine(1, { energy })]);
  const names = await findMediaReferences(test.database);
  for (const name of ['label', 'energy/fiche.svg', 'icons/a']) expect(names).toContain(name);
  await put('label.png', await paintPicture('red', 'png'));
  const { taken, missing } = await take();
  expect(taken).toBe(1);
  expect(missing).not.toContain('label-640.webp');
});

describe('a merchant’s folder', () => {
  it('gives what the catalogue names, whatever its capitals, and once', async () => {
    await put('Drill-1.JPG', await paintPicture('red'));
    await put('manuals/drill-de.pdf', writePdf('Bohrer'));
    await put('brands/msw.svg', writeSvg('<path d="M0 0"/>'));
    await put('notes.txt', Buffer.from('not named'));
    const first = await take();
    expect(first).toMatchObject({ taken: 3, unchanged: 0, refused: [], unnamed: 1 });
    expect(first.missing).toEqual(
      expect.arrayContaining(['drill-2', 'hero-home', 'workshop-tile', 'energy/a.svg']),
    );
    // A document is shown at once, a picture when its sizes are there.
    expect((await findShownMedia(test.database)).map(({ name }) => name).sort()).toEqual([
      'brands/msw.svg',
      'manuals/drill-de.pdf',
    ]);
    expect(await take()).toMatchObject({ taken: 0, unchanged: 3 });
    expect(await test.findJobs('make-picture-sizes')).toEqual([{ name: 'drill-1' }]);
  });

  it('gives under an asset line what is called otherwise there', async () => {
    await importLines(test.database, [
      { type: 'asset', key: 'drill-1', file: 'Drills/IMG 0042.JPG' },
      { type: 'asset', key: 'drill-2', file: 'Drills/none.jpg' },
    ]);
    await put('Drills/IMG 0042.JPG', await paintPicture('red'));
    await put('drill-1.jpg', await paintPicture('blue'));
    const report = await take();
    expect(report).toMatchObject({ taken: 1, unnamed: 1 });
    expect(report.missing).toContain('drill-2');
    await makeAll();
    const [red = 0, , blue = 255] = await readPixel('drill-1', 320);
    expect(red).toBeGreaterThan(blue);
  });

  it('is refused file by file, and the rest is taken', async () => {
    await put('drill-1.jpg', Buffer.alloc(0));
    await put('drill-2.png', await paintPicture('red', 'png'));
    await put('brands/msw.svg', writeSvg('<script>steal()</script>'));
    const { taken, refused } = await take();
    expect(taken).toBe(1);
    expect(refused.map(({ file, problem }) => `${file} ${problem}`).sort()).toEqual([
      'brands/msw.svg holds the element <script>',
      'drill-1.jpg is empty',
    ]);
  });

  it('lets no link lead out of it', async () => {
    await put('drill-2.jpg', await paintPicture('red'));
    await writeFile(join(test.folder, 'secret.jpg'), await paintPicture('blue'));
    await symlink(join(test.folder, 'secret.jpg'), join(test.folder, 'given', 'drill-1.jpg'));
    await symlink('drill-2.jpg', join(test.folder, 'given', 'workshop-tile.jpg'));
    await symlink('nowhere.jpg', join(test.folder, 'given', 'hero-home.jpg'));
    const report = await take();
    expect(report.taken).toBe(2);
    expect(report.missing).toEqual(expect.arrayContaining(['drill-1', 'hero-home']));
  });

  it('may hold a picture in all its sizes, which are shown at once', async () => {
    for (const { width, height, format } of sizesOf('drill-1')) {
      await put(`drill-1-${width}.${format}`, await paintPicture('red', format, { width, height }));
    }
    await put('drill-2-320.avif', await paintPicture('red', 'avif'));
    const report = await take();
    expect(report).toMatchObject({ taken: 1, unnamed: 1 });
    expect(report.missing).toContain('drill-2');
    expect(await versionOf('drill-1')).toMatch(/^[0-9a-f]{20}$/);
    expect(await take()).toMatchObject({ taken: 0, unchanged: 1 });
    await put('drill-1-640.webp', Buffer.from('<html>'));
    expect((await take()).refused).toMatchObject([
      { name: 'drill-1', problem: 'its size of 640 pixels is no webp' },
    ]);
  });
});

describe('the sizes of a picture', () => {
  it('are whole and square on white, or fill a wide place, in every width and format', async () => {
    await put('drill-1.png', await paintPicture('red', 'png', { width: 300, height: 600 }));
    await put('hero-home.jpg', await paintPicture('red', 'jpeg', { width: 900, height: 900 }));
    await take();
    await makeAll();
    for (const name of ['drill-1', 'hero-home']) {
      const version = String(await versionOf(name));
      for (const size of sizesOf(name)) {
        const bytes = await test.shop.blobs.get(sizeKey(version, size));
        const { width, height, format } = await sharp(bytes).metadata();
        expect([width, height, format === 'heif' ? 'avif' : format]).toEqual([
          size.width,
          size.height,
          size.format,
        ]);
      }
    }
    const white = await readPixel('drill-1');
    expect(white.every((channel) => channel > 250)).toBe(true);
  });

  it('are made once: the job again changes nothing, and the old ones stay until the new ones are there', async () => {
    await put('drill-1.jpg', await paintPicture('red'));
    await take();
    await makeAll();
    const before = await versionOf('drill-1');
    await makeAll();
    expect(await versionOf('drill-1')).toBe(before);
    await put('drill-1.jpg', await paintPicture('blue'));
    expect(await take()).toMatchObject({ taken: 1 });
    expect(await versionOf('drill-1')).toBe(before);
    await makeAll();
    expect(await versionOf('drill-1')).not.toBe(before);
  });

  it('are not made of pixels that cannot be read; that is noted and not tried again', async () => {
    const sound = await paintPicture('red', 'png', { width: 600, height: 600 });
    await put('drill-1.png', sound.subarray(0, sound.length / 2));
    await take();
    await makeAll();
    const problems = await listAllMedia(test.database, 'problems');
    expect(problems).toMatchObject([{ name: 'drill-1', isShown: false }]);
    expect(problems[0]?.problem).toContain('cannot be read as a picture');
  });
});
