import { rawInt, rawShort } from './columns.ts';
import type { Alternative, QueryWord } from './query-word.ts';
import type { TextIndex } from './text-index.ts';
import { workspace } from './workspace.ts';

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
 * The products that hold every word, in no order: the rarest word first, so that the others only look at what is left.
 * In the workspace's room for hits, or in that for what is touched.
 */
export function findAllWords({ index, products, words }: Matched): Int32Array {
  workspace.reset(products, words.length);
  const order = words
    .map(({ alternatives, frequency }, wordIndex) => ({ alternatives, frequency, bit: 1 << wordIndex }))
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
  for (let index = 0; index < found.length; index++) {
    const product = rawInt(found, index);
    const isHeld = alternatives.some(
      (alternative) =>
        (owners === undefined || owners[product] === alternative.segment) && leadsTo(alternative, product),
    );
    if (!isHeld) continue;
    hits[count++] = product;
    sets[product] = rawShort(sets, product) | bit;
  }
  return count;
}

/** Postings lie in the order of their products. */
function leadsTo({ postings: { products }, from, to }: Alternative, product: number): boolean {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rawInt(products, middle) < product) low = middle + 1;
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
    const product = rawInt(products, posting);
    const set = rawShort(sets, product);
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
    const product = rawInt(products, posting);
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
  words.forEach(({ alternatives }, wordIndex) => {
    const bit = 1 << wordIndex;
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
    const product = rawInt(products, posting);
    sets[product] = rawShort(sets, product) | bit;
  }
}

function markListed({ postings: { products }, from, to }: Alternative, bit: number): void {
  const { sets, touched } = workspace;
  let count = workspace.touchedCount;
  for (let posting = from; posting < to; posting++) {
    const product = rawInt(products, posting);
    const set = rawShort(sets, product);
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
    const product = rawInt(products, posting);
    if (owners[product] !== segment) continue;
    workspace.touch(product);
    sets[product] = rawShort(sets, product) | bit;
  }
}
