import { intAt } from './columns.ts';
import { TermTable } from './term-table.ts';

/**
 * Where words are said: for each term the products whose texts hold it. Never changed once built; a change of a product
 * is said by a later segment (`TextIndex`).
 *
 *   terms     number -> word, in order
 *   stems     number -> stem, in order;  stem -> [term] of its forms;  stem -> [term] of compounds with it as a part
 *   starts    term -> [product, weight, position], by product
 */
export interface TextSegment {
  readonly terms: TermTable;
  /** Row n of everything below is `[starts[n], starts[n + 1])`. */
  readonly starts: Int32Array;
  readonly products: Int32Array;
  /** In sixteenths. */
  readonly weights: Uint8Array;
  /** Position in the name, counted from 1; 0 when it is only said elsewhere. With `IS_HEAD` where it says what the thing is. */
  readonly positions: Uint8Array;
  readonly stems: TermTable;
  /** Term -> stem. */
  readonly stemOf: Int32Array;
  readonly formStarts: Int32Array;
  readonly forms: Int32Array;
  readonly compoundStarts: Int32Array;
  /** Terms; a compound that ends in the part comes as its bitwise complement: it names such a thing. */
  readonly compounds: Int32Array;
}

export const SIXTEENTHS = 16;
/** Beside a position: this word of the name says what the thing is. */
export const IS_HEAD = 128;
/** Positions behind it are all the same. */
export const LAST_POSITION = 127;

/** Position in the name, counted from 1; 0 outside it. */
export function positionOf(marked: number): number {
  return marked & LAST_POSITION;
}

export function countProducts(segment: TextSegment, term: number): number {
  return intAt(segment.starts, term + 1) - intAt(segment.starts, term);
}

export const emptySegment: TextSegment = {
  terms: TermTable.of([]),
  starts: new Int32Array(1),
  products: new Int32Array(),
  weights: new Uint8Array(),
  positions: new Uint8Array(),
  stems: TermTable.of([]),
  stemOf: new Int32Array(),
  formStarts: new Int32Array(1),
  forms: new Int32Array(),
  compoundStarts: new Int32Array(1),
  compounds: new Int32Array(),
};

/** Rows of numbers as one list: `pairs` are (row, number), in any order; a row keeps the order of its pairs. */
export function collectRows(
  rows: number,
  count: number,
  rowAt: (pair: number) => number,
  valueAt: (pair: number) => number,
): { readonly starts: Int32Array; readonly values: Int32Array } {
  const starts = new Int32Array(rows + 1);
  for (let pair = 0; pair < count; pair++) {
    const row = rowAt(pair);
    starts[row + 1] = intAt(starts, row + 1) + 1;
  }
  for (let row = 0; row < rows; row++) starts[row + 1] = intAt(starts, row + 1) + intAt(starts, row);
  const next = starts.slice(0, rows);
  const values = new Int32Array(count);
  for (let pair = 0; pair < count; pair++) {
    const row = rowAt(pair);
    const index = intAt(next, row);
    next[row] = index + 1;
    values[index] = valueAt(pair);
  }
  return { starts, values };
}

export function segmentBytes(segment: TextSegment): number {
  const { terms, stems, ...lists } = segment;
  return Object.values(lists).reduce((total, list) => total + list.byteLength, terms.bytes + stems.bytes);
}
