import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMediaShop, paintPicture, type TestMediaShop, writePdf } from '../../tests/support/media-shop.ts';
import { categoryLine, importLines, productLine, typeLine } from '../../tests/support/sample-catalogue.ts';
import { statement } from '../kernel/database.ts';
import { openDatabase } from '../server/database.ts';
import { importMediaFolder } from './import-media-folder.ts';
import type { MediaBlobs } from './media-blobs.ts';
import { getMedium, listAllMedia } from './media-store.ts';
import { documentKey } from './picture-sizes.ts';
import { sweepMedia } from './sweep-media.ts';
import { putBlobs } from './take-media.ts';

let test: TestMediaShop;
beforeEach(async () => {
  test = await openMediaShop();
  await importLines(test.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1, {
      images: [{ name: 'drill-1' }],
      manualUrl: { 'de-DE': '/manuals/drill-de.pdf' },
    }),
  ]);
});
afterEach(() => test.drop());

const put = async (file: string, bytes: Uint8Array) => {
  const path = join(test.folder, 'given', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
};
const take = (shop = test.shop) => importMediaFolder(shop, join(test.folder, 'given'));
const versionOf = async (name: string) => (await getMedium(test.database, name))?.version;

/** Who waits for somebody else's lock of the media. */
async function countWaiting(): Promise<number> {
  const waiting = statement(`
    select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`);
  return (await test.database.query<{ count: number }>(waiting))[0]?.count ?? 0;
}

const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
const later = (days: number) => sweepMedia({ ...test.shop, clock: inDays(days) });

/** Work with a connection on which nothing may wait for long. */
async function hastily<Result>(work: (shop: TestMediaShop['shop']) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url: test.url, log: () => undefined, statementTimeout: 100 });
  return work({ ...test.shop, database }).finally(() => database.close());
}
const outlastPatience = () => test.database.query(statement('select pg_sleep(0.4)'));

it('removes what nothing has shown for a month, with its bytes, and keeps the rest', async () => {
  await put('drill-1.jpg', await paintPicture('red'));
  await put('manuals/drill-de.pdf', writePdf('Bohrer'));
  await take();
  expect(await later(0)).toEqual({ media: 0, blobs: 0 });
  await importLines(test.database, [productLine(1, { images: [{ name: 'drill-1' }] })]);
  expect(await later(1)).toEqual({ media: 0, blobs: 0 });
  expect(await later(30)).toEqual({ media: 0, blobs: 0 });
  expect(await later(32)).toEqual({ media: 1, blobs: 1 });
  expect((await listAllMedia(test.database, 'all')).map(({ name }) => name)).toEqual(['drill-1']);
  expect(await later(100)).toEqual({ media: 0, blobs: 0 });
});

it('spares what is shown again in time', async () => {
  await put('drill-1.jpg', await paintPicture('red'));
  await take();
  await importLines(test.database, [productLine(1)]);
  await later(0);
  await importLines(test.database, [productLine(1, { images: [{ name: 'drill-1' }] })]);
  await later(20);
  await importLines(test.database, [productLine(1)]);
  expect(await later(40)).toMatchObject({ media: 0 });
  expect(await later(71)).toMatchObject({ media: 1 });
});

it('spares what somebody is taking in at the same moment, however slow the store is', async () => {
  const manual = 'manuals/drill-de.pdf';
  await put(manual, writePdf('Bohrer'));
  await take();
  const key = documentKey(String(await versionOf(manual)), manual);
  await test.database.query(statement('delete from media'));
  // The sweep has found the bytes of nothing, and is about to remove them: then the same file is taken in again.
  let taking: Promise<unknown> | undefined;
  const blobs: MediaBlobs = {
    ...test.shop.blobs,
    async remove(keys) {
      taking = hastily(take);
      await expect.poll(countWaiting).toBe(1);
      await outlastPatience();
      await test.shop.blobs.remove(keys);
    },
  };
  expect(await sweepMedia({ ...test.shop, blobs, clock: inDays(3) })).toEqual({ media: 0, blobs: 1 });
  expect(await taking).toMatchObject({ taken: 1 });
  expect(await test.shop.blobs.get(key)).toEqual(writePdf('Bohrer'));
});

