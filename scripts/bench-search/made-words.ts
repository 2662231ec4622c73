import { createRandom, pickNumber, pickOne } from './random.ts';

const WORDS = 30_000;
const openings = [
  'b',
  'br',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'pr',
  's',
  'st',
  't',
  'tr',
  'v',
];
const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo'];
const endings = ['', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'rk', 'x'];

/**
 * Draws words of a language nobody speaks: the n-th most frequent one comes up about 1/n as often as the first (Zipf),
 * which is what makes postings of real catalogues as uneven as they are.
 */
export function createMadeWords(random: () => number): () => string {
  const letters = createRandom(WORDS);
  const words = new Set<string>();
  while (words.size < WORDS) {
    const syllables = pickNumber(letters, 1, 4);
    let word = '';
    for (let syllable = 0; syllable < syllables; syllable++)
      word += pickOne(letters, openings) + pickOne(letters, middles) + pickOne(letters, endings);
    words.add(word);
  }
  const list = [...words];
  // The inverse of the harmonic sum, which grows like the logarithm.
  return () => list[Math.floor(WORDS ** random()) - 1] ?? pickOne(random, list);
}
