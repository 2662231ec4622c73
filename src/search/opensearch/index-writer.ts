import type { Database } from '../../kernel/database.ts';
import type { Events, ShopEvent } from '../../kernel/events.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { IndexChanges } from './index-changes.ts';
import { IndexRenewals, type Renewal } from './index-renewals.ts';
import type { LocaleIndex, WriterContext } from './renew-index.ts';
import { WorkLoop } from './work-loop.ts';
import { WriterTurns } from './writer-turns.ts';

export interface IndexWriterOptions extends Omit<WriterContext, 'database' | 'isStopped'> {
  readonly database: Database;
  readonly events: Events;
  readonly indexes: readonly LocaleIndex[];
  /** An index holds now what the catalogue does. */
  readonly onCurrent: (locale: LocaleCode) => void;
  /** Something that was announced can be found now. */
  readonly onWritten: () => void;
}

/**
 * Keeps the indexes as the catalogue is. Of all processes that run one, one writes at a time; the others hear the same
 * events and take over when it is gone. Whoever begins to write compares every index with the catalogue first, because
 * nobody knows what was announced before.
 */
export class IndexWriter {
  readonly #ended = new AbortController();
  readonly #loop: WorkLoop;
  readonly #renewals: IndexRenewals;
  readonly #changes: IndexChanges;
  readonly #turns: WriterTurns;
  readonly #running: Promise<void>;

  constructor(options: IndexWriterOptions) {
    const { cluster, database, events, clock, log, indexes } = options;
    const ended = this.#ended.signal;
    const isStopped = () => !this.#turns.isOurs || ended.aborted;
    const context: WriterContext = { cluster, database, clock, log, isStopped };
    const tell = async () => {
      options.onWritten();
      await events.announce(database, { type: 'search-index-changed' });
    };
    const onCurrent = (locale: LocaleCode) => {
      options.onCurrent(locale);
      return tell();
    };
    this.#loop = new WorkLoop({ log, ended, isStopped });
    this.#renewals = new IndexRenewals({ context, indexes, onCurrent });
    this.#changes = new IndexChanges({ context, indexes, renewals: this.#renewals, onWritten: tell });
    this.#turns = new WriterTurns({
      database,
      clock,
      log,
      ended,
      onBegin: () => this.#begin(),
      // Although nothing was announced: prices begin and end by date.
      onHour: () => this.#want('compare'),
      onOver: () => this.#loop.notify(),
    });
    this.#running = this.#turns.take();
  }

  /** Whether this process is the one that writes. */
  get isWriting(): boolean {
    return this.#turns.isOurs;
  }

  /** Whether what was announced could not be written: what is found now is older than it should be. */
  get isBehind(): boolean {
    return this.#turns.isOurs && this.#changes.isBehind;
  }

  /** What the shop announces; whoever takes over compares everything, so what others write need not be remembered. */
  hear(event: ShopEvent): void {
    if (!this.#turns.isOthers && this.#changes.hear(event)) this.#loop.notify();
  }

  /** Events may have been missed. */
  missed(): void {
    if (this.#turns.isOthers) return;
    this.#changes.hearEverything();
    this.#loop.notify();
  }

  /** Makes the index of a locale anew, or all. */
  rebuild(locale?: LocaleCode): void {
    this.#want('rebuild', locale);
  }

  /** Resolves when all that was heard is written; at once in a process that does not write. */
  async caughtUp(): Promise<void> {
    while (!this.#isDone() && !this.#ended.signal.aborted) await this.#loop.next();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    this.#loop.notify();
    await this.#running;
  }

  #begin(): Promise<unknown> {
    // Everything heard so far is in what is compared now.
    this.#changes.forget();
    this.#renewals.want('compare');
    return Promise.all([this.#loop.repeat(this.#changes), this.#loop.repeat(this.#renewals)]);
  }

  #want(how: Renewal, locale?: LocaleCode): void {
    this.#renewals.want(how, locale);
    this.#loop.notify();
  }

  #isDone(): boolean {
    if (!this.#turns.isOurs) return this.#turns.isOthers;
    return !this.#changes.isDue && !this.#renewals.isDue && this.#loop.isIdle;
  }
}
