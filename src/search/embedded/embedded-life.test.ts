import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { everything, runSearch } from '../../../tests/support/running-search.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
} from '../../../tests/support/sample-catalogue.ts';
import { fillToolShop, namedLine, tools } from '../../../tests/support/tool-shop.ts';
import type { Database } from '../../kernel/database.ts';
import { type LocaleCode, localeCodes } from '../../kernel/locale.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => fillToolShop(test));

/** A database that keeps back the answer to one kind of query, from when the test says so until it says otherwise. */
function holdBack(database: Database, isHeld: (text: string) => boolean) {
  let held: { readonly arrived: () => void; readonly opened: Promise<void> } | undefined;
  const slow: Database = {
    ...database,
    async query(wanted, values) {
      const rows = await database.query(wanted, values);
      const now = held;
      if (now !== undefined && isHeld(wanted.text)) {
        now.arrived();
        await now.opened;
      }
      return rows as never;
    },
  };
  return {
    slow,
    hold() {
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      held = { arrived: arrive, opened };
      return {
        arrived,
        open() {
          held = undefined;
          open();
        },
      };
    },
  };
}

const isOfAllRows = (text: string) => text.includes('"releasedDay"') && !text.includes('any($1)');
const isOfSomeRows = (text: string) => text.includes('"releasedDay"') && text.includes('any($1)');

/** A category of another name has everything read again. */
const smithy = categoryLine('workshop', null, { name: { 'en-GB': 'Smithy' } });

describe('B-07: while the index is made anew', () => {
  it('every search sees a whole index, the old one or the new one', async () => {
    const { search, find, local } = runSearch(test.database);
    await find('anvil');
    await importLines(test.database, [smithy], local.events);
    local.deliver();
    let isDone = false;
    const caughtUp = search.caughtUp().then(() => {
      isDone = true;
    });
    const seen = new Set<number>();
    while (!isDone) {
      expect(await find('anvil')).toEqual([0]);
      expect(await find(undefined)).toHaveLength(tools.length);
      seen.add((await find('smithy')).length);
      await nextTurn();
    }
    await caughtUp;
    seen.add((await find('smithy')).length);
    expect([...seen]).toEqual([0, tools.length]);
    await search.stop();
  });

  it('what changes meanwhile is not lost', async () => {
    const { slow, hold } = holdBack(test.database, isOfAllRows);
    const { search, find, local } = runSearch(slow);
    await find('anvil');
    await importLines(test.database, [smithy], local.events);
    const { arrived, open } = hold();
    local.deliver();
    await arrived;
    await importLines(test.database, [namedLine(0, 'Workbench', { brand: 'MSW' })], local.events);
    local.deliver();
    expect(await find('bellows')).toEqual([1]);
    open();
    await search.caughtUp();
    expect(await find('workbench')).toEqual([0]);
    expect(await find('anvil')).toEqual([]);
    expect(await find(undefined, { filters: { brands: ['MSW'] } })).toEqual([0]);
    await search.stop();
  });
});

describe('B-07: what changes while a locale or a market is being read', () => {
  const reads = {
    'the words of a locale': (text: string) => text.includes('as description'),
    'the prices of a market': (text: string) => text.includes('candidates'),
    'the products themselves': isOfAllRows,
  };
  it.each(Object.entries(reads))('is not lost: %s', async (_name, isHeld) => {
    const { slow, hold } = holdBack(test.database, isHeld);
    const { search, find, local } = runSearch(slow);
    const { arrived, open } = hold();
    const first = find('anvil');
    await arrived;
    await importLines(
      test.database,
      [namedLine(0, 'Workbench'), namedLine(20, 'Glue gun'), priceLine(20, 'EUR', 5), priceLine(3, 'EUR', 1)],
      local.events,
    );
    local.deliver();
    open();
    await first;
    await search.caughtUp();
    expect(await find('workbench')).toEqual([0]);
    expect(await find('anvil')).toEqual([]);
    expect(await find('glue gun')).toEqual([20]);
    expect(await find(undefined, { sort: 'price-asc', limit: 2 })).toEqual([3, 20]);
    await search.stop();
  });

  it('is not lost by a locale that begins to be read while the change is taken over', async () => {
    const { slow, hold } = holdBack(test.database, isOfSomeRows);
    const { search, find, local } = runSearch(slow);
    await importLines(test.database, [
      productLine(0, { name: { 'en-GB': 'Anvil', 'de-DE': 'Amboss' } }),
      priceLine(0, 'CZK', 5),
    ]);
    await find('anvil');
    await importLines(
      test.database,
      [
        productLine(20, { name: { 'en-GB': 'Glue gun', 'de-DE': 'Klebepistole' } }),
        priceLine(20, 'EUR', 5),
        priceLine(20, 'CZK', 5),
      ],
      local.events,
    );
    const { arrived, open } = hold();
    local.deliver();
    await arrived;
    const market = { country: 'CZ', currency: 'CZK' } as const;
    expect(await find('amboss', { locale: 'de-DE' })).toEqual([0]);
    expect(await find('anvil', { market })).toEqual([0]);
    open();
    await search.caughtUp();
    expect(await find('klebepistole', { locale: 'de-DE' })).toEqual([20]);
    expect(await find('glue gun', { market })).toEqual([20]);
    await search.stop();
  });
});

