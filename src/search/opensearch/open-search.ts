import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type { ProductSearch } from '../product-search.ts';
import type { SearchCategory } from '../search-document.ts';
import { selectSearchCategories } from '../search-document-store.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import { ClusterError, connectCluster, timeLimits } from './cluster.ts';
import { explainFromIndex } from './explain.ts';
import { findListing, type IndexPlace } from './find-listing.ts';
import { marketField } from './index-document.ts';
import { aliasOf, readAlias } from './index-names.ts';
import { startIndexWriter } from './index-writer.ts';
import type { LocaleIndex } from './renew-index.ts';
import { suggestFromIndex } from './suggest.ts';

export interface OpenSearchOptions {
  /** `http(s)://[user:password@]host[:port]` of the cluster (`SEARCH_URL`). */
  readonly url: string;
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly rules: SearchRuleSource;
  /** Answers while the cluster does not, or has no index for a locale yet. */
  readonly fallback: ProductSearch & { caughtUp?(): Promise<void> };
  /** The locales that have an index; others are always answered by `fallback`. */
  readonly locales: readonly LocaleCode[];
  /** `prod.de-AT` (rule M-02); it is written in small letters. */
  readonly nameIndex: (locale: LocaleCode) => string;
  /** Markets whose shoppers read the locale; questions of others are answered by `fallback`. */
  readonly marketsOf: (locale: LocaleCode) => readonly CatalogueMarket[];
  /** One line about something an operator should know. */
  readonly log: (line: string) => void;
}

