import { join } from 'node:path';
import type { CatalogueMarket } from '../commerce/goods/catalogue/catalogue-market.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { getMarket, type Market } from '../markets/countries.ts';
import { getLocale, searchIndexName } from '../markets/locales.ts';
import { createEmbeddedSearch } from '../search/embedded/embedded-search.ts';
import { explainByCluster } from '../search/opensearch/explain.ts';
import { OpenSearch } from '../search/opensearch/open-search.ts';
import type { Explanation, ProductQuery, ProductSearch } from '../search/product-search.ts';
import type { SearchRuleSource } from '../search/search-rules.ts';
import type { Config } from './config.ts';

export interface SearchOptions {
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly rules: SearchRuleSource;
  readonly currencyOf: (market: Market, on: Date) => ReturnType<typeof getMarket>['currencyCode'];
  readonly log: (line: string) => void;
}

/** The engine that the settings name. */
export interface ShopSearch extends ProductSearch {
  /** Resolves when everything announced so far can be found. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Later than any change of money that is known. */
const LAST_DAY = new Date('9999-01-01T00:00:00Z');

/** The embedded engine; with `SEARCH_URL` a cluster, and the embedded one for as long as the cluster does not answer. */
export function createSearch(options: SearchOptions): ShopSearch {
  const { config, database, events, clock, rules, log } = options;
  const embedded = createEmbeddedSearch({
    database,
    events,
    clock,
    log,
    rules,
    folder: join(config.dataDir, 'search'),
    memoryBytes: config.searchMemoryBytes,
  });
  const stopEmbedded = () => Promise.resolve(embedded.stop());
  if (config.search.kind === 'embedded') return withStop(embedded, stopEmbedded);
  const cluster = new OpenSearch({
    url: config.search.url,
    database,
    events,
    clock,
    rules,
    fallback: embedded,
    locales: localeCodes,
    nameIndex: (locale) => searchIndexName(locale, config.environment),
    marketsOf: (locale) => marketsOf(options, locale),
    log,
  });
  return withStop(cluster, async () => {
    await cluster.stop();
    await stopEmbedded();
  });
}

function marketsOf(
  { clock, currencyOf }: Pick<SearchOptions, 'clock' | 'currencyOf'>,
  locale: LocaleCode,
): readonly CatalogueMarket[] {
  const { countryCode: country } = getLocale(locale);
  // A country that changes its money goes on being searched by the cluster on the day.
  const days = [clock.now(), LAST_DAY];
  const currencies = new Set(days.map((on) => currencyOf(getMarket(country), on)));
  return [...currencies].map((currency) => ({ country, currency }));
}

/**
 * Why a product ranks where it does, by the engine that answers shoppers: the cluster where there is one with an index for
 * the locale, else the embedded one, which then says why it speaks. Neither index is written.
 */
export async function explainSearch(
  options: SearchOptions,
  query: ProductQuery,
  sku: string,
): Promise<Explanation> {
  const { config, database, events, clock, rules, log } = options;
  let excuse: string | undefined;
  if (config.search.kind !== 'embedded') {
    const indexName = searchIndexName(query.locale, config.environment);
    const asked = { url: config.search.url, database, rules, indexName };
    const markets = marketsOf(options, query.locale);
    try {
      const explained = await explainByCluster({ ...asked, markets }, query, sku);
      if (explained !== undefined) return explained;
      excuse = `The cluster has no index for ${query.locale}: so ranks the engine that answers meanwhile.`;
    } catch (error) {
      excuse = `The cluster gave no answer (${String(error)}): so ranks the engine that answers meanwhile.`;
    }
  }
  const embedded = createEmbeddedSearch({ database, events, clock, log, rules });
  try {
    const explained = await embedded.explain(query, sku);
    return excuse === undefined ? explained : { ...explained, lines: [excuse, ...explained.lines] };
  } finally {
    await embedded.stop();
  }
}

function withStop(
  engine: ProductSearch & { caughtUp(): Promise<void> },
  stop: () => Promise<void>,
): ShopSearch {
  return {
    get version() {
      return engine.version;
    },
    search: (query) => engine.search(query),
    suggest: (query) => engine.suggest(query),
    explain: (query, sku) => engine.explain(query, sku),
    caughtUp: () => engine.caughtUp(),
    stop,
  };
}
