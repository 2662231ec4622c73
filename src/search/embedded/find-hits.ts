import { rawByte, rawInt, rawNumber, rawShort, rawSingle } from './columns.ts';
import { listEligible } from './eligible.ts';
import { findAllWords, findAnyWords, type Matched } from './match-words.ts';
import type { ProductTable } from './product-table.ts';
import type { UnderstoodQuery } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import { rarityOf } from './score-hits.ts';
import type { TextIndex } from './text-index.ts';
import { workspace } from './workspace.ts';

export interface RankedQuery {
  readonly index: TextIndex;
  readonly table: ProductTable;
  readonly query: UnderstoodQuery;
  /** By product number: 1 for what is sold in the market and within the listing's category. */
  readonly eligible: Uint8Array;
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
export function findHits({ index, table, query, eligible, pinned, isBestFirst }: RankedQuery): Found {
  const { words, unknown } = query;
  const matched: Matched = { index, products: table.length, words };
  const everyWord = (1 << words.length) - 1;
  let hits = takeEligible(findAllWords(matched), eligible);
  hits = takeNamed(hits, query, everyWord, eligible);
  const isRelaxed = hits.length === 0;
  let relaxedWords = unknown;
  let shares: Float32Array | undefined;
  if (words.length > 1 && (isRelaxed || (isBestFirst && hits.length < weigh.FEW_HITS))) {
    const some = findSome(matched, query, eligible, isRelaxed ? weigh.RELAXED_SHARE : weigh.FILLED_SHARE);
    ({ hits, shares } = some);
    if (isRelaxed) relaxedWords = [...unknown, ...some.missing];
  }
  for (const product of pinned) if (eligible[product] === 1) hits = takeToo(hits, product);
  return { hits, relaxedWords, isMixed: shares !== undefined && !isRelaxed, shares };
}

/**
 * In the workspace's room for hits, where the products may lie already. In the order of their numbers: what is looked up
 * of them from here on lies nearer together.
 */
function takeEligible(products: Int32Array, eligible: Uint8Array): Int32Array {
  const { hits, bits } = workspace;
  for (let index = 0; index < products.length; index++) {
    const product = rawInt(products, index);
    const word = product >>> 5;
    bits[word] = rawInt(bits, word) | (rawByte(eligible, product) << (product & 31));
  }
  let count = 0;
  const words = (eligible.length + 31) >>> 5;
  for (let word = 0; word < words; word++) {
    let rest = rawInt(bits, word);
    if (rest === 0) continue;
    bits[word] = 0;
    do {
      const lowest = rest & -rest;
      hits[count++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    } while (rest !== 0);
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
  eligible: Uint8Array,
): Int32Array {
  let all = hits;
  for (const product of [...exact, ...models]) {
    if (eligible[product] === 1) all = takeToo(all, product);
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
  eligible: Uint8Array,
  leastShare: number,
): { readonly hits: Int32Array; readonly shares: Float32Array; readonly missing: readonly string[] } {
  const { words } = matched;
  const everyWord = (1 << words.length) - 1;
  const worth = worthOfSets(matched);
  const listed = findAnyWords(matched);
  const holding =
    listed === undefined ? listEligible(eligible, workspace.hits) : takeEligible(listed, eligible);
  const likely = takeNamed(holding, query, everyWord, eligible);
  const { hits, sets } = workspace;
  const isHeld = new Uint8Array(worth.length);
  for (let index = 0; index < likely.length; index++)
    isHeld[rawShort(sets, rawInt(likely, index)) & everyWord] = 1;
  let bestSet = 0;
  for (let set = 1; set < worth.length; set++)
    if (isHeld[set] === 1 && rawSingle(worth, set) > rawSingle(worth, bestSet)) bestSet = set;
  const best = rawSingle(worth, bestSet);
  const isTaken = new Uint8Array(worth.length);
  for (let set = 1; set < worth.length; set++)
    isTaken[set] = rawSingle(worth, set) >= best * leastShare ? 1 : 0;
  let count = 0;
  for (let index = 0; index < likely.length; index++) {
    const product = rawInt(likely, index);
    hits[count] = product;
    count += rawByte(isTaken, rawShort(sets, product) & everyWord);
  }
  for (let set = 0; set < worth.length; set++) worth[set] = rawSingle(worth, set) / best;
  const missing = words.filter((_, index) => (bestSet & (1 << index)) === 0).map(({ text }) => text);
  return { hits: hits.subarray(0, count), shares: worth, missing: count === 0 ? [] : missing };
}

/** What every set of words is worth, by its bits: that of the set without its first word, and that word's. */
function worthOfSets({ words, products }: Matched): Float32Array {
  const rarities = words.map((word) => rarityOf(word, products));
  const worth = new Float32Array(1 << words.length);
  for (let set = 1; set < worth.length; set++) {
    const first = 31 - Math.clz32(set & -set);
    worth[set] = rawSingle(worth, set & (set - 1)) + rawNumber(rarities, first);
  }
  return worth;
}
