import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { withinTwoSeconds } from '../../../tests/support/eventually.ts';
import { runSearch } from '../../../tests/support/running-search.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  reviewLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { fillToolShop, namedLine, tools } from '../../../tests/support/tool-shop.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createPostgresEvents, type PostgresEvents } from '../../server/events.ts';
import { importSynonyms, pinHits, unpinHits } from '../rules/change-search-rules.ts';
import { createSearchRuleSource } from '../rules/search-rule-source.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => fillToolShop(test));

describe('B-07, B-08: two processes with a database between them', () => {
  const events: PostgresEvents[] = [];
  const engines: ReturnType<typeof runSearch>[] = [];
  beforeEach(async () => {
    for (let process = 0; process < 2; process++) {
      const own = await createPostgresEvents({ url: test.url, log: (line) => console.error(line) });
      events.push(own);
      const rules = createSearchRuleSource({ database: test.database, events: own, clock: systemClock });
      const engine = runSearch(test.database, { events: own, rules });
      engines.push(engine);
      await engine.find('anvil');
    }
    return async () => {
      for (const { search, logged } of engines.splice(0)) {
        await search.stop();
        expect(logged).toEqual([]);
      }
      for (const own of events.splice(0)) await own.stop();
    };
  });
  const announcer = (): PostgresEvents => {
    const [first] = events;
    if (first === undefined) throw new Error('nobody listens');
    return first;
  };

  /** What every process answers, within two seconds of the change. */
  const expectSoon = (
    answer: (engine: ReturnType<typeof runSearch>) => Promise<unknown>,
    expected: unknown,
  ) =>
    withinTwoSeconds(async () => {
      for (const engine of engines) expect(await answer(engine)).toEqual(expected);
    });

  it('each find a changed name, a new product and one that is gone within two seconds', async () => {
    const versions = engines.map(({ search }) => search.version);
    await importLines(
      test.database,
      [
        namedLine(0, 'Workbench'),
        namedLine(20, 'Glue gun'),
        priceLine(20, 'EUR', 5),
        namedLine(1, 'Bellows', { published: false }),
      ],
      announcer(),
    );
    await expectSoon(({ find }) => find('workbench'), [0]);
    await expectSoon(({ find }) => find('glue gun'), [20]);
    await expectSoon(({ find }) => find('bellows'), []);
    await expectSoon(({ find }) => find('anvil'), []);
    // The version says so once all of it is found.
    await expectSoon(
      async ({ search }) =>
        search.version > (versions[engines.findIndex((one) => one.search === search)] ?? 0),
      true,
    );
  });

  it('each find a changed price, stock and rating within two seconds', async () => {
    await importLines(test.database, [priceLine(3, 'EUR', 7)], announcer());
    await expectSoon(({ find }) => find(undefined, { filters: { maximumCents: 7 } }), [3]);
    await importLines(test.database, [stockLine(2, 4)], announcer());
    await expectSoon(({ find }) => find(undefined, { filters: { isOnStock: true } }), [2]);
    await importLines(test.database, [stockLine(2, 0)], announcer());
    await expectSoon(({ find }) => find(undefined, { filters: { isOnStock: true } }), []);
    const reviews = ['a', 'b', 'c'].map((key) => reviewLine(`life-${key}`, 5, { rating: 5 }));
    await importLines(test.database, reviews, announcer());
    await expectSoon(({ find }) => find(undefined, { filters: { tags: ['topRated'] } }), [5]);
  });

  it('each find by a changed category, and by a changed name of an attribute', async () => {
    await importLines(
      test.database,
      [categoryLine('workshop', null, { name: { 'en-GB': 'Smithy' } })],
      announcer(),
    );
    await expectSoon(async ({ find }) => (await find('smithy')).length, tools.length);
    const red = { attributes: [{ key: 'cordless', value: true }] };
    await importLines(test.database, [namedLine(4, 'Screwdriver', red)], announcer());
    await expectSoon(({ find }) => find('cordless'), [4]);
    const label = [{ key: 'cordless', label: { 'en-GB': 'Battery powered' } }];
    await importLines(test.database, [typeLine('tool', { attributes: label })], announcer());
    await expectSoon(({ find }) => find('battery powered'), [4]);
    await expectSoon(({ find }) => find('cordless'), []);
  });

  it('each follow synonyms as they are laid down, changed and taken away', async () => {
    const shop = { database: test.database, events: announcer() };
    await importSynonyms(
      shop,
      'en-GB',
      Buffer.from('flatiron, anvil\npower cable => extension lead\nturnscrew, cordless screwdriver\n'),
    );
    await expectSoon(({ find }) => find('flatiron'), [0]);
    await expectSoon(({ find }) => find('power cable'), [5]);
    // Asked for the other way round it stays what it says.
    await expectSoon(({ find }) => find('power'), []);
    await expectSoon(({ find }) => find('turnscrew'), [4]);
    await expectSoon(({ find }) => find('extension lead'), [5]);
    await importSynonyms(shop, 'en-GB', Buffer.from('beak, anvil\n'));
    await expectSoon(({ find }) => find('beak'), [0]);
    await expectSoon(({ find }) => find('flatiron'), []);
  });

  it('each show pinned hits first, only where they are sold, until they are unpinned', async () => {
    const shop = { database: test.database, events: announcer() };
    await importLines(test.database, [namedLine(30, 'Not sold here')], announcer());
    await pinHits(shop, 'en-GB', 'Press', [skuOf(30), skuOf(5), skuOf(0)]);
    await expectSoon(({ find }) => find('PRESS'), [5, 0, 3]);
    await expectSoon(({ find }) => find('press', { offset: 1, limit: 1 }), [0]);
    await expectSoon(({ find }) => find('press', { filters: { maximumCents: 1000 } }), [0]);
    await expectSoon(({ find }) => find('drill press'), [3]);
    await unpinHits(shop, 'en-GB', 'press');
    await expectSoon(({ find }) => find('press'), [3]);
  });

  it('each come through more changes than an announcement lists, and more than one index takes', async () => {
    const many = Array.from({ length: 1100 }, (_, number) => 100 + number);
    await importLines(
      test.database,
      many.flatMap((number) => [namedLine(number, `Spanner ${number}`), priceLine(number, 'EUR', number)]),
      announcer(),
    );
    await expectSoon(async ({ find }) => (await find('spanner')).length, many.length);
    for (let start = 0; start < 1100; start += 100) {
      const some = many.slice(start, start + 100);
      await importLines(
        test.database,
        some.map((number) => namedLine(number, `Wrench ${number}`)),
        announcer(),
      );
    }
    await expectSoon(async ({ find }) => (await find('wrench')).length, many.length);
    await expectSoon(({ find }) => find('spanner'), []);
    await expectSoon(async ({ find }) => (await find('wrench 777')).slice(0, 1), [777]);
  });
});
