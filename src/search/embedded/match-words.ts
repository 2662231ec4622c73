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

/** To clear all products at once takes as long as a share of them one by one. */
const CLEARED_AT_ONCE = 32;

/** To look a product up among postings takes as long as to pass so many of them. */
const LOOK_UP = 24;

/** Postings, as a share of all products. */
const MOST_LISTED = 0.5;

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
  /** Of hits: the words that have not been scored yet. */
  unscored = new Uint16Array(0);
  /** What the word at hand is worth in each product that it has been scored in. */
  worths = new Float32Array(0);
  hits = new Int32Array(0);
  /** A bit for each product, all 0 but while hits are put in order or scored. */
  bits = new Int32Array(0);
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
      this.bits = new Int32Array((length + 31) >>> 5);
      this.touched = new Int32Array(length + 1);
      this.places = [];
    } else if (this.isAnyTouched || this.touchedCount > products / CLEARED_AT_ONCE) {
      this.sets.fill(0);
    } else {
      for (let place = 0; place < this.touchedCount; place++) this.sets[this.touched[place] as number] = 0;
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
    if (expected > 0 && found.length * alternatives.length * LOOK_UP < countPostings(alternatives)) {
      count = keepHolding(found, alternatives, owners, bit);
    } else {
      for (const alternative of alternatives) {
        count =
          owners === undefined
            ? takeHolding(alternative, expected, bit, list, count)
            : takeOwned(alternative, owners, expected, bit, list, count);
      }
    }
    if (expected === 0) workspace.touchedCount = count;
    found = list.subarray(0, count);
    // Where nothing holds the words so far, the others need not be looked at.
    if (count === 0) break;
    expected |= bit;
  }
  return found;
}

function countPostings(alternatives: readonly Alternative[]): number {
  return alternatives.reduce((total, { from, to }) => total + to - from, 0);
}

/**
 * Those of the found products that a word leads to as well, and answers how many; each is looked up, as they are few.
 * They are written to the room for hits, where they may lie already.
 */
function keepHolding(
  found: Int32Array,
  alternatives: readonly Alternative[],
  owners: Uint8Array | undefined,
  bit: number,
): number {
  const { hits, sets } = workspace;
  let count = 0;
  for (let place = 0; place < found.length; place++) {
    const product = found[place] as number;
    const isHeld = alternatives.some(
      (alternative) =>
        (owners === undefined || owners[product] === alternative.segment) && leadsTo(alternative, product),
    );
    if (!isHeld) continue;
    hits[count++] = product;
    sets[product] = (sets[product] as number) | bit;
  }
  return count;
}

/** Postings lie in the order of their products. */
function leadsTo({ postings: { products }, from, to }: Alternative, product: number): boolean {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((products[middle] as number) < product) low = middle + 1;
    else high = middle;
  }
  return low < to && products[low] === product;
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

/**
 * Notes which words each product holds. Answers the products that hold any, in no order and in the room for what is
 * touched; nothing where words are so frequent that most products hold one, and a list of them would only cost time.
 */
export function findAnyWords({ index, products, words }: Matched): Int32Array | undefined {
  workspace.reset(products, words.length);
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const postings = words.reduce((total, { alternatives }) => total + countPostings(alternatives), 0);
  workspace.isAnyTouched = postings > products * MOST_LISTED;
  words.forEach(({ alternatives }, place) => {
    const bit = 1 << place;
    for (const alternative of alternatives) {
      if (owners !== undefined) markOwned(alternative, owners, bit);
      else if (workspace.isAnyTouched) markAll(alternative, bit);
      else markListed(alternative, bit);
    }
  });
  return workspace.isAnyTouched ? undefined : workspace.touched.subarray(0, workspace.touchedCount);
}

function markAll({ postings: { products }, from, to }: Alternative, bit: number): void {
  const { sets } = workspace;
  for (let posting = from; posting < to; posting++) {
    const product = products[posting] as number;
    sets[product] = (sets[product] as number) | bit;
  }
}

function markListed({ postings: { products }, from, to }: Alternative, bit: number): void {
  const { sets, touched } = workspace;
  let count = workspace.touchedCount;
  for (let posting = from; posting < to; posting++) {
    const product = products[posting] as number;
    const set = sets[product] as number;
    touched[count] = product;
    // 1 where no word has led to it before, else 0.
    count += (set - 1) >>> 31;
    sets[product] = set | bit;
  }
  workspace.touchedCount = count;
}

/** The same where other segments may speak for a product. */
function markOwned(
  { postings: { products }, from, to, segment }: Alternative,
  owners: Uint8Array,
  bit: number,
): void {
  const { sets } = workspace;
  for (let posting = from; posting < to; posting++) {
    const product = products[posting] as number;
    if (owners[product] !== segment) continue;
    workspace.touch(product);
    sets[product] = (sets[product] as number) | bit;
  }
}

/**
 * Scores hits by all their words: each counts by whatever stands for it in the product and is worth most. What is no hit
 * may keep any score.
 */
export function scoreHits(matched: Matched, hits: Int32Array): void {
  const { scores, unscored, sets, bits } = workspace;
  const [only] = matched.words;
  for (let place = 0; place < hits.length; place++) scores[hits[place] as number] = 0;
  if (matched.words.length === 1 && only !== undefined) {
    scoreOnlyWord(matched, only);
    return;
  }
  for (let place = 0; place < hits.length; place++) {
    const product = hits[place] as number;
    unscored[product] = sets[product] as number;
    bits[product >>> 5] = (bits[product >>> 5] as number) | (1 << (product & 31));
  }
  matched.words.forEach((word, place) => {
    scoreWord(matched, word, place);
  });
  bits.fill(0);
}

/** One word is all there is to a score: what is worth most is kept. */
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
  const { scores, unscored, worths, bits } = workspace;
  const places = workspace.places[place] as Uint8Array;
  const owners = index.segments.length > 1 ? index.owners.values : undefined;
  const rarity = rarityOf(word, products);
  const bit = 1 << place;
  for (const { postings, from, to, closeness, segment } of word.alternatives) {
    const { products: list, weights, places: namePlaces } = postings;
    for (let posting = from; posting < to; posting++) {
      const product = list[posting] as number;
      // Most are no hits: asking bits, a few kilobytes of them, costs less than anything that has a place a product.
      if ((((bits[product >>> 5] as number) >>> (product & 31)) & 1) === 0) continue;
      if (owners !== undefined && owners[product] !== segment) continue;
      const rest = unscored[product] as number;
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
