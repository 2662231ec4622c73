import { findAnyWords, type Matched, matchAllWords, rarityOf, scoreHits, workspace } from './match-words.ts';
import type { ProductTable } from './product-table.ts';
import type { UnderstoodQuery } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';

/** Products that match, in no order, with what their words are worth by product number. Valid until the next ranking. */
export interface Ranking {
  readonly hits: Int32Array;
  readonly scores: Float32Array;
  /** Whether hits that hold all words are followed by others that hold some. */
  readonly isMixed: boolean;
  /** Words of the query that hits need not hold, as nothing holds all of them. */
  readonly relaxedWords: readonly string[];
}

export interface RankedQuery {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly query: UnderstoodQuery;
  /** Sold in the market and within the listing's category. */
  readonly isEligible: (product: number) => boolean;
  readonly pinned: readonly number[];
  /**
   * Whether the best come first. Only then does it matter how well a hit matches, and are a few hits followed by what
   * holds the better part of the words: among the cheapest, say, these would stand before what was asked for.
   */
  readonly isBestFirst: boolean;
}

/** Beside the bits of words: the query names the product by its number. */
const NAMED = 1 << 15;

/**
 * Scores what holds all words of the query; when nothing does, what holds the most of them, by what they are worth.
 * Each word counts by whatever stands for it in the product and is worth most.
 */
export function rankProducts(ranked: RankedQuery): Ranking {
  const { index, table, query, isEligible, pinned } = ranked;
  const { words } = query;
  const matched: Matched = { index, products: table.length, words };
  const everyWord = (1 << words.length) - 1;
  matchAllWords(matched, ranked.isBestFirst);
  markNamed(query, everyWord);
  let count = collectWhole(everyWord, isEligible);
  let relaxedWords = query.unknown;
  const isRelaxed = count === 0;
  const withPartial = words.length > 1 && (isRelaxed || (ranked.isBestFirst && count < weigh.FEW_HITS));
  if (withPartial) {
    const share = isRelaxed ? weigh.RELAXED_SHARE : weigh.FILLED_SHARE;
    const relaxed = matchSome(matched, ranked, share);
    count = relaxed.count;
    if (isRelaxed) relaxedWords = [...query.unknown, ...relaxed.missing];
  }
  const { hits, scores } = workspace;
  for (const product of pinned) {
    if (!isEligible(product)) continue;
    workspace.touch(product);
    if (!hits.subarray(0, count).includes(product)) hits[count++] = product;
  }
  return { hits: hits.subarray(0, count), scores, relaxedWords, isMixed: withPartial && !isRelaxed };
}

function markNamed({ exact, models }: UnderstoodQuery, everyWord: number): void {
  const { scores, sets } = workspace;
  const mark = (product: number, score: number) => {
    workspace.touch(product);
    scores[product] = (scores[product] as number) + score;
    sets[product] = everyWord | NAMED;
  };
  for (const product of exact) mark(product, weigh.EXACT_SCORE);
  for (const product of models) mark(product, weigh.MODEL_SCORE);
}

/** Lists what holds every word; answers how many. */
function collectWhole(everyWord: number, isEligible: (product: number) => boolean): number {
  const { hits, touched, touchedCount } = workspace;
  let count = 0;
  for (let place = 0; place < touchedCount; place++) {
    const product = touched[place] as number;
    if (workspace.holdsAll(product, everyWord) && isEligible(product)) hits[count++] = product;
  }
  return count;
}

/**
 * Scores and lists what holds words worth at least a share of what the best holds; answers how many, and which words the
 * best does without. Scores sink with what is missing.
 */
function matchSome(
  matched: Matched,
  { query, isEligible, isBestFirst }: RankedQuery,
  leastShare: number,
): { readonly count: number; readonly missing: readonly string[] } {
  const { products, words } = matched;
  const everyWord = (1 << words.length) - 1;
  const worth = worthOfSets(matched);
  findAnyWords(matched);
  markNamed(query, everyWord);
  const { hits, sets, scores } = workspace;
  let bestSet = 0;
  let best = 0;
  for (let product = 0; product < products; product++) {
    const set = (sets[product] as number) & everyWord;
    const held = worth[set] as number;
    if (held > best && isEligible(product)) [bestSet, best] = [set, held];
  }
  const least = best * leastShare;
  let count = 0;
  for (let product = 0; best > 0 && product < products; product++) {
    const held = worth[(sets[product] as number) & everyWord] as number;
    if (held >= least && isEligible(product)) hits[count++] = product;
  }
  if (isBestFirst) scoreHits(matched, count);
  for (let place = 0; isBestFirst && place < count; place++) {
    const product = hits[place] as number;
    const held = worth[(sets[product] as number) & everyWord] as number;
    scores[product] = ((scores[product] as number) * held) / best;
  }
  const missing = words.filter((_, place) => (bestSet & (1 << place)) === 0).map(({ text }) => text);
  return { count, missing: count === 0 ? [] : missing };
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
