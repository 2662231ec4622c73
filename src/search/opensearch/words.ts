import type { LocaleCode } from '../../kernel/locale.ts';
import { toEnglishSingular } from '../embedded/english-plural.ts';
import { foldText, forEachToken } from '../embedded/fold-text.ts';

/**
 * The shop takes texts apart itself, by the same rules for every engine, and the cluster is sent the words: plain
 * OpenSearch has no stemmer for Slovak, Polish, Croatian and Slovene and knows neither our units nor our part numbers.
 */
export interface PreparedText {
  /** As written but folded: `bohrhammer msw bh 1200`. */
  readonly words: string;
  /** Their stems. */
  readonly stems: string;
}

/** Changes whenever equal texts are prepared differently, so that an index made otherwise is made anew. */
export const PREPARATION = 1;

export function stemWord(locale: LocaleCode, word: string): string {
  return locale.startsWith('en') ? toEnglishSingular(word) : word;
}

export function prepareText(locale: LocaleCode, text: string | null): PreparedText {
  const words: string[] = [];
  if (text !== null) forEachToken(foldText(text), 'joined', (word) => words.push(word));
  return { words: words.join(' '), stems: words.map((word) => stemWord(locale, word)).join(' ') };
}

/** The words of a query, each once. */
export function readQueryWords(_locale: LocaleCode, text: string): string[] {
  const words = new Set<string>();
  forEachToken(foldText(text), 'parts', (word) => words.add(word));
  return [...words];
}

/** Whether the last word may still be going on. */
export function endsInWord(text: string): boolean {
  return /[\p{L}\p{N}]$/u.test(foldText(text));
}

/** Languages that write a thing and its kind as one word: `Kreissäge` is a `Säge`. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu']);
const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;

/** Ends of the words of a name by which a compound is found: `kreissage` -> `issage`, `ssage`, `sage`. */
export function listTails(locale: LocaleCode, { words, stems }: PreparedText): string {
  if (!compounding.has(locale.slice(0, 2))) return '';
  const tails = new Set<string>();
  for (const word of [...words.split(' '), ...stems.split(' ')]) {
    if (!/^\p{L}+$/u.test(word)) continue;
    for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_TAIL; at++) tails.add(word.slice(at));
  }
  return [...tails].join(' ');
}
