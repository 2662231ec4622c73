import { itemAt, rawByte, rawFloat, rawInt, rawShort, rawSingle } from './columns.ts';
import type { Found, RankedQuery } from './find-hits.ts';
import { HEAP_AT_MOST, sink } from './pick-page.ts';
import * as weigh from './ranking-weights.ts';
import { scoreHits } from './score-hits.ts';
import type { TextIndex } from './text-index.ts';
import { IS_HEAD, positionOf } from './text-segment.ts';
import { workspace } from './workspace.ts';

/** Scores that differ by less are equal. */
export const EQUAL_SCORES = 1 / 5000;

/** Room for one search at a time. */
let contenders = new Int32Array(0);

/**
 * Scores hits by their words, in place, and gives those of them that may be among the first `wanted` their final scores;
 * answers which these are. What is added to the words is bounded, so that most of a large result need not be looked at.
 */
export function rankFirst(
  ranked: RankedQuery,
  { isMixed, shares }: Found,
  hits: Int32Array,
  wanted: number,
): Int32Array {
  const { index, table, query, pinned } = ranked;
  const { scores, sets } = workspace;
  const everyWord = (1 << query.words.length) - 1;
  scoreHits({ index, products: table.length, words: query.words }, hits);
  for (const product of query.exact) scores[product] = rawSingle(scores, product) + weigh.EXACT_SCORE;
  for (const product of query.models) scores[product] = rawSingle(scores, product) + weigh.MODEL_SCORE;
  // Scores sink with what is missing.
  for (let hitIndex = 0; shares !== undefined && hitIndex < hits.length; hitIndex++) {
    const product = rawInt(hits, hitIndex);
    const share = rawSingle(shares, rawShort(sets, product) & everyWord);
    scores[product] = rawSingle(scores, product) * share;
  }
  for (const product of pinned) scores[product] = weigh.PINNED_SCORE;
  const isWhole = isMixed || wanted > HEAP_AT_MOST || wanted >= hits.length;
  if (isWhole) multiplyFactors(ranked, hits);
  const first = isWhole ? hits : multiplyContenders(ranked, hits, wanted);
  if (isMixed) keepBehind(first, everyWord);
  pinned.forEach((product, position) => {
    scores[product] = weigh.PINNED_SCORE - position;
  });
  return first;
}

/** What hits scored, by product number. Valid until the next ranking. */
export function scoresOfLast(): Float32Array {
  return workspace.scores;
}

/** The hits that no other `wanted` hits are sure to stand before. */
function multiplyContenders(ranked: RankedQuery, hits: Int32Array, wanted: number): Int32Array {
  if (contenders.length < hits.length) contenders = new Int32Array(Math.ceil(hits.length * 1.2));
  const { scores, sets } = workspace;
  const { index, table, query } = ranked;
  const business = table.businessFactors.values;
  const words = query.words.length;
  const everyWord = (1 << words) - 1;
  const most = Float64Array.from({ length: words + 1 }, (_, held) => mostFactor(held));
  contenders.set(hits.subarray(0, wanted));
  multiplyFactors(ranked, hits.subarray(0, wanted));
  // The best so far, the least of them on top; as keys, of which the least come first.
  const heap = Float64Array.from(hits.subarray(0, wanted), (product) => -rawSingle(scores, product));
  heap.sort().reverse();
  let least = -rawFloat(heap, 0);
  let count = wanted;
  for (let hitIndex = wanted; hitIndex < hits.length; hitIndex++) {
    const product = rawInt(hits, hitIndex);
    const score = rawSingle(scores, product);
    const held = countBits(rawShort(sets, product) & everyWord);
    if (score * rawFloat(most, held) + EQUAL_SCORES < least) continue;
    const final = score * nameFactor(index, words, product) * rawSingle(business, product);
    scores[product] = final;
    contenders[count++] = product;
    if (final <= least) continue;
    sink(heap, -final);
    least = -rawFloat(heap, 0);
  }
  return contenders.subarray(0, count);
}

/** At least what the factors of any product with so many of the words come to; none has less than 1. */
function mostFactor(words: number): number {
  const neighbours = Math.max(0, words - 1) * weigh.ADJACENT;
  const name = 1 + weigh.HEAD + words * weigh.FIRST_WORD + neighbours + weigh.WHOLE_NAME;
  return name * (1 + weigh.ON_STOCK + weigh.POPULAR + weigh.CAMPAIGN);
}

/** Of a whole number below 2^16. */
function countBits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >>> 2) & 0x3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f;
  return (eights + (eights >>> 8)) & 0x1f;
}

/** What holds some words only comes behind what holds all, in its own order. */
function keepBehind(hits: Int32Array, everyWord: number): void {
  const { scores } = workspace;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let hitIndex = 0; hitIndex < hits.length; hitIndex++) {
    const product = rawInt(hits, hitIndex);
    const score = rawSingle(scores, product);
    if (workspace.holdsAll(product, everyWord)) least = Math.min(least, score);
    else most = Math.max(most, score);
  }
  if (most < least) return;
  const factor = (weigh.BEHIND * least) / most;
  for (let hitIndex = 0; hitIndex < hits.length; hitIndex++) {
    const product = rawInt(hits, hitIndex);
    if (!workspace.holdsAll(product, everyWord)) scores[product] = rawSingle(scores, product) * factor;
  }
}

/** Takes in how the words stand in the hits' names, and what the shop would rather sell. */
function multiplyFactors({ index, table, query }: RankedQuery, hits: Int32Array): void {
  const { scores } = workspace;
  const business = table.businessFactors.values;
  const words = query.words.length;
  for (let hitIndex = 0; hitIndex < hits.length; hitIndex++) {
    const product = rawInt(hits, hitIndex);
    const name = nameFactor(index, words, product);
    scores[product] = rawSingle(scores, product) * name * rawSingle(business, product);
  }
}

/** How well the words stand together in the name, as a factor. */
function nameFactor(index: TextIndex, words: number, product: number): number {
  const { sets, positions } = workspace;
  const set = rawShort(sets, product);
  let factor = 1;
  let inName = 0;
  let before = 0;
  for (let word = 0; word < words; word++) {
    const noted = (set & (1 << word)) === 0 ? 0 : rawByte(itemAt(positions, word), product);
    const position = positionOf(noted);
    if ((noted & IS_HEAD) !== 0 && word === words - 1) factor += weigh.HEAD;
    if (position > 0) {
      inName++;
      if (position === 1) factor += weigh.FIRST_WORD;
      const gap = position - before;
      if (before > 0 && gap === 1) factor += weigh.ADJACENT;
      else if (before > 0 && Math.abs(gap) <= weigh.NEAR_WORDS) factor += weigh.NEAR;
    }
    before = position;
  }
  const length = rawByte(index.nameLengths.values, product);
  if (inName > 0 && length > 0) factor += weigh.WHOLE_NAME * Math.min(1, inName / length);
  return factor;
}
