import { byteAt, intAt, shortAt } from './columns.ts';

/**
 * Terms in code-unit order, so that a term's number is its index and a prefix is a range of numbers. Kept as one array
 * of characters with the offset where each term begins: no object a term, and ready to be written to disk.
 */
export class TermTable {
  readonly chars: Uint16Array;
  /** One more than there are terms. */
  readonly starts: Int32Array;
  /** How many characters a term shares with the one before it; what makes walking the table like walking a tree. */
  readonly shared: Uint8Array;
  /** For each term the first behind it that shares less with its neighbour than this one does. */
  readonly #less: Int32Array;

  constructor(chars: Uint16Array, starts: Int32Array, shared = countShared(chars, starts)) {
    this.chars = chars;
    this.starts = starts;
    this.shared = shared;
    this.#less = findLess(shared);
  }

  /** `terms` sorted and each once. */
  static of(terms: readonly string[]): TermTable {
    let length = 0;
    for (const term of terms) length += term.length;
    const chars = new Uint16Array(length);
    const starts = new Int32Array(terms.length + 1);
    let offset = 0;
    terms.forEach((term, number) => {
      for (let index = 0; index < term.length; index++) chars[offset++] = term.charCodeAt(index);
      starts[number + 1] = offset;
    });
    return new TermTable(chars, starts);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  get bytes(): number {
    const { chars, starts, shared } = this;
    return [chars, starts, shared, this.#less].reduce((total, list) => total + list.byteLength, 0);
  }

  /** The first term behind one that does not begin with the same `depth` characters. */
  skip(number: number, depth: number): number {
    const { length, shared } = this;
    let next = number + 1;
    // From sibling to sibling, never through what lies under them.
    while (next < length && byteAt(shared, next) >= depth) next = intAt(this.#less, next);
    return next;
  }

  /** The term of a number. */
  at(number: number): string {
    return String.fromCharCode(
      ...this.chars.subarray(intAt(this.starts, number), intAt(this.starts, number + 1)),
    );
  }

  /** The number of a term, or -1. */
  find(text: string): number {
    const number = this.#lowerBound(text, 0);
    return number < this.length && this.#compare(number, text, 0) === 0 ? number : -1;
  }

  /** `[from, to)` of the terms that begin with `prefix`. */
  findPrefix(prefix: string): readonly [from: number, to: number] {
    return [this.#lowerBound(prefix, 0), this.#lowerBound(prefix, 1)];
  }

  /** The terms that end with a text and begin with something else. Looks at each: for words that are nowhere else. */
  findEnding(text: string): number[] {
    const { chars, starts } = this;
    const found: number[] = [];
    const last = text.length - 1;
    for (let number = 0; number < this.length; number++) {
      const end = intAt(starts, number + 1);
      if (end - intAt(starts, number) <= text.length) continue;
      let offset = last;
      while (offset >= 0 && chars[end - text.length + offset] === text.charCodeAt(offset)) offset--;
      if (offset < 0) found.push(number);
    }
    return found;
  }

  /** Less than 0: the term is before `text`. With `after` 1 whatever begins with `text` counts as before it. */
  #compare(number: number, text: string, after: 0 | 1): number {
    const from = intAt(this.starts, number);
    const length = intAt(this.starts, number + 1) - from;
    const common = Math.min(length, text.length);
    for (let index = 0; index < common; index++) {
      const difference = shortAt(this.chars, from + index) - text.charCodeAt(index);
      if (difference !== 0) return difference;
    }
    if (after === 1 && length >= text.length) return -1;
    return length - text.length;
  }

  #lowerBound(text: string, after: 0 | 1): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text, after) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function countShared(chars: Uint16Array, starts: Int32Array): Uint8Array {
  const shared = new Uint8Array(Math.max(0, starts.length - 1));
  for (let number = 1; number < shared.length; number++) {
    const before = intAt(starts, number - 1);
    const from = intAt(starts, number);
    const most = Math.min(from - before, intAt(starts, number + 1) - from, 255);
    let count = 0;
    while (count < most && chars[before + count] === chars[from + count]) count++;
    shared[number] = count;
  }
  return shared;
}

function findLess(shared: Uint8Array): Int32Array {
  const less = new Int32Array(shared.length);
  for (let number = shared.length - 1; number >= 0; number--) {
    const own = byteAt(shared, number);
    let next = number + 1;
    while (next < shared.length && byteAt(shared, next) >= own) next = intAt(less, next);
    less[number] = next;
  }
  return less;
}
