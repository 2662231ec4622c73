import type { CatalogueMarket } from '../../commerce/catalogue/catalogue-market.ts';
import { type LocaleCode, languageOf } from '../../kernel/locale.ts';
import { remember } from '../../kernel/remember.ts';
import type { ListingSort, ProductHits, ProductQuery } from '../product-search.ts';
import { reverseOrder, sortNumbers } from './listing-order.ts';
import { pickBest, rankDocuments } from './rank.ts';
import { type TextIndex, tagBits } from './text-index.ts';
import { understandQuery } from './understand-query.ts';

/** Price per document number in cents; -1 for a product that is not sold in the market. */
export type PriceColumn = Float64Array;

export type LoadPrices = (market: CatalogueMarket, index: TextIndex) => Promise<PriceColumn>;

/** One index with what hangs on its document numbers: prices per market and orders per language, made when asked for. */
export class IndexView {
  readonly index: TextIndex;
  readonly #prices = new Map<string, Promise<PriceColumn>>();
  readonly #markets = new Map<string, CatalogueMarket>();
  readonly #orders = new Map<string, Promise<Int32Array>>();
  readonly #loadPrices: LoadPrices;

  constructor(index: TextIndex, loadPrices: LoadPrices) {
    this.index = index;
    this.#loadPrices = loadPrices;
  }

  /** The markets whose prices have been asked for, for whoever builds the next view. */
  get markets(): CatalogueMarket[] {
    return [...this.#markets.values()];
  }

  getPrices(market: CatalogueMarket): Promise<PriceColumn> {
    const key = `${market.country} ${market.currency}`;
    this.#markets.set(key, market);
    return remember(this.#prices, key, () => this.#loadPrices(market, this.index));
  }

  /** Prices that were taken over from the view before. */
  setPrices(market: CatalogueMarket, column: PriceColumn): void {
    const key = `${market.country} ${market.currency}`;
    this.#markets.set(key, market);
    this.#prices.set(key, Promise.resolve(column));
  }

  async search(query: ProductQuery): Promise<ProductHits> {
    const { index } = this;
    const prices = await this.getPrices(query.market);
    const members = query.categoryKey === undefined ? undefined : this.#mark(query.categoryKey);
    const tag = (query.filters?.tags ?? []).reduce((bits, key) => bits | (tagBits[key] ?? 0), 0);
    const allows = (document: number) =>
      (prices[document] as number) >= 0 &&
      (members === undefined || members[document] === 1) &&
      (tag === 0 || ((index.tags[document] as number) & tag) !== 0);

    const text = query.text?.trim() ?? '';
    if (text === '') return this.#pickPage(await this.#getOrder(query, query.sort), allows, query);
    const ranking = rankDocuments(index, understandQuery(index, text), allows);
    if (query.sort === 'relevance') {
      const page = pickBest(index, ranking, query.offset, query.limit);
      return { total: ranking.documents.length, skus: page.map((number) => index.skus[number] as string) };
    }
    const found = new Uint8Array(index.skus.length);
    for (const document of ranking.documents) found[document] = 1;
    return this.#pickPage(
      await this.#getOrder(query, query.sort),
      (document) => found[document] === 1,
      query,
    );
  }

  #mark(categoryKey: string): Uint8Array {
    const members = new Uint8Array(this.index.skus.length);
    for (const document of this.index.categories.get(categoryKey) ?? []) members[document] = 1;
    return members;
  }

  #pickPage(order: Int32Array, allows: (document: number) => boolean, query: ProductQuery): ProductHits {
    const skus: string[] = [];
    let total = 0;
    for (const document of order) {
      if (!allows(document)) continue;
      if (total >= query.offset && skus.length < query.limit) skus.push(this.index.skus[document] as string);
      total++;
    }
    return { total, skus };
  }

  /** Equal ones are always by popularity, then sku, whichever way the sort runs. */
  #getOrder({ market, locale }: ProductQuery, sort: ListingSort): Promise<Int32Array> {
    const { index } = this;
    const ranks = index.popularRank;
    const byRank = (left: number, right: number) => (ranks[left] as number) - (ranks[right] as number);
    switch (sort) {
      case 'relevance':
        return Promise.resolve(index.popularOrder);
      case 'newest':
        return remember(this.#orders, sort, () =>
          sortNumbers(
            index.skus.length,
            (left, right) =>
              (index.releasedDay[right] as number) - (index.releasedDay[left] as number) ||
              byRank(left, right),
          ),
        );
      case 'name-asc':
      case 'name-desc': {
        const compareNames = nameComparison(index, locale);
        const upwards = remember(this.#orders, `name ${languageOf(locale)}`, () =>
          sortNumbers(index.skus.length, (left, right) => compareNames(left, right) || byRank(left, right)),
        );
        if (sort === 'name-asc') return upwards;
        return remember(this.#orders, `name ${languageOf(locale)} down`, async () =>
          reverseOrder(await upwards, (left, right) => compareNames(left, right) === 0),
        );
      }
      case 'price-asc':
      case 'price-desc': {
        const sign = sort === 'price-asc' ? 1 : -1;
        return remember(this.#orders, `${sort} ${market.country} ${market.currency}`, async () => {
          const prices = await this.getPrices(market);
          return sortNumbers(
            index.skus.length,
            (left, right) =>
              sign * ((prices[left] as number) - (prices[right] as number)) || byRank(left, right),
          );
        });
      }
    }
  }
}

function nameComparison(index: TextIndex, locale: LocaleCode): (left: number, right: number) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'accent' });
  return (left, right) => compare(index.names[left] as string, index.names[right] as string);
}