describe('B-07: more changes', () => {
  it('of names are in the order of names', async () => {
    const { search, find, change } = runSearch(test.database);
    expect(await find(undefined, { sort: 'name-asc' })).toEqual([0, 1, 4, 2, 3, 5]);
    await change(namedLine(0, 'Zinc bath'), namedLine(3, 'Awl'));
    expect(await find(undefined, { sort: 'name-asc' })).toEqual([3, 1, 4, 2, 5, 0]);
    await change(namedLine(20, 'Brace'), priceLine(20, 'EUR', 1), namedLine(5, 'Lead', { published: false }));
    expect(await find(undefined, { sort: 'name-desc' })).toEqual([0, 2, 4, 20, 1, 3]);
    await change(namedLine(5, 'Aardvark'), namedLine(1, 'Aardvark'));
    // Equal names by sku.
    expect(await find(undefined, { sort: 'name-asc' })).toEqual([1, 5, 3, 20, 4, 2, 0]);
    await search.stop();
  });

  it('are taken over once the database answers again', async () => {
    const { search, find, local, logged } = runSearch(test.database);
    expect(await find('anvil')).toEqual([0]);
    await importLines(test.database, [namedLine(0, 'Workbench')], local.events);
    await test.pool.query('alter table inventory rename to inventory_away');
    try {
      local.deliver();
      await eventually(() => expect(logged.join()).toContain('is tried again'));
      expect(await find('bellows')).toEqual([1]);
    } finally {
      await test.pool.query('alter table inventory_away rename to inventory');
    }
    await search.caughtUp();
    expect(await find('workbench')).toEqual([0]);
    expect(await find('anvil')).toEqual([]);
    await search.stop();
  });

  it('a shop that cannot read its catalogue says so, and searches as soon as it can', async () => {
    const { search, find } = runSearch(test.database);
    await test.pool.query('alter table inventory rename to inventory_away');
    try {
      await expect(find('anvil')).rejects.toThrow('inventory');
    } finally {
      await test.pool.query('alter table inventory_away rename to inventory');
    }
    expect(await find('anvil')).toEqual([0]);
    await search.stop();
  });
});

describe('B-07: more locales than the memory takes', () => {
  it('leave, the least recently used first, and come back when they are asked for', async () => {
    const locales = localeCodes.filter(
      (code): code is LocaleCode => !code.includes('CH') && !code.includes('BE'),
    );
    const name = Object.fromEntries(locales.map((locale) => [locale, `Tool ${locale.replace('-', '')}`]));
    await importLines(test.database, [productLine(0, { name }), priceLine(0, 'EUR', 1)]);
    let reads = 0;
    const counting: Database = {
      ...test.database,
      query(wanted, values) {
        if (wanted.text.includes('as description')) reads++;
        return test.database.query(wanted, values);
      },
    };
    const readsOf = async (work: () => Promise<unknown>) => {
      const before = reads;
      await work();
      return reads - before;
    };
    const { search, find, change } = runSearch(counting, { memoryBytes: 1 });
    const ask = (locale: LocaleCode) => find(`tool ${locale.replace('-', '')}`, { locale });
    for (const locale of locales) expect((await ask(locale))[0], locale).toBe(0);
    const last = locales.at(-1) as LocaleCode;
    expect(await readsOf(() => ask(last))).toBe(0);
    expect(await readsOf(() => ask('de-DE'))).toBeGreaterThan(0);
    expect(await readsOf(() => ask('de-DE'))).toBe(0);
    await change(productLine(0, { name: { ...name, 'fr-FR': 'Enclume' } }));
    expect(await find('enclume', { locale: 'fr-FR' })).toEqual([0]);
    await search.stop();

    const roomy = runSearch(counting, { memoryBytes: 2 ** 30 });
    for (const locale of locales) await roomy.find('tool', { locale });
    expect(await readsOf(() => roomy.find('tool', { locale: 'sk-SK' }))).toBe(0);
    await roomy.search.stop();
  });

  it('a market that is asked for again shows prices as they are now', async () => {
    const { search, find, change } = runSearch(test.database, { memoryBytes: 1 });
    expect(await find(undefined, { ...everything, sort: 'price-asc', limit: 1 })).toEqual([0]);
    await change(priceLine(5, 'EUR', 1));
    await find('anvil', { locale: 'de-DE' });
    expect(await find(undefined, { ...everything, sort: 'price-asc', limit: 1 })).toEqual([5]);
    await search.stop();
  });
});
