import { foldText } from '../analysis/fold-text.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import { readQueryTokens } from '../analysis/tokens.ts';
import type { SearchRules, SynonymRule } from '../search-rules.ts';
import { closeness } from './closeness.ts';
import { byteAt, intAt, itemAt } from './columns.ts';
import { findWord } from './find-word.ts';
import type { Alternative, QueryWord } from './query-word.ts';
import type { TextIndex } from './text-index.ts';

/** What else may be said for a word or phrase: stems joined by a blank -> words of each synonym. */
export interface PhraseBook {
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

export const emptyPhraseBook: PhraseBook = { synonyms: new Map(), longest: 0 };

const known = new WeakMap<SearchRules, PhraseBook>();

/** The synonyms of a locale's rules as an index can ask for them, written down once for as long as the rules hold. */
export function getPhraseBook(rules: SearchRules | undefined, analysis: LanguageAnalysis): PhraseBook {
  if (rules === undefined) return emptyPhraseBook;
  const book = known.get(rules) ?? buildPhraseBook(rules.synonyms, analysis);
  known.set(rules, book);
  return book;
}

function buildPhraseBook(rules: readonly SynonymRule[], analysis: LanguageAnalysis): PhraseBook {
  const synonyms = new Map<string, (readonly string[])[]>();
  let longest = 0;
  const split = (term: string) => readQueryTokens(foldText(term)).map(({ text }) => text);
  for (const { terms, from } of rules) {
    const meant = terms.map(split);
    for (const asked of (from ?? terms).map(split)) {
      if (asked.length === 0) continue;
      const key = asked.map((word) => analysis.stem(word)).join(' ');
      const same = synonyms.get(key) ?? [];
      same.push(...meant.filter((words) => words.length > 0 && words.join(' ') !== asked.join(' ')));
      synonyms.set(key, same);
      longest = Math.max(longest, asked.length);
    }
  }
  return { synonyms, longest };
}

/** The words of a query, those that have synonyms found by these too; a phrase that has becomes one word. */
export function findPhrases(
  index: TextIndex,
  words: readonly QueryWord[],
  book: PhraseBook,
): readonly QueryWord[] {
  if (book.longest === 0) return words;
  const found: QueryWord[] = [];
  for (let first = 0; first < words.length; ) {
    const taken = findLongest(index, words, first, book);
    found.push(taken?.word ?? itemAt(words, first));
    first += taken?.length ?? 1;
  }
  return found;
}

function findLongest(index: TextIndex, words: readonly QueryWord[], first: number, book: PhraseBook) {
  for (let length = Math.min(book.longest, words.length - first); length > 0; length--) {
    const asked = words.slice(first, first + length);
    const key = asked.map(({ text }) => index.analysis.stem(text)).join(' ');
    const synonyms = book.synonyms.get(key);
    if (synonyms === undefined) continue;
    const others = synonyms.flatMap((phrase) => standFor(index, phrase, closeness.synonym));
    const own = length === 1 ? (asked[0]?.alternatives ?? []) : meet(asked, 1);
    const alternatives = [...own, ...others].sort((left, right) => right.closeness - left.closeness);
    const frequency = alternatives.reduce((total, { from, to }) => total + to - from, 0);
    const text = asked.map((word) => word.text).join(' ');
    return { length, word: { text, alternatives, frequency, isBeginning: false } };
  }
  return undefined;
}

function standFor(index: TextIndex, phrase: readonly string[], worth: number): readonly Alternative[] {
  const words = phrase.map((word) => findWord(index, word, { mayGoOn: false, joined: [] }));
  if (words.some(({ alternatives, corrected }) => alternatives.length === 0 || corrected !== undefined))
    return [];
  if (words.length > 1) return meet(words, worth);
  return (words[0]?.alternatives ?? []).map(
    ({ postings, from, to, segment, said, closeness: close }): Alternative => ({
      postings,
      from,
      to,
      segment,
      said,
      closeness: close * worth,
    }),
  );
}

/** Products that hold every one of the words, as one alternative a segment. */
function meet(words: readonly QueryWord[], worth: number): readonly Alternative[] {
  const segments = new Set(words.flatMap(({ alternatives }) => alternatives.map(({ segment }) => segment)));
  return [...segments].flatMap((segment): readonly Alternative[] => {
    let common: Map<number, { weight: number; position: number }> | undefined;
    for (const { alternatives } of words) {
      const here = new Map<number, { weight: number; position: number }>();
      for (const { postings, from, to, segment: own, closeness: close } of alternatives) {
        if (own !== segment) continue;
        for (let posting = from; posting < to; posting++) {
          const product = intAt(postings.products, posting);
          const before = common?.get(product);
          if (here.has(product) || (common !== undefined && before === undefined)) continue;
          const weight = byteAt(postings.weights, posting) * close;
          const position = byteAt(postings.positions, posting);
          here.set(product, {
            weight: Math.min(weight, before?.weight ?? weight),
            position: before?.position ?? position,
          });
        }
      }
      common = here;
    }
    const entries = [...(common ?? [])];
    if (entries.length === 0) return [];
    return [
      {
        postings: {
          products: Int32Array.from(entries, ([product]) => product),
          weights: Uint8Array.from(entries, ([, { weight }]) => weight),
          positions: Uint8Array.from(entries, ([, { position }]) => position),
        },
        from: 0,
        to: entries.length,
        closeness: worth,
        segment,
        said: words.map(({ text }) => text).join(' '),
      },
    ];
  });
}
