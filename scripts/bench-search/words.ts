import { newStemmer } from 'snowball-stemmers';

const WORD = /[\p{L}\p{N}]+/gu;

/** Runs of letters and digits in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Porter's English stemmer, each word once. */
export function createStemming(): (word: string) => string {
  const stemmer = newStemmer('porter');
  const known = new Map<string, string>();
  return (word) => {
    const stem = known.get(word) ?? stemmer.stem(word);
    known.set(word, stem);
    return stem;
  };
}
