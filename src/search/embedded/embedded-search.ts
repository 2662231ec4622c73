import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { ProductQuery, ProductSearch } from '../product-search.ts';
import { foldQuery } from '../rules/fold-query.ts';
import type { SearchRuleSource, SearchRules } from '../search-rules.ts';
import { explainHit } from './explain.ts';
import { buildPhraseBook, emptyPhraseBook, type PhraseBook } from './phrase-book.ts';
import { type SearchScope, searchListing } from './search-listing.ts';
import { SearchState, type SearchStateOptions } from './search-state.ts';
import { createSnapshotStore } from './snapshot-store.ts';
import { suggest } from './suggest.ts';

export interface EmbeddedSearchOptions {
  readonly database: Queryable;
  readonly events: Events;
  /** Tells which prices are valid. */
  readonly clock: Clock;
  /** One line about a catalogue that could not be read again; it is tried until it can. */
  readonly log: (line: string) => void;
  /** Synonyms, pinned hits and queries to suggest; left out: none. */
  readonly rules?: SearchRuleSource;
  /** Folder for snapshots; left out: each process builds its index anew. */
  readonly folder?: string;
  /** Bytes that the words of all locales may take together; 512 MiB unless told. */
  readonly memoryBytes?: number;
}

export interface EmbeddedSearch extends ProductSearch {
  /** Resolves when everything announced so far can be found. */
  caughtUp(): Promise<void>;
  /** Resolves when nothing is written to the folder any more. */
  stop(): Promise<void>;
}

const RETRY_MILLISECONDS = 1000;
const MEMORY_BYTES = 512 * 1024 * 1024;

const nothingStale = () => ({
  everything: false,
  skus: new Set<string>(),
  stockSkus: new Set<string>(),
  categories: new Set<string>(),
});

/**
 * The shop's own engine: within each process, made when first asked for. Products lie in one table for all locales,
 * words in one index per locale, prices in one list per market. What is announced as changed is read again and found
 * within the second; a rebuild happens beside the index in use and is gone over to in one step (rule B-07).
 */
export function createEmbeddedSearch({
  database,
  events,
  clock,
  log,
  rules,
  folder,
  memoryBytes = MEMORY_BYTES,
}: EmbeddedSearchOptions): EmbeddedSearch {
  const options: SearchStateOptions = {
    database,
    snapshots: createSnapshotStore(folder),
    memoryBytes,
    now: () => clock.now(),
    log,
  };
  let version = 1;
  let stopped = false;
  let state: Promise<SearchState> | undefined;
  let stale = nothingStale();
  let refreshing: Promise<void> | undefined;
  const phraseBooks = new WeakMap<SearchRules, PhraseBook>();

  const unsubscribe = events.subscribe(
    (event) => {
      if (event.type === 'search-rules-changed') version++;
      if (event.type === 'stock-changed') for (const sku of event.skus) stale.stockSkus.add(sku);
      if (event.type === 'catalogue-changed') {
        if (event.skus === undefined || event.categories === undefined) stale.everything = true;
        for (const sku of event.skus ?? []) stale.skus.add(sku);
        for (const key of event.categories ?? []) stale.categories.add(key);
      }
      if (event.type === 'stock-changed' || event.type === 'catalogue-changed') startRefresh();
    },
    () => {
      stale.everything = true;
      startRefresh();
    },
  );

  function startRefresh(): void {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
  }

  const isStale = () =>
    stale.everything || stale.skus.size + stale.stockSkus.size + stale.categories.size > 0;

  async function refresh(): Promise<void> {
    while (!stopped && isStale()) {
      const taken = stale;
      stale = nothingStale();
      try {
        await apply(taken);
      } catch (error) {
        if (taken.everything) stale.everything = true;
        for (const sku of taken.skus) stale.skus.add(sku);
        for (const sku of taken.stockSkus) stale.stockSkus.add(sku);
        for (const key of taken.categories) stale.categories.add(key);
        if (stopped) return;
        log(`The search index could not be renewed and is tried again: ${String(error)}`);
        await delay(RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
  }

  async function apply(changes: ReturnType<typeof nothingStale>): Promise<void> {
    const known = await state?.catch(() => undefined);
    // Nobody has searched yet: whoever does reads the catalogue as it is then.
    if (known === undefined) {
      version++;
      return;
    }
    const { state: next, differs } = await known.apply(changes);
    if (next !== known) state = Promise.resolve(next);
    if (differs) version++;
  }

  function getState(): Promise<SearchState> {
    if (state !== undefined) return state;
    const opened = SearchState.open(options);
    state = opened;
    opened.catch(() => {
      if (state === opened) state = undefined;
    });
    return opened;
  }

  async function getPlace(
    query: Pick<ProductQuery, 'locale' | 'market' | 'text'>,
    sorts: string,
  ): Promise<SearchScope> {
    const current = await getState();
    const [{ index, labels }, prices, ofLocale] = await Promise.all([
      current.getTexts(query.locale),
      current.getPrices(query.market),
      rules?.getRules(query.locale),
    ]);
    return {
      index,
      table: current.generation.table,
      prices,
      labels: { ...labels, locale: query.locale },
      phrases: ofLocale === undefined ? emptyPhraseBook : getPhrases(ofLocale, index),
      pinned: ofLocale?.pins.get(foldQuery(query.text ?? '')) ?? [],
      nameRanks: sorts.startsWith('name') ? await index.names.getRanks() : undefined,
    };
  }

  function getPhrases(ofLocale: SearchRules, index: SearchScope['index']): PhraseBook {
    const known = phraseBooks.get(ofLocale);
    if (known !== undefined) return known;
    const book = buildPhraseBook(ofLocale.synonyms, index.analysis);
    phraseBooks.set(ofLocale, book);
    return book;
  }

  const completeQuery = async (locale: LocaleCode, text: string, limit: number) =>
    (await rules?.completeQuery(locale, foldQuery(text), limit)) ?? [];

  return {
    get version() {
      return version;
    },
    async search(query) {
      return searchListing(await getPlace(query, query.sort), query);
    },
    async suggest({ market, locale, text, limit }) {
      const query = { market, locale, text, sort: 'relevance', offset: 0, limit } as const;
      const [place, queries] = await Promise.all([
        getPlace(query, query.sort),
        completeQuery(locale, text, limit),
      ]);
      return suggest(place, query, queries);
    },
    async explain(query, sku) {
      return explainHit(await getPlace(query, query.sort), query, sku);
    },
    async caughtUp() {
      while (refreshing !== undefined) await refreshing;
    },
    async stop() {
      stopped = true;
      unsubscribe();
      await options.snapshots.written();
    },
  };
}
