/** A word of a name. The parts of one with signs and the whole of it may share a position. */
export interface NameWord {
  /** Folded. */
  readonly text: string;
  /** Counted from 0. */
  readonly position: number;
  readonly term: number;
}

const PLAIN = /^\p{L}{3,}$/u;

/**
 * Of each position of a name, whether its word says what the thing is, in a language that puts before a noun what kind of
 * it is meant: it does where no other plain word follows. Words of the product's own properties (colours, its brand) may
 * follow. Behind a preposition, only what it is for or comes with is said.
 *
 *   Acme Contour laptop case black   ->  case
 *   Acme charger for camera          ->  charger
 */
export function findHeads(
  words: readonly NameWord[],
  stopWords: ReadonlySet<string>,
  isProperty: (term: number) => boolean,
): readonly boolean[] {
  const isHead: boolean[] = [];
  const isPlain: boolean[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { text, position, term } of words) {
    if (stopWords.has(text)) end = Math.min(end, position);
    else if (!isProperty(term) && PLAIN.test(text)) isPlain[position] = true;
  }
  for (const { position } of words) if (position < end) isHead[position] = isPlain[position + 1] !== true;
  return isHead;
}
