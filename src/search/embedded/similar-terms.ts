import { byteAt, intAt, shortAt } from './columns.ts';
import type { TermTable } from './term-table.ts';

/** A term under another spelling; `cost` in edits, 1 or 2. */
export interface SimilarTerm {
  readonly term: number;
  readonly cost: number;
}

/** Longer words are not compared: whoever types them has copied them, and a set of positions has 32 bits. */
const LONGEST = 31;
/** Shorter words have too many neighbours for a typo to be told from another word. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** How many edits a word of that length may be away from what was meant. */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < ONE_EDIT_FROM || length > LONGEST) return 0;
  return length < TWO_EDITS_FROM ? 1 : 2;
}

/** How deep a walk may go: the beginnings of terms that are within two edits of a word. */
const DEEPEST = LONGEST + 2;

/**
 * For each depth of the walk the positions in the text that the term's beginning can stand for, a bit each: at no cost, at
 * one edit at most, at two (the automaton of Wu and Manber). Kept while the next terms begin with the same letters.
 */
const exact = new Int32Array(DEEPEST + 1);
const once = new Int32Array(DEEPEST + 1);
const twice = new Int32Array(DEEPEST + 1);
/** For each depth, what the best of the beginnings so far costs. */
const beginnings = new Uint8Array(DEEPEST + 1);
/** Character -> behind which positions of the text it stands; all 0 between two walks. */
const positionsOf = new Int32Array(0x10000);

/**
 * Terms within `limit` edits of `text`: a letter more, less or another, or two neighbours swapped. Hardly anyone mistypes
 * the first letter: one more there, another, or a swap counts as two edits. With `asBeginning` also terms of which a
 * beginning is as close. The table is walked as the tree it is: what begins too differently is passed over with everything
 * that begins the same.
 */
export function findSimilarTerms(
  table: TermTable,
  text: string,
  limit: 1 | 2,
  asBeginning: boolean,
): SimilarTerm[] {
  if (text.length > LONGEST) return [];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    positionsOf[letter] = intAt(positionsOf, letter) | (2 << index);
  }
  const found = walk(table, text.length, limit, asBeginning);
  for (let index = 0; index < text.length; index++) positionsOf[text.charCodeAt(index)] = 0;
  return found;
}

function walk(table: TermTable, length: number, limit: 1 | 2, asBeginning: boolean): SimilarTerm[] {
  const found: SimilarTerm[] = [];
  const { chars, starts, shared } = table;
  const deepest = length + limit;
  const none = limit + 1;
  [exact[0], once[0], twice[0], beginnings[0]] = [0b1, 0b11, limit === 1 ? 0 : 0b111, none];
  // What is kept describes the beginning that the next term shares with what was walked so far.
  let kept = 0;
  for (let term = 0; term < table.length; ) {
    const from = intAt(starts, term);
    const size = intAt(starts, term + 1) - from;
    let depth = Math.min(kept, size);
    let isDead = false;
    while (depth < size && depth < deepest && !isDead) {
      depth++;
      step(chars, from, depth, limit);
      const before = byteAt(beginnings, depth - 1);
      const own = asBeginning && depth >= length - limit ? costAt(depth, length, none) : none;
      beginnings[depth] = Math.min(own, before);
      isDead = intAt(once, depth) === 0 && intAt(twice, depth) === 0;
    }
    const isWhole = !isDead && depth === size;
    const beginning = byteAt(beginnings, depth);
    const whole = isWhole ? costAt(depth, length, none) : none;
    const cost = Math.min(whole, beginning);
    if (cost > 0 && cost < none) found.push({ term, cost });
    term = isDead && beginning === none ? table.skip(term, depth) : term + 1;
    kept = term < table.length ? Math.min(byteAt(shared, term), depth) : 0;
  }
  return found;
}

/** What the term's beginning of that depth costs to stand for the whole text. */
function costAt(depth: number, length: number, none: number): number {
  const end = 1 << length;
  if ((intAt(exact, depth) & end) !== 0) return 0;
  if ((intAt(once, depth) & end) !== 0) return 1;
  return (intAt(twice, depth) & end) !== 0 ? 2 : none;
}

/** Goes on from one depth to the next, by the term's letter there. */
function step(chars: Uint16Array, from: number, depth: number, limit: number): void {
  const here = intAt(positionsOf, shortAt(chars, from + depth - 1));
  const [none, one] = [intAt(exact, depth - 1), intAt(once, depth - 1)];
  // Before the first letter, an edit is no matter of one.
  const behindFirst = none & ~1;
  const exactNow = (none << 1) & here;
  let onceNow = ((one << 1) & here) | behindFirst | (behindFirst << 1) | (exactNow << 1);
  let twiceNow = 0;
  let before = 0;
  if (depth > 1) {
    before = intAt(positionsOf, shortAt(chars, from + depth - 2));
    onceNow |= ((((intAt(exact, depth - 2) & ~1) << 1) & here) << 1) & before;
  }
  if (limit === 2) {
    twiceNow = ((intAt(twice, depth - 1) << 1) & here) | one | (one << 1) | (onceNow << 1);
    if (depth > 1) twiceNow |= (((intAt(once, depth - 2) << 1) & here) << 1) & before;
  }
  exact[depth] = exactNow;
  once[depth] = onceNow;
  twice[depth] = twiceNow;
}
