import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { ProductQuery, ProductSearch } from '../product-search.ts';
import { foldQuery } from '../rules/fold-query.ts';
import type { SearchRuleSource } from '../search-rules.ts';
import { explainHit } from './explain.ts';
import { FreshState } from './fresh-state.ts';
import { getPhraseBook } from './phrase-book.ts';
import { type SearchScope, searchListing } from './search-listing.ts';
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

const MEMORY_BYTES = 512 * 1024 * 1024;

/**
 * The shop's own engine: within each process, made when first asked for. Products lie in one table for all locales,
 * words in one index per locale, prices in one list per market. What is announced as changed is read again and found
 * within the second; a rebuild happens beside the index in use and is gone over to in one step (rule B-07).
 */
export function createEmbeddedSearch(options: EmbeddedSearchOptions): EmbeddedSearch {
  const { database, clock, log, rules, memoryBytes = MEMORY_BYTES } = options;
  const snapshots = createSnapshotStore(options.folder);
  const state = new FreshState(
    { database, snapshots, memoryBytes, now: () => clock.now(), log },
    options.events,
  );

  return {
    get version() {
      return state.version;
    },
    async search(query) {
      return searchListing(await findScope(state, rules, query), query);
    },
    async suggest({ market, locale, text, limit }) {
      const query = { market, locale, text, sort: 'relevance', offset: 0, limit } as const;
      const [scope, queries] = await Promise.all([
        findScope(state, rules, query),
        rules?.completeQuery(locale, foldQuery(text), limit) ?? [],
      ]);
      return suggest(scope, query, queries);
    },
    async explain(query, sku) {
      return explainHit(await findScope(state, rules, query), query, sku);
    },
    caughtUp: () => state.caughtUp(),
    async stop() {
      state.stop();
      await snapshots.written();
    },
  };
}

/** All that a search of the locale and market reads, waited for at once. */
async function findScope(
  state: FreshState,
  rules: SearchRuleSource | undefined,
  { locale, market, text = '', sort }: Pick<ProductQuery, 'locale' | 'market' | 'text' | 'sort'>,
): Promise<SearchScope> {
  const current = await state.get();
  const [{ index, labels }, prices, ofLocale] = await Promise.all([
    current.getTexts(locale),
    current.getPrices(market),
    rules?.getRules(locale),
  ]);
  return {
    index,
    table: current.generation.table,
    prices,
    labels: { ...labels, locale },
    phrases: getPhraseBook(ofLocale, index.analysis),
    pinned: ofLocale?.pins.get(foldQuery(text)) ?? [],
    nameRanks: sort.startsWith('name') ? await index.names.getRanks() : undefined,
  };
}
