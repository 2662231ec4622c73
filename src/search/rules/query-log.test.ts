import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasAttackStrings, readAttackStrings } from '../../../tests/support/attack-strings.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { openDatabase } from '../../server/database.ts';
import { createPostgresEvents, type PostgresEvents } from '../../server/events.ts';
import { forgetOldQueries } from './forget-old-queries.ts';
import { cacheOfferedQueries } from './offered-queries.ts';
import { createQueryLog, type QueryLog } from './query-log.ts';
import { selectQueriesWithoutHits, selectTopQueries } from './query-log-store.ts';
import { createSearchRuleSource } from './search-rule-source.ts';

let opened: TestDatabase;
let events: PostgresEvents;
let now: Date;
const clock: Clock = { now: () => now };
const failures: unknown[] = [];
let log: QueryLog;
const openLog = (database = opened.database) =>
  createQueryLog({ database, clock, onFailure: (error) => failures.push(error) });

beforeAll(async () => {
  opened = await createTestDatabase();
  events = await createPostgresEvents({ url: opened.url, log: (line) => console.error(line) });
});
afterAll(async () => {
  await events.stop();
  await opened.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await opened.pool.query('truncate search_query_count');
  failures.length = 0;
  log = openLog();
});
afterEach(async () => {
  await log.stop();
  expect(failures).toEqual([]);
});

const onDay = (day: string) => {
  now = new Date(`${day}T23:59:59Z`);
};
const top = async (since = '2026-01-01', locale?: LocaleCode) =>
  (await selectTopQueries(opened.database, { since, locale, limit: 100 })).map(
    ({ written, searches, withoutHits, hits, days }) => ({ written, searches, withoutHits, hits, days }),
  );

describe('what shoppers search for', () => {
  test('is counted per locale, day and query: how often, how often in vain, and the hits of the last time', async () => {
    log.record('de-DE', 'Kreissäge', { total: 7 });
    log.record('de-DE', 'kreissäge ', { total: 9 });
    log.record('de-DE', 'kreissage', { total: 8 });
    log.record('de-AT', 'Kreissäge', { total: 0 });
    onDay('2026-11-22');
    log.record('de-DE', 'KREISSÄGE', { total: 0 });
    await log.flush();
    expect(await top('2026-11-21', 'de-DE')).toEqual([
      { written: 'kreissäge', searches: 4, withoutHits: 1, hits: 0, days: 2 },
    ]);
    expect(await top('2026-11-22')).toEqual([
      { written: 'kreissäge', searches: 1, withoutHits: 1, hits: 0, days: 1 },
    ]);
    const inVain = await selectQueriesWithoutHits(opened.database, { since: '2026-11-21', limit: 10 });
    expect(inVain.map(({ locale, withoutHits }) => [locale, withoutHits])).toEqual([
      ['de-AT', 1],
      ['de-DE', 1],
    ]);
  });

  test('counts under the spelling it was understood in, and as in vain when words had to be left out', async () => {
    log.record('en-GB', 'hamer drill', { total: 3, correctedText: 'hammer drill' });
    log.record('en-GB', 'hammer unicorn', { total: 3, relaxedWords: ['unicorn'], correctedText: 'hammer' });
    await log.flush();
    expect(await top()).toEqual([
      { written: 'hammer drill', searches: 1, withoutHits: 0, hits: 3, days: 1 },
      { written: 'hammer unicorn', searches: 1, withoutHits: 1, hits: 0, days: 1 },
    ]);
  });

  test('of several processes adds up, and survives a restart', async () => {
    const other = openDatabase({ url: opened.url, log: (line) => console.error(line), connections: 2 });
    const logs = [log, openLog(other), openLog(other), openLog()];
    const texts = Array.from({ length: 50 }, (_, index) => `drill ${index}`);
    for (let round = 0; round < 5; round++) {
      for (const [index, one] of logs.entries()) {
        const order = index % 2 === 0 ? texts : texts.toReversed();
        for (const text of order) one.record('en-GB', text, { total: round });
      }
      await Promise.all(logs.map((one) => one.flush()));
    }
    await Promise.all(logs.map((one) => one.stop()));
    await other.close();
    log = openLog();
    log.record('en-GB', 'drill 0', { total: 6 });
    await log.stop();
    log.record('en-GB', 'drill 0', { total: 6 });
    await log.flush();
    const counted = await top();
    expect(counted).toHaveLength(50);
    expect(counted[0]).toEqual({ written: 'drill 0', searches: 21, withoutHits: 4, hits: 6, days: 1 });
    expect(counted[49]).toMatchObject({ searches: 20, withoutHits: 4, hits: 4 });
  });

  test('is written by itself, within seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const one = openLog();
    one.record('en-GB', 'drill', { total: 1 });
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    await eventually(async () => expect(await top()).toHaveLength(1));
    await one.stop();
  });

  test('waits while the database cannot be reached, and is told to the log', async () => {
    const lost = openDatabase({ url: opened.url, log: () => undefined, connections: 1 });
    let isLost = true;
    const one = openLog({
      ...lost,
      query: (...asked) => (isLost ? Promise.reject(new Error('no connection')) : lost.query(...asked)),
    });
    one.record('en-GB', 'drill', { total: 1 });
    await one.flush();
    one.record('en-GB', 'drill', { total: 2 });
    expect(failures.splice(0)).toEqual([new Error('no connection')]);
    isLost = false;
    await one.stop();
    await lost.close();
    expect(await top()).toEqual([{ written: 'drill', searches: 2, withoutHits: 0, hits: 2, days: 1 }]);
  });

  test('never holds a mail address, a long number or unreadable characters, whatever is searched for', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.emailAddress(),
      fc.stringMatching(/^\+?[\d /().-]{6,20}$/),
      fc.tuple(fc.lorem({ maxCount: 2 }), fc.emailAddress()).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.nat(2), (searched, total) => log.record('en-GB', searched, { total })),
      { numRuns: 3000 },
    );
    log.record('en-GB', 'drill', { total: 1 });
    await log.flush();
    const { rows } = await opened.pool.query<{ kept: string }>(
      'select query as kept from search_query_count union select written from search_query_count',
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const { kept } of rows) {
      expect(kept.length).toBeLessThanOrEqual(60);
      expect(kept).not.toMatch(/[@\p{C}]/u);
      if (!/(?:ex[- ]?\d{8}|41000\d\d)/.test(kept)) {
        for (const [run] of kept.matchAll(/\p{N}(?:[^\p{L}\p{N}]*\p{N})*/gu)) {
          const digits = run.replace(/[^\p{N}]/gu, '');
          expect(digits.length <= 6 || /^\d{12,14}$/.test(run), kept).toBe(true);
        }
      }
    }
    const { rows: columns } = await opened.pool.query(
      `select column_name from information_schema.columns where table_name = 'search_query_count' order by 1`,
    );
    expect(columns.map((column) => column.column_name)).toEqual([
      'day',
      'hits',
      'locale',
      'query',
      'searches',
      'without_hits',
      'written',
    ]);
  });
});

