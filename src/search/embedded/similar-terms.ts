import type { TermTable } from './term-table.ts';

/** A term under another spelling; `cost` in edits, 1 or 2. */
export interface SimilarTerm {
  readonly term: number;
  readonly cost: number;
}

/** Longer words are not compared: whoever types them has copied them. */
const LONGEST = 40;
/** Shorter words have too many neighbours for a typo to be told from another word. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
/** Hardly anyone mistypes the first letter: an edit there costs as much as two. */
const FIRST_LETTER_COST = 2;

/** How many edits a word of that length may be away from what was meant. */
export function editsAllowed(length: number): 0 | 1 | 2 {
  if (length < ONE_EDIT_FROM || length > LONGEST) return 0;
  return length < TWO_EDITS_FROM ? 1 : 2;
}

const WIDTH = LONGEST + 1;
/** One row of edit distances for each letter of the term, kept while the next terms begin with the same letters. */
const rows = new Uint8Array((LONGEST + 4) * WIDTH);

/**
 * Terms within `limit` edits of `text`: a letter more, less or another, or two neighbours swapped. With `asBeginning`
 * also terms of which a beginning is as close. The table is walked as the tree it is: what begins too differently is
 * passed over with everything that begins the same.
 */
export function findSimilarTerms(
  table: TermTable,
  text: string,
  limit: 1 | 2,
  asBeginning: boolean,
): SimilarTerm[] {
  const found: SimilarTerm[] = [];
  const length = text.length;
  if (length > LONGEST) return found;
  const letters = Uint16Array.from({ length }, (_, index) => text.charCodeAt(index));
  for (let column = 0; column <= length; column++) rows[column] = column;
  const { chars, starts, shared } = table;
  const deepest = length + limit;
  // Rows 0..valid describe the beginning that the next term shares with what was walked so far.
  let valid = 0;
  for (let term = 0; term < table.length; ) {
    const from = starts[term] as number;
    const size = (starts[term + 1] as number) - from;
    let depth = Math.min(valid, size);
    let beginning = asBeginning ? bestOfRows(depth, length, limit) : limit + 1;
    let isDead = false;
    while (depth < size && depth < deepest) {
      depth++;
      const least = fillRow(chars, from, depth, letters, limit);
      if (asBeginning && depth >= length - limit) {
        beginning = Math.min(beginning, rows[depth * WIDTH + length] as number);
      }
      if (least > limit) {
        isDead = true;
        break;
      }
    }
    const isWhole = !isDead && depth === size && size >= length - limit;
    const whole = isWhole ? (rows[depth * WIDTH + length] as number) : limit + 1;
    const cost = Math.min(whole, beginning);
    if (cost <= limit && cost > 0) found.push({ term, cost });
    term = isDead && !(asBeginning && beginning <= limit) ? table.skip(term, depth) : term + 1;
    valid = term < table.length ? Math.min(shared[term] as number, depth) : 0;
  }
  return found;
}

/** The best that a beginning no longer than `depth` came to, from rows already filled. */
function bestOfRows(depth: number, length: number, limit: number): number {
  let best = limit + 1;
  for (let row = Math.max(1, length - limit); row <= depth; row++) {
    best = Math.min(best, rows[row * WIDTH + length] as number);
  }
  return best;
}

/**
 * Only the columns that `limit` edits can lead to, with one that is too dear on either side: everything farther from the
 * diagonal is dearer still.
 */
function fillRow(
  chars: Uint16Array,
  from: number,
  depth: number,
  letters: Uint16Array,
  limit: number,
): number {
  const letter = chars[from + depth - 1] as number;
  const letterBefore = depth > 1 ? (chars[from + depth - 2] as number) : -1;
  const row = depth * WIDTH;
  const above = row - WIDTH;
  const twoAbove = above - WIDTH;
  const first = Math.max(1, depth - limit);
  const last = Math.min(letters.length, depth + limit);
  let least = first === 1 ? depth + (FIRST_LETTER_COST - 1) : limit + 1;
  rows[row + first - 1] = least;
  for (let column = first; column <= last; column++) {
    const other = letters[column - 1] as number;
    const price = column === 1 && depth === 1 ? FIRST_LETTER_COST : 1;
    let cost = (rows[above + column - 1] as number) + (letter === other ? 0 : price);
    const longer = (rows[above + column] as number) + 1;
    if (longer < cost) cost = longer;
    const shorter = (rows[row + column - 1] as number) + 1;
    if (shorter < cost) cost = shorter;
    if (column > 1 && letter === letters[column - 2] && letterBefore === other) {
      const swapped = (rows[twoAbove + column - 2] as number) + (column === 2 ? FIRST_LETTER_COST : 1);
      if (swapped < cost) cost = swapped;
    }
    rows[row + column] = cost;
    if (cost < least) least = cost;
  }
  if (last < letters.length) rows[row + last + 1] = limit + 1;
  return least;
}
