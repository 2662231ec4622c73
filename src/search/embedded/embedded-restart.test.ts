import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageSnapshot } from '../../../tests/support/age-snapshot.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { runSearch } from '../../../tests/support/running-search.ts';
import {
  categoryLine,
  clearCatalogue,
  importLines,
  priceLine,
  productLine,
  reviewLine,
  stockLine,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { selectVocabularyRevision } from '../search-document-store.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';

const named = (number: number, english: string, german = english, more: object = {}) =>
  productLine(number, { name: { 'en-GB': english, 'de-DE': german }, ...more });
const catalogue = [
  typeLine(),
  categoryLine('workshop'),
  named(1, 'Anvil', 'Amboss'),
  named(2, 'Bellows', 'Blasebalg'),
  named(3, 'Crucible', 'Schmelztiegel'),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => priceLine(number, 'EUR', 1000 * number)),
];

let test: TestDatabase;
let folder = '';
const running: ReturnType<typeof runSearch>[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await clearCatalogue(test.pool);
  const later = [4, 5, 6, 7, 8].map((number) =>
    named(number, `Later ${number}`, undefined, { published: false }),
  );
  await importLines(test.database, [...catalogue.slice(0, 5), ...later, ...catalogue.slice(5)]);
  folder = await mkdtemp(join(tmpdir(), 'gantry-search-life-'));
});
afterEach(async () => {
  for (const { search, logged } of running.splice(0)) {
    await search.stop();
    expect(logged).toEqual([]);
  }
  // Somebody may still be writing.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
});

function start(options: { folder?: string } = {}) {
  const one = runSearch(test.database, { folder, ...options });
  running.push(one);
  return one;
}

const pathOf = (name: string) => join(folder, `${name}.index`);
const generationOf = async (name: string) =>
  ((await readSnapshot(pathOf(name)))?.facts as { generation: string } | undefined)?.generation;

/** Searches once in each locale, and waits until what was read for it is kept, all of one build. */
async function keep(engine: ReturnType<typeof start>, ...locales: readonly LocaleCode[]): Promise<void> {
  for (const locale of locales) await engine.find('anvil', { locale });
  await eventually(async () => {
    const built = await generationOf('products');
    expect(built).toBeDefined();
    for (const locale of locales) expect(await generationOf(locale)).toBe(built);
  });
}

/** When a file was written, to tell whether it was used or made anew. */
const writtenAt = async (name: string) => (await stat(pathOf(name), { bigint: true })).mtimeNs;