export interface OpenSearch extends ProductSearch {
  /** `open`: the cluster does not answer and is left alone for a while. */
  readonly breaker: BreakerState;
  /** Whether a locale is answered by the cluster when the breaker is closed. */
  isServed(locale: LocaleCode): boolean;
  /** Makes the index of a locale anew, or all, beside those in use; needs the process that writes. */
  rebuild(locale?: LocaleCode): void;
  /** Resolves when everything announced so far can be found, as far as this process can know. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** How often it is looked whether an index is there now, and whether a cluster that was left alone answers again. */
const LOOK_MILLISECONDS = 1_000;
/** How often an index that was there is looked at again: somebody may have deleted it. */
const CHECK_EVERY_LOOKS = 60;

/**
 * Product search by an OpenSearch cluster: an index a locale behind an alias, written by one of the shop's processes and
 * asked by all. Ready at once: until the indexes are made or compared, and whenever the cluster does not answer in time,
 * `fallback` answers and the log says so once.
 */
export function createOpenSearch(options: OpenSearchOptions): OpenSearch {
  const { database, events, clock, rules, fallback, log } = options;
  const cluster = connectCluster(options.url);
  const indexes = options.locales.map(
    (locale): LocaleIndex => ({
      locale,
      alias: aliasOf(options.nameIndex(locale)),
      markets: options.marketsOf(locale),
    }),
  );
  const byLocale = new Map(indexes.map((index) => [index.locale, index]));
  const served = new Set<LocaleCode>();
  let categories = new Map<string, Promise<readonly SearchCategory[]>>();
  let version = 1;
  const ended = new AbortController();
  /** Reasons that were told already; each is told once until the cluster answers again. */
  const told = new Set<string>();

  const breaker = createBreaker({
    clock,
    onOpen: (reason) => {
      version++;
      log(`The search cluster does not answer; the shop searches by itself meanwhile: ${reason}`);
    },
    onClose: () => {
      version++;
      told.clear();
      log('The search cluster answers again.');
    },
  });

  const writer = startIndexWriter({
    cluster,
    database,
    events,
    clock,
    log,
    indexes,
    onCurrent(locale) {
      served.add(locale);
      version++;
    },
    onWritten() {
      version++;
    },
  });

  const unsubscribe = events.subscribe(
    (event) => {
      if (event.type === 'catalogue-changed') categories = new Map();
      if (event.type === 'search-index-changed' || event.type === 'search-rules-changed') version++;
      writer.hear(event);
    },
    () => {
      categories = new Map();
      version++;
      writer.missed();
    },
  );

  /** Shoppers never try out a cluster: this does, and finds indexes that others have made. */
  async function look(): Promise<void> {
    for (let looks = 0; !ended.signal.aborted; looks++) {
      if (breaker.startTry()) await tryCluster();
      // The writer knows by itself what is current; the others believe what they find behind the alias.
      if (breaker.letsThrough) await findIndexes(looks % CHECK_EVERY_LOOKS === 0);
      await delay(LOOK_MILLISECONDS, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
    }
  }

  async function tryCluster(): Promise<void> {
    try {
      await cluster.findIndexes(indexes[0]?.alias ?? '_all');
      breaker.succeeded();
    } catch (error) {
      breaker.failed(String(error));
    }
  }

  async function findIndexes(all: boolean): Promise<void> {
    for (const { alias, locale, markets } of indexes) {
      const isServed = served.has(locale);
      if ((isServed && !all) || (!isServed && writer.isWriting)) continue;
      try {
        const { kind } = await readAlias(cluster, alias, locale, markets);
        breaker.succeeded();
        if ((kind === 'current') === isServed) continue;
        version++;
        if (kind === 'current') served.add(locale);
        else lose(locale, 'its index is gone');
      } catch (error) {
        breaker.failed(String(error));
        return;
      }
    }
  }

  function lose(locale: LocaleCode, reason: string): void {
    if (!served.delete(locale)) return;
    version++;
    log(`The shop searches ${locale} by itself until the cluster has an index for it again: ${reason}`);
    writer.rebuild(locale);
  }

  async function ask<Answer>(
    { locale, market }: { readonly locale: LocaleCode; readonly market: CatalogueMarket },
    question: (place: IndexPlace) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> {
    const index = byLocale.get(locale);
    const holdsMarket = index?.markets.some((own) => marketField(own) === marketField(market));
    const mayAsk = served.has(locale) && breaker.letsThrough && !writer.isBehind;
    if (index === undefined || !holdsMarket || !mayAsk) return otherwise();
    const inLocale = await remember(categories, locale, () => selectSearchCategories(database, locale));
    try {
      const answer = await withinTime(question({ cluster, index: index.alias, rules, categories: inLocale }));
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
      if (error.failure === 'absent') lose(locale, error.message);
      else if (error.failure !== 'refused') breaker.failed(error.message);
      tellOnce(error);
      return otherwise();
    }
  }

  function tellOnce({ failure, message }: ClusterError): void {
    const kind = failure === 'refused' ? message.slice(0, 100) : failure;
    if (told.has(kind)) return;
    told.add(kind);
    log(`The search cluster gave no answer, the shop searched by itself: ${message}`);
  }

  const looking = look();
  let stopping: Promise<void> | undefined;

  async function stop(): Promise<void> {
    ended.abort();
    unsubscribe();
    await writer.stop();
    await looking;
    await cluster.close();
  }

  return {
    get version() {
      return version + fallback.version;
    },
    get breaker() {
      return breaker.state;
    },
    search: (query) =>
      ask(
        query,
        async (place) => (await findListing(place, query)).hits,
        () => fallback.search(query),
      ),
    suggest: (query) =>
      ask(
        query,
        (place) => suggestFromIndex(place, query),
        () => fallback.suggest(query),
      ),
    explain: (query, sku) =>
      ask(
        query,
        (place) => explainFromIndex(place, query, sku),
        () => fallback.explain(query, sku),
      ),
    isServed: (locale) => served.has(locale),
    rebuild: (locale) => writer.rebuild(locale),
    async caughtUp() {
      await Promise.all([writer.caughtUp(), fallback.caughtUp?.()]);
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** An answer, or a `ClusterError` when it takes longer than a shopper should wait. */
async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ClusterError('down', `no answer within ${timeLimits.question} ms, in several calls`));
    }, timeLimits.question);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}
