import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createLocalEvents } from '../../tests/support/local-events.ts';
import { CONTRACT } from '../../tests/support/opensearch-double/contract.ts';
import {
  type OpenSearchDouble,
  startOpenSearchDouble,
} from '../../tests/support/opensearch-double/start-opensearch-double.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  typeLine,
} from '../../tests/support/sample-catalogue.ts';
import { hasShared } from '../../tests/support/shared-data.ts';
import { systemClock } from '../kernel/clock.ts';
import { localeCodes } from '../kernel/locale.ts';
import { getMarket, markets } from '../markets/countries.ts';
import { getLocale } from '../markets/locales.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { loadConfig } from './config.ts';
import { createSearch, explainSearch, type SearchOptions, type ShopSearch } from './create-search.ts';

describe.skipIf(!hasShared(CONTRACT))(
  'a shop with SEARCH_URL, answered by a protocol-level double of OpenSearch',
  () => {
    let test: TestDatabase;
    let double: OpenSearchDouble;
    let folder: string;
    let search: ShopSearch;
    let options: SearchOptions;
    const logged: string[] = [];

    beforeAll(async () => {
      test = await createTestDatabase();
      folder = await mkdtemp(join(tmpdir(), 'gantry-search-'));
      const local = createLocalEvents();
      const currencies = new Set(markets.map(({ currencyCode }) => currencyCode));
      await importLines(test.database, [
        typeLine(),
        categoryLine('tools'),
        productLine(1, { categories: ['tools'] }),
        ...[...currencies].map((currency) => priceLine(1, currency, 100_00)),
      ]);
      double = await startOpenSearchDouble();
      const config = loadConfig({ SEARCH_URL: double.url, DATA_DIR: folder });
      if (!config.ok) throw new Error(config.refusal.message);
      options = {
        config: config.value,
        database: test.database,
        events: local.events,
        clock: systemClock,
        rules: { getRules: async () => ({ synonyms: [], pins: new Map() }), completeQuery: async () => [] },
        currencyOf: (market, on) => resolveCurrency(market, on, { datedCurrencies: false }),
        log: (line) => logged.push(line),
      };
      search = createSearch(options);
      await search.caughtUp();
    });
    afterAll(async () => {
      await search.stop();
      await test.drop();
      await rm(folder, { recursive: true });
      expect(double.violations).toEqual([]);
      await double.close();
      expect(logged).toEqual([]);
    });

    it('B-03: explains a rank by what the cluster counted, and says when it has to answer itself', async () => {
      const query = {
        market: { country: 'DE', currency: 'EUR' },
        locale: 'de-DE',
        text: skuOf(1),
        sort: 'relevance',
        offset: 0,
        limit: 1,
      } as const;
      const explained = await explainSearch(options, query, skuOf(1));
      expect(explained.rank).toBe(1);
      expect(explained.lines).toContain('sorted by relevance');
      const other = loadConfig({ SEARCH_URL: double.url, DATA_DIR: folder, APP_ENV: 'test' });
      if (!other.ok) throw new Error(other.refusal.message);
      const alone = await explainSearch({ ...options, config: other.value }, query, skuOf(1));
      expect(alone.rank).toBe(1);
      expect(alone.lines[0]).toMatch(/^The cluster has no index for de-DE/);
      const gone = loadConfig({ SEARCH_URL: 'http://127.0.0.1:9', DATA_DIR: folder });
      if (!gone.ok) throw new Error(gone.refusal.message);
      const left = await explainSearch({ ...options, config: gone.value }, query, skuOf(1));
      expect(left.lines[0]).toMatch(/^The cluster gave no answer/);
    });

    it('M-02, B-07: has an alias a locale, named after it and the environment', () => {
      expect([...double.state.aliases.keys()].sort()).toEqual(
        localeCodes.map((locale) => `stage.${locale.toLowerCase()}`).sort(),
      );
    });

    it.each(localeCodes)('searches %s in the cluster', async (locale) => {
      const { countryCode: country } = getLocale(locale);
      const { currencyCode: currency } = getMarket(country);
      const before = double.requests.length;
      const found = await search.search({
        market: { country, currency },
        locale,
        text: 'EX10000001',
        sort: 'relevance',
        offset: 0,
        limit: 5,
      });
      expect(found.skus).toEqual([skuOf(1)]);
      expect(double.requests.slice(before).map(({ path }) => path)).toEqual([
        `/stage.${locale.toLowerCase()}/_search`,
      ]);
    });
  },
);
