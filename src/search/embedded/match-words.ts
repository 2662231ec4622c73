import type { Alternative, QueryWord } from './query-word.ts';
import * as weigh from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { SIXTEENTHS } from './text-segment.ts';

/** What BM25's saturation leaves of a weight, by the byte it is kept in. */
const saturated = Float32Array.from({ length: 256 }, (_, sixteenths) => {
  const weight = sixteenths / SIXTEENTHS;
  return (weight * (weigh.SATURATION + 1)) / (weight + weigh.SATURATION);
});

export function rarityOf({ frequency }: QueryWord, products: number): number {
  const within = Math.min(frequency, products);
  return Math.max(weigh.LEAST_RARITY, Math.log(1 + (products - within + 0.5) / (within + 0.5)));
}

/** What one word is worth in a product; `sixteenths` as the segment weighs it. */
export function worthOf(rarity: number, closeness: number, sixteenths: number): number {
  return rarity * closeness * (saturated[sixteenths] as number);
}

/** Beside the bits of words, of which there are fewer. */
const IS_HIT = 1 << 14;

/** Where words are looked for. */
export interface Matched {
  readonly index: TextIndex;
  /** How many products there are. */
  readonly products: number;
  readonly words: readonly QueryWord[];
}

/**
 * Room to work in, for one search at a time; searches never wait while they rank. Where it can be told, only what the
 * last search touched is cleared for the next, so that a rare word costs nothing in a large catalogue.
 */
class Workspace {
  scores = new Float32Array(0);
  /** A bit for each word that a product holds. */
  sets = new Uint16Array(0);
  /** Of hits: what has not been scored yet, and `IS_HIT`. */
  unscored = new Uint16Array(0);
  /** What the word at hand is worth in each product that it has been scored in. */
  worths = new Float32Array(0);
  hits = new Int32Array(0);
  /** Word by word: the place in each product's name, where the bit is set. */
  places: Uint8Array[] = [];
  touched = new Int32Array(0);
  touchedCount = 0;
  /** Whether the last search may have touched any product, listed or not. */
  isAnyTouched = false;

  reset(products: number, words: number): void {
    if (this.scores.length < products) {
      const length = Math.ceil(products * 1.2);
      this.scores = new Float32Array(length);
      this.sets = new Uint16Array(length);
      this.unscored = new Uint16Array(length);
      this.worths = new Float32Array(length);
      // One more: what is written behind a list may not belong to it.
      this.hits = new Int32Array(length + 1);
      this.touched = new Int32Array(length + 1);
      this.places = [];
    } else if (this.isAnyTouched) {
      this.scores.fill(0);
      this.sets.fill(0);
      this.unscored.fill(0);
    } else {
      for (let place = 0; place < this.touchedCount; place++) {
        const product = this.touched[place] as number;
        this.scores[product] = 0;
        this.sets[product] = 0;
        this.unscored[product] = 0;
      }
    }
    this.touchedCount = 0;
    this.isAnyTouched = false;
    while (this.places.length < words) this.places.push(new Uint8Array(this.scores.length));
  }

  /** Whether the product holds every word of a set. */
  holdsAll(product: number, words: number): boolean {
    return ((this.sets[product] as number) & words) === words;
  }

  /** Takes a product in that no word may have led to. */
  touch(product: number): void {
    if (this.sets[product] === 0) this.touched[this.touchedCount++] = product;
  }
}

export const workspace = new Workspace();

/**
 * The products that hold every word, in no order: the rarest word first, so that the others only look at what is left.
 * In the workspace's room for hits, or in that for what is touched.
 */
export function findAllWords({ index, products, words }: Matched): Int32Array {
  workspace.reset(products, words.length);
  const order = words
    .map(({ alternatives, frequency }, place) => ({ alternatives, frequency, bit: 1 << place }))
    .sort((left, right) => left.frequency - right.frequency);
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  let expected = 0;
  let found = workspace.hits.subarray(0, 0);
  for (const { alternatives, bit } of order) {
    const list = expected === 0 ? workspace.touched : workspace.hits;
    let count = 0;
    for (const alternative of alternatives) {
      count =
        owners === undefined
          ? takeHolding(alternative, expected, bit, list, count)
          : takeOwned(alternative, owners, expected, bit, list, count);
    }
    if (expected === 0) workspace.touchedCount = count;
    found = list.subarray(0, count);
    // Where nothing holds the words so far, the others need not be looked at.
    if (count === 0) break;
    expected |= bit;
  }
  return found;
}

