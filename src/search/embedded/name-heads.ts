/** A word of a name. The parts of one with signs and the whole of it may share a position. */
export interface NameWord {
  /** Counted from 0. */
  readonly position: number;
  readonly term: number;
}

/** What a word is to its name: a property of the product and a number are neither. */
export type WordKind = 'stop word' | 'plain' | 'other';

const PLAIN = /^\p{L}{3,}$/u;

/** Whether a folded word may say what a thing is. */
export function isPlainWord(word: string): boolean {
  return PLAIN.test(word);
}

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
  kindOf: (term: number) => WordKind,
): readonly boolean[] {
  const isHead: boolean[] = [];
  const isPlain: boolean[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { position, term } of words) {
    const kind = kindOf(term);
    if (kind === 'stop word') end = Math.min(end, position);
    else if (kind === 'plain') isPlain[position] = true;
  }
  for (const { position } of words) if (position < end) isHead[position] = isPlain[position + 1] !== true;
  return isHead;
}
