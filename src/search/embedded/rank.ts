import { findAnyWords, type Matched, matchAllWords, rarityOf, scoreHits, workspace } from './match-words.ts';
import type { ProductTable } from './product-table.ts';
import type { UnderstoodQuery } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { IS_HEAD, placeOf } from './text-segment.ts';

/** Products that match, in no order, with their scores by product number. Valid until the next ranking. */
export interface Ranking {
  readonly hits: Int32Array;
  readonly scores: Float32Array;
  /** Words of the query that hits need not hold, as nothing holds all of them. */
  readonly relaxedWords: readonly string[];
}

export interface RankedQuery {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly query: UnderstoodQuery;
  /** Sold in the market and within the listing's category. */
  readonly isEligible: (product: number) => boolean;
  readonly isInCampaign: (product: number) => boolean;
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
  matchAllWords(matched);
  markNamed(query, everyWord);
  let count = collectWhole(everyWord, isEligible);
  let relaxedWords = query.unknown;
  const isRelaxed = count === 0;
  if (words.length > 1 && (isRelaxed || (ranked.isBestFirst && count < weigh.FEW_HITS))) {
    const share = isRelaxed ? weigh.RELAXED_SHARE : weigh.FILLED_SHARE;
    const relaxed = matchSome(matched, query, share, isEligible);
    count = relaxed.count;
    if (isRelaxed) relaxedWords = [...query.unknown, ...relaxed.missing];
  }
  const { hits, scores } = workspace;
  // Any other order does not ask how well a hit matches.
  for (let place = 0; ranked.isBestFirst && place < count; place++) {
    const product = hits[place] as number;
    const factor = nameFactor(ranked, product) * businessFactor(table, product, ranked.isInCampaign(product));
    scores[product] = (scores[product] as number) * factor;
  }
  if (!isRelaxed) keepBehind(everyWord, count);
  pinned.forEach((product, place) => {
    if (!isEligible(product)) return;
    workspace.touch(product);
    if (!hits.subarray(0, count).includes(product)) hits[count++] = product;
    scores[product] = weigh.PINNED_SCORE - place;
  });
  return { hits: hits.subarray(0, count), scores, relaxedWords };
}

/** What a business signal may add, as a factor: stock, popularity and a running campaign, each bounded. */
export function businessFactor(table: ProductTable, product: number, isInCampaign: boolean): number {
  const popularity = Math.min(Math.max(0, table.popularity.values[product] as number), weigh.FULL_POPULARITY);
  const onStock = (table.available.values[product] as number) > 0 ? weigh.ON_STOCK : 0;
  return 1 + onStock + (popular[popularity] as number) + (isInCampaign ? weigh.CAMPAIGN : 0);
}

/** By popularity: ten times as popular is worth the same, wherever it begins. */
const popular = Float32Array.from(
  { length: weigh.FULL_POPULARITY + 1 },
  (_, popularity) => (weigh.POPULAR * Math.log1p(popularity)) / Math.log1p(weigh.FULL_POPULARITY),
);

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

const holdsAll = (product: number, everyWord: number) =>
  ((workspace.sets[product] as number) & everyWord) === everyWord;

/** Lists what holds every word; answers how many. */
function collectWhole(everyWord: number, isEligible: (product: number) => boolean): number {
  const { hits, touched, touchedCount } = workspace;
  let count = 0;
  for (let place = 0; place < touchedCount; place++) {
    const product = touched[place] as number;
    if (holdsAll(product, everyWord) && isEligible(product)) hits[count++] = product;
  }
  return count;
}

/**
 * Scores and lists what holds words worth at least a share of what the best holds; answers how many, and which words the
 * best does without. Scores sink with what is missing.
 */
function matchSome(
  matched: Matched,
  query: UnderstoodQuery,
  leastShare: number,
  isEligible: (product: number) => boolean,
): { readonly count: number; readonly missing: readonly string[] } {
  const { words } = query;
  const everyWord = (1 << words.length) - 1;
  const worth = worthOfSets(matched);
  findAnyWords(matched);
  markNamed(query, everyWord);
  const { hits, touched, touchedCount, sets, scores } = workspace;
  let bestSet = 0;
  for (let place = 0; place < touchedCount; place++) {
    const product = touched[place] as number;
    const set = (sets[product] as number) & everyWord;
    if ((worth[set] as number) > (worth[bestSet] as number) && isEligible(product)) bestSet = set;
  }
  const best = worth[bestSet] as number;
  let count = 0;
  for (let place = 0; place < touchedCount; place++) {
    const product = touched[place] as number;
    const held = worth[(sets[product] as number) & everyWord] as number;
    if (held > 0 && held >= best * leastShare && isEligible(product)) hits[count++] = product;
  }
  scoreHits(matched, count);
  for (let place = 0; place < count; place++) {
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

/** What holds some words only comes behind what holds all, in its own order. */
function keepBehind(everyWord: number, count: number): void {
  const { hits, scores } = workspace;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let place = 0; place < count; place++) {
    const score = scores[hits[place] as number] as number;
    if (holdsAll(hits[place] as number, everyWord)) least = Math.min(least, score);
    else most = Math.max(most, score);
  }
  if (most < least) return;
  const factor = (weigh.BEHIND * least) / most;
  for (let place = 0; place < count; place++) {
    const product = hits[place] as number;
    if (!holdsAll(product, everyWord)) scores[product] = (scores[product] as number) * factor;
  }
}

/** How well the words stand together in the name, as a factor. */
function nameFactor({ index, query }: RankedQuery, product: number): number {
  const { sets, places } = workspace;
  const set = sets[product] as number;
  let factor = 1;
  let inName = 0;
  let before = 0;
  for (let word = 0; word < query.words.length; word++) {
    const noted = (set & (1 << word)) === 0 ? 0 : ((places[word] as Uint8Array)[product] as number);
    const place = placeOf(noted);
    if ((noted & IS_HEAD) !== 0 && word === query.words.length - 1) factor += weigh.HEAD;
    if (place > 0) {
      inName++;
      if (place === 1) factor += weigh.FIRST_WORD;
      const gap = place - before;
      if (before > 0 && gap === 1) factor += weigh.ADJACENT;
      else if (before > 0 && Math.abs(gap) <= weigh.NEAR_WORDS) factor += weigh.NEAR;
    }
    before = place;
  }
  const length = index.nameLengths.values[product] as number;
  if (inName > 0 && length > 0) factor += weigh.WHOLE_NAME * Math.min(1, inName / length);
  return factor;
}
