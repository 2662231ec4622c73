import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { eventually, withinTwoSeconds } from '../../../tests/support/eventually.ts';
import { createLocalEvents } from '../../../tests/support/local-events.ts';
import { CONTRACT } from '../../../tests/support/opensearch-double/contract.ts';
import {
  type OpenSearchDouble,
  startOpenSearchDouble,
} from '../../../tests/support/opensearch-double/start-opensearch-double.ts';
import {
  categoryLine,
  clearCatalogue,
  importLines,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { hasShared } from '../../../tests/support/shared-data.ts';
import { statement } from '../../kernel/database.ts';
import type { ProductQuery, ProductSearch } from '../product-search.ts';
import { FAILURES_IN_A_ROW, PAUSE_MILLISECONDS } from './breaker.ts';
import { timeLimits } from './cluster.ts';
import { OpenSearch } from './open-search.ts';

const market = { country: 'DE', currency: 'EUR' } as const;
const query: ProductQuery = { market, locale: 'de-DE', sort: 'relevance', offset: 0, limit: 10 };
const FALLBACK_SKU = 'EX99999999';
/** Milliseconds that a machine which does other things too may take for what the shop does at once. */
const SLOW_MACHINE = 20_000;

/** Tells by its answer that it was asked. */
const fallback: ProductSearch = {
  version: 0,
  search: async () => ({ total: 1, skus: [FALLBACK_SKU] }),
  suggest: async () => ({ total: 0, skus: [], categories: [], brands: [], queries: [] }),
  explain: async () => ({ lines: ['by the fallback'] }),
};

describe.skipIf(!hasShared(CONTRACT))('OpenSearch, answered by a protocol-level double', () => {
  let test: TestDatabase;
  let double: OpenSearchDouble;
  let local: ReturnType<typeof createLocalEvents>;
  const engines: OpenSearch[] = [];
  let logged: string[];
  /** What the clock is ahead of the time. */
  let ahead: number;

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    local = createLocalEvents();
    logged = [];
    ahead = 0;
    double = await startOpenSearchDouble();
    await importLines(test.database, [
      typeLine(),
      categoryLine('tools'),
      ...drill(1, 'Bohrer'),
      ...drill(2, 'Säge'),
    ]);
  });
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.stop();
    await clearCatalogue(test.pool);
    await double.close();
    expect(double.violations).toEqual([]);
  });

  const drill = (number: number, name: string) => [
    productLine(number, { categories: ['tools'], name: { 'en-GB': name } }),
    priceLine(number, 'EUR', 1000),
  ];

  function start(url = double.url): OpenSearch {
    const engine = new OpenSearch({
      url,
      database: test.database,
      events: local.events,
      clock: { now: () => new Date(Date.now() + ahead) },
      rules: { getRules: async () => ({ synonyms: [], pins: new Map() }), completeQuery: async () => [] },
      fallback,
      locales: ['de-DE'],
      nameIndex: (locale) => `test.${locale}`,
      marketsOf: () => [market],
      log: (line) => logged.push(line),
    });
    engines.push(engine);
    return engine;
  }

  async function startSettled(): Promise<OpenSearch> {
    const engine = start();
    await engine.caughtUp();
    expect(engine.isServed('de-DE')).toBe(true);
    return engine;
  }

  const skusOf = async (engine: OpenSearch, text?: string) => (await engine.search({ ...query, text })).skus;
  const madeIndexes = () => [...double.state.indexes.keys()];
  const searches = () => double.requests.filter(({ path }) => path.endsWith('/_search')).length;

  it('answers by the fallback until its index is made, and does not keep the start waiting', async () => {
    let release = () => {};
    double.before = ({ path }) =>
      path === '/_bulk' ? new Promise<void>((resolve) => (release = resolve)) : undefined;
    const engine = start();
    await eventually(() => expect(double.requests.map(({ path }) => path)).toContain('/_bulk'));
    expect(await skusOf(engine)).toEqual([FALLBACK_SKU]);
    expect(double.state.aliases.size).toBe(0);
    double.before = undefined;
    const before = engine.version;
    release();
    await engine.caughtUp();
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2)]);
    expect(engine.version).toBeGreaterThan(before);
  });

  it.each([503, 429, 'drop', 'hang'] as const)(
    'answers by the fallback while the cluster says %s, and opens the breaker',
    async (fault) => {
      const engine = await startSettled();
      double.fail(fault);
      const began = performance.now();
      expect(await skusOf(engine)).toEqual([FALLBACK_SKU]);
      expect(performance.now() - began).toBeLessThan(timeLimits.search + SLOW_MACHINE);
      await Promise.all(Array.from({ length: FAILURES_IN_A_ROW }, () => skusOf(engine)));
      expect(engine.breaker).toBe('open');
      const asked = searches();
      expect(await skusOf(engine)).toEqual([FALLBACK_SKU]);
      expect(searches()).toBe(asked);
      expect(logged.filter((line) => line.includes('searches by itself meanwhile'))).toHaveLength(1);
      double.fail(undefined);
    },
  );

  it('lets no shopper wait for a slow cluster, however many calls a question needs', async () => {
    const engine = await startSettled();
    double.before = ({ path }) => (path.endsWith('/_search') ? delay(600) : undefined);
    const began = performance.now();
    expect(await skusOf(engine, 'bohrre')).toEqual([FALLBACK_SKU]);
    expect(performance.now() - began).toBeLessThan(timeLimits.question + SLOW_MACHINE);
    expect(logged.join('\n')).toContain('in several calls');
  });

  it('notices by itself, without a shopper, that the cluster answers again', async () => {
    const engine = await startSettled();
    double.fail(503);
    for (let time = 0; time < FAILURES_IN_A_ROW; time++) await skusOf(engine);
    expect(engine.breaker).toBe('open');
    const before = engine.version;
    double.fail(undefined);
    const asked = searches();
    ahead += PAUSE_MILLISECONDS;
    await eventually(() => expect(engine.breaker).toBe('closed'));
    expect(searches()).toBe(asked);
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2)]);
    expect(engine.version).toBeGreaterThan(before);
    expect(logged.at(-1)).toBe('The search cluster answers again.');
  });

  it('takes a part of an answer for none', async () => {
    const engine = await startSettled();
    const { state } = double;
    const requireOne = state.requireOne.bind(state);
    const [, index] = requireOne('test.de-de');
    Object.defineProperty(index, 'visible', {
      get() {
        throw new Error('a shard is away');
      },
    });
    expect(await skusOf(engine)).toEqual([FALLBACK_SKU]);
    double.violations.length = 0;
  });

  it('B-07: finds a changed product, price and stock within two seconds', async () => {
    const engine = await startSettled();
    await importLines(
      test.database,
      [...drill(3, 'Amboss'), priceLine(1, 'EUR', 5000), stockLine(2, 4)],
      local.events,
    );
    local.deliver();
    await withinTwoSeconds(async () => expect(await skusOf(engine, 'amboss')).toEqual([skuOf(3)]));
    await engine.caughtUp();
    const byPrice = await engine.search({ ...query, sort: 'price-desc', filters: { isOnStock: false } });
    expect(byPrice.skus).toEqual([skuOf(1), skuOf(3)]);
  });

  it('writes nothing when nothing that is searched became another', async () => {
    const engine = await startSettled();
    await importLines(test.database, [stockLine(2, 4)], local.events);
    local.deliver();
    await engine.caughtUp();
    local.deliver();
    const bulks = () => double.requests.filter(({ path }) => path === '/_bulk').length;
    const [before, version] = [bulks(), engine.version];
    await importLines(test.database, [stockLine(2, 3), ...drill(1, 'Bohrer')], local.events);
    local.deliver();
    await engine.caughtUp();
    expect([bulks(), engine.version]).toEqual([before, version]);
    await importLines(test.database, [stockLine(2, 0)], local.events);
    local.deliver();
    await engine.caughtUp();
    expect(bulks()).toBe(before + 1);
  });

  it('B-07: makes an index anew beside the one in use, with what changes meanwhile, and swaps them in one call', async () => {
    const engine = await startSettled();
    const [old] = madeIndexes();
    let release = () => {};
    let waits = true;
    double.before = ({ path, text }) =>
      waits && path === '/_bulk' && !text.includes('Winkel'.toLowerCase())
        ? new Promise<void>((resolve) => (release = resolve))
        : undefined;
    engine.rebuild();
    await eventually(() => expect(madeIndexes()).toHaveLength(2));
    await eventually(() => expect(double.requests.at(-1)?.path).toBe('/_bulk'));
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2)]);
    waits = false;
    await importLines(test.database, drill(3, 'Winkel'), local.events);
    local.deliver();
    await eventually(async () => expect(await skusOf(engine, 'winkel')).toEqual([skuOf(3)]));
    expect([...(double.state.aliases.get('test.de-de') ?? [])]).toEqual([old]);
    release();
    await engine.caughtUp();
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2), skuOf(3)]);
    expect(madeIndexes()).toHaveLength(1);
    expect(madeIndexes()).not.toEqual([old]);
    const swaps = double.requests.filter(({ path, method }) => path === '/_aliases' && method === 'POST');
    expect(
      JSON.parse(swaps.at(-1)?.text ?? '').actions.map((action: object) => Object.keys(action)[0]),
    ).toEqual(['add', 'remove']);
  });

  it('makes an index of another version anew, and clears away what a rebuild left behind', async () => {
    const first = await startSettled();
    await first.stop();
    const [name] = madeIndexes();
    const index = double.state.indexes.get(name as string);
    Object.assign(index?.mappings._meta as object, { version: 'of another time' });
    double.state.create(
      'test.de-de-20200101000000000',
      JSON.parse(
        double.requests.find(({ method, path }) => method === 'PUT' && path.includes('test.de-de-'))?.text ??
          '{}',
      ),
    );
    const engine = await startSettled();
    expect(madeIndexes()).toHaveLength(1);
    expect(madeIndexes()).not.toContain(name);
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2)]);
  });

  it('writes what was missed while nobody listened, and only that', async () => {
    const first = await startSettled();
    await first.stop();
    await importLines(test.database, [
      ...drill(3, 'Amboss'),
      productLine(2, { categories: ['tools'], published: false }),
    ]);
    const bulksBefore = double.requests.length;
    const engine = await startSettled();
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(3)]);
    const written = double.requests
      .slice(bulksBefore)
      .filter(({ path }) => path === '/_bulk')
      .flatMap(({ text }) => [...text.matchAll(/"_id":"(EX\d+)"/g)].map(([, sku]) => sku));
    expect(written.sort()).toEqual([skuOf(2), skuOf(3)]);
    expect(madeIndexes()).toHaveLength(1);
  });

  it('reads everything again when announcements were missed', async () => {
    const engine = await startSettled();
    await importLines(test.database, drill(4, 'Schraubstock'), local.events);
    local.lose();
    await engine.caughtUp();
    expect(await skusOf(engine, 'schraubstock')).toEqual([skuOf(4)]);
  });

  it('writes from one process only, and another takes over', async () => {
    const first = await startSettled();
    const second = start();
    await second.caughtUp();
    await eventually(() => expect(second.isServed('de-DE')).toBe(true));
    expect(madeIndexes()).toHaveLength(1);
    await importLines(test.database, drill(5, 'Zange'), local.events);
    const before = [first.version, second.version];
    const bulks = () => double.requests.filter(({ path }) => path === '/_bulk').length;
    const bulksBefore = bulks();
    local.deliver();
    await first.caughtUp();
    local.deliver();
    expect(bulks() - bulksBefore).toBe(1);
    expect(await skusOf(second, 'zange')).toEqual([skuOf(5)]);
    expect(first.version).toBeGreaterThan(before[0] as number);
    expect(second.version).toBeGreaterThan(before[1] as number);
    await first.stop();
    await eventually(async () => {
      await importLines(test.database, drill(6, 'Feile'), local.events);
      local.deliver();
      await second.caughtUp();
      expect(await skusOf(second, 'feile')).toEqual([skuOf(6)]);
    });
  });

  it('is made anew when somebody deleted it, the fallback answering meanwhile', async () => {
    const engine = await startSettled();
    double.state.delete(madeIndexes()[0] as string);
    expect(await skusOf(engine)).toEqual([FALLBACK_SKU]);
    await engine.caughtUp();
    expect(await skusOf(engine)).toEqual([skuOf(1), skuOf(2)]);
    expect(logged.join('\n')).toContain('until the cluster has an index for it again');
  });

  it('asks the fallback rather than an index that is behind, and goes on when what was announced is written', async () => {
    const engine = await startSettled();
    double.fail(503, /_bulk/);
    await importLines(test.database, drill(7, 'Hobel'), local.events);
    local.deliver();
    await eventually(async () => expect(await skusOf(engine)).toEqual([FALLBACK_SKU]));
    double.fail(undefined);
    await engine.caughtUp();
    expect(await skusOf(engine, 'hobel')).toEqual([skuOf(7)]);
  });

  it('leaves markets that its index does not hold to the fallback', async () => {
    const engine = await startSettled();
    const poland = { country: 'PL', currency: 'PLN' } as const;
    expect((await engine.search({ ...query, market: poland })).skus).toEqual([FALLBACK_SKU]);
  });

  it('stops at once, with a cluster that hangs', async () => {
    const engine = await startSettled();
    double.fail('hang');
    await importLines(test.database, drill(8, 'Beil'), local.events);
    local.deliver();
    const began = performance.now();
    await engine.stop();
    expect(performance.now() - began).toBeLessThan(SLOW_MACHINE);
    await test.database.query(statement('select 1'));
  });
});
