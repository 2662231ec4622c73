import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../../tests/support/attack-strings.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createLocalEvents } from '../../../tests/support/local-events.ts';
import { CONTRACT } from '../../../tests/support/opensearch-double/contract.ts';
import {
  type OpenSearchDouble,
  startOpenSearchDouble,
} from '../../../tests/support/opensearch-double/start-opensearch-double.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { hasShared } from '../../../tests/support/shared-data.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '../embedded/embedded-search.ts';
import type { ListingFilters, ProductQuery } from '../product-search.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { OpenSearch } from './open-search.ts';

const market = { country: 'DE', currency: 'EUR' } as const;
const pick = <Value>(values: readonly Value[], seed: number) => values[seed % values.length] as Value;

/** 120 products whose fields repeat in different rhythms, so that every combination of a few filters has hits. */
function buildCatalogue(): object[] {
  const kinds = [
    { 'en-GB': 'Hammer drill', 'de-DE': 'Schlagbohrmaschine' },
    { 'en-GB': 'Circular saw', 'de-DE': 'Kreissäge' },
    { 'en-GB': 'Angle grinder', 'de-DE': 'Winkelschleifer' },
    { 'en-GB': 'Saw blade', 'de-DE': 'Sägeblatt' },
  ];
  const products = Array.from({ length: 120 }, (_, number) => [
    productLine(number, {
      categories: [
        pick(['drills', 'saws', 'grinders', 'saws'], number),
        ...(number % 9 === 0 ? ['workshop'] : []),
      ],
      name: Object.fromEntries(
        Object.entries(pick(kinds, number)).map(([locale, name]) => [locale, `${name} ${number % 13}`]),
      ),
      brand: pick(['MSW', 'Steinberg', 'Wiesenfield'], Math.floor(number / 2)),
      model: `${pick(['MSW', 'SBS', 'WIE'], number)}-${number}/A`,
      tags: [...(number % 4 === 0 ? ['new'] : []), ...(number % 6 === 0 ? ['bestseller'] : [])],
      attributes: [
        { key: 'power', value: 500 + 250 * (number % 5) },
        ...(number % 3 === 0 ? [{ key: 'cordless', value: number % 2 === 0 }] : []),
        {
          key: 'colour',
          value: pick(
            [
              { 'en-GB': 'Red', 'de-DE': 'Rot' },
              { 'en-GB': 'Blue', 'de-DE': 'Blau' },
            ],
            number % 7,
          ),
        },
      ],
      popularity: (number * 37) % 50,
      releasedAt: `2026-0${1 + (number % 9)}-01`,
    }),
    ...(number % 10 === 0 ? [] : [priceLine(number, 'EUR', 1000 + ((number * 731) % 90) * 100)]),
    stockLine(number, number % 3),
  ]);
  return [
    typeLine(),
    categoryLine('workshop'),
    categoryLine('drills', 'workshop', { name: { 'en-GB': 'Drills', 'de-DE': 'Bohrer' } }),
    categoryLine('saws', 'workshop', { name: { 'en-GB': 'Saws', 'de-DE': 'Sägen' } }),
    categoryLine('grinders', 'workshop'),
    ...products.flat(),
  ];
}

const rules: SearchRuleSource = {
  getRules: async () => ({
    synonyms: [{ terms: ['flex', 'winkelschleifer'] }],
    pins: new Map([['kreissage', [skuOf(33), skuOf(2)]]]),
  }),
  completeQuery: async (_locale, beginning) =>
    ['kreissage 3', 'kreisel nirgends', 'bohrer'].filter((query) => query.startsWith(beginning)),
};

