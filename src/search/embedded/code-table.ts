import { floatAt, intAt } from './columns.ts';
import { GrowingList, newFloats, newInts } from './numbers.ts';

/** So many codes may wait to be sorted in: each search for one looks through them. */
const MOST_WAITING = 2000;

/** A code as a number of 53 bits: of a hundred thousand, two that differ are as good as never the same. */
function hashOf(code: string): number {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < code.length; index++) {
    const letter = code.charCodeAt(index);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 11) * 2 ** 32 + (other >>> 0);
}

/** Codes as a snapshot stores them: hashes in order, and the product of each. */
export interface StoredCodes {
  readonly hashes: Float64Array;
  readonly products: Int32Array;
}

/** Which products a model, EAN or other code belongs to, as numbers rather than texts. */
export class CodeTable {
  #stored: StoredCodes;
  #hashes = new GrowingList(newFloats);
  #products = new GrowingList(newInts);
  /** Products whose codes among the kept ones count no more. */
  readonly #changed = new Set<number>();

  constructor(stored: StoredCodes = { hashes: new Float64Array(), products: new Int32Array() }) {
    this.#stored = stored;
  }

  /** Takes over all codes of a product; `isNew` when it had none before. */
  put(product: number, codes: readonly string[], isNew: boolean): void {
    if (!isNew) {
      if (this.#hashes.length > MOST_WAITING) this.finish();
      this.#changed.add(product);
      this.#forget(product);
    }
    for (const code of new Set(codes)) {
      this.#hashes.push(hashOf(code));
      this.#products.push(product);
    }
  }

  /** The products of a code, in the order of their numbers. */
  find(code: string): number[] {
    if (this.#hashes.length > MOST_WAITING) this.finish();
    const hash = hashOf(code);
    const found: number[] = [];
    const { hashes, products } = this.#stored;
    for (let index = lowerBound(hashes, hash); hashes[index] === hash; index++) {
      const product = intAt(products, index);
      if (!this.#changed.has(product)) found.push(product);
    }
    for (let index = 0; index < this.#hashes.length; index++) {
      if (this.#hashes.values[index] === hash) found.push(intAt(this.#products.values, index));
    }
    return found.sort((left, right) => left - right);
  }

  /** Sorts in what waits, and answers all of it. */
  finish(): StoredCodes {
    const stored = this.#stored;
    const isValid = (_: number, index: number) => !this.#changed.has(intAt(stored.products, index));
    const [storedHashes, storedProducts] = [stored.hashes.filter(isValid), stored.products.filter(isValid)];
    const hashes = new Float64Array(storedHashes.length + this.#hashes.length);
    const products = new Int32Array(hashes.length);
    hashes.set(storedHashes);
    hashes.set(this.#hashes.finish(), storedHashes.length);
    products.set(storedProducts);
    products.set(this.#products.finish(), storedProducts.length);
    this.#stored = sortCodes(hashes, products);
    this.#hashes = new GrowingList(newFloats);
    this.#products = new GrowingList(newInts);
    this.#changed.clear();
    return this.#stored;
  }

  #forget(product: number): void {
    const { values: hashes } = this.#hashes;
    const { values: products } = this.#products;
    const stored = new GrowingList(newFloats);
    const storedProducts = new GrowingList(newInts);
    for (let index = 0; index < this.#hashes.length; index++) {
      if (products[index] === product) continue;
      stored.push(floatAt(hashes, index));
      storedProducts.push(intAt(products, index));
    }
    if (stored.length === this.#hashes.length) return;
    this.#hashes = stored;
    this.#products = storedProducts;
  }
}

/** Numbers sort faster than pairs: each product is then put where its hash has come to lie. */
function sortCodes(hashes: Float64Array, products: Int32Array): StoredCodes {
  const sorted = hashes.slice().sort();
  const placed = new Int32Array(products.length).fill(-1);
  for (let entry = 0; entry < products.length; entry++) {
    let index = lowerBound(sorted, floatAt(hashes, entry));
    while (placed[index] !== -1) index++;
    placed[index] = intAt(products, entry);
  }
  return { hashes: sorted, products: placed };
}

/** The first index whose number is not below. */
function lowerBound(numbers: Float64Array, wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (floatAt(numbers, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
