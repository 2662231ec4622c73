import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSearchContract } from '../../../tests/contracts/search-contract.ts';
import { contractCatalogue } from '../../../tests/contracts/search-contract-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createLocalEvents } from '../../../tests/support/local-events.ts';
import { CONTRACT } from '../../../tests/support/opensearch-double/contract.ts';
import {
  type OpenSearchDouble,
  startOpenSearchDouble,
} from '../../../tests/support/opensearch-double/start-opensearch-double.ts';
import { importLines } from '../../../tests/support/sample-catalogue.ts';
import { hasShared } from '../../../tests/support/shared-data.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { ProductSearch } from '../product-search.ts';
import { OpenSearch } from './open-search.ts';

const clusterUrl = process.env.SEARCH_URL;
const canRun = clusterUrl !== undefined || hasShared(CONTRACT);
const engine =
  clusterUrl === undefined
    ? 'OpenSearch (answered by a protocol-level double, no cluster at SEARCH_URL)'
    : 'OpenSearch (the cluster at SEARCH_URL)';

const locales = [
  'en-IE',
  'en-GB',
  'cs-CZ',
  'de-DE',
  'de-AT',
  'sv-SE',
] as const satisfies readonly LocaleCode[];
const markets = [
  { country: 'IE', currency: 'EUR' },
  { country: 'DE', currency: 'EUR' },
  { country: 'AT', currency: 'EUR' },
  { country: 'CZ', currency: 'CZK' },
  { country: 'SE', currency: 'SEK' },
  { country: 'CH', currency: 'CHF' },
] as const;

/** The cluster has to answer by itself here. */
const noFallback: ProductSearch = {
  version: 0,
  search: ({ locale, text }) =>
    Promise.reject(new Error(`the cluster left "${text}" in ${locale} to the fallback`)),
  suggest: () => Promise.reject(new Error('the cluster left a suggestion to the fallback')),
  explain: () => Promise.reject(new Error('the cluster left an explanation to the fallback')),
};

describe.skipIf(!canRun)(engine, () => {
  let test: TestDatabase;
  let double: OpenSearchDouble | undefined;
  let search: OpenSearch;
  const local = createLocalEvents();
  const logged: string[] = [];
  const prefix = `contract${Date.now().toString(36)}`;

  beforeAll(async () => {
    test = await createTestDatabase();
    await importLines(test.database, contractCatalogue, local.events);
    local.deliver();
    if (clusterUrl === undefined) double = await startOpenSearchDouble();
    search = new OpenSearch({
      url: clusterUrl ?? double?.url ?? '',
      database: test.database,
      events: local.events,
      clock: systemClock,
      rules: {
        getRules: async () => ({ synonyms: [], pins: new Map() }),
        completeQuery: async () => [],
      },
      fallback: noFallback,
      locales,
      nameIndex: (locale) => `${prefix}.${locale}`,
      marketsOf: () => markets,
      log: (line) => logged.push(line),
    });
    await search.caughtUp();
  });
  afterAll(async () => {
    await search.stop();
    await test.drop();
    expect(double?.violations ?? []).toEqual([]);
    await double?.close();
    expect(logged).toEqual([]);
  });

  async function change(lines: readonly object[]): Promise<void> {
    await importLines(test.database, lines, local.events);
    local.deliver();
    await search.caughtUp();
  }

  describeSearchContract(engine, () => ({ search, change }));

  it('B-07: has an index a locale behind an alias, and answers from it by itself', () => {
    for (const locale of locales) expect(search.isServed(locale)).toBe(true);
  });
});
