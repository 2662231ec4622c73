import type { ShopEvent } from '../kernel/events.ts';

/** What an engine has to read again: all of it, or some products and categories. */
export interface Staleness {
  /** Something was missed, or too much to be listed. */
  readonly everything: boolean;
  readonly skus: ReadonlySet<string>;
  /** Of these only what is on stock. */
  readonly stockSkus: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

/** What events have made stale since it was last taken. */
export class StalenessCollector {
  #everything = false;
  #skus = new Set<string>();
  #stockSkus = new Set<string>();
  #categories = new Set<string>();

  get isEmpty(): boolean {
    return !this.#everything && this.#skus.size + this.#stockSkus.size + this.#categories.size === 0;
  }

  /** Whether the event is of any interest. */
  hear(event: ShopEvent): boolean {
    if (event.type === 'stock-changed') {
      for (const sku of event.skus) this.#stockSkus.add(sku);
      return true;
    }
    if (event.type !== 'catalogue-changed') return false;
    if (event.skus === undefined || event.categories === undefined) this.#everything = true;
    for (const sku of event.skus ?? []) this.#skus.add(sku);
    for (const key of event.categories ?? []) this.#categories.add(key);
    return true;
  }

  /** Puts back what was taken and could not be read. */
  add({ everything, skus, stockSkus, categories }: Staleness): void {
    if (everything) this.#everything = true;
    for (const sku of skus) this.#skus.add(sku);
    for (const sku of stockSkus) this.#stockSkus.add(sku);
    for (const key of categories) this.#categories.add(key);
  }

  addEverything(): void {
    this.#everything = true;
  }

  take(): Staleness {
    const taken = {
      everything: this.#everything,
      skus: this.#skus,
      stockSkus: this.#stockSkus,
      categories: this.#categories,
    };
    this.#everything = false;
    this.#skus = new Set();
    this.#stockSkus = new Set();
    this.#categories = new Set();
    return taken;
  }
}
