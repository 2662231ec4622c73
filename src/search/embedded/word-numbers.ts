import { intAt } from './columns.ts';

/** Enough for the words of one product: most segments are of one that changed. */
const FIRST_WORDS = 256;
/** A power of two, as it always is. */
const FIRST_SLOTS = 2 * FIRST_WORDS;
/** Slots for each word at least: with fewer many words share one, with more the memory they lie in is too large to be near. */
const ROOM = 1.5;

/** What a slot holds, side by side, as a word that is met again is looked up by all of it. */
const NUMBER = 0;
const HASH = 1;
const START = 2;
const END = 3;
const SLOT_BITS = 2;
const SLOT = 1 << SLOT_BITS;

/** Gives every word a number, in the order they are met, and knows it again without cutting it out of its text. */
export class WordNumbers {
  /** Number -> word. */
  readonly words: string[] = [];
  #letters = new Uint16Array(FIRST_WORDS * 8);
  #lettersUsed = 0;
  /**
   * Number + 1, 0 where none is; the word's hash, and where its letters begin and end. A word lies in the first free slot
   * from its hash on.
   */
  #slots = new Int32Array(FIRST_SLOTS * SLOT);

  /** The number of the word at `[from, to)` of a text; a new one the first time. */
  take(text: string, from: number, to: number): number {
    const hash = hashOf(text, from, to);
    const slot = this.#findSlot(text, from, to, hash);
    const known = intAt(this.#slots, slot + NUMBER);
    return known > 0 ? known - 1 : this.#append(text, from, to, hash, slot);
  }

  /** The number of the word at `[from, to)` of a text, or -1. */
  find(text: string, from = 0, to = text.length): number {
    const slot = this.#findSlot(text, from, to, hashOf(text, from, to));
    return intAt(this.#slots, slot + NUMBER) - 1;
  }

  /** Where the word is, or would be. */
  #findSlot(text: string, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash << SLOT_BITS) & mask; ; slot = (slot + SLOT) & mask) {
      if (slots[slot + NUMBER] === 0) return slot;
      if (slots[slot + HASH] === hash && this.#isSame(slot, text, from, to)) return slot;
    }
  }

  #isSame(slot: number, text: string, from: number, to: number): boolean {
    const start = intAt(this.#slots, slot + START);
    if (intAt(this.#slots, slot + END) - start !== to - from) return false;
    const letters = this.#letters;
    for (let offset = from; offset < to; offset++) {
      if (letters[start + offset - from] !== text.charCodeAt(offset)) return false;
    }
    return true;
  }

  #append(text: string, from: number, to: number, hash: number, slot: number): number {
    const number = this.words.push(text.slice(from, to)) - 1;
    const start = this.#lettersUsed;
    const end = start + to - from;
    if (end > this.#letters.length) this.#letters = widened(this.#letters, new Uint16Array(end * 2));
    for (let offset = from; offset < to; offset++)
      this.#letters[start + offset - from] = text.charCodeAt(offset);
    this.#lettersUsed = end;
    const slots = this.#slots;
    slots[slot + NUMBER] = number + 1;
    slots[slot + HASH] = hash;
    slots[slot + START] = start;
    slots[slot + END] = end;
    if (this.words.length * ROOM * SLOT > slots.length) this.#spread();
    return number;
  }

  /** Twice as many slots. */
  #spread(): void {
    const narrow = this.#slots;
    const wide = new Int32Array(narrow.length * 2);
    const mask = wide.length - 1;
    for (let from = 0; from < narrow.length; from += SLOT) {
      if (narrow[from + NUMBER] === 0) continue;
      let slot = (intAt(narrow, from + HASH) << SLOT_BITS) & mask;
      while (wide[slot + NUMBER] !== 0) slot = (slot + SLOT) & mask;
      for (let part = 0; part < SLOT; part++) wide[slot + part] = intAt(narrow, from + part);
    }
    this.#slots = wide;
  }
}

export function widened<List extends Uint8Array | Uint16Array | Int32Array | Float32Array>(
  list: List,
  wider: List,
): List {
  wider.set(list);
  return wider;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let offset = from; offset < to; offset++) hash = Math.imul(hash ^ text.charCodeAt(offset), 0x01000193);
  // The lower bits choose the slot.
  return hash ^ (hash >>> 15);
}
