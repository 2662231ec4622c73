import { rawInt, rawShort } from './columns.ts';

/** To clear all products at once takes as long as a share of them one by one. */
const CLEARED_AT_ONCE = 32;

/**
 * Room to work in, for one search at a time; searches never wait while they rank. Where it can be told, only what the
 * last search touched is cleared for the next, so that a rare word costs nothing in a large catalogue.
 */
class Workspace {
  scores = new Float32Array(0);
  /** A bit for each word that a product holds. */
  sets = new Uint16Array(0);
  /** Of hits: the words that have not been scored yet. */
  unscored = new Uint16Array(0);
  /** What the word at hand is worth in each product that it has been scored in. */
  worths = new Float32Array(0);
  hits = new Int32Array(0);
  /** A bit for each product, all 0 but while hits are put in order or scored. */
  bits = new Int32Array(0);
  /** Word by word: the position in each product's name, where the bit is set. */
  positions: Uint8Array[] = [];
  touched = new Int32Array(0);
  touchedCount = 0;
  /** Whether the last search may have touched any product, listed or not. */
  isAnyTouched = false;

  reset(products: number, words: number): void {
    if (this.scores.length < products) {
      const length = Math.ceil(products * 1.2);
      this.scores = new Float32Array(length);
      this.sets = new Uint16Array(length);
      this.unscored = new Uint16Array(length);
      this.worths = new Float32Array(length);
      // One more: what is written behind a list may not belong to it.
      this.hits = new Int32Array(length + 1);
      this.bits = new Int32Array((length + 31) >>> 5);
      this.touched = new Int32Array(length + 1);
      this.positions = [];
    } else if (this.isAnyTouched || this.touchedCount > products / CLEARED_AT_ONCE) {
      this.sets.fill(0);
    } else {
      for (let index = 0; index < this.touchedCount; index++) this.sets[rawInt(this.touched, index)] = 0;
    }
    this.touchedCount = 0;
    this.isAnyTouched = false;
    while (this.positions.length < words) this.positions.push(new Uint8Array(this.scores.length));
  }

  /** Whether the product holds every word of a set. */
  holdsAll(product: number, words: number): boolean {
    return (rawShort(this.sets, product) & words) === words;
  }

  /** Takes a product in that no word may have led to. */
  touch(product: number): void {
    if (this.sets[product] === 0) this.touched[this.touchedCount++] = product;
  }
}

export const workspace = new Workspace();
