import type { LocaleCode } from '../../kernel/locale.ts';
import type { Breaker } from './breaker.ts';
import type { Cluster } from './cluster.ts';
import { readAlias } from './index-names.ts';
import { pause } from './pause.ts';
import type { LocaleIndex } from './renew-index.ts';

/** How often it is looked whether an index is there now, and whether a cluster that was left alone answers again. */
const LOOK_MILLISECONDS = 1_000;
/** How often an index that was there is looked at again: somebody may have deleted it. */
const CHECK_EVERY_LOOKS = 60;

export interface ServedIndexOptions {
  readonly cluster: Cluster;
  readonly breaker: Breaker;
  readonly indexes: readonly LocaleIndex[];
  /** Whether this process writes the indexes: then it knows by itself which are there. */
  readonly isWriting: () => boolean;
  /** A locale is answered by another engine from now on. */
  readonly onChange: () => void;
  readonly onLost: (locale: LocaleCode, reason: string) => void;
}

/** The locales whose index is there and whole: those that the cluster can be asked about. */
export class ServedIndexes {
  readonly #options: ServedIndexOptions;
  readonly #served = new Set<LocaleCode>();

  constructor(options: ServedIndexOptions) {
    this.#options = options;
  }

  has(locale: LocaleCode): boolean {
    return this.#served.has(locale);
  }

  add(locale: LocaleCode): void {
    this.#served.add(locale);
    this.#options.onChange();
  }

  /** Nobody is sent there until it is found again. */
  lose(locale: LocaleCode, reason: string): void {
    if (!this.#served.delete(locale)) return;
    this.#options.onChange();
    this.#options.onLost(locale, reason);
  }

  /** Until the shop stops. Shoppers never try out a cluster: this does, and finds indexes that others have made. */
  async watch(ended: AbortSignal): Promise<void> {
    const { breaker } = this.#options;
    for (let looks = 0; !ended.aborted; looks++) {
      if (breaker.startTry()) await this.#tryCluster();
      if (breaker.letsThrough) await this.#look(looks % CHECK_EVERY_LOOKS === 0 ? 'all' : 'missing');
      await pause(LOOK_MILLISECONDS, ended);
    }
  }

  async #tryCluster(): Promise<void> {
    const { cluster, breaker, indexes } = this.#options;
    try {
      await cluster.findIndexes(indexes[0]?.alias ?? '_all');
      breaker.succeeded();
    } catch (error) {
      breaker.failed(String(error));
    }
  }

  /** The writer knows by itself what is current; the others believe what they find behind the alias. */
  async #look(at: 'all' | 'missing'): Promise<void> {
    const { cluster, breaker, indexes, isWriting } = this.#options;
    for (const { alias, locale, markets } of indexes) {
      const isServed = this.#served.has(locale);
      if (isServed ? at === 'missing' : isWriting()) continue;
      try {
        const { kind } = await readAlias(cluster, alias, locale, markets);
        breaker.succeeded();
        if ((kind === 'current') === isServed) continue;
        if (kind === 'current') this.add(locale);
        else this.lose(locale, 'its index is gone');
      } catch (error) {
        breaker.failed(String(error));
        return;
      }
    }
  }
}
