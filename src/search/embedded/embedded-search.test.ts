import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSearchContract } from '../../../tests/contracts/search-contract.ts';
import { contractCatalogue } from '../../../tests/contracts/search-contract-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createLocalEvents } from '../../../tests/support/local-events.ts';
import { importLines, priceLine, productLine, skuOf } from '../../../tests/support/sample-catalogue.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from './embedded-search.ts';

let test: TestDatabase;
let local: ReturnType<typeof createLocalEvents>;
let search: EmbeddedSearch;
const logged: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  local = createLocalEvents();
  await importLines(test.database, contractCatalogue, local.events);
  local.deliver();
  search = createEmbeddedSearch({
    database: test.database,
    events: local.events,
    clock: systemClock,
    log: (line) => logged.push(line),
  });
});
afterAll(async () => {
  await search.stop();
  await test.drop();
  expect(logged).toEqual([]);
});

async function change(lines: readonly object[]): Promise<void> {
  await importLines(test.database, lines, local.events);
  local.deliver();
  await search.caughtUp();
}

describeSearchContract('the embedded engine', () => ({ search, change }));

describe('the embedded engine', () => {
  const query = {
    market: { country: 'IE', currency: 'EUR' },
    locale: 'en-IE',
    sort: 'relevance',
    offset: 0,
    limit: 10,
  } as const;

  it('reads everything again when announcements were missed', async () => {
    await importLines(
      test.database,
      [productLine(8, { name: { 'en-GB': 'Grindstone' } }), priceLine(8, 'EUR', 100)],
      local.events,
    );
    local.lose();
    await search.caughtUp();
    expect(await search.search({ ...query, text: 'grindstone' })).toEqual({ total: 1, skus: [skuOf(8)] });
  });

  it('gives a locale its own index as soon as the catalogue speaks it', async () => {
    expect((await search.search({ ...query, text: 'anvil' })).skus).toEqual([skuOf(7)]);
    await change([productLine(7, { name: { 'en-GB': 'Anvil', 'en-IE': 'Inneoin' } })]);
    expect((await search.search({ ...query, text: 'inneoin' })).skus).toEqual([skuOf(7)]);
    expect((await search.search({ ...query, locale: 'en-GB', text: 'inneoin' })).skus).toEqual([]);
  });

  it('answers from the whole old index while the new one is being made', async () => {
    await importLines(test.database, [productLine(7, { name: { 'en-GB': 'Forge' } })], local.events);
    local.deliver();
    const during = await search.search({ ...query, text: 'grindstone' });
    expect(during.total).toBe(1);
    await search.caughtUp();
    expect((await search.search({ ...query, text: 'forge' })).skus).toEqual([skuOf(7)]);
  });

  it('answers the same after any number of changes as when it is made anew', async () => {
    for (let round = 0; round < 5; round++) {
      await change([productLine(20 + round), priceLine(20 + round, 'EUR', 1000 - round)]);
    }
    const fresh = createEmbeddedSearch({
      database: test.database,
      events: createLocalEvents().events,
      clock: systemClock,
      log: () => {},
    });
    for (const text of [undefined, 'tool', 'saw', 'drill set', '10000022']) {
      for (const sort of ['relevance', 'price-asc', 'name-desc', 'newest'] as const) {
        expect(await search.search({ ...query, text, sort })).toEqual(
          await fresh.search({ ...query, text, sort }),
        );
      }
    }
    await fresh.stop();
  });
});
