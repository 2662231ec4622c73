import type { SearchCategory } from '../search-document.ts';
import { intAt } from './columns.ts';

/** The category tree by numbers, the same in all locales. */
export class CategoryTree {
  readonly keys: readonly string[];
  /** Number -> number of the parent, -1 on the first level. */
  readonly parents: Int32Array;
  /** Number -> its children in the order of the tree; at the end those of the first level. */
  readonly children: readonly (readonly number[])[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(categories: readonly Pick<SearchCategory, 'key' | 'parent'>[]) {
    this.keys = categories.map(({ key }) => key);
    this.#numbers = new Map(this.keys.map((key, number) => [key, number]));
    this.parents = Int32Array.from(categories, ({ parent }) =>
      parent === null ? -1 : (this.#numbers.get(parent) ?? -1),
    );
    const children: number[][] = Array.from({ length: this.keys.length + 1 }, () => []);
    this.parents.forEach((parent, number) => {
      children[parent < 0 ? this.keys.length : parent]?.push(number);
    });
    this.children = children;
  }

  /** -1 when there is none. */
  find(key: string): number {
    return this.#numbers.get(key) ?? -1;
  }

  childrenOf(key: string | undefined): readonly number[] {
    const number = key === undefined ? this.keys.length : this.find(key);
    return this.children[number] ?? [];
  }

  /** The categories of those keys and all above them, each once. */
  closureOf(keys: readonly string[]): number[] {
    const found: number[] = [];
    for (const key of keys) {
      for (let at = this.find(key); at >= 0 && !found.includes(at); at = intAt(this.parents, at)) {
        found.push(at);
      }
    }
    return found;
  }
}
