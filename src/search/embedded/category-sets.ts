/** Which categories products are in: every combination once, with a number of its own, and only ever added to. */
export class CategorySets {
  /** Number -> categories. */
  readonly sets: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(stored: readonly (readonly number[])[] = [[]]) {
    for (const categories of stored) this.add(categories);
  }

  /** The number of a combination; its order counts. */
  add(categories: readonly number[]): number {
    const key = categories.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(categories) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** By number: 1 for the combinations with any of these categories. */
  holding(wanted: readonly number[]): Uint8Array {
    return Uint8Array.from(this.sets, (categories) =>
      categories.some((one) => wanted.includes(one)) ? 1 : 0,
    );
  }
}
