import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import type { Queryable } from '../../kernel/database.ts';
import { type BaseLocale, getFallbackLocale, type LocaleCode } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import { selectTextLocales, selectValueLabels, selectVocabularyRevision } from '../search-document-store.ts';
import type { Staleness } from '../staleness.ts';
import {
  buildGeneration,
  catchUp,
  findChangedSkus,
  type Generation,
  type LocaleTexts,
  loadTexts,
  renewLabels,
  restoreGeneration,
  updateStates,
  updateTable,
} from './generation.ts';
import { MarketPrices } from './market-prices.ts';
import type { FacetLabels } from './present-facets.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { TextIndex } from './text-index.ts';

/** Where a text is in none of a locale's own words, these speak: what the index is really written in. */
const LAST_RESORT: BaseLocale = 'en-GB';
/** So many changed products are read with all others, into a new index, rather than one by one. */
const REBUILD_FROM = 2000;

export interface SearchStateOptions {
  readonly database: Queryable;
  readonly snapshots: SnapshotStore;
  /** Bytes that the words of all locales may take together; the least recently used go first. */
  readonly memoryBytes: number;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** One generation of products with the locales and markets that have been asked for. */
export class SearchState {
  readonly generation: Generation;
  readonly #options: SearchStateOptions;
  readonly #locales = new Map<LocaleCode, Promise<LocaleTexts>>();
  /** Of those, what has been read. */
  readonly #loaded = new Map<LocaleCode, TextIndex>();
  readonly #markets = new Map<string, Promise<MarketPrices>>();
  #spoken: ReadonlySet<string>;

  private constructor(generation: Generation, options: SearchStateOptions) {
    this.generation = generation;
    this.#options = options;
    this.#spoken = generation.spoken;
  }

  /** From the snapshot where there is a good one, else from the database. */
  static async open(options: SearchStateOptions): Promise<SearchState> {
    const restored = await restoreGeneration(options.database, options.snapshots);
    return restored === undefined ? SearchState.build(options) : new SearchState(restored, options);
  }

  static async build(options: SearchStateOptions): Promise<SearchState> {
    const generation = await buildGeneration(options.database);
    options.snapshots.writeTable(generation).catch(reportUnstored(options));
    return new SearchState(generation, options);
  }

  /** The whole index anew, beside this one, with everything this one has loaded. */
  async #rebuild(): Promise<SearchState> {
    const next = await SearchState.build(this.#options);
    for (const locale of [...this.#locales.keys()]) await next.getTexts(locale);
    for (const promise of [...this.#markets.values()]) {
      const prices = await promise.catch(() => undefined);
      if (prices !== undefined) await next.getPrices(prices.market);
    }
    return next;
  }

  async getTexts(locale: LocaleCode): Promise<LocaleTexts> {
    const { database, snapshots } = this.#options;
    const textLocale = resolveTextLocale(locale, this.#spoken);
    const known = this.#locales.get(textLocale);
    if (known !== undefined) {
      // Behind all others: it leaves last.
      this.#locales.delete(textLocale);
      this.#locales.set(textLocale, known);
      return known;
    }
    const texts = await remember(this.#locales, textLocale, async () => {
      const loaded = await loadTexts(
        database,
        this.generation,
        textLocale,
        snapshots,
        reportUnstored(this.#options),
      );
      await catchUp(database, this.generation.table, loaded.index);
      this.#loaded.set(textLocale, loaded.index);
      return loaded;
    });
    this.#makeRoom();
    return texts;
  }

  getPrices(market: CatalogueMarket): Promise<MarketPrices> {
    return remember(this.#markets, `${market.country} ${market.currency}`, async () => {
      const prices = new MarketPrices(market);
      await prices.read(this.#options.database, this.generation.table, this.#options.now());
      return prices;
    });
  }

  /** Takes over what changed; answers the state to go on with, which is another one after a rebuild. */
  async apply(changes: Staleness): Promise<{ readonly state: SearchState; readonly differs: boolean }> {
    const { database } = this.#options;
    const { table, vocabulary } = this.generation;
    if (changes.everything || changes.categories.size + changes.skus.size > 0) {
      if ((await selectVocabularyRevision(database)) !== vocabulary) {
        return { state: await this.#rebuild(), differs: true };
      }
    }
    const skus = changes.everything ? await findChangedSkus(database, table) : [...changes.skus];
    if (skus.length >= REBUILD_FROM) return { state: await this.#rebuild(), differs: true };
    const valuesBefore = table.values.entries.length;
    await updateTable(database, table, skus);
    // Only now: what begins to be loaded from here on finds the table as it is.
    const texts = await findFulfilled(this.#locales.values());
    const markets = await findFulfilled(this.#markets.values());
    const touched = changes.everything ? undefined : skus;
    for (const prices of markets) await prices.read(database, table, this.#options.now(), touched);
    for (const { index } of texts) await catchUp(database, table, index);
    if (skus.length > 0)
      this.#spoken = new Set([...this.#spoken, ...(await selectTextLocales(database, skus))]);
    const isNew = table.values.entries.length !== valuesBefore;
    for (const { labels } of texts) {
      if (isNew || (await isCalledOtherwise(database, labels, skus))) await renewLabels(database, labels);
    }
    if (texts.some(({ index }) => index.isRenewalDue)) return { state: await this.#rebuild(), differs: true };
    const stockSkus = changes.everything ? undefined : [...changes.stockSkus];
    const isStockDifferent =
      (stockSkus === undefined || stockSkus.length > 0) && (await updateStates(database, table, stockSkus));
    return { state: this, differs: changes.everything || skus.length > 0 || isStockDifferent };
  }

  /** Lets the words leave that were not asked for longest; those still being read have no size yet, and stay. */
  #makeRoom(): void {
    const sizes = [...this.#locales.keys()].flatMap((locale) => {
      const index = this.#loaded.get(locale);
      return index === undefined ? [] : [{ locale, bytes: index.bytes }];
    });
    let total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { locale, bytes } of sizes.slice(0, -1)) {
      if (total <= this.#options.memoryBytes) return;
      this.#locales.delete(locale);
      this.#loaded.delete(locale);
      total -= bytes;
    }
  }
}

/** Whether some products' values are called something else than they were. */
async function isCalledOtherwise(
  db: Queryable,
  { locale, values }: FacetLabels,
  skus: readonly string[],
): Promise<boolean> {
  if (skus.length === 0) return false;
  const said = await selectValueLabels(db, locale, skus);
  return said.some(({ key, value, label }) => label !== (values.get(`${key}\u0000${value}`) ?? value));
}

/** Those that could be loaded; who asks for another will try again. */
async function findFulfilled<Value>(promises: Iterable<Promise<Value>>): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function reportUnstored({ log }: SearchStateOptions): (error: unknown) => void {
  return (error) => log(`The search index could not be kept on the disk: ${String(error)}`);
}

/** The locale whose texts a locale shows where nothing in the catalogue is in its own words. */
function resolveTextLocale(locale: LocaleCode, spoken: ReadonlySet<string>): LocaleCode {
  if (spoken.has(locale)) return locale;
  const fallback = getFallbackLocale(locale);
  return fallback !== undefined && spoken.has(fallback) ? fallback : LAST_RESORT;
}