test.skipIf(!hasAttackStrings)(
  'texts that have broken other programs are counted or left, and asked for',
  async () => {
    const source = createSearchRuleSource({ database: opened.database, events, clock });
    const attacks = readAttackStrings();
    for (const text of attacks) log.record('en-GB', text, { total: 1 });
    for (const text of attacks) expect(await source.findRedirect('en-GB', text)).toBeUndefined();
    await log.flush();
    const kept = await selectTopQueries(opened.database, { since: '2026-01-01', limit: 100_000 });
    expect(kept.length).toBeGreaterThan(1000);
    expect(kept.filter(({ written }) => /[@\p{C}]/u.test(written) || written.length > 60)).toEqual([]);
    source.stop();
  },
);

describe('what other shoppers are offered', () => {
  async function search(locale: LocaleCode, text: string, days: readonly string[], times: number, total = 5) {
    for (const day of days) {
      onDay(day);
      for (let time = 0; time < times; time++) log.record(locale, text, { total });
    }
    await log.flush();
  }
  /** What is offered once it has been read: there is something in each of these tests. */
  const complete = async (locale: LocaleCode, beginning: string, limit = 5) => {
    const source = createSearchRuleSource({ database: opened.database, events, clock });
    await eventually(async () => expect(await source.completeQuery(locale, '', 1)).toHaveLength(1));
    const queries = await source.completeQuery(locale, beginning, limit);
    source.stop();
    return queries;
  };
  const threeDays = ['2026-11-18', '2026-11-19', '2026-11-20'];

  test('B-02: whole queries that begin so and found something, as they are written, the most frequent first', async () => {
    await search('de-DE', 'Kreissäge', threeDays, 4);
    await search('de-DE', 'kreissage', ['2026-11-20'], 2);
    await search('de-DE', 'Kreis', threeDays, 9);
    await search('de-DE', 'Bohrer', threeDays, 20);
    await search('de-AT', 'Faschiermaschine', threeDays, 4);
    expect(await complete('de-DE', 'kreis')).toEqual(['kreis', 'kreissäge']);
    expect(await complete('de-DE', 'kreiss')).toEqual(['kreissäge']);
    expect(await complete('de-DE', '', 2)).toEqual(['bohrer', 'kreis']);
    expect(await complete('de-DE', 'x')).toEqual([]);
    expect(await complete('de-AT', 'kreis')).toEqual([]);
  });

  test('is nothing that one person may have typed: too few times, on too few days, or in vain', async () => {
    await search('en-GB', 'drill for anna', threeDays.slice(0, 2), 50);
    await search('en-GB', 'drill press', threeDays, 3);
    await search('en-GB', 'drill unicorn', threeDays, 50, 0);
    await search('en-GB', 'drill gone', threeDays, 50);
    await search('en-GB', 'drill gone', ['2026-11-21'], 1, 0);
    await search('en-GB', 'drill bit', threeDays, 4);
    expect(await complete('en-GB', 'drill')).toEqual(['drill bit']);
    await search('en-GB', 'drill press', ['2026-11-21'], 1);
    expect(await complete('en-GB', 'drill')).toEqual(['drill bit', 'drill press']);
  });

  test('is read again every ten minutes, and nobody waits for it', async () => {
    const source = createSearchRuleSource({ database: opened.database, events, clock });
    expect(await source.completeQuery('en-GB', 'dr', 5)).toEqual([]);
    await search('en-GB', 'drill', threeDays, 4);
    now = new Date('2026-11-20T23:59:59Z');
    expect(await source.completeQuery('en-GB', 'dr', 5)).toEqual([]);
    now = new Date('2026-11-21T12:10:01Z');
    expect(await source.completeQuery('en-GB', 'dr', 5)).toEqual([]);
    await eventually(async () => expect(await source.completeQuery('en-GB', 'dr', 5)).toEqual(['drill']));
    source.stop();
  });
});