describe.skipIf(!hasShared(CONTRACT))('OpenSearch, answered by a protocol-level double', () => {
  let test: TestDatabase;
  let double: OpenSearchDouble;
  let embedded: EmbeddedSearch;
  let search: OpenSearch;
  const local = createLocalEvents();
  const logged: string[] = [];

  beforeAll(async () => {
    test = await createTestDatabase();
    await importLines(test.database, buildCatalogue(), local.events);
    local.deliver();
    double = await startOpenSearchDouble();
    const common = { database: test.database, events: local.events, clock: systemClock, rules };
    const log = (line: string) => logged.push(line);
    embedded = createEmbeddedSearch({ ...common, log });
    search = new OpenSearch({
      ...common,
      url: double.url,
      fallback: {
        version: 0,
        search: () => Promise.reject(new Error('left to the fallback')),
        suggest: () => Promise.reject(new Error('left to the fallback')),
        explain: () => Promise.reject(new Error('left to the fallback')),
      },
      locales: ['de-DE'],
      nameIndex: (locale) => `test.${locale}`,
      marketsOf: () => [market],
      log,
    });
    await search.caughtUp();
  });
  afterAll(async () => {
    await search.stop();
    embedded.stop();
    await test.drop();
    expect(double.violations).toEqual([]);
    await double.close();
    expect(logged).toEqual([]);
  });

  const base: ProductQuery = {
    market,
    locale: 'de-DE',
    sort: 'price-asc',
    offset: 0,
    limit: 24,
    withFacets: true,
  };

  const filterSets: readonly (ListingFilters | undefined)[] = [
    undefined,
    { brands: ['MSW'] },
    { brands: ['MSW', 'Steinberg'], tags: ['new'] },
    { tags: ['new', 'bestseller'], isOnStock: true },
    { categoryKeys: ['saws'], minimumCents: 3000, maximumCents: 6000 },
    { attributes: { power: ['750 W', '1000 W'] } },
    { attributes: { power: ['750 W'], colour: ['Red'] }, brands: ['Wiesenfield'] },
    { attributes: { cordless: ['true'] }, isOnStock: false },
    { brands: ['MSW'], tags: ['on-sale'] },
  ];

  it.each(filterSets.map((filters) => [filters]))(
    'counts, filters and sorts as the embedded engine does: %j',
    async (filters) => {
      for (const categoryKey of [undefined, 'workshop', 'saws']) {
        for (const sort of [
          'price-asc',
          'price-desc',
          'name-asc',
          'name-desc',
          'newest',
          'relevance',
        ] as const) {
          const query = { ...base, filters, categoryKey, sort, offset: sort === 'newest' ? 7 : 0 };
          expect(await search.search(query)).toEqual(await embedded.search(query));
        }
      }
    },
  );

  it.each(['Kreissäge', 'kreissaege 3', 'sage', 'Winkelschleifer', 'flex', 'msw-1/a', '750 W', 'EX10000013'])(
    'finds the same products for %s, whatever the facets are set to',
    async (text) => {
      for (const filters of [undefined, { brands: ['MSW'] }, { attributes: { colour: ['Red'] } }]) {
        const query = { ...base, text, filters };
        const [own, other] = [await search.search(query), await embedded.search(query)];
        // A product's own number is no word that its hits do without.
        expect(own).toEqual({ ...other, relaxedWords: undefined });
        expect(own.total + (filters === undefined ? 0 : 1)).toBeGreaterThan(0);
      }
    },
  );

  it('says which words it did without, and what it understood', async () => {
    const query = { ...base, withFacets: false, filters: undefined };
    for (const text of ['kreisage', 'winkelschliefer', 'kreissäge qqqqzzzz', 'qqqqzzzz']) {
      const [own, other] = [
        await search.search({ ...query, text }),
        await embedded.search({ ...query, text }),
      ];
      if (own.total > 0) expect(own.relaxedWords, text).toEqual(other.relaxedWords);
      expect(own.total, text).toBe(other.total);
      expect(own.correctedText === undefined, text).toBe(other.correctedText === undefined);
    }
    expect((await search.search({ ...query, text: 'winkelschliefer' })).correctedText).toBe(
      'winkelschleifer',
    );
  });

  it('shows pinned products first for their query', async () => {
    const { skus } = await search.search({ ...base, sort: 'relevance', text: 'KREISSÄGE' });
    expect(skus.slice(0, 2)).toEqual([skuOf(33), skuOf(2)]);
  });

  it('B-02: suggests products, categories, brands and queries that find something', async () => {
    expect(await search.suggest({ market, locale: 'de-DE', text: 'kreis', limit: 6 })).toMatchObject({
      categories: [],
      brands: [],
      queries: ['kreissage 3'],
      skus: { length: 6 },
    });
    expect(await search.suggest({ market, locale: 'de-DE', text: 'sägen', limit: 6 })).toMatchObject({
      categories: [{ key: 'saws', name: 'Sägen' }],
    });
    expect((await search.suggest({ market, locale: 'de-DE', text: 'stein', limit: 6 })).brands).toEqual([
      'Steinberg',
    ]);
  });

  it('explains a rank by what counted', async () => {
    const query = { ...base, sort: 'relevance', text: 'winkelschleifer 2' } as const;
    const { skus } = await search.search(query);
    const explained = await search.explain(query, skus[2] as string);
    expect(explained.rank).toBe(3);
    expect(explained.lines.join('\n')).toMatch(/"winkelschleifer" in name: 3/);
    expect((await search.explain(query, skuOf(1))).rank).toBeUndefined();
  });

  it('asks no more at a time than a cluster takes, of the longest texts', async () => {
    const words =
      'kreissäge säge sägeblatt schlagbohrmaschine flex winkelschleifer 750 W 1,5 kW msw steinberg rot blau 40x60';
    for (const text of [
      words,
      `${words} qqqqzzzz`,
      words.split(' ').slice(0, 4).join(' '),
      'säge flex msw-1/a nirgendwo',
    ]) {
      const answer = await search.search({ ...base, text, filters: undefined });
      expect(answer.total).toBeGreaterThanOrEqual(0);
    }
  });

  it.skipIf(!hasAttackStrings)(
    'never fails, and sends nothing that is against the contract, whatever is typed',
    async () => {
      const texts = readAttackStrings();
      for (let at = 0; at < texts.length; at += 11) {
        const text = texts[at] as string;
        const filters = {
          brands: [text],
          tags: [text],
          attributes: { [text]: [text], power: [text] },
          categoryKeys: [text],
        };
        await search.search({ ...base, text });
        await search.search({ ...base, text, sort: 'relevance', categoryKey: text, filters });
        await search.suggest({ market, locale: 'de-DE', text, limit: 6 });
      }
      expect([double.violations, logged]).toEqual([[], []]);
    },
    120_000,
  );

  it('pages through everything, each product once, and answers past the end', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < 120; offset += 17) {
      seen.push(
        ...(await search.search({ ...base, text: 'säge', sort: 'relevance', offset, limit: 17 })).skus,
      );
    }
    const { total } = await search.search({ ...base, text: 'säge' });
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect((await search.search({ ...base, offset: 1_000_000_000 })).skus).toEqual([]);
  });
});
