import { findAllWords, findAnyWords, type Matched, rarityOf, workspace } from './match-words.ts';
import type { ProductTable } from './product-table.ts';
import type { UnderstoodQuery } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';

export interface RankedQuery {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly query: UnderstoodQuery;
  /** Sold in the market and within the listing's category. */
  readonly isEligible: (product: number) => boolean;
  readonly pinned: readonly number[];
  /**
   * Whether the best come first. Only then are a few hits followed by what holds the better part of the words: among the
   * cheapest, say, these would stand before what was asked for.
   */
  readonly isBestFirst: boolean;
}

/** Products that match, in no order. Valid until the next search. */
export interface Found {
  readonly hits: Int32Array;
  /** Words of the query that hits need not hold, as nothing holds all of them. */
  readonly relaxedWords: readonly string[];
  /** Whether hits that hold all words are followed by others that hold some. */
  readonly isMixed: boolean;
  /** Where hits need not hold all words: what each set of words is worth, by its bits, as a share of the best hit's. */
  readonly shares: Float32Array | undefined;
}

/** Beside the bits of words: the query names the product by its number. */
const NAMED = 1 << 15;

/** Finds what holds all words of the query; when nothing does, what holds the most of them, by what they are worth. */
export function findHits({ index, table, query, isEligible, pinned, isBestFirst }: RankedQuery): Found {
  const { words, unknown } = query;
  const matched: Matched = { index, products: table.length, words };
  const everyWord = (1 << words.length) - 1;
  let hits = takeEligible(findAllWords(matched), isEligible);
  hits = takeNamed(hits, query, everyWord, isEligible);
  const isRelaxed = hits.length === 0;
  let relaxedWords = unknown;
  let shares: Float32Array | undefined;
  if (words.length > 1 && (isRelaxed || (isBestFirst && hits.length < weigh.FEW_HITS))) {
    const some = findSome(matched, query, isEligible, isRelaxed ? weigh.RELAXED_SHARE : weigh.FILLED_SHARE);
    ({ hits, shares } = some);
    if (isRelaxed) relaxedWords = [...unknown, ...some.missing];
  }
  for (const product of pinned) if (isEligible(product)) hits = takeToo(hits, product);
  return { hits, relaxedWords, isMixed: shares !== undefined && !isRelaxed, shares };
}

/** In the workspace's room for hits; the products may lie there already. */
function takeEligible(products: Int32Array, isEligible: (product: number) => boolean): Int32Array {
  const { hits } = workspace;
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    const product = products[place] as number;
    if (isEligible(product)) hits[count++] = product;
  }
  return hits.subarray(0, count);
}

/** One more hit, unless it is one. */
function takeToo(hits: Int32Array, product: number): Int32Array {
  if (hits.includes(product)) return hits;
  workspace.touch(product);
  workspace.hits[hits.length] = product;
  return workspace.hits.subarray(0, hits.length + 1);
}

/** What the query names by its number counts as if it held every word. */
function takeNamed(
  hits: Int32Array,
  { exact, models }: UnderstoodQuery,
  everyWord: number,
  isEligible: (product: number) => boolean,
): Int32Array {
  let all = hits;
  for (const product of [...exact, ...models]) {
    if (isEligible(product)) all = takeToo(all, product);
    workspace.touch(product);
    workspace.sets[product] = everyWord | NAMED;
  }
  return all;
}

/**
 * What holds words worth at least a share of what the best holds, what each set of words is worth beside the best, and
 * which words that one does without.
 */
function findSome(
  matched: Matched,
  query: UnderstoodQuery,
  isEligible: (product: number) => boolean,
  leastShare: number,
): { readonly hits: Int32Array; readonly shares: Float32Array; readonly missing: readonly string[] } {
  const { products, words } = matched;
  const everyWord = (1 << words.length) - 1;
  const worth = worthOfSets(matched);
  findAnyWords(matched);
  const { hits, sets } = workspace;
  for (const product of [...query.exact, ...query.models]) sets[product] = everyWord | NAMED;
  let bestSet = 0;
  let best = 0;
  let least = 0;
  let likely = 0;
  for (let product = 0; product < products; product++) {
    const set = (sets[product] as number) & everyWord;
    const held = worth[set] as number;
    if (set === 0 || held < least || !isEligible(product)) continue;
    if (held > best) [bestSet, best, least] = [set, held, held * leastShare];
    hits[likely++] = product;
  }
  // Those that came before the best was known may hold too little.
  let count = 0;
  for (let place = 0; place < likely; place++) {
    const product = hits[place] as number;
    if ((worth[(sets[product] as number) & everyWord] as number) >= least) hits[count++] = product;
  }
  for (let set = 0; set < worth.length; set++) worth[set] = (worth[set] as number) / best;
  const missing = words.filter((_, place) => (bestSet & (1 << place)) === 0).map(({ text }) => text);
  return { hits: hits.subarray(0, count), shares: worth, missing: count === 0 ? [] : missing };
}

/** What every set of words is worth, by its bits: that of the set without its first word, and that word's. */
function worthOfSets({ words, products }: Matched): Float32Array {
  const rarities = words.map((word) => rarityOf(word, products));
  const worth = new Float32Array(1 << words.length);
  for (let set = 1; set < worth.length; set++) {
    const first = 31 - Math.clz32(set & -set);
    worth[set] = (worth[set & (set - 1)] as number) + (rarities[first] as number);
  }
  return worth;
}
