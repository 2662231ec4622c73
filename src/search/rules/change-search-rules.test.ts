import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  categoryLine,
  importLines,
  productLine,
  skuOf,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createPostgresEvents, type PostgresEvents } from '../../server/events.ts';
import {
  importSynonyms as importSynonymFile,
  pinHits,
  redirectQuery,
  removeQueryRedirect,
  removeSynonyms,
  unpinHits,
} from './change-search-rules.ts';
import { createSearchRuleSource, type StoredSearchRules } from './search-rule-source.ts';

let opened: TestDatabase;
let events: PostgresEvents;
let source: StoredSearchRules;
const importSynonyms = (to: ReturnType<typeof shop>, locale: string, file: string) =>
  importSynonymFile(to, locale, Buffer.from(file));
const shop = () => ({ database: opened.database, events });

beforeAll(async () => {
  opened = await createTestDatabase();
  events = await createPostgresEvents({ url: opened.url, log: (line) => console.error(line) });
  await importLines(opened.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1),
    productLine(2),
    productLine(3),
  ]);
  source = createSearchRuleSource({ database: opened.database, events, clock: systemClock });
});
afterAll(async () => {
  source.stop();
  await events.stop();
  await opened.drop();
});

/** Resolves when another process would have heard of what was changed before. */
async function heard(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = events.subscribe(({ type }) => type === 'content-changed' && resolve(), resolve);
  await events.announce(opened.database, { type: 'content-changed' });
  await promise;
  stop();
}

describe('synonyms', () => {
  test('of a file stand in place of those before, in every process and after a restart', async () => {
    expect((await source.getRules('de-DE')).synonyms).toEqual([]);
    expect(await importSynonyms(shop(), 'de-DE', 'a, b\nFlex => Winkelschleifer, "x"\n')).toMatchObject({
      ok: true,
      value: { rules: 2, replaced: 0 },
    });
    expect(
      await importSynonyms(shop(), 'de-DE', 'Säge, Fuchsschwanz\nFlex => Winkelschleifer'),
    ).toMatchObject({
      value: { rules: 2, replaced: 2 },
    });
    await heard();
    const rules = [{ terms: ['Säge', 'Fuchsschwanz'] }, { from: ['Flex'], terms: ['Winkelschleifer'] }];
    expect((await source.getRules('de-DE')).synonyms).toEqual(rules);
    expect((await source.getRules('de-AT')).synonyms).toEqual(rules);
    expect((await source.getRules('fr-FR')).synonyms).toEqual([]);
    const restarted = createSearchRuleSource({ database: opened.database, events, clock: systemClock });
    expect((await restarted.getRules('de-CH')).synonyms).toEqual(rules);
    restarted.stop();
  });

  test('are refused whole when one line is wrong', async () => {
    expect(await importSynonyms(shop(), 'de-DE', 'good, better\nalone')).toMatchObject({
      ok: false,
      refusal: { code: 'SynonymsInvalid', problems: [{ line: 2 }] },
    });
    expect(await importSynonyms(shop(), 'de-LI', 'good, better')).toEqual({
      ok: false,
      refusal: { code: 'LocaleUnknown', locale: 'de-LI' },
    });
    expect((await source.getRules('de-DE')).synonyms).toHaveLength(2);
  });

  test('of two imports at once one stays whole', async () => {
    const imports = ['a, b\nc, d', 'e, f\ng, h\ni, j', 'k, l'].map((file) =>
      importSynonyms(shop(), 'pl-PL', file),
    );
    await Promise.all(imports);
    await heard();
    const { synonyms } = await source.getRules('pl-PL');
    expect([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [
        ['e', 'f'],
        ['g', 'h'],
        ['i', 'j'],
      ],
      [['k', 'l']],
    ]).toContainEqual(synonyms.map(({ terms }) => terms));
  });

  test('can be removed', async () => {
    expect(await removeSynonyms(shop(), 'de-DE')).toEqual({ ok: true, value: 2 });
    await heard();
    expect((await source.getRules('de-AT')).synonyms).toEqual([]);
  });
});

