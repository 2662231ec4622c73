import type { ShopEvent } from '../../kernel/events.ts';
import { type Staleness, StalenessCollector } from '../staleness.ts';
import type { IndexRenewals } from './index-renewals.ts';
import { findInCategories, type LocaleIndex, type WriterContext, writeProducts } from './renew-index.ts';
import type { Work } from './work-loop.ts';

export interface IndexChangeOptions {
  readonly context: WriterContext;
  readonly indexes: readonly LocaleIndex[];
  readonly renewals: IndexRenewals;
  /** What was announced can be found now. */
  readonly onWritten: () => Promise<void>;
}

/** What was announced as changed, written to every index that holds it. */
export class IndexChanges implements Work {
  readonly #options: IndexChangeOptions;
  readonly #context: WriterContext;
  readonly #stale = new StalenessCollector();
  /** Aliases to which something was written that searches may not see yet. */
  readonly #unseen = new Set<string>();
  #isBehind = false;

  constructor(options: IndexChangeOptions) {
    this.#options = options;
    this.#context = {
      ...options.context,
      onPutOff: () => {
        this.#isBehind = true;
      },
    };
  }

  get isDue(): boolean {
    return !this.#stale.isEmpty;
  }

  /** Whether something could not be written: what is found now is older than it should be. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Whether the event will change the indexes. */
  hear(event: ShopEvent): boolean {
    return this.#stale.hear(event);
  }

  /** Events may have been missed. */
  hearEverything(): void {
    this.#stale.addEverything();
  }

  /** Everything heard so far is found out in another way. */
  forget(): void {
    this.#stale.take();
    this.#isBehind = false;
  }

  async doNext(): Promise<void> {
    const { context, indexes, renewals, onWritten } = this.#options;
    const taken = this.#stale.take();
    if (taken.everything) renewals.want('compare');
    if (taken.everything || taken.categories.size > 0) renewals.outdate();
    try {
      for (const target of indexes) if (await this.#writeTo(target, taken)) this.#unseen.add(target.alias);
      // One call for all: to wait for each locale's own refresh would be too long for 28 of them.
      if (this.#unseen.size > 0) await context.cluster.refresh([...this.#unseen].join(','));
      this.#isBehind = false;
    } catch (error) {
      this.#isBehind = true;
      // Some of it may be written, and will be no news the next time.
      for (const { alias, locale } of indexes) if (renewals.isServed(locale)) this.#unseen.add(alias);
      this.#stale.add({ ...taken, everything: false });
      throw error;
    }
    if (this.#unseen.size > 0) {
      this.#unseen.clear();
      await onWritten();
    }
  }

  /** Whether searches will find something else once the index in use is refreshed. */
  async #writeTo(target: LocaleIndex, { skus, stockSkus, categories }: Staleness): Promise<boolean> {
    const { context, renewals } = this.#options;
    const written = renewals.indexesOf(target);
    if (written.length === 0) return false;
    const areInCategories = renewals.isServed(target.locale) && categories.size > 0;
    const inCategories = areInCategories ? await findInCategories(context, target, [...categories]) : [];
    return writeProducts(
      this.#context,
      target,
      [...new Set([...skus, ...stockSkus, ...inCategories])],
      written,
    );
  }
}