/**
 * Puts the products of an alternative that hold the `expected` words and no other behind the first `count` of a list, and
 * gives them one more; answers how many there are then. Without a branch for each: it could not be foretold.
 */
function takeHolding(
  { postings, from, to }: Alternative,
  expected: number,
  bit: number,
  list: Int32Array,
  count: number,
): number {
  const { sets } = workspace;
  const { products } = postings;
  let next = count;
  for (let posting = from; posting < to; posting++) {
    const product = products[posting] as number;
    const set = sets[product] as number;
    // 1 where the sets are the same, else 0.
    const holds = ((set ^ expected) - 1) >>> 31;
    list[next] = product;
    next += holds;
    sets[product] = set + bit * holds;
  }
  return next;
}

/** The same where other segments may speak for a product. */
function takeOwned(
  { postings, from, to, segment }: Alternative,
  owners: Uint8Array,
  expected: number,
  bit: number,
  list: Int32Array,
  count: number,
): number {
  const { sets } = workspace;
  const { products } = postings;
  let next = count;
  for (let posting = from; posting < to; posting++) {
    const product = products[posting] as number;
    if (sets[product] !== expected || owners[product] !== segment) continue;
    list[next++] = product;
    sets[product] = expected | bit;
  }
  return next;
}

/** Notes which words each product holds. */
export function findAnyWords({ index, products, words }: Matched): void {
  workspace.reset(products, words.length);
  // Few products hold none of them: looking through all costs less than a list of the others.
  workspace.isAnyTouched = true;
  const { sets } = workspace;
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  words.forEach(({ alternatives }, place) => {
    const bit = 1 << place;
    for (const { postings, from, to, segment } of alternatives) {
      if (owners === undefined) markAll(postings.products, from, to, sets, bit);
      else markOwned(postings.products, from, to, sets, bit, owners, segment);
    }
  });
}

function markAll(list: Int32Array, from: number, to: number, sets: Uint16Array, bit: number): void {
  for (let posting = from; posting < to; posting++) {
    const product = list[posting] as number;
    sets[product] = (sets[product] as number) | bit;
  }
}

function markOwned(
  list: Int32Array,
  from: number,
  to: number,
  sets: Uint16Array,
  bit: number,
  owners: Uint8Array,
  segment: number,
): void {
  for (let posting = from; posting < to; posting++) {
    const product = list[posting] as number;
    if (owners[product] === segment) sets[product] = (sets[product] as number) | bit;
  }
}

/** Scores hits by all their words: each counts by whatever stands for it in the product and is worth most. */
export function scoreHits(matched: Matched, hits: Int32Array): void {
  const { unscored, sets } = workspace;
  const [only] = matched.words;
  if (matched.words.length === 1 && only !== undefined) {
    scoreOnlyWord(matched, only);
    return;
  }
  for (let place = 0; place < hits.length; place++) {
    const product = hits[place] as number;
    unscored[product] = (sets[product] as number) | IS_HIT;
  }
  matched.words.forEach((word, place) => {
    scoreWord(matched, word, place);
  });
}

/** One word is all there is to a score: what is worth most is kept, and what is no hit may have one as well. */
function scoreOnlyWord({ index, products }: Matched, word: QueryWord): void {
  const { scores } = workspace;
  const places = workspace.places[0] as Uint8Array;
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, places: namePlaces } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = list[posting] as number;
      if (owners !== undefined && owners[product] !== segment) continue;
      const worth = worthOf(rarity, closeness, weights[posting] as number);
      if (worth <= (scores[product] as number)) continue;
      scores[product] = worth;
      places[product] = namePlaces[posting] as number;
    }
  }
}

function scoreWord({ index, products }: Matched, word: QueryWord, place: number): void {
  const { scores, unscored, worths } = workspace;
  const places = workspace.places[place] as Uint8Array;
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  const bit = 1 << place;
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, places: namePlaces } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = list[posting] as number;
      const rest = unscored[product] as number;
      if (rest === 0 || (owners !== undefined && owners[product] !== segment)) continue;
      const worth = worthOf(rarity, closeness, weights[posting] as number);
      const before = (rest & bit) === 0 ? (worths[product] as number) : 0;
      if (worth <= before) continue;
      unscored[product] = rest & ~bit;
      worths[product] = worth;
      scores[product] = (scores[product] as number) + worth - before;
      places[product] = namePlaces[posting] as number;
    }
  }
}
