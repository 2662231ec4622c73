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
 * Positions of the words that say what a thing is, in a language that puts before a noun what kind of it is meant: those
 * that no other plain word follows. Words of the product's own properties (colours, its brand) may follow. Behind a
 * preposition, only what it is for or comes with is said.
 *
 *   Acme Contour laptop case black   ->  case
 *   Acme charger for camera          ->  charger
 */
export function findHeads(
  words: readonly NameWord[],
  stopWords: ReadonlySet<string>,
  properties: ReadonlySet<number>,
): ReadonlySet<number> {
  const heads = new Set<number>();
  const plain = new Set<number>();
  let end = Number.POSITIVE_INFINITY;
  for (const { text, position, term } of words) {
    if (stopWords.has(text)) end = Math.min(end, position);
    else if (PLAIN.test(text) && !properties.has(term)) plain.add(position);
  }
  for (const { position } of words) if (position < end && !plain.has(position + 1)) heads.add(position);
  return heads;
}
