import type { ProductHits, ProductQuery } from '../product-search.ts';
import { correctText } from './correct-text.ts';
import { type Counted, countFacets } from './count-facets.ts';
import { type Found, findHits, type RankedQuery } from './find-hits.ts';
import { rememberListing } from './kept-listings.ts';
import { compileFilters } from './listing-filter.ts';
import type { MarketPrices } from './market-prices.ts';
import type { PhraseBook } from './phrase-book.ts';
import { pickPage } from './pick-page.ts';
import { type FacetLabels, presentFacets } from './present-facets.ts';
import type { ProductTable } from './product-table.ts';
import { EQUAL_SCORES, rankFirst, scoresOfLast } from './rank.ts';
import type { TextIndex } from './text-index.ts';
import { understandQuery } from './understand-query.ts';

/** Everything a search of one locale and market is made of. */
export interface SearchPlace {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly prices: MarketPrices;
  readonly labels: FacetLabels;
  readonly phrases: PhraseBook;
  /** Pinned for this very text, in order. */
  readonly pinned: readonly string[];
  /** By product number; only where the query sorts by name. */
  readonly nameRanks: Float64Array | undefined;
}

/** What a search came to, before it is written in the words of a locale. */
export interface SearchRun {
  readonly counted: Counted;
  readonly page: readonly number[];
  readonly relaxedWords: readonly string[];
  readonly correctedText: string | undefined;
}

/** Finds, counts, sorts: one search, from its query to its page, without waiting for anything. */
export function runSearch(place: SearchPlace, query: ProductQuery): SearchRun {
  const { table, prices } = place;
  const text = query.text?.trim() ?? '';
  const isEligible = eligibility(place, query.categoryKey);
  const groups = compileFilters(query.filters, table, prices);
  const withFacets = query.withFacets ?? false;
  const found = text === '' ? undefined : findByText(place, query, text, isEligible);
  const getWhole = () =>
    rememberListing(query.categoryKey, table, prices, () =>
      countFacets(findAll(table, isEligible, new Int32Array(table.length)), [], table, prices, true),
    );
  const count = (products: Int32Array) => countFacets(products, groups, table, prices, withFacets, getWhole);
  let counted: Counted;
  if (found !== undefined) counted = count(found.hits);
  else if (groups.length === 0 && withFacets) counted = getWhole();
  else counted = count(findEverything(table, isEligible));
  const isBestFirst = found !== undefined && query.sort === 'relevance';
  const first = isBestFirst
    ? rankFirst(found.ranked, found, counted.hits, query.offset + query.limit)
    : counted.hits;
  const keys = keysOf(first, place, query, isBestFirst ? scoresOfLast() : undefined);
  const { products } = table.order();
  const page = Array.from(
    pickPage(keys, query.offset, query.limit),
    (key) => products[key % RANKS] as number,
  );
  return { counted, page, relaxedWords: found?.relaxedWords ?? [], correctedText: found?.correctedText };
}

/** A search as whoever asked reads it. */
export function searchListing(place: SearchPlace, query: ProductQuery): ProductHits {
  const { table, labels } = place;
  const { counted, page, relaxedWords, correctedText } = runSearch(place, query);
  const { categoryKey, filters, withFacets } = query;
  return {
    total: counted.hits.length,
    skus: page.map((product) => table.skuAt(product)),
    ...(relaxedWords.length === 0 ? {} : { relaxedWords }),
    ...(correctedText === undefined ? {} : { correctedText }),
    ...(withFacets === true ? { facets: presentFacets(counted, table, labels, categoryKey, filters) } : {}),
  };
}

/** What a text led to, and how it was understood. */
interface FoundByText extends Found {
  readonly ranked: RankedQuery;
  readonly correctedText: string | undefined;
}

/** Listed, sold in the market, within the category. */
export function eligibility(
  { table, prices }: Pick<SearchPlace, 'table' | 'prices'>,
  categoryKey: string | undefined,
): (product: number) => boolean {
  const listed = table.listed.values;
  const cents = prices.cents.values;
  const isSold = (product: number) => listed[product] === 1 && (cents[product] ?? -1) >= 0;
  if (categoryKey === undefined) return isSold;
  const category = table.tree.find(categoryKey);
  return category < 0 ? () => false : (product) => isSold(product) && table.isIn(product, category);
}

