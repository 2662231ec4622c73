import { type LocaleCode, languageOf } from '../../kernel/locale.ts';
import { foldText } from '../analysis/fold-text.ts';
import { getAnalysis } from '../analysis/language-analysis.ts';
import { forEachToken, type QueryToken, readQueryTokens } from '../analysis/tokens.ts';

/**
 * The shop takes texts apart itself, by the same rules for every engine, and the cluster is sent the words: plain
 * OpenSearch has no stemmer for Slovak, Polish, Croatian and Slovene and knows neither our units nor our part numbers.
 */
export interface PreparedText {
  /** As written but folded, with what they are when written together: `bohrhammer msw bh mswbh`. */
  readonly words: string;
  /** Their stems. */
  readonly stems: string;
  /** One word a position, so that neighbours stand beside each other. */
  readonly inOrder: string;
}

const analysisOf = (locale: LocaleCode) => getAnalysis(languageOf(locale));

export function stemWord(locale: LocaleCode, word: string): string {
  return analysisOf(locale).stem(word);
}

/** Other ways to write a word: `saege` -> `sage`. */
export function respellWord(locale: LocaleCode, word: string): readonly string[] {
  return analysisOf(locale).spellings(word);
}

/** `name`: every word; `rest`: without those that say nothing by themselves. */
export function prepareText(locale: LocaleCode, text: string | null, kind: 'name' | 'rest'): PreparedText {
  const { stopWords, stem } = analysisOf(locale);
  const words: string[] = [];
  const inOrder: string[] = [];
  forEachToken(foldText(text ?? ''), (word, position) => {
    inOrder[position] ??= word;
    if (kind === 'name' || !stopWords.has(word)) words.push(word);
  });
  return {
    words: words.join(' '),
    stems: words.map(stem).join(' '),
    inOrder: inOrder.filter(Boolean).join(' '),
  };
}

/** The words of a query, each once, without those that say nothing, unless it has no others. */
export function readQueryWords(locale: LocaleCode, text: string): QueryToken[] {
  const { stopWords } = analysisOf(locale);
  const tokens = new Map(readQueryTokens(foldText(text)).map((token) => [token.text, token]));
  const kept = [...tokens.values()].filter((token) => !stopWords.has(token.text));
  return kept.length === 0 ? [...tokens.values()] : kept;
}

/** Whether the last word may still be going on. */
export function endsInWord(text: string): boolean {
  return /[\p{L}\p{N}]$/u.test(foldText(text));
}

const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;
const SHORTEST_COMPOUND = 7;
const MOST_SPLITS = 16;

/** Ends of the words of a name by which a compound is found: `kreissage` -> `issage`, `ssage`, `sage`. */
export function listTails(locale: LocaleCode, { words, stems }: PreparedText): string {
  if (analysisOf(locale).compoundLinks === undefined) return '';
  const tails = new Set<string>();
  for (const word of [...words.split(' '), ...stems.split(' ')]) {
    if (!/^\p{L}+$/u.test(word)) continue;
    for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_TAIL; at++) tails.add(word.slice(at));
  }
  return [...tails].join(' ');
}

/** A word taken apart: the first part as it stands and without a linking letter, and the last. */
export interface Split {
  readonly firsts: readonly string[];
  readonly last: string;
}

/** Ways to take a word apart that nobody wrote, the evenest first: `kreissageblatt` -> `kreissage`, `blatt` … */
export function listSplits(locale: LocaleCode, word: string): Split[] {
  if (word.length < SHORTEST_COMPOUND || !/^\p{L}+$/u.test(word)) return [];
  const { compoundLinks = [] } = analysisOf(locale);
  const offsets = Array.from(
    { length: word.length - 2 * SHORTEST_HEAD + 1 },
    (_, offset) => offset + SHORTEST_HEAD,
  );
  const evenness = (offset: number) => Math.min(offset, word.length - offset);
  return offsets
    .sort((left, right) => evenness(right) - evenness(left) || left - right)
    .slice(0, MOST_SPLITS)
    .map((offset) => {
      const first = word.slice(0, offset);
      const unlinked = compoundLinks
        .filter((link) => link !== '' && first.endsWith(link) && first.length - link.length >= SHORTEST_HEAD)
        .map((link) => first.slice(0, -link.length));
      return { firsts: [...new Set([first, ...unlinked])], last: word.slice(offset) };
    });
}
