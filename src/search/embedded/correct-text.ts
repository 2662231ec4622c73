import { foldText } from '../analysis/fold-text.ts';
import { intAt } from './columns.ts';
import type { QueryWord, UnderstoodQuery } from './query-word.ts';
import type { TextIndex } from './text-index.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Products looked at for the way a word is written. */
const NAMES_READ = 20;

/** The query as it was understood, where a word was only found under another spelling; written as the catalogue does. */
export function correctText(index: TextIndex, { words }: UnderstoodQuery): string | undefined {
  if (words.every(({ corrected }) => corrected === undefined)) return undefined;
  return words.map((word) => writeWord(index, word)).join(' ');
}

function writeWord(index: TextIndex, { corrected, text, alternatives }: QueryWord): string {
  if (corrected === undefined) return text;
  let read = 0;
  for (const { postings, from, to, segment, said } of alternatives) {
    if (typeof said !== 'number' || index.segments[segment]?.terms.at(said) !== corrected) continue;
    for (let posting = from; posting < to && read < NAMES_READ; posting++) {
      const product = intAt(postings.products, posting);
      if (postings.positions[posting] === 0 || index.owners.values[product] !== segment) continue;
      read++;
      for (const [written] of index.names.at(product).matchAll(WORD)) {
        if (foldText(written) === corrected) return written.toLocaleLowerCase(index.locale);
      }
    }
  }
  return corrected;
}
