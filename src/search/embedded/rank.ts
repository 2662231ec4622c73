import { weightOf } from './search-document.ts';
import type { TextIndex } from './text-index.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Documents with their scores; those that are not meant are simply not in `documents`. */
export interface Ranking {
  readonly documents: Int32Array;
  /** By document number. */
  readonly scores: Float32Array;
}

/** BM25's saturation: how soon a word said again adds nothing. */
const SATURATION = 1.2;
/** Above any sum of words, so that a product's own number always comes first. */
const EXACT_SCORE = 10_000;

/**
 * Scores the documents that `allows` lets through. All words must be there; when no document has them all, those with
 * the most of them are taken. Each word counts by its closest alternative in the document.
 */
export function rankDocuments(
  index: TextIndex,
  query: UnderstoodQuery,
  allows: (document: number) => boolean,
): Ranking {
  const total = index.skus.length;
  const scores = new Float32Array(total);
  const matched = new Uint16Array(total);
  const { starts, ids, weights } = index.inverted;
  query.words.forEach((word, place) => {
    const bit = 1 << place;
    const rarity = Math.log(1 + (total - word.frequency + 0.5) / (Math.min(word.frequency, total) + 0.5));
    for (const { term, closeness } of word.alternatives) {
      const to = starts[term + 1] as number;
      for (let posting = starts[term] as number; posting < to; posting++) {
        const document = ids[posting] as number;
        const before = matched[document] as number;
        if ((before & bit) !== 0) continue;
        matched[document] = before | bit;
        const weight = weightOf(weights[posting] as number);
        const worth =
          Math.max(rarity, 0.05) * closeness * ((weight * (SATURATION + 1)) / (weight + SATURATION));
        scores[document] = (scores[document] as number) + worth;
      }
    }
  });
  for (const document of query.exact) {
    scores[document] = (scores[document] as number) + EXACT_SCORE;
    matched[document] = 0xffff;
  }
  return { documents: collectMatches(query.words.length, matched, scores, allows), scores };
}

function collectMatches(
  words: number,
  matched: Uint16Array,
  scores: Float32Array,
  allows: (document: number) => boolean,
): Int32Array {
  const everyWord = (1 << words) - 1;
  const all: number[] = [];
  const some: number[] = [];
  for (let document = 0; document < matched.length; document++) {
    const bits = matched[document] as number;
    if (bits === 0 || !allows(document)) continue;
    if ((bits & everyWord) === everyWord) all.push(document);
    else some.push(document);
  }
  if (all.length > 0 || words === 1) return Int32Array.from(all);
  for (const document of some) {
    const share = countBits(matched[document] as number) / words;
    scores[document] = (scores[document] as number) * share * share;
  }
  return Int32Array.from(some);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Page `[offset, offset + limit)` of the documents: best score first, then the most popular, then by sku. */
export function pickBest(
  index: TextIndex,
  { documents, scores }: Ranking,
  offset: number,
  limit: number,
): number[] {
  const ranks = index.popularRank;
  const isBefore = (left: number, right: number) => {
    const difference = (scores[left] as number) - (scores[right] as number);
    // Scores that differ by rounding only are equal.
    if (Math.abs(difference) > 1e-4) return difference > 0;
    return (ranks[left] as number) < (ranks[right] as number);
  };
  const wanted = Math.min(offset + limit, documents.length);
  if (offset >= wanted) return [];
  // A heap of the best so far, the worst of them on top.
  const heap: number[] = [];
  for (const document of documents) {
    if (heap.length < wanted) {
      heap.push(document);
      siftUp(heap, isBefore);
    } else if (isBefore(document, heap[0] as number)) {
      heap[0] = document;
      siftDown(heap, isBefore);
    }
  }
  return heap.sort((left, right) => (isBefore(left, right) ? -1 : 1)).slice(offset, wanted);
}

type IsBefore = (left: number, right: number) => boolean;

function siftUp(heap: number[], isBefore: IsBefore): void {
  let place = heap.length - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isBefore(heap[parent] as number, heap[place] as number)) return;
    swap(heap, parent, place);
    place = parent;
  }
}

function siftDown(heap: number[], isBefore: IsBefore): void {
  let place = 0;
  for (;;) {
    let worst = place;
    for (const child of [2 * place + 1, 2 * place + 2]) {
      if (child < heap.length && isBefore(heap[worst] as number, heap[child] as number)) worst = child;
    }
    if (worst === place) return;
    swap(heap, worst, place);
    place = worst;
  }
}

function swap(heap: number[], left: number, right: number): void {
  const held = heap[left] as number;
  heap[left] = heap[right] as number;
  heap[right] = held;
}
