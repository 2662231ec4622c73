import type { LocaleCode } from '../../kernel/locale.ts';
import { readAlias } from './index-names.ts';
import { compareIndex, type LocaleIndex, rebuildIndex, type WriterContext } from './renew-index.ts';
import type { Work } from './work-loop.ts';

/** What is to be done with an index as a whole: write what differs from the catalogue, or make it anew. */
export type Renewal = 'compare' | 'rebuild';

export interface IndexRenewalOptions {
  readonly context: WriterContext;
  readonly indexes: readonly LocaleIndex[];
  /** An index holds now what the catalogue does. */
  readonly onCurrent: (locale: LocaleCode) => Promise<void>;
}

/** The indexes as wholes: compared with the catalogue or made anew, one after the other. */
export class IndexRenewals implements Work {
  readonly #options: IndexRenewalOptions;
  readonly #wanted = new Map<LocaleCode, Renewal>();
  /** Indexes beside those in use, which miss what changes unless it is written to them as well. */
  readonly #building = new Map<LocaleCode, string>();
  readonly #served = new Set<LocaleCode>();
  /** The locale whose index is being renewed, and whether the categories it is renewed with are outdated by now. */
  #current: { readonly locale: LocaleCode; isOutdated: boolean } | undefined;

  constructor(options: IndexRenewalOptions) {
    this.#options = options;
  }

  get isDue(): boolean {
    return this.#wanted.size > 0;
  }

  /** Of all locales unless one is named; who is to be made anew need not be compared. */
  want(how: Renewal, only?: LocaleCode): void {
    for (const { locale } of this.#options.indexes) {
      if (only === undefined || only === locale)
        this.#wanted.set(locale, this.#wanted.get(locale) === 'rebuild' ? 'rebuild' : how);
    }
  }

  /** The names of categories have changed: what is being renewed with the old ones is compared once more. */
  outdate(): void {
    if (this.#current !== undefined) this.#current.isOutdated = true;
  }

  /** Whether searches can find something in the index of the locale. */
  isServed(locale: LocaleCode): boolean {
    return this.#served.has(locale);
  }

  /** Where a changed product has to be written: the index in use, and the one that is being made. */
  indexesOf({ locale, alias }: LocaleIndex): string[] {
    const made = this.#building.get(locale);
    return [...(this.#served.has(locale) ? [alias] : []), ...(made === undefined ? [] : [made])];
  }

  async doNext(): Promise<void> {
    const { indexes, onCurrent } = this.#options;
    const [next] = this.#wanted;
    const target = indexes.find(({ locale }) => locale === next?.[0]);
    if (next === undefined || target === undefined) return;
    const [locale, how] = next;
    const current = { locale, isOutdated: false };
    this.#current = current;
    try {
      await this.#renew(target, how);
      this.#wanted.delete(locale);
      if (current.isOutdated) this.#wanted.set(locale, 'compare');
    } finally {
      this.#current = undefined;
    }
    await onCurrent(locale);
  }

  async #renew(target: LocaleIndex, how: Renewal): Promise<void> {
    const { context } = this.#options;
    const { locale, alias, markets } = target;
    const { kind } = await readAlias(context.cluster, alias, locale, markets);
    if (kind === 'current') this.#served.add(locale);
    else this.#served.delete(locale);
    if (how === 'compare' && kind === 'current') {
      await compareIndex(context, target);
      return;
    }
    try {
      await rebuildIndex(context, target, (index) => this.#building.set(locale, index));
      this.#served.add(locale);
    } finally {
      this.#building.delete(locale);
    }
  }
}
