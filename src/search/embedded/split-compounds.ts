import type { LanguageAnalysis } from '../analysis/language-analysis.ts';

/** What is shorter says too little to be told from an ending. */
const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 7;
const LONGEST_COMPOUND = 40;
/** What follows a word of this length is a word of its own, even if it never stands alone, when it is as long as this. */
const SUPPOSED_PART = { behind: 4, length: 6 } as const;

/** A word in its parts, the last of which says what it is: `kreissageblatt` -> `kreissage`, `blatt`. */
export type Split = readonly [first: string, last: string];

/**
 * The best way to take a folded word apart into two words that `isWord` knows, the first perhaps with one of the
 * language's linking letters behind it; the split whose shorter part is longest. `undefined`: it is no compound.
 */
export function splitCompound(
  word: string,
  { compoundLinks }: LanguageAnalysis,
  isWord: (part: string) => boolean,
): Split | undefined {
  if (compoundLinks === undefined) return undefined;
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || /\d/.test(word)) return undefined;
  let best: Split | undefined;
  let bestLength = 0;
  for (let offset = SHORTEST_PART; offset <= word.length - SHORTEST_PART; offset++) {
    const shorter = Math.min(offset, word.length - offset);
    if (shorter <= bestLength) continue;
    const last = word.slice(offset);
    if (!isWord(last)) continue;
    const first = findFirst(word.slice(0, offset), compoundLinks, isWord);
    if (first === undefined) continue;
    best = [first, last];
    bestLength = shorter;
  }
  return best;
}

/**
 * A compound with a part that never stands alone, as what it is probably made of: `luftkompressor` -> `luft`,
 * `kompressor`. The longest word it can end with decides, or else the longest it can begin with.
 */
export function supposeCompound(
  word: string,
  { compoundLinks }: LanguageAnalysis,
  isWord: (part: string) => boolean,
): Split | undefined {
  if (compoundLinks === undefined || word.length > LONGEST_COMPOUND || /\d/.test(word)) return undefined;
  for (let offset = SUPPOSED_PART.behind; offset <= word.length - SUPPOSED_PART.behind; offset++) {
    if (isWord(word.slice(offset))) return [word.slice(0, offset), word.slice(offset)];
  }
  for (let offset = word.length - SUPPOSED_PART.length; offset >= SUPPOSED_PART.behind; offset--) {
    if (isWord(word.slice(0, offset))) return [word.slice(0, offset), word.slice(offset)];
  }
  return undefined;
}

function findFirst(
  text: string,
  links: readonly string[],
  isWord: (part: string) => boolean,
): string | undefined {
  if (isWord(text)) return text;
  for (const link of links) {
    if (link === '' || !text.endsWith(link)) continue;
    const part = text.slice(0, -link.length);
    if (part.length >= SHORTEST_PART && isWord(part)) return part;
  }
  return undefined;
}