describe('B-07: a shop that starts again', () => {
  it('goes on from what it kept, without making it anew', async () => {
    const first = start();
    await keep(first, 'en-GB', 'de-DE');
    expect((await readdir(folder)).sort()).toEqual(['de-DE.index', 'en-GB.index', 'products.index']);
    const before = [await writtenAt('products'), await writtenAt('de-DE')];
    await first.search.stop();
    const second = start();
    expect(await second.find('amboss', { locale: 'de-DE' })).toEqual([1]);
    expect(await second.find(undefined, { sort: 'price-desc' })).toEqual([3, 2, 1]);
    expect([await writtenAt('products'), await writtenAt('de-DE')]).toEqual(before);
  });

  it('finds what changed meanwhile as it is now, and nothing as it was', async () => {
    const first = start();
    await keep(first, 'en-GB', 'de-DE');
    await first.search.stop();
    await importLines(test.database, [
      categoryLine('forge', null, { name: { 'en-GB': 'Forge' } }),
      named(1, 'Hammer', 'Hammer', { brand: 'MSW', ean: '4006381333931' }),
      named(2, 'Bellows', 'Blasebalg', { published: false }),
      named(4, 'Tongs', 'Zange'),
      priceLine(3, 'EUR', 1),
      stockLine(3, 5),
      ...['a', 'b', 'c'].map((key) => reviewLine(`restart-${key}`, 3, { rating: 5 })),
    ]);
    await test.pool.query(`delete from product where sku = 'EX10000008'`);
    const second = start();
    expect(await second.find('anvil')).toEqual([]);
    expect(await second.find('amboss', { locale: 'de-DE' })).toEqual([]);
    expect(await second.find('hammer', { locale: 'de-DE' })).toEqual([1]);
    expect(await second.find('4006381333931')).toEqual([1]);
    expect(await second.find('bellows')).toEqual([]);
    expect(await second.find('zange', { locale: 'de-DE' })).toEqual([4]);
    expect(await second.find(undefined, { sort: 'price-asc' })).toEqual([3, 1, 4]);
    expect(await second.find(undefined, { filters: { isOnStock: true } })).toEqual([3]);
    expect(await second.find(undefined, { filters: { tags: ['topRated'] } })).toEqual([3]);
    expect(await second.find(undefined, { filters: { brands: ['MSW'] } })).toEqual([1]);
  });

  it('shows no product under the words of another when products came and went before the words were kept', async () => {
    const first = start();
    await keep(first, 'en-GB');
    // In one transaction, so that nothing but their names tells the three apart.
    await first.change(
      named(4, 'Tongs', 'Zange'),
      named(5, 'Vice', 'Schraubstock'),
      named(6, 'Rasp', 'Raspel'),
    );
    await keep(first, 'de-DE');
    await first.search.stop();
    await importLines(test.database, [named(4, 'Tongs', 'Zange', { published: false })]);
    const second = start();
    expect(await second.find('zange', { locale: 'de-DE' })).toEqual([]);
    expect(await second.find('schraubstock', { locale: 'de-DE' })).toEqual([5]);
    expect(await second.find('raspel', { locale: 'de-DE' })).toEqual([6]);
    expect(await second.find(undefined, { locale: 'de-DE', sort: 'name-asc' })).toEqual([1, 2, 6, 3, 5]);
  });

  it('shows no product under the words of another when the kept products are those of before', async () => {
    const first = start();
    await keep(first, 'en-GB');
    await cp(pathOf('products'), join(folder, 'before'));
    await first.change(
      named(4, 'Tongs', 'Zange'),
      named(5, 'Vice', 'Schraubstock'),
      named(6, 'Rasp', 'Raspel'),
    );
    await keep(first, 'de-DE');
    await first.search.stop();
    // As two processes leave it that share a folder.
    await cp(join(folder, 'before'), pathOf('products'));
    await importLines(test.database, [named(4, 'Tongs', 'Zange', { published: false })]);
    const second = start();
    expect(await second.find('schraubstock', { locale: 'de-DE' })).toEqual([5]);
    expect(await second.find('raspel', { locale: 'de-DE' })).toEqual([6]);
    expect(await second.find('zange', { locale: 'de-DE' })).toEqual([]);
  });

  it('reads everything again when a category was named or placed otherwise, or an attribute called otherwise', async () => {
    const first = start();
    await keep(first, 'en-GB');
    expect(await first.find('workshop')).toEqual([1, 2, 3]);
    await first.search.stop();
    const built = await generationOf('products');
    await importLines(test.database, [categoryLine('workshop', null, { name: { 'en-GB': 'Smithy' } })]);
    const second = start();
    expect(await second.find('smithy')).toEqual([1, 2, 3]);
    expect(await second.find('workshop')).toEqual([]);
    await keep(second, 'en-GB');
    expect(await generationOf('products')).not.toBe(built);
  });
});

