import { closeness } from './closeness.ts';
import { intAt, itemAt } from './columns.ts';
import type { Alternative, QueryWord } from './query-word.ts';
import { editsAllowed, findSimilarTerms } from './similar-terms.ts';
import type { TextIndex } from './text-index.ts';
import { countProducts, type TextSegment } from './text-segment.ts';

/** Where a word stands in the query. */
export interface WordContext {
  /** The last word, while its letters are still coming. */
  readonly mayGoOn: boolean;
  /** The word written together with a neighbour: `head set` -> `headset`. */
  readonly joined: readonly string[];
}

const MAX_PREFIX_TERMS = 400;
const MAX_SIMILAR_TERMS = 40;
const PREFIX_MINIMUM = 2;
const NUMBER = /^\p{N}+$/u;

/** Whether the word, or another form of it, is said of any product. */
export function isKnown(index: TextIndex, token: string): boolean {
  if (index.segments.some(({ terms }) => terms.find(token) >= 0)) return true;
  const stem = index.analysis.stem(token);
  return index.segments.some(({ stems }) => stems.find(stem) >= 0);
}

/** Everything in the index that may stand for a word of the query. */
export function findWord(index: TextIndex, token: string, { mayGoOn, joined }: WordContext): QueryWord {
  const found = index.segments.map(() => new Map<number, number>());
  const known = index.segments.map(() => new Set<number>());
  const spellings = index.analysis.spellings(token);
  const stem = index.analysis.stem(token);
  // A number that is said of products is meant as it is: `10` is not the beginning of 1000.
  const isNumber = NUMBER.test(token);
  index.segments.forEach((segment, number) => {
    const taken = itemAt(found, number);
    const counted = itemAt(known, number);
    const take = (term: number, close: number) => {
      if (term >= 0 && (taken.get(term) ?? 0) < close) taken.set(term, close);
    };
    const count = (term: number, close: number) => {
      take(term, close);
      if (term >= 0) counted.add(term);
    };
    const own = segment.terms.find(token);
    count(own, closeness.exact);
    for (const spelling of spellings) count(segment.terms.find(spelling), closeness.spelling);
    for (const word of joined) count(segment.terms.find(word), closeness.joined);
    const row = segment.stems.find(stem);
    if (row >= 0) {
      forEachInRow(segment.formStarts, segment.forms, row, (term) => count(term, closeness.form));
      forEachInRow(segment.compoundStarts, segment.compounds, row, (compound) => {
        if (compound < 0) take(~compound, closeness.compoundHead);
        else take(compound, closeness.compoundPart);
      });
    }
    if (mayGoOn && token.length >= PREFIX_MINIMUM && !(own >= 0 && isNumber)) {
      const [from, to] = segment.terms.findPrefix(token);
      const close = own >= 0 || row >= 0 ? closeness.ending : closeness.beginning;
      for (let term = from; term < Math.min(to, from + MAX_PREFIX_TERMS); term++) take(term, close);
    }
  });
  if (found.every(({ size }) => size === 0)) takeEnds(index, stem, found);
  let corrected: string | undefined;
  if (found.every(({ size }) => size === 0)) corrected = takeSimilar(index, token, mayGoOn, found);
  return {
    text: token,
    isBeginning: mayGoOn,
    alternatives: toAlternatives(index, found),
    frequency: known.some(({ size }) => size > 0) ? countIn(index, known) : countIn(index, found),
    ...(corrected === undefined ? {} : { corrected }),
  };
}

function forEachInRow(starts: Int32Array, values: Int32Array, row: number, visit: (value: number) => void) {
  for (let index = intAt(starts, row); index < intAt(starts, row + 1); index++) {
    visit(intAt(values, index));
  }
}

/** Shorter ends of words are more likely endings. */
const SHORTEST_END = 4;

/** Whether a word that stands nowhere alone is what compounds end with: `porakone` in `pylvasporakone`. */
export function isEnd(index: TextIndex, token: string): boolean {
  const stem = index.analysis.stem(token);
  return index.segments.some((segment) => findEnds(index, segment, stem).length > 0);
}

function findEnds({ analysis }: TextIndex, { stems }: TextSegment, stem: string): readonly number[] {
  if (analysis.compoundLinks === undefined || stem.length < SHORTEST_END) return [];
  return /\p{N}/u.test(stem) ? [] : stems.findEnding(stem);
}