let everything = new Int32Array(0);

/** In room that the next listing works in too. */
function findEverything(table: ProductTable, isEligible: (product: number) => boolean): Int32Array {
  if (everything.length < table.length) everything = new Int32Array(Math.ceil(table.length * 1.2));
  return findAll(table, isEligible, everything);
}

function findAll(
  table: ProductTable,
  isEligible: (product: number) => boolean,
  room: Int32Array,
): Int32Array {
  let count = 0;
  for (let product = 0; product < table.length; product++) {
    if (isEligible(product)) room[count++] = product;
  }
  return room.subarray(0, count);
}

function findByText(
  { index, table, phrases, pinned }: SearchPlace,
  { sort }: ProductQuery,
  text: string,
  isEligible: (product: number) => boolean,
): FoundByText {
  const query = understandQuery(index, table, text, phrases);
  const ranked: RankedQuery = {
    index,
    table,
    query,
    isEligible,
    isBestFirst: sort === 'relevance',
    pinned: pinned.map((sku) => table.find(sku)).filter((product) => product >= 0),
  };
  const found = findHits(ranked);
  // Whoever asks for a product by its number has been understood whole.
  const isExact = query.exact.some(isEligible);
  const isNone = found.hits.length === 0;
  return {
    ...found,
    ranked,
    relaxedWords: isNone || isExact ? [] : found.relaxedWords,
    correctedText: isNone || isExact ? undefined : correctText(index, query),
  };
}

/** More products than there can be, so that a key is told apart into what was sorted by and the rank among equals. */
const RANKS = 2 ** 20;
/** What is sorted by, as a whole number below it; together with the rank it fits a double. */
const MOST = 2 ** 33 - 1;

/**
 * A number for each hit that sorts as the query asks for: what it sorts by, then popularity and sku, the same whichever
 * way the sort runs.
 */
function keysOf(
  hits: Int32Array,
  { table, prices, nameRanks }: SearchPlace,
  { sort }: ProductQuery,
  scores: Float32Array | undefined,
): Float64Array {
  const { ranks } = table.order();
  if (allKeys.length < hits.length) allKeys = new Float64Array(Math.ceil(hits.length * 1.2));
  const keys = allKeys.subarray(0, hits.length);
  switch (sort) {
    case 'relevance':
      if (scores === undefined) fillRanks(keys, hits, ranks);
      else fillDescending(keys, hits, ranks, scores, 1 / EQUAL_SCORES);
      break;
    case 'newest':
      fillDescending(keys, hits, ranks, table.releasedDay.values, 1);
      break;
    case 'name-asc':
      fillAscending(keys, hits, ranks, nameRanks ?? NO_RANKS);
      break;
    case 'name-desc':
      fillDescending(keys, hits, ranks, nameRanks ?? NO_RANKS, 1);
      break;
    case 'price-asc':
      fillAscending(keys, hits, ranks, prices.cents.values);
      break;
    case 'price-desc':
      fillDescending(keys, hits, ranks, prices.cents.values, 1);
      break;
  }
  return keys;
}

/** Room for the keys of one search at a time. */
let allKeys = new Float64Array(0);
const NO_RANKS = new Float64Array(0);

function fillRanks(keys: Float64Array, hits: Int32Array, ranks: Int32Array): void {
  for (let place = 0; place < hits.length; place++) keys[place] = ranks[hits[place] as number] as number;
}

function fillAscending(keys: Float64Array, hits: Int32Array, ranks: Int32Array, values: Float64Array): void {
  for (let place = 0; place < hits.length; place++) {
    const product = hits[place] as number;
    const value = values[product] ?? 0;
    keys[place] = Math.min(value, MOST) * RANKS + (ranks[product] as number);
  }
}

function fillDescending(
  keys: Float64Array,
  hits: Int32Array,
  ranks: Int32Array,
  values: Float64Array | Float32Array | Int32Array,
  steps: number,
): void {
  for (let place = 0; place < hits.length; place++) {
    const product = hits[place] as number;
    const value = Math.floor((values[product] ?? 0) * steps + 0.5);
    const kept = value < 0 ? 0 : Math.min(value, MOST);
    keys[place] = (MOST - kept) * RANKS + (ranks[product] as number);
  }
}
