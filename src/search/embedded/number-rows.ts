type Pool = Uint16Array | Int32Array;

/** Greater numbers take the room of two. */
const MOST_SHORT = 0xffff;

/** Rows of numbers one behind the other, in as little room as the greatest allows: less to fetch for each row read. */
export class NumberRows {
  #pool: Pool;
  #length: number;

  constructor(kept?: Pool) {
    this.#pool = kept ?? new Uint16Array(1024);
    this.#length = kept?.length ?? 0;
  }

  /** The numbers with the room behind them; another list after a row was appended. */
  get list(): Pool {
    return this.#pool;
  }

  /** The numbers without the room behind them. */
  finish(): Pool {
    return this.#pool.slice(0, this.#length);
  }

  /** Answers where the row begins. */
  append(row: readonly number[]): number {
    const from = this.#length;
    this.#makeRoom(from + row.length, row);
    this.#pool.set(row, from);
    this.#length = from + row.length;
    return from;
  }

  /** Writes a row over one that is no shorter. */
  replace(from: number, row: readonly number[]): void {
    this.#makeRoom(this.#length, row);
    this.#pool.set(row, from);
  }

  #makeRoom(needed: number, row: readonly number[]): void {
    const isShort = this.#pool instanceof Uint16Array && row.every((number) => number <= MOST_SHORT);
    if (needed <= this.#pool.length && isShort === this.#pool instanceof Uint16Array) return;
    const length = Math.max(needed, Math.ceil(this.#pool.length * 1.5));
    const pool = isShort ? new Uint16Array(length) : new Int32Array(length);
    pool.set(this.#pool.subarray(0, this.#length));
    this.#pool = pool;
  }
}
