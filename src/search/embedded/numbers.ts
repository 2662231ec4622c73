type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A list of numbers that grows, without an object per number. */
export class GrowingList<List extends Numbers> {
  length = 0;
  #list: List;
  readonly #make: (length: number) => List;

  constructor(make: (length: number) => List, initial?: List) {
    this.#make = make;
    this.#list = initial ?? make(1024);
    this.length = initial?.length ?? 0;
  }

  push(value: number): number {
    if (this.length === this.#list.length) this.#grow(this.length + 1);
    this.#list[this.length] = value;
    return this.length++;
  }

  /** Makes room for so many more, and answers where they begin. */
  reserve(count: number): number {
    const from = this.length;
    if (from + count > this.#list.length) this.#grow(from + count);
    this.length += count;
    return from;
  }

  append(values: ArrayLike<number>): void {
    if (this.length + values.length > this.#list.length) this.#grow(this.length + values.length);
    this.#list.set(values, this.length);
    this.length += values.length;
  }

  /** The list with the room behind it; another one after it has grown. */
  get values(): List {
    return this.#list;
  }

  /** The numbers so far, without the room behind them. */
  finish(): List {
    return this.#list.slice(0, this.length) as List;
  }

  #grow(needed: number): void {
    const larger = this.#make(Math.max(needed, Math.ceil(this.#list.length * 1.5) + 16));
    larger.set(this.#list);
    this.#list = larger;
  }
}

export const newInts = (length: number) => new Int32Array(length);
export const newBytes = (length: number) => new Uint8Array(length);
export const newUints = (length: number) => new Uint32Array(length);
export const newFloats = (length: number) => new Float64Array(length);
export const newSingles = (length: number) => new Float32Array(length);
