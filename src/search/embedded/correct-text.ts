import { foldText } from '../analysis/fold-text.ts';
import type { QueryWord, UnderstoodQuery } from './query-word.ts';
import type { TextIndex } from './text-index.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Hits looked at for the way a word is written. */
const NAMES_READ = 20;

/** The query as it was understood, where a word was only found under another spelling; written as the catalogue does. */
export function correctText(
  index: TextIndex,
  { words }: UnderstoodQuery,
  hits: Int32Array,
  scores: Float32Array,
): string | undefined {
  if (hits.length === 0 || words.every(({ corrected }) => corrected === undefined)) return undefined;
  return words.map((word) => writeWord(index, word, hits, scores)).join(' ');
}

function writeWord(index: TextIndex, word: QueryWord, hits: Int32Array, scores: Float32Array): string {
  const { corrected, text } = word;
  if (corrected === undefined) return text;
  const best = [...hits.subarray(0, NAMES_READ)].sort(
    (left, right) => (scores[right] as number) - (scores[left] as number),
  );
  for (const product of best) {
    for (const [written] of index.names.at(product).matchAll(WORD)) {
      if (foldText(written) === corrected) return written.toLocaleLowerCase(index.locale);
    }
  }
  return corrected;
}
