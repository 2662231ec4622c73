import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import { intAt, itemAt } from './columns.ts';
import { splitCompound, supposeCompound } from './split-compounds.ts';
import { TermTable } from './term-table.ts';
import { collectRows, type TextSegment } from './text-segment.ts';
import type { WordNumbers } from './word-numbers.ts';

/** How often a compound is taken apart: four parts at most. */
const MOST_DIVISIONS = 2;
/** Terms worked on between two looks at what else is waiting. */
export const TERMS_AT_ONCE = 5000;

type StemGroups = Pick<
  TextSegment,
  'stems' | 'stemOf' | 'formStarts' | 'forms' | 'compoundStarts' | 'compounds'
>;

interface CompoundPart {
  readonly stem: string;
  /** The compound's term; its complement when the part is the last. */
  readonly member: number;
}

/** Which of the terms, in order, are forms of one word, and which are compounds of others. `stemOf`: by numbers of `stems`. */
export async function groupStems(
  terms: readonly string[],
  stemOf: Int32Array,
  stems: WordNumbers,
  analysis: LanguageAnalysis,
): Promise<StemGroups> {
  const parts = await findParts(terms, stems, analysis);
  const partStems = Int32Array.from(parts, ({ stem }) => stems.take(stem, 0, stem.length));
  const inOrder = orderStems(terms, stemOf, partStems, stems.words);
  const rowOf = new Int32Array(stems.words.length);
  inOrder.forEach((stem, row) => {
    rowOf[stem] = row;
  });
  const distinct = inOrder.map((stem) => itemAt(stems.words, stem));
  const toRows = (numbers: Int32Array) => numbers.map((stem) => intAt(rowOf, stem));
  const [formRows, compoundRows] = [toRows(stemOf), toRows(partStems)];
  const { starts: formStarts, values: forms } = collectRows(
    distinct.length,
    terms.length,
    (term) => intAt(formRows, term),
    (term) => term,
  );
  const { starts: compoundStarts, values: compounds } = collectRows(
    distinct.length,
    parts.length,
    (pair) => intAt(compoundRows, pair),
    (pair) => parts[pair]?.member ?? 0,
  );
  return { stems: TermTable.of(distinct), stemOf: formRows, formStarts, forms, compoundStarts, compounds };
}

/** The stems that are used, in order. Most words are their own stems, and in order already. */
function orderStems(
  terms: readonly string[],
  stemOf: Int32Array,
  partStems: Int32Array,
  words: readonly string[],
): number[] {
  const own: number[] = [];
  const isOwn = new Uint8Array(words.length);
  terms.forEach((term, row) => {
    const stem = intAt(stemOf, row);
    if (words[stem] !== term) return;
    own.push(stem);
    isOwn[stem] = 1;
  });
  const isBefore = (left: number, right: number) => itemAt(words, left) < itemAt(words, right);
  const others = [...new Set([...stemOf, ...partStems].filter((stem) => isOwn[stem] === 0))].sort(
    (left, right) => (isBefore(left, right) ? -1 : 1),
  );
  const merged: number[] = [];
  let next = 0;
  for (const stem of own) {
    while (next < others.length && isBefore(itemAt(others, next), stem)) merged.push(itemAt(others, next++));
    merged.push(stem);
  }
  return [...merged, ...others.slice(next)];
}

/** The parts of every compound, by their stems; one that is the last comes with the term's complement. */
async function findParts(
  terms: readonly string[],
  stems: WordNumbers,
  analysis: LanguageAnalysis,
): Promise<CompoundPart[]> {
  const parts: CompoundPart[] = [];
  if (analysis.compoundLinks === undefined) return parts;
  const known = new Set(terms);
  const isWord = (part: string) => known.has(part) || stems.find(part) >= 0;
  /** `rest`: what stands behind the word in its term. */
  const take = (term: number, word: string, rest: string, depth: number): void => {
    if (depth > 0) parts.push({ stem: analysis.stem(word), member: rest === '' ? ~term : term });
    if (depth > MOST_DIVISIONS) return;
    const split =
      splitCompound(word, analysis, isWord) ??
      (depth === 0 ? supposeCompound(word, analysis, isWord) : undefined);
    if (split === undefined) return;
    const [first, last] = split;
    // `pylvaspora` + `kone` is a `porakone` too.
    if (rest !== '') parts.push({ stem: analysis.stem(last + rest), member: ~term });
    take(term, first, word.slice(first.length) + rest, depth + 1);
    take(term, last, rest, depth + 1);
  };
  for (let term = 0; term < terms.length; term++) {
    take(term, itemAt(terms, term), '', 0);
    if (term % TERMS_AT_ONCE === TERMS_AT_ONCE - 1) await nextTurn();
  }
  return parts;
}
