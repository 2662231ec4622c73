import { itemAt } from './columns.ts';

type Pool = Uint16Array | Int32Array;

/** Greater numbers take the room of two. */
const MOST_SHORT = 0xffff;

/** Rows are filled up to a multiple of it, so that they are read in strides. */
export const STRIDE = 8;
const STRIDE_BITS = 3;

/** A pointer says where a row begins, in strides, and in its last bits how many there are. */
const COUNT_BITS = 8;
const MOST_STRIDES = 2 ** COUNT_BITS - 1;
/** A row longer than this loses its end. */
const LONGEST = MOST_STRIDES * STRIDE;

/** The pointer of a row that is not there yet. */
export const NO_ROW = 0;

/** Where the row of a pointer begins in the list. */
export function firstOf(pointer: number): number {
  return (pointer >>> COUNT_BITS) << STRIDE_BITS;
}

/** How many numbers it has, those that fill it up included. */
export function lengthOf(pointer: number): number {
  return (pointer & MOST_STRIDES) << STRIDE_BITS;
}

/** Added to a pointer, it is that of what follows its first stride. */
export const NEXT_STRIDE = (1 << COUNT_BITS) - 1;

/** 1 where something follows the first stride, else 0. */
export function goesOn(pointer: number): number {
  return (1 - (pointer & MOST_STRIDES)) >>> 31;
}

/** Rows of numbers one behind the other, in as little room as the greatest allows: less to fetch for each row read. */
export class NumberRows {
  #pool: Pool;
  #length: number;

  constructor(stored?: Pool) {
    this.#pool = stored ?? new Uint16Array(1024);
    this.#length = stored?.length ?? 0;
  }

  /** The numbers with the room behind them; another list after a row was put. */
  get list(): Pool {
    return this.#pool;
  }

  /** The numbers without the room behind them. */
  finish(): Pool {
    return this.#pool.slice(0, this.#length);
  }

  /**
   * Writes a row over the one at a pointer where it is no longer, else behind all others, and answers its pointer. It is filled
   * up with `filling` and the numbers behind it: the same one twice would be counted up behind itself.
   */
  put(pointer: number, row: readonly number[], filling: number): number {
    const end = Math.min(row.length, LONGEST);
    const known = lengthOf(pointer);
    const length = Math.max(Math.ceil(end / STRIDE) * STRIDE, known);
    const isBehind = length > known;
    const first = isBehind ? this.#length : firstOf(pointer);
    if (isBehind) this.#length += length;
    this.#makeRoom(Math.max(...row) > MOST_SHORT);
    const pool = this.#pool;
    for (let at = 0; at < end; at++) pool[first + at] = itemAt(row, at);
    for (let at = end; at < length; at++) pool[first + at] = filling + (at % STRIDE);
    return isBehind ? ((first >>> STRIDE_BITS) << COUNT_BITS) | (length >>> STRIDE_BITS) : pointer;
  }

  #makeRoom(forGreater: boolean): void {
    const isShort = this.#pool instanceof Uint16Array;
    if (this.#length <= this.#pool.length && !(isShort && forGreater)) return;
    const length = Math.max(this.#length, Math.ceil(this.#pool.length * 1.5));
    const pool = isShort && !forGreater ? new Uint16Array(length) : new Int32Array(length);
    pool.set(this.#pool);
    this.#pool = pool;
  }
}
