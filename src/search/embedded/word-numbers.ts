/** Enough for the words of one product: most segments are of one that changed. */
const FIRST_WORDS = 256;
/** Slots for each word at least, so that few words share one. */
const ROOM = 2;

/** Gives every word a number, in the order they are met, and knows it again without cutting it out of its text. */
export class WordNumbers {
  /** Number -> word. */
  readonly words: string[] = [];
  #letters = new Uint16Array(FIRST_WORDS * 8);
  #lettersUsed = 0;
  /** Number -> where its letters begin. */
  #starts = new Int32Array(FIRST_WORDS);
  #hashes = new Int32Array(FIRST_WORDS);
  /** Number + 1, 0 where none is; a word lies in the first free slot from its hash on. */
  #slots = new Int32Array(FIRST_WORDS * ROOM);

  /** The number of the word at `[from, to)` of a text; a new one the first time. */
  take(text: string, from: number, to: number): number {
    const hash = hashOf(text, from, to);
    const slot = this.#findSlot(text, from, to, hash);
    const known = this.#slots[slot] as number;
    return known > 0 ? known - 1 : this.#append(text, from, to, hash, slot);
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    return (this.#slots[this.#findSlot(word, 0, word.length, hashOf(word, 0, word.length))] as number) - 1;
  }

  /** Where the word is, or would be. */
  #findSlot(text: string, from: number, to: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = slots[slot] as number;
      if (known === 0) return slot;
      if (this.#hashes[known - 1] === hash && this.#isSame(known - 1, text, from, to)) return slot;
    }
  }

  #isSame(number: number, text: string, from: number, to: number): boolean {
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start !== to - from) return false;
    const letters = this.#letters;
    for (let place = from; place < to; place++) {
      if (letters[start + place - from] !== text.charCodeAt(place)) return false;
    }
    return true;
  }

  #append(text: string, from: number, to: number, hash: number, slot: number): number {
    const number = this.words.push(text.slice(from, to)) - 1;
    const start = this.#lettersUsed;
    const end = start + to - from;
    if (end > this.#letters.length) this.#letters = widened(this.#letters, new Uint16Array(end * 2));
    for (let place = from; place < to; place++) this.#letters[start + place - from] = text.charCodeAt(place);
    this.#lettersUsed = end;
    if (number + 1 >= this.#starts.length) {
      this.#starts = widened(this.#starts, new Int32Array(this.#starts.length * 2));
      this.#hashes = widened(this.#hashes, new Int32Array(this.#hashes.length * 2));
    }
    this.#starts[number] = start;
    this.#starts[number + 1] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    if (this.words.length * ROOM > this.#slots.length) this.#spread();
    return number;
  }

  /** Twice as many slots. */
  #spread(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.words.length; number++) {
      let slot = (this.#hashes[number] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
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
  for (let place = from; place < to; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  // The lower bits choose the slot.
  return hash ^ (hash >>> 15);
}
