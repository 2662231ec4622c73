import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import { type BaseLocale, getFallbackLocale, type LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type { ProductSearch } from '../product-search.ts';
import { buildIndex, type IndexChanges, loadPrices, updateIndex, updatePrices } from './build-index.ts';
import { selectTextLocales } from './document-store.ts';
import { IndexView } from './index-view.ts';

export interface EmbeddedSearchOptions {
  readonly database: Queryable;
  readonly events: Events;
  /** Tells which prices are valid. */
  readonly clock: Clock;
  /** One line about a catalogue that could not be read again; it is tried until it can. */
  readonly log: (line: string) => void;
}

export interface EmbeddedSearch extends ProductSearch {
  /** Resolves when everything announced so far can be found. */
  settled(): Promise<void>;
  stop(): void;
}

/** Where a text is in none of a locale's own words, these speak: what the index is really written in. */
const LAST_RESORT: BaseLocale = 'en-GB';
const RETRY_MILLISECONDS = 1000;

/** What has to be read again: all of it, or some products and categories. */
interface Staleness {
  everything: boolean;
  readonly skus: Set<string>;
  readonly categories: Set<string>;
}

const nothingStale = (): Staleness => ({ everything: false, skus: new Set(), categories: new Set() });

/**
 * The shop's own engine: one index per set of texts, made when first asked for and kept in memory. Locales without a
 * word of their own in the catalogue share the index of the locale that speaks for them. What is announced as changed
 * is read again beside the index in use, which is then exchanged in one step (acceptance B-07).
 */
export function createEmbeddedSearch({
  database,
  events,
  clock,
  log,
}: EmbeddedSearchOptions): EmbeddedSearch {
  let version = 1;
  let stopped = false;
  let textLocales: Promise<Set<string>> | undefined;
  const views = new Map<string, Promise<IndexView>>();
  let stale = nothingStale();
  let refreshing: Promise<void> | undefined;

  const unsubscribe = events.subscribe(
    (event) => {
      if (event.type !== 'catalogue-changed') return;
      if (event.skus === undefined || event.categories === undefined) stale.everything = true;
      for (const sku of event.skus ?? []) stale.skus.add(sku);
      for (const key of event.categories ?? []) stale.categories.add(key);
      startRefresh();
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

  async function refresh(): Promise<void> {
    while (!stopped && (stale.everything || stale.skus.size + stale.categories.size > 0)) {
      const taken = stale;
      stale = nothingStale();
      try {
        await apply(taken);
      } catch (error) {
        if (taken.everything) stale.everything = true;
        for (const sku of taken.skus) stale.skus.add(sku);
        for (const key of taken.categories) stale.categories.add(key);
        if (stopped) return;
        log(`The search index could not be renewed and is tried again: ${String(error)}`);
        await delay(RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
  }

  async function apply({ everything, skus, categories }: Staleness): Promise<void> {
    const changes: IndexChanges = { skus: [...skus], categories: [...categories] };
    const known = textLocales === undefined ? undefined : await textLocales;
    const used = await selectTextLocales(database, everything ? undefined : changes.skus);
    const speaksAnew = known !== undefined && [...used].some((locale) => !known.has(locale));
    const rebuild = everything || speaksAnew;
    if (rebuild) textLocales = everything ? Promise.resolve(used) : selectTextLocales(database);
    const spoken = await (textLocales ?? selectTextLocales(database));
    for (const [key, promise] of [...views]) {
      const locale = key as LocaleCode;
      // An index nobody may use any more is dropped; one that failed is made anew when asked for.
      const old = await promise.catch(() => undefined);
      if (old === undefined) continue;
      if (resolveTextLocale(locale, spoken) !== locale) views.delete(key);
      else views.set(key, Promise.resolve(await renew(locale, old, rebuild ? undefined : changes)));
    }
    version++;
  }

  async function renew(
    locale: LocaleCode,
    old: IndexView,
    changes: IndexChanges | undefined,
  ): Promise<IndexView> {
    if (changes === undefined) {
      const view = newView(await buildIndex(database, locale));
      for (const market of old.markets) await view.getPrices(market);
      return view;
    }
    const { index, skus } = await updateIndex(database, locale, old.index, changes);
    const view = newView(index);
    for (const market of old.markets) {
      const column = await old.getPrices(market);
      const of = { index: old.index, column };
      view.setPrices(market, await updatePrices(database, market, index, of, skus, clock.now()));
    }
    return view;
  }

  const newView = (index: IndexView['index']) =>
    new IndexView(index, (market, of) => loadPrices(database, market, of, clock.now()));

  async function getView(locale: LocaleCode): Promise<IndexView> {
    textLocales ??= selectTextLocales(database).catch((error: unknown) => {
      textLocales = undefined;
      throw error;
    });
    const textLocale = resolveTextLocale(locale, await textLocales);
    return remember(views, textLocale, async () => newView(await buildIndex(database, textLocale)));
  }

  return {
    get version() {
      return version;
    },
    suggest: () => Promise.reject(new Error('the next engine suggests')),
    explain: () => Promise.reject(new Error('the next engine explains')),
    search: async (query) => (await getView(query.locale)).search(query),
    async settled() {
      while (refreshing !== undefined) await refreshing;
    },
    stop() {
      stopped = true;
      unsubscribe();
    },
  };
}

/** The locale whose texts a locale shows where nothing in the catalogue is in its own words. */
function resolveTextLocale(locale: LocaleCode, spoken: ReadonlySet<string>): LocaleCode {
  if (spoken.has(locale)) return locale;
  const fallback = getFallbackLocale(locale);
  return fallback !== undefined && spoken.has(fallback) ? fallback : LAST_RESORT;
}
