interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly size: number;
}

/**
 * Values that are remembered until something they show changes, bounded by their sizes, the least recently used going
 * first. A value whose data changed while it was being made is not remembered: whoever makes one notes the `generation`
 * before reading its data.
 */
export class TaggedCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Tag -> the generation (counted in drops) it was last dropped; forgotten when everything is. */
  readonly #dropped = new Map<string, number>();
  #drops = 0;
  #lastClear = 0;
  #size = 0;

  /** `limit` is in whatever unit `set` is told the sizes in. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  get generation(): number {
    return this.#drops;
  }

  /** Remembers a value made since `generation`, unless one of its tags has been dropped meanwhile. */
  set(key: string, entry: Entry<Value>, generation: number): void {
    const isStale =
      this.#lastClear > generation || entry.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > generation);
    if (isStale || entry.size > this.#limit) return;
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#size += entry.size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  /** Forgets everything that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const tag of tags) {
      this.#dropped.set(tag, this.#drops);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#remove(key);
    }
    // The record of drops only matters to values under way; a long one is replaced by forgetting all of them.
    if (this.#dropped.size > 50_000) this.clear();
  }

  clear(): void {
    this.#drops += 1;
    this.#lastClear = this.#drops;
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#dropped.clear();
    this.#size = 0;
  }

  get size(): { readonly count: number; readonly size: number } {
    return { count: this.#entries.size, size: this.#size };
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