function takeEnds(index: TextIndex, stem: string, found: readonly Map<number, number>[]): void {
  index.segments.forEach((segment, number) => {
    for (const row of findEnds(index, segment, stem)) {
      const take = (term: number) => found[number]?.set(term, closeness.compoundHead);
      forEachInRow(segment.formStarts, segment.forms, row, take);
    }
  });
}

/** Takes the words that are nearest to a misspelt one; answers the one most likely meant. */
function takeSimilar(
  index: TextIndex,
  token: string,
  mayGoOn: boolean,
  found: readonly Map<number, number>[],
): string | undefined {
  const allowed = editsAllowed(token.length);
  if (allowed === 0 || NUMBER.test(token)) return undefined;
  const within = (limit: 1 | 2) =>
    index.segments.flatMap((segment, number) =>
      findSimilarTerms(segment.terms, token, limit, mayGoOn).map(({ term, cost }) => ({
        number,
        cost,
        terms: [term],
        text: () => segment.terms.at(term),
      })),
    );
  // Only the nearest are taken, and those within one edit are found ten times as fast.
  const near = within(1);
  const words = near.length > 0 || allowed === 1 ? near : within(allowed);
  // A part of compounds that never stands alone is only among the stems.
  const parts = words.length > 0 ? [] : findSimilarParts(index, token, allowed);
  const similar = [...words, ...parts].map((word) => ({
    ...word,
    products: word.terms.reduce(
      (total, term) => total + countProducts(itemAt(index.segments, word.number), term),
      0,
    ),
  }));
  const least = Math.min(...similar.map(({ cost }) => cost));
  const nearest = similar
    .filter(({ cost }) => cost === least)
    .sort((left, right) => right.products - left.products)
    .slice(0, MAX_SIMILAR_TERMS);
  const close = least === 1 ? closeness.oneEdit : closeness.twoEdits;
  for (const { number, terms } of nearest) for (const term of terms) found[number]?.set(term, close);
  for (const { number, terms } of words.length === 0 ? [] : nearest)
    takeRelated(index, number, terms, close, found);
  return nearest[0]?.text();
}

/** What stands for the word that was meant stands for the misspelt one too: its other forms, and its compounds. */
function takeRelated(
  index: TextIndex,
  number: number,
  terms: readonly number[],
  close: number,
  found: readonly Map<number, number>[],
): void {
  const segment = itemAt(index.segments, number);
  const taken = itemAt(found, number);
  const take = (term: number, worth: number) => {
    if ((taken.get(term) ?? 0) < worth) taken.set(term, worth);
  };
  for (const term of terms) {
    const stem = intAt(segment.stemOf, term);
    forEachInRow(segment.formStarts, segment.forms, stem, (form) => take(form, close * closeness.form));
    forEachInRow(segment.compoundStarts, segment.compounds, stem, (compound) => {
      if (compound < 0) take(~compound, close * closeness.compoundHead);
      else take(compound, close * closeness.compoundPart);
    });
  }
}

function findSimilarParts(index: TextIndex, token: string, allowed: 1 | 2) {
  const { compoundLinks } = index.analysis;
  if (compoundLinks === undefined) return [];
  return index.segments.flatMap((segment, number) =>
    findSimilarTerms(segment.stems, index.analysis.stem(token), allowed, false).map(
      ({ term: stem, cost }) => {
        const terms: number[] = [];
        forEachInRow(segment.compoundStarts, segment.compounds, stem, (compound) => {
          terms.push(compound < 0 ? ~compound : compound);
        });
        return { number, cost, terms, text: () => segment.stems.at(stem) };
      },
    ),
  );
}

function toAlternatives(index: TextIndex, found: readonly Map<number, number>[]): Alternative[] {
  return found
    .flatMap((terms, number) => {
      const segment = itemAt(index.segments, number);
      return [...terms].map(
        ([term, close]): Alternative => ({
          postings: segment,
          from: intAt(segment.starts, term),
          to: intAt(segment.starts, term + 1),
          closeness: close,
          segment: number,
          said: term,
        }),
      );
    })
    .sort((left, right) => right.closeness - left.closeness);
}

function countIn(
  index: TextIndex,
  terms: readonly ReadonlyMap<number, unknown>[] | readonly ReadonlySet<number>[],
): number {
  let total = 0;
  terms.forEach((of, number) => {
    for (const term of of.keys()) total += countProducts(itemAt(index.segments, number), term);
  });
  return total;
}
