import { setImmediate as nextTurn } from 'node:timers/promises';
import { getCollator } from '../../kernel/formatters.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { itemAt, rawInt } from './columns.ts';

/** Names as UTF-8, one behind the other. */
export interface StoredNames {
  readonly bytes: Uint8Array;
  /** One more than there are names. */
  readonly starts: Int32Array;
}

/** Numbers compared between two looks at what else is waiting. */
const SLICE = 512;

/** The products' names in one locale, and their order by its alphabet, made when first asked for. */
export class NameOrder {
  readonly #stored: StoredNames;
  readonly #changed = new Map<number, string>();
  readonly #collator: Intl.Collator;
  readonly #decoder = new TextDecoder();
  #order: Int32Array | undefined;
  #making: Promise<Int32Array> | undefined;
  #ranks: Float64Array | undefined;

  constructor(locale: LocaleCode, stored: StoredNames) {
    this.#stored = stored;
    this.#collator = getCollator(locale, { numeric: true, sensitivity: 'accent' });
  }

  get bytes(): number {
    const lists = [this.#stored.bytes, this.#stored.starts, this.#order, this.#ranks];
    return lists.reduce((total, list) => total + (list?.byteLength ?? 0), 0);
  }

  /** Empty for a product that has no words in the locale. */
  at(product: number): string {
    const changed = this.#changed.get(product);
    if (changed !== undefined) return changed;
    const { bytes, starts } = this.#stored;
    if (product + 1 >= starts.length) return '';
    return this.#decoder.decode(bytes.subarray(starts[product], starts[product + 1]));
  }

  set(product: number, name: string): void {
    const before = this.at(product);
    if (before === name && product + 1 < this.#stored.starts.length) return;
    this.#changed.set(product, name);
    this.#ranks = undefined;
    if (this.#making !== undefined) this.#making = undefined;
    if (this.#order !== undefined) this.#order = this.#insert(this.#order, product);
  }

  /** Product -> its rank by name; names that the alphabet holds equal share one. */
  async getRanks(): Promise<Float64Array> {
    if (this.#ranks !== undefined) return this.#ranks;
    const order = this.#order ?? (await this.#sort());
    const { compare } = this.#collator;
    const ranks = new Float64Array(order.length);
    let rank = 0;
    for (let index = 0; index < order.length; index++) {
      if (index > 0) {
        const isEqual = compare(this.at(rawInt(order, index - 1)), this.at(rawInt(order, index))) === 0;
        if (!isEqual) rank = index;
      }
      ranks[rawInt(order, index)] = rank;
      if (index % (8 * SLICE) === 0) await nextTurn();
    }
    if (this.#order === order) this.#ranks = ranks;
    return ranks;
  }

  async #sort(): Promise<Int32Array> {
    for (;;) {
      this.#making ??= this.#sortNames();
      const making = this.#making;
      const order = await making;
      // A name that changed meanwhile lies wrong in it.
      if (this.#order !== undefined) return this.#order;
      if (this.#making !== making) continue;
      this.#order = order;
      this.#making = undefined;
      return order;
    }
  }

  async #sortNames(): Promise<Int32Array> {
    const count = Math.max(
      this.#stored.starts.length - 1,
      ...[...this.#changed.keys()].map((key) => key + 1),
    );
    const names: string[] = [];
    for (let product = 0; product < count; product++) {
      names.push(this.at(product));
      if (product % (8 * SLICE) === 0) await nextTurn();
    }
    const { compare } = this.#collator;
    return sortNumbers(count, (left, right) => compare(itemAt(names, left), itemAt(names, right)));
  }

  /** The order with one product put where its name belongs now. */
  #insert(order: Int32Array, product: number): Int32Array {
    const all = order.filter((other) => other !== product);
    const name = this.at(product);
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#collator.compare(this.at(rawInt(all, middle)), name) < 0) low = middle + 1;
      else high = middle;
    }
    const placed = new Int32Array(all.length + 1);
    placed.set(all.subarray(0, low));
    placed[low] = product;
    placed.set(all.subarray(low), low + 1);
    return placed;
  }
}

/**
 * `[0, count)` in the order of `compare`, sorted in slices that are merged, so that a large catalogue in the alphabet of
 * a language never keeps a request waiting for long.
 */
async function sortNumbers(
  count: number,
  compare: (left: number, right: number) => number,
): Promise<Int32Array> {
  let sorted = Int32Array.from(Array(count).keys());
  for (let start = 0; start < count; start += SLICE) {
    sorted.subarray(start, start + SLICE).sort(compare);
    await nextTurn();
  }
  let merged = new Int32Array(count);
  for (let width = SLICE; width < count; width *= 2) {
    let compared = 0;
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let index = start; index < end; index++) {
        const takeLeft =
          left < middle && (right >= end || compare(rawInt(sorted, left), rawInt(sorted, right)) <= 0);
        merged[index] = rawInt(sorted, takeLeft ? left++ : right++);
        if (++compared % (4 * SLICE) === 0) await nextTurn();
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}