describe('pinned hits', () => {
  test('hold for the query however it is written, and for variants of the locale', async () => {
    expect(await pinHits(shop(), 'de-DE', '  Große  SÄGE', [skuOf(2), skuOf(1).toLowerCase()])).toEqual({
      ok: true,
      value: { locale: 'de-DE', query: 'grosse sage', skus: [skuOf(2), skuOf(1)] },
    });
    await pinHits(shop(), 'de-AT', 'sage', [skuOf(3)]);
    await heard();
    expect([...(await source.getRules('de-DE')).pins]).toEqual([['grosse sage', [skuOf(2), skuOf(1)]]]);
    expect([...(await source.getRules('de-AT')).pins]).toEqual([
      ['grosse sage', [skuOf(2), skuOf(1)]],
      ['sage', [skuOf(3)]],
    ]);
    await unpinHits(shop(), 'de-DE', 'große säge');
    await heard();
    expect([...(await source.getRules('de-AT')).pins.keys()]).toEqual(['sage']);
  });

  test.each([
    [['xx-XX', 'saw', [skuOf(1)]], 'LocaleUnknown'],
    [['en-GB', ' !? ', [skuOf(1)]], 'QueryInvalid'],
    [['en-GB', 'x'.repeat(61), [skuOf(1)]], 'QueryInvalid'],
    [['en-GB', 'sa\u0000w', [skuOf(1)]], 'QueryInvalid'],
    [['en-GB', 'saw', []], 'SkuInvalid'],
    [['en-GB', 'saw', ['EX1']], 'SkuInvalid'],
    [['en-GB', 'saw', [skuOf(9)]], 'SkuInvalid'],
    [['en-GB', 'saw', [skuOf(1), skuOf(1)]], 'SkuInvalid'],
    [['en-GB', 'saw', Array.from({ length: 25 }, (_, index) => skuOf(index))], 'SkuInvalid'],
  ] as const)('are refused when %j is wrong', async ([locale, query, skus], code) => {
    expect(await pinHits(shop(), locale, query, skus)).toMatchObject({ ok: false, refusal: { code } });
    expect((await source.getRules('en-GB')).pins.size).toBe(0);
  });

  test('that are not there cannot be removed', async () => {
    expect(await unpinHits(shop(), 'en-GB', 'nothing')).toMatchObject({ refusal: { code: 'RuleNotFound' } });
  });
});

describe('redirects of queries', () => {
  test('lead to a page of the shop or to an https address, in the locale and its variants', async () => {
    await redirectQuery(shop(), 'fr-FR', 'Retours', '/return-policy');
    await redirectQuery(shop(), 'fr-BE', 'retours', 'https://example.com/retours');
    await heard();
    expect(await source.findRedirect('fr-FR', ' RETOURS ')).toBe('/return-policy');
    expect(await source.findRedirect('fr-CH', 'retours')).toBe('/return-policy');
    expect(await source.findRedirect('fr-BE', 'retours')).toBe('https://example.com/retours');
    expect(await source.findRedirect('fr-FR', 'retour')).toBeUndefined();
    expect(await source.findRedirect('it-IT', 'retours')).toBeUndefined();
    await removeQueryRedirect(shop(), 'fr-BE', 'retours');
    await heard();
    expect(await source.findRedirect('fr-BE', 'retours')).toBe('/return-policy');
  });

  test('are refused when they would leave the shop unsafely', async () => {
    expect(await redirectQuery(shop(), 'fr-FR', 'x', '//evil.example')).toMatchObject({
      ok: false,
      refusal: { code: 'TargetInvalid' },
    });
    expect(await removeQueryRedirect(shop(), 'fr-FR', 'x')).toMatchObject({
      refusal: { code: 'RuleNotFound' },
    });
  });
});