describe('the offered texts of a shop that has asked for a lot', () => {
  const asked = [
    { locale: 'en-GB', query: 'drill', written: 'drill', searches: 12, withoutHits: 0, hits: 3, days: 4 },
  ] as const;

  test('take time to be summed up: who asks first is offered nothing, and waits for a moment only', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof asked>();
    const offered = cacheOfferedQueries(clock, () => promise);
    expect((await offered('en-GB')).complete('dr', 5)).toEqual([]);
    expect((await offered('en-GB')).complete('dr', 5)).toEqual([]);
    resolve(asked);
    await eventually(async () => expect((await offered('en-GB')).complete('dr', 5)).toEqual(['drill']));
  });

  test('are read again soon when that failed, and those known still serve', async () => {
    let answer: () => Promise<typeof asked> = () => Promise.reject(new Error('no connection'));
    let readings = 0;
    const offered = cacheOfferedQueries(clock, () => {
      readings++;
      return answer();
    });
    await expect(offered('en-GB')).rejects.toThrow('no connection');
    expect((await offered('en-GB')).complete('dr', 5)).toEqual([]);
    expect(readings).toBe(1);
    const fails = answer;
    answer = () => Promise.resolve(asked);
    now = new Date(now.getTime() + 10_000);
    await eventually(async () => expect((await offered('en-GB')).complete('dr', 5)).toEqual(['drill']));
    answer = fails;
    now = new Date(now.getTime() + 600_000);
    expect((await offered('en-GB')).complete('dr', 5)).toEqual(['drill']);
    await Promise.resolve();
    expect((await offered('en-GB')).complete('dr', 5)).toEqual(['drill']);
    expect(readings).toBe(3);
  });
});

describe('what is forgotten', () => {
  test('are counts older than 90 days, and rare texts that nobody has asked for 30 days', async () => {
    const record = async (day: string, text: string, times: number) => {
      onDay(day);
      for (let time = 0; time < times; time++) log.record('en-GB', text, { total: 1 });
      await log.flush();
    };
    await record('2026-08-23', 'common', 9);
    await record('2026-08-24', 'common', 9);
    await record('2026-10-22', 'rare', 2);
    await record('2026-10-22', 'rare but often enough', 3);
    await record('2026-10-22', 'rare but asked again', 1);
    await record('2026-10-23', 'rare but asked again', 1);
    now = new Date('2026-11-21T00:00:01Z');
    expect(await forgetOldQueries({ database: opened.database, clock })).toBe(2);
    expect((await top()).map(({ written, searches }) => [written, searches])).toEqual([
      ['common', 9],
      ['rare but often enough', 3],
      ['rare but asked again', 2],
    ]);
  });
});
