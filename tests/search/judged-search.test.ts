import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFiles } from '../../demo/catalogue/make-catalogue.ts';
import { goods, linesOf, read } from '../../demo/catalogue/read-made.ts';
import { type BaseLocale, baseLocales } from '../../src/kernel/locale.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { getLocale } from '../../src/markets/locales.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '../../src/search/embedded/embedded-search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createRecordingEvents, importText } from '../support/sample-catalogue.ts';
import { readJudgedSet, satisfies, treeOf } from './judged/judged-set.ts';

/** Of a language's queries, so many find what was meant among their first three hits. */
const WANTED = 0.95;
const FIRST_HITS = 3;

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const tree = treeOf(linesOf('category'));
const bySku = new Map(goods().map((line) => [line.sku, line]));

describe('the demonstration catalogue, searched as its shoppers would', () => {
  let test: TestDatabase;
  let search: EmbeddedSearch;

  beforeAll(async () => {
    test = await createTestDatabase();
    const events = createRecordingEvents();
    for (const name of catalogueFiles) {
      const outcome = await importText(test.database, read(name).join('\n'), events, clock);
      expect(outcome.ok, name).toBe(true);
    }
    search = createEmbeddedSearch({ database: test.database, events, clock, log: () => undefined });
  });
  afterAll(async () => {
    search.stop();
    await test.drop();
  });

  async function findMisses(locale: BaseLocale): Promise<string[]> {
    const { countryCode } = getLocale(locale);
    const market = { country: countryCode, currency: getMarket(countryCode).currencyCode };
    const misses: string[] = [];
    for (const { query, kind, expected } of readJudgedSet(locale)) {
      const { skus } = await search.search({
        market,
        locale,
        text: query,
        sort: 'relevance',
        offset: 0,
        limit: FIRST_HITS,
      });
      const found = skus.some((sku) => {
        const product = bySku.get(sku);
        return product !== undefined && satisfies(product, expected, tree);
      });
      if (!found)
        misses.push(`${kind}: ${query} -> ${skus.map((sku) => bySku.get(sku)?.name[locale]).join(' | ')}`);
    }
    return misses;
  }

  it.each(baseLocales)(
    `B-03: %s finds what was meant among the first three, in at least ${WANTED * 100} %`,
    async (locale) => {
      const misses = await findMisses(locale);
      const queries = readJudgedSet(locale).length;
      const report = `${locale}: ${queries - misses.length} of ${queries}${misses.map((miss) => `\n  ${miss}`).join('')}`;
      process.stdout.write(`${report}\n`);
      expect(1 - misses.length / queries, report).toBeGreaterThanOrEqual(WANTED);
    },
  );
});
