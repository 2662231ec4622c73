import type { StripEndings } from './suffixes.ts';

/** What is known of a language. All words and endings are folded. */
export interface LanguageData {
  /** Apart by spaces. */
  readonly stopWords: string;
  readonly stem: StripEndings;
  /** Nouns before a noun, written apart, say which kind of it is meant: `camera case`. */
  readonly nounsQualifyNouns?: true;
  readonly compoundLinks?: readonly string[];
  /** Letters that people also write in another way, anywhere in a word: `['ae', 'a']`. */
  readonly respellings?: readonly (readonly [written: string, meant: string])[];
}
