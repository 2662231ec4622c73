import type { ProductHits, ProductQuery } from '../product-search.ts';
import { correctText } from './correct-text.ts';
import { type Counted, countFacets } from './count-facets.ts';
import { findEligible, listEligible } from './eligible.ts';
import { type Found, findHits, type RankedQuery } from './find-hits.ts';
import { ListingCache } from './listing-cache.ts';
import { compileFilters } from './listing-filter.ts';
import type { MarketPrices } from './market-prices.ts';
import type { PhraseBook } from './phrase-book.ts';
import { type HitOrder, pickPage } from './pick-page.ts';
import { type FacetLabels, presentFacets } from './present-facets.ts';
import type { ProductTable } from './product-table.ts';
import { EQUAL_SCORES, rankFirst, scoresOfLast } from './rank.ts';
import type { TextIndex } from './text-index.ts';
import { understandQuery } from './understand-query.ts';

/** Everything a search of one locale and market is made of. */
export interface SearchScope {
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
export function runSearch(scope: SearchScope, query: ProductQuery): SearchRun {
  const { table, prices } = scope;
  const text = query.text?.trim() ?? '';
  const eligible = findEligible(query.categoryKey, table, prices);
  const groups = compileFilters(query.filters, table, prices);
  const withFacets = query.withFacets ?? false;
  const found = text === '' ? undefined : findByText(scope, query, text, eligible);
  const getWhole = () => countWhole(scope, query.categoryKey, eligible);
  const count = (products: Int32Array) => countFacets(products, groups, table, prices, withFacets, getWhole);
  let counted: Counted;
  if (found !== undefined) counted = count(found.hits);
  else if (groups.length === 0 && withFacets) counted = getWhole();
  else counted = count(listAll(eligible));
  const isBestFirst = found !== undefined && query.sort === 'relevance';
  const first = isBestFirst
    ? rankFirst(found.ranked, found, counted.hits, query.offset + query.limit)
    : counted.hits;
  const order = orderOf(scope, query, isBestFirst ? scoresOfLast() : undefined);
  const page = pickPage(first, order, table.order(), query.offset, query.limit);
  return { counted, page, relaxedWords: found?.relaxedWords ?? [], correctedText: found?.correctedText };
}

/** A search as whoever asked reads it. */
export function searchListing(scope: SearchScope, query: ProductQuery): ProductHits {
  const { table, labels } = scope;
  const { counted, page, relaxedWords, correctedText } = runSearch(scope, query);
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

const listings = new ListingCache<Counted>();

/** All of a category, or everything, with the counts of all facets; valid until something is written. */
function countWhole(scope: SearchScope, categoryKey: string | undefined, eligible: Uint8Array): Counted {
  const { table, prices } = scope;
  return listings.get(prices, categoryKey, table.changes + prices.changes, () => {
    // Not in the room for listings, where the hits of one may lie; and kept in no more than the category needs.
    const products = listEligible(eligible, new Int32Array(eligible.length + 1)).slice();
    const counted = countFacets(products, [], table, prices, true);
    // The room it was counted in is used again by the next search.
    const { values, categorySets } = counted;
    return { ...counted, values: values.slice(), categorySets: categorySets.slice() };
  });
}

let room = new Int32Array(0);

/** In room that the next listing works in too. */
function listAll(eligible: Uint8Array): Int32Array {
  if (room.length <= eligible.length) room = new Int32Array(Math.ceil(eligible.length * 1.2) + 1);
  return listEligible(eligible, room);
}

function findByText(
  { index, table, phrases, pinned }: SearchScope,
  { sort }: ProductQuery,
  text: string,
  eligible: Uint8Array,
): FoundByText {
  const query = understandQuery(index, table, text, phrases);
  const ranked: RankedQuery = {
    index,
    table,
    query,
    eligible,
    isBestFirst: sort === 'relevance',
    pinned: pinned.map((sku) => table.find(sku)).filter((product) => product >= 0),
  };
  const found = findHits(ranked);
  // Whoever asks for a product by its number has been understood whole.
  const isExact = query.exact.some((product) => eligible[product] === 1);
  const isNone = found.hits.length === 0;
  return {
    ...found,
    ranked,
    relaxedWords: isNone || isExact ? [] : found.relaxedWords,
    correctedText: isNone || isExact ? undefined : correctText(index, query),
  };
}

const nothing = new Int32Array();

/** What the query sorts by; `scores` where the best come first. */
function orderOf(
  { table, prices, nameRanks }: SearchScope,
  { sort }: ProductQuery,
  scores: Float32Array | undefined,
): HitOrder {
  switch (sort) {
    case 'relevance':
      return { values: scores ?? nothing, steps: 1 / EQUAL_SCORES, isDescending: true };
    case 'newest':
      return { values: table.releasedDay.values, steps: 1, isDescending: true };
    case 'name-asc':
    case 'name-desc':
      return { values: nameRanks ?? nothing, steps: 1, isDescending: sort === 'name-desc' };
    case 'price-asc':
    case 'price-desc':
      return { values: prices.cents.values, steps: 1, isDescending: sort === 'price-desc' };
  }
}