describe('B-07: a snapshot that cannot be relied on is made anew, and replaced', () => {
  const whole = async () => {
    const first = start();
    await keep(first, 'en-GB', 'de-DE');
    await first.search.stop();
    return generationOf('products');
  };

  /** A new start finds everything, and leaves whole files of one build behind. */
  const expectHealed = async () => {
    const second = start();
    expect(await second.find('amboss', { locale: 'de-DE' })).toEqual([1]);
    expect(await second.find('bellows')).toEqual([2]);
    expect(await second.find(undefined)).toEqual([1, 2, 3]);
    await keep(second, 'en-GB', 'de-DE');
    return generationOf('products');
  };

  it.each(['products', 'de-DE'])('%s with one byte changed', async (name) => {
    await whole();
    const file = await readFile(pathOf(name));
    file[file.length - 9] = (file[file.length - 9] as number) ^ 1;
    await writeFile(pathOf(name), file);
    await expectHealed();
  });

  it.each(['products', 'de-DE'])('%s cut short', async (name) => {
    await whole();
    await truncate(pathOf(name), 100);
    await expectHealed();
  });

  it('of another version: the products', async () => {
    const built = await whole();
    await ageSnapshot(pathOf('products'));
    expect(await expectHealed()).not.toBe(built);
  });

  it('of another version: the words of a locale', async () => {
    const built = await whole();
    const before = await writtenAt('de-DE');
    await ageSnapshot(pathOf('de-DE'));
    const aged = await writtenAt('de-DE');
    expect(await expectHealed()).toBe(built);
    expect([before, aged]).not.toContain(await writtenAt('de-DE'));
    expect(await readSnapshot(pathOf('de-DE'))).toBeDefined();
  });

  it('a file of something else, or of another locale', async () => {
    await whole();
    await writeFile(pathOf('products'), 'not ours');
    await expectHealed();
    await cp(pathOf('en-GB'), pathOf('de-DE'));
    await expectHealed();
    await cp(pathOf('en-GB'), pathOf('products'));
    await expectHealed();
  });

  it('words of another build of the products', async () => {
    const built = await whole();
    const other = await mkdtemp(join(tmpdir(), 'gantry-search-other-'));
    await cp(pathOf('de-DE'), join(other, 'de-DE.index'));
    await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 20 });
    // Built anew with other numbers: the words of before would name the wrong products.
    await importLines(test.database, [named(1, 'Anvil', 'Amboss', { published: false })]);
    await whole();
    expect(await generationOf('products')).not.toBe(built);
    await cp(join(other, 'de-DE.index'), pathOf('de-DE'));
    await rm(other, { recursive: true });
    const second = start();
    expect(await second.find('amboss', { locale: 'de-DE' })).toEqual([]);
    expect(await second.find('blasebalg', { locale: 'de-DE' })).toEqual([2]);
    await keep(second, 'en-GB', 'de-DE');
  });

  it('of another database', async () => {
    await whole();
    const other = await createTestDatabase();
    try {
      await importLines(other.database, [
        ...catalogue.slice(0, 2),
        named(1, 'Anvil', 'Ofen'),
        ...catalogue.slice(5, 6),
      ]);
      const { search, find, logged } = runSearch(other.database, { folder });
      expect(await find('amboss', { locale: 'de-DE' })).toEqual([]);
      expect(await find('ofen', { locale: 'de-DE' })).toEqual([1]);
      expect(await find(undefined)).toEqual([1]);
      await search.stop();
      expect(logged).toEqual([]);
    } finally {
      await other.drop();
    }
  });

  it('of another database that looks the same', async () => {
    await clearCatalogue(test.pool);
    const other = await createTestDatabase();
    try {
      expect(await selectVocabularyRevision(other.database)).toBe(
        await selectVocabularyRevision(other.database),
      );
      expect(await selectVocabularyRevision(other.database)).not.toBe(
        await selectVocabularyRevision(test.database),
      );
    } finally {
      await other.drop();
    }
  });

  it('a whole file in which lists are missing', async () => {
    await whole();
    const snapshot = await readSnapshot(pathOf('products'));
    await writeSnapshot(pathOf('products'), { facts: snapshot?.facts, lists: {} });
    await expectHealed();
  });

  it('and a folder that cannot be written to is said, and costs nothing but the next start', async () => {
    await writeFile(join(folder, 'file'), '');
    const engine = runSearch(test.database, { folder: join(folder, 'file') });
    expect(await engine.find('anvil')).toEqual([1]);
    await eventually(() => expect(engine.logged.join()).toContain('could not be kept on the disk'));
    await engine.search.stop();
  });
});
