import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Events, ShopEvent } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type {
  Explanation,
  ProductHits,
  ProductQuery,
  ProductSearch,
  SuggestionQuery,
  Suggestions,
} from '../product-search.ts';
import type { SearchCategory } from '../search-document.ts';
import { selectSearchCategories } from '../search-document-store.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts';
import { type Cluster, ClusterError, connectCluster, timeLimits } from './cluster.ts';
import { explainFromIndex } from './explain.ts';
import { findListing, type IndexContext } from './find-listing.ts';
import { marketField } from './index-document.ts';
import { aliasOf } from './index-names.ts';
import { IndexWriter } from './index-writer.ts';
import type { LocaleIndex } from './renew-index.ts';
import { ServedIndexes } from './served-indexes.ts';
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

/**
 * Product search by an OpenSearch cluster: an index a locale behind an alias, written by one of the shop's processes and
 * asked by all. Ready at once: until the indexes are made or compared, and whenever the cluster does not answer in time,
 * `fallback` answers and the log says so once.
 */
export class OpenSearch implements ProductSearch {
  readonly #options: OpenSearchOptions;
  readonly #cluster: Cluster;
  readonly #indexes: ReadonlyMap<LocaleCode, LocaleIndex>;
  readonly #breaker: Breaker;
  readonly #writer: IndexWriter;
  readonly #served: ServedIndexes;
  readonly #unsubscribe: () => void;
  readonly #ended = new AbortController();
  readonly #watching: Promise<void>;
  /** Reasons that were told already; each is told once until the cluster answers again. */
  readonly #told = new Set<string>();
  #categories = new Map<string, Promise<readonly SearchCategory[]>>();
  #version = 1;
  #stopping: Promise<void> | undefined;

  constructor(options: OpenSearchOptions) {
    const { url, database, events, clock, log, locales, nameIndex, marketsOf } = options;
    this.#options = options;
    const cluster = connectCluster(url);
    const indexes = locales.map(
      (locale): LocaleIndex => ({ locale, alias: aliasOf(nameIndex(locale)), markets: marketsOf(locale) }),
    );
    const onChange = () => void this.#version++;
    this.#cluster = cluster;
    this.#indexes = new Map(indexes.map((index) => [index.locale, index]));
    this.#breaker = createBreaker({
      clock,
      onOpen: (reason) => this.#leaveAlone(reason),
      onClose: () => this.#comeBack(),
    });
    this.#writer = new IndexWriter({
      ...{ cluster, database, events, clock, log, indexes },
      onCurrent: (locale) => this.#served.add(locale),
      onWritten: onChange,
    });
    this.#served = new ServedIndexes({
      ...{ cluster, indexes, onChange, breaker: this.#breaker },
      isWriting: () => this.#writer.isWriting,
      onLost: (locale, reason) => this.#searchItself(locale, reason),
    });
    this.#unsubscribe = events.subscribe(
      (event) => this.#hear(event),
      () => this.#missed(),
    );
    this.#watching = this.#served.watch(this.#ended.signal);
  }

  get version(): number {
    return this.#version + this.#options.fallback.version;
  }

  /** `open`: the cluster does not answer and is left alone for a while. */
  get breaker(): BreakerState {
    return this.#breaker.state;
  }

  search(query: ProductQuery): Promise<ProductHits> {
    const question = async (context: IndexContext) => (await findListing(context, query)).hits;
    return this.#ask(query, question, () => this.#options.fallback.search(query));
  }

  suggest(query: SuggestionQuery): Promise<Suggestions> {
    const question = (context: IndexContext) => suggestFromIndex(context, query);
    return this.#ask(query, question, () => this.#options.fallback.suggest(query));
  }

  explain(query: ProductQuery, sku: string): Promise<Explanation> {
    const question = (context: IndexContext) => explainFromIndex(context, query, sku);
    return this.#ask(query, question, () => this.#options.fallback.explain(query, sku));
  }

  /** Whether a locale is answered by the cluster when the breaker is closed. */
  isServed(locale: LocaleCode): boolean {
    return this.#served.has(locale);
  }

  /** Makes the index of a locale anew, or all, beside those in use; needs the process that writes. */
  rebuild(locale?: LocaleCode): void {
    this.#writer.rebuild(locale);
  }

  /** Resolves when everything announced so far can be found, as far as this process can know. */
  async caughtUp(): Promise<void> {
    await Promise.all([this.#writer.caughtUp(), this.#options.fallback.caughtUp?.()]);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    this.#ended.abort();
    this.#unsubscribe();
    await this.#writer.stop();
    await this.#watching;
    await this.#cluster.close();
  }

  #hear(event: ShopEvent): void {
    if (event.type === 'catalogue-changed') this.#categories = new Map();
    if (event.type === 'search-index-changed' || event.type === 'search-rules-changed') this.#version++;
    this.#writer.hear(event);
  }

  #missed(): void {
    this.#categories = new Map();
    this.#version++;
    this.#writer.missed();
  }

  #leaveAlone(reason: string): void {
    this.#version++;
    this.#options.log(`The search cluster does not answer; the shop searches by itself meanwhile: ${reason}`);
  }

  #comeBack(): void {
    this.#version++;
    this.#told.clear();
    this.#options.log('The search cluster answers again.');
  }

  #searchItself(locale: LocaleCode, reason: string): void {
    this.#options.log(
      `The shop searches ${locale} by itself until the cluster has an index for it again: ${reason}`,
    );
    this.#writer.rebuild(locale);
  }

  /** The cluster's answer where it can be asked and gives one in time, else that of the fallback. */
  async #ask<Answer>(
    { locale, market }: { readonly locale: LocaleCode; readonly market: CatalogueMarket },
    question: (context: IndexContext) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> {
    const { database, rules } = this.#options;
    const index = this.#indexes.get(locale);
    const holdsMarket = index?.markets.some((own) => marketField(own) === marketField(market));
    const mayAsk = this.#served.has(locale) && this.#breaker.letsThrough && !this.#writer.isBehind;
    if (index === undefined || !holdsMarket || !mayAsk) return otherwise();
    const categories = await remember(this.#categories, locale, () =>
      selectSearchCategories(database, locale),
    );
    try {
      const context = { cluster: this.#cluster, index: index.alias, rules, categories };
      const answer = await withinTime(question(context));
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
      if (error.failure === 'absent') this.#served.lose(locale, error.message);
      else if (error.failure !== 'refused') this.#breaker.failed(error.message);
      this.#tellOnce(error);
      return otherwise();
    }
  }

  #tellOnce({ failure, message }: ClusterError): void {
    const kind = failure === 'refused' ? message.slice(0, 100) : failure;
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#options.log(`The search cluster gave no answer, the shop searched by itself: ${message}`);
  }
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
