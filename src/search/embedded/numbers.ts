/** A list of numbers that grows, without an object per number. */
export class GrowingList<List extends Int32Array | Uint8Array> {
  length = 0;
  #list: List;
  readonly #make: (length: number) => List;

  constructor(make: (length: number) => List, capacity = 1024) {
    this.#make = make;
    this.#list = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.#list.length) this.#grow(this.length + 1);
    this.#list[this.length++] = value;
  }

  append(values: ArrayLike<number>): void {
    if (this.length + values.length > this.#list.length) this.#grow(this.length + values.length);
    this.#list.set(values, this.length);
    this.length += values.length;
  }

  /** The numbers so far, without the room behind them. */
  finish(): List {
    return this.#list.slice(0, this.length) as List;
  }

  #grow(needed: number): void {
    const larger = this.#make(Math.max(needed, Math.ceil(this.#list.length * 1.5)));
    larger.set(this.#list);
    this.#list = larger;
  }
}

export const newInts = (length: number) => new Int32Array(length);
export const newBytes = (length: number) => new Uint8Array(length);
