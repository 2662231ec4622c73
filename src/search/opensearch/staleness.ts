import type { ShopEvent } from '../../kernel/events.ts';

/** What has to be read again: all of it, or some products and categories. */
export interface Staleness {
  readonly everything: boolean;
  readonly skus: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

/** What events have made stale since it was last taken. */
export class StalenessCollector {
  #everything = false;
  #skus = new Set<string>();
  #categories = new Set<string>();

  get isEmpty(): boolean {
    return !this.#everything && this.#skus.size + this.#categories.size === 0;
  }

  /** Whether the event is of any interest. */
  hear(event: ShopEvent): boolean {
    if (event.type === 'stock-changed') {
      for (const sku of event.skus) this.#skus.add(sku);
      return true;
    }
    if (event.type !== 'catalogue-changed') return false;
    if (event.skus === undefined || event.categories === undefined) this.#everything = true;
    for (const sku of event.skus ?? []) this.#skus.add(sku);
    for (const key of event.categories ?? []) this.#categories.add(key);
    return true;
  }

  add({ everything, skus, categories }: Staleness): void {
    if (everything) this.#everything = true;
    for (const sku of skus) this.#skus.add(sku);
    for (const key of categories) this.#categories.add(key);
  }

  addEverything(): void {
    this.#everything = true;
  }

  take(): Staleness {
    const taken = { everything: this.#everything, skus: this.#skus, categories: this.#categories };
    this.#everything = false;
    this.#skus = new Set();
    this.#categories = new Set();
    return taken;
  }
}
