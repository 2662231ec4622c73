import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMediaShop, paintPicture, type TestMediaShop } from '../../tests/support/media-shop.ts';
import { categoryLine, importLines, productLine, typeLine } from '../../tests/support/sample-catalogue.ts';
import { statement } from '../kernel/database.ts';
import { exportMediaFolder } from './export-media-folder.ts';
import { importMediaFolder } from './import-media-folder.ts';
import { findMediaBlobs } from './media-store.ts';
import { sizesOf } from './picture-sizes.ts';
import { saveMedia, storeMedium, storeSizes } from './take-media.ts';

const kinds = ['red.jpg', 'blue.jpg', 'red.png', 'red.webp', 'red in sizes', 'blue in sizes'] as const;

/** What a name of the shop shows, and the file that a line of the catalogue assigns to it. */
interface Given {
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  readonly file?: string | undefined;
}

let first: TestMediaShop;
let second: TestMediaShop;
const painted = new Map<string, Buffer>();
const out = () => join(first.folder, 'out');
const filesOut = async () => {
  const entries = await readdir(out(), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const paintedAs = (colour: string, format: string) => painted.get(`${colour}.${format}`) ?? Buffer.alloc(0);

beforeAll(async () => {
  for (const colour of ['red', 'blue'])
    for (const [format, ending] of [
      ['jpeg', 'jpg'],
      ['png', 'png'],
      ['webp', 'webp'],
      ['avif', 'avif'],
    ] as const)
      painted.set(`${colour}.${ending}`, await paintPicture(colour, format, { width: 8, height: 8 }));
  [first, second] = [await openMediaShop(), await openMediaShop()];
  const images = ['drill-1', 'drill-2', 'drill-1-640'].map((name) => ({ name }));
  const product = productLine(1, { images, manualUrl: { 'de-DE': '/pictures/drill-1.jpg' } });
  for (const { database } of [first, second])
    await importLines(database, [typeLine(), categoryLine('workshop'), product]);
});
afterAll(async () => {
  await first.drop();
  await second.drop();
});

const assign = statement('insert into media (name, file) values ($1, $2)');

async function fill(given: readonly Given[]): Promise<void> {
  await rm(out(), { recursive: true, force: true });
  await mkdir(out());
  for (const { database } of [first, second]) {
    await database.query(statement('delete from media'));
    for (const { name, file } of given) if (file !== undefined) await database.query(assign, [name, file]);
  }
  for (const { name, kind } of given) {
    const [colour = '', ending] = kind.split(/ in sizes|\./);
    const stored =
      ending === ''
        ? await storeSizes(
            first.shop,
            name,
            sizesOf(name).map(({ format }) => paintedAs(colour, format)),
          )
        : await storeMedium(first.shop, name, paintedAs(colour, String(ending)));
    if (!stored.ok) throw new Error(`${name}: ${stored.refusal}`);
    await saveMedia(first.shop, [stored.value]);
  }
}

const blobsOf = async ({ database }: TestMediaShop, names: readonly string[]) =>
  (await findMediaBlobs(database))
    .filter(({ name }) => names.includes(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Everything but what clashes is in the second shop what it is in the first; returns what clashes. */
async function expectRoundTrip(given: readonly Given[]): Promise<readonly string[]> {
  await fill(given);
  const { written, lost, clashing } = await exportMediaFolder(first.shop, out());
  expect([written, lost]).toEqual([given.length - clashing.length, []]);
  expect((await filesOut()).filter((file) => file.endsWith('.unfinished'))).toEqual([]);
  const whole = given.map(({ name }) => name).filter((name) => !clashing.includes(name));
  const { refused, missing } = await importMediaFolder(second.shop, out());
  expect(refused.filter(({ name }) => whole.includes(name))).toEqual([]);
  expect(missing.filter((name) => whole.includes(name))).toEqual([]);
  expect(await blobsOf(second, whole)).toEqual(await blobsOf(first, whole));
  return clashing;
}

describe('a folder that is written fills an empty shop with the same media', () => {
  beforeEach(() => fill([]));

  it.each<{ readonly what: string; readonly given: readonly Given[]; readonly clashing?: readonly string[] }>(
    [
      {
        what: 'when several lines name one file',
        given: ['drill-1', 'drill-2'].map((name) => ({ name, kind: 'red.jpg', file: 'Drills/A.jpg' })),
      },
      {
        what: 'when a line names a file for what came in all its sizes',
        given: [{ name: 'drill-1', kind: 'red in sizes', file: 'Drills/A.jpg' }],
      },
      {
        what: 'when files differ in their capitals alone',
        given: [
          { name: 'drill-1', kind: 'red.jpg', file: 'Drills/A.jpg' },
          { name: 'drill-2', kind: 'blue.jpg', file: 'Drills/a.JPG' },
        ],
      },
      {
        what: 'when a line names the file that is another’s by its name, with the same bytes',
        given: [
          { name: 'drill-1', kind: 'red.jpg' },
          { name: 'drill-2', kind: 'red.jpg', file: 'drill-1.jpg' },
          { name: 'drill-1.jpg', kind: 'red.jpg' },
        ],
      },
      {
        what: 'but for what another line’s file is, which has changed since',
        given: ['red.jpg', 'blue.jpg'].map((kind, index) => ({
          name: `drill-${index + 1}`,
          kind: kind === 'red.jpg' ? 'red.jpg' : 'blue.jpg',
          file: 'Drills/A.jpg',
        })),
        clashing: ['drill-2'],
      },
      {
        what: 'but for what a line gives the file to another, with other bytes',
        given: [
          { name: 'drill-1', kind: 'red.jpg' },
          { name: 'drill-2', kind: 'blue.jpg', file: 'drill-1.jpg' },
        ],
        clashing: ['drill-1'],
      },
      {
        what: 'but for what another’s file would be found before',
        given: [
          { name: 'drill-1', kind: 'red.png' },
          { name: 'drill-2', kind: 'blue.jpg', file: 'DRILL-1.JPG' },
        ],
        clashing: ['drill-1'],
      },
    ],
  )('$what', async ({ given, clashing = [] }) => {
    expect(await expectRoundTrip(given)).toEqual(clashing);
  });

  it('whatever is called like what', async () => {
    const file = fc.constantFrom(
      undefined,
      ...['Drills/A.jpg', 'drill-1.jpg', 'DRILL-1.JPG', 'drill-2.png'],
      ...['drill-1-640.webp', 'drill-1-640.avif'],
    );
    const one = (name: string, ...of: readonly Given['kind'][]) =>
      fc.option(fc.record({ name: fc.constant(name), kind: fc.constantFrom(...of), file }), {
        nil: undefined,
      });
    const given = fc.tuple(
      ...['drill-1', 'drill-2', 'drill-1-640'].map((name) => one(name, ...kinds)),
      one('drill-1.jpg', 'red.jpg', 'blue.jpg'),
    );
    await fc.assert(
      fc.asyncProperty(given, async (some) => {
        const wanted = some.filter((medium) => medium !== undefined);
        const clashing = await expectRoundTrip(wanted);
        // A name alone is in nobody's way, unless a line gives it one of its own sizes.
        const isOwnSize = wanted.some(({ name, file: path }) => path?.startsWith(`${name}-`));
        if (wanted.length === 1 && !isOwnSize) expect(clashing).toEqual([]);
      }),
      { seed: 28, numRuns: 60 },
    );
  });

  it('and leaves nothing unfinished of what cannot be written', async () => {
    await fill([{ name: 'drill-1', kind: 'red.jpg', file: 'Drills/A.jpg' }]);
    await mkdir(join(out(), 'Drills', 'A.jpg'), { recursive: true });
    await expect(exportMediaFolder(first.shop, out())).rejects.toThrow();
    expect(await filesOut()).toEqual([]);
    await rm(join(out(), 'Drills'), { recursive: true });
    await exportMediaFolder(first.shop, out());
    expect(await readFile(join(out(), 'Drills', 'A.jpg'))).toEqual(painted.get('red.jpg'));
  });
});