it('spares what was put again after it had been listed', async () => {
  const key = 'shown/0f.pdf';
  await test.shop.blobs.put(key, writePdf('Bohrer'));
  const blobs: MediaBlobs = {
    ...test.shop.blobs,
    async *list() {
      yield* [{ key, storedAt: new Date(0) }];
    },
  };
  expect(await sweepMedia({ ...test.shop, blobs, clock: inDays(0) })).toEqual({ media: 0, blobs: 0 });
  expect(await test.shop.blobs.get(key)).toEqual(writePdf('Bohrer'));
});

it('waits for nobody who is at putting bytes, and takes no connection from others meanwhile', async () => {
  await test.shop.blobs.put('shown/0e.pdf', writePdf('of nothing'));
  const upload = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const blobs: MediaBlobs = {
    ...test.shop.blobs,
    async put(key, bytes) {
      begun.resolve();
      await upload.promise;
      await test.shop.blobs.put(key, bytes);
    },
  };
  const putting = putBlobs({ ...test.shop, blobs }, [['shown/0f.pdf', writePdf('Bohrer')]]);
  await begun.promise;
  await hastily(async (shop) => {
    expect(await sweepMedia({ ...shop, clock: inDays(3) })).toEqual({ media: 0, blobs: 1 });
  }).finally(() => upload.resolve());
  await putting;
  expect(await test.shop.blobs.get('shown/0f.pdf')).toEqual(writePdf('Bohrer'));
});

it('waits for another sweep that a slow store holds up', async () => {
  await test.shop.blobs.put('shown/0e.pdf', writePdf('of nothing'));
  let other: Promise<unknown> | undefined;
  const blobs: MediaBlobs = {
    ...test.shop.blobs,
    async remove(keys) {
      other = hastily((shop) => sweepMedia({ ...shop, clock: inDays(3) }));
      await expect.poll(countWaiting).toBe(1);
      await outlastPatience();
      await test.shop.blobs.remove(keys);
    },
  };
  expect(await sweepMedia({ ...test.shop, blobs, clock: inDays(3) })).toEqual({ media: 0, blobs: 1 });
  expect(await other).toEqual({ media: 0, blobs: 0 });
});

it('removes what a put that was killed has left behind, once it cannot be going on any more', async () => {
  const left = join(test.folder, 'kept', 'shown', '3f0c9f6e-0f5a-4c53-9d3c-0a4a1d2b7c11.part');
  await mkdir(dirname(left), { recursive: true });
  await writeFile(left, 'half');
  expect(await later(1)).toEqual({ media: 0, blobs: 0 });
  expect(await later(3)).toEqual({ media: 0, blobs: 1 });
});

it('begins to count anew when the same file is taken again', async () => {
  await put('drill-1.jpg', await paintPicture('red'));
  await take();
  await importLines(test.database, [productLine(1)]);
  await later(0);
  await importLines(test.database, [productLine(1, { images: [{ name: 'drill-1' }] })]);
  await take();
  const [medium] = await listAllMedia(test.database, 'all');
  expect(medium).toMatchObject({ name: 'drill-1', unusedSince: null });
});

it('removes the bytes of what was replaced, once nobody can be asking for them any more', async () => {
  await put('manuals/drill-de.pdf', writePdf('Bohrer'));
  await take();
  await put('manuals/drill-de.pdf', writePdf('Bohrmaschine'));
  await take();
  expect(await later(1)).toEqual({ media: 0, blobs: 0 });
  expect(await later(3)).toEqual({ media: 0, blobs: 1 });
  const key = documentKey(String(await versionOf('manuals/drill-de.pdf')), 'manuals/drill-de.pdf');
  expect(await test.shop.blobs.get(key)).toEqual(writePdf('Bohrmaschine'));
});
