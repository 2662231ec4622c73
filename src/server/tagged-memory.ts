interface Kept<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly size: number;
}

/**
 * Values that are remembered until something they show changes, bounded by their sizes, the least recently used going
 * first. A value whose data changed while it was being made is not remembered: whoever makes one notes the `moment`
 * before reading its data.
 */
export class TaggedMemory<Value> {
  readonly #limit: number;
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Tag -> the moment (counted in drops) it was last dropped; forgotten when everything is. */
  readonly #dropped = new Map<string, number>();
  #drops = 0;
  #lastClear = 0;
  #size = 0;

  /** `limit` is in whatever unit `keep` is told the sizes in. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  get moment(): number {
    return this.#drops;
  }

  /** Remembers a value made since `moment`, unless one of its tags has been dropped meanwhile. */
  keep(key: string, kept: Kept<Value>, moment: number): void {
    const isStale =
      this.#lastClear > moment || kept.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > moment);
    if (isStale || kept.size > this.#limit) return;
    this.#remove(key);
    this.#kept.set(key, kept);
    this.#size += kept.size;
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#kept.keys()) {
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
    this.#kept.clear();
    this.#keysByTag.clear();
    this.#dropped.clear();
    this.#size = 0;
  }

  get size(): { readonly count: number; readonly size: number } {
    return { count: this.#kept.size, size: this.#size };
  }

  #remove(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#size -= kept.size;
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
