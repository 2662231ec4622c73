import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import { keepTransactionAlive, tryWriterLock } from './index-writer-store.ts';
import { pause } from './pause.ts';

/** How often a process that does not write looks whether it is its turn. */
const TURN_MILLISECONDS = 5_000;
/** How often the writer's transaction shows that it is alive; PostgreSQL ends idle ones after a minute. */
const KEEP_MILLISECONDS = 10_000;
const HOUR_MILLISECONDS = 3_600_000;

export interface WriterTurnOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  readonly ended: AbortSignal;
  /** Begins the work of a turn; it resolves soon after the turn is no longer ours. */
  readonly onBegin: () => Promise<unknown>;
  /** Every hour of a turn. */
  readonly onHour: () => void;
  /** A turn is over, or is known to be another's. */
  readonly onOver: () => void;
}

/** Of all processes, one writes at a time: a lock of the database says which. The others take over when it is gone. */
export class WriterTurns {
  readonly #options: WriterTurnOptions;
  #turn: 'unknown' | 'ours' | 'others' = 'unknown';

  constructor(options: WriterTurnOptions) {
    this.#options = options;
  }

  get isOurs(): boolean {
    return this.#turn === 'ours';
  }

  /** Whether somebody else writes, or nobody; not so while we have not looked yet. */
  get isOthers(): boolean {
    return this.#turn === 'others';
  }

  /** Resolves when the shop has stopped and the last turn's work is done. */
  async take(): Promise<void> {
    const { database, log, ended } = this.#options;
    while (!ended.aborted) {
      try {
        await database.transaction(async (transaction) => {
          if (await tryWriterLock(transaction)) await this.#hold(transaction);
        });
      } catch (error) {
        if (!ended.aborted)
          log(`This process does not write the search indexes for a while: ${String(error)}`);
      }
      this.#end();
      await pause(TURN_MILLISECONDS, ended);
    }
  }

  async #hold(transaction: Queryable): Promise<void> {
    this.#turn = 'ours';
    const work = this.#options.onBegin();
    try {
      await this.#keep(transaction);
    } finally {
      this.#end();
      await work;
    }
  }

  /** Resolves when the shop stops, rejects when the lock is lost. */
  async #keep(transaction: Queryable): Promise<void> {
    const { clock, ended, onHour } = this.#options;
    let told = clock.now().getTime();
    while (!ended.aborted) {
      await pause(KEEP_MILLISECONDS, ended);
      await keepTransactionAlive(transaction);
      if (clock.now().getTime() - told < HOUR_MILLISECONDS) continue;
      told = clock.now().getTime();
      onHour();
    }
  }

  #end(): void {
    this.#turn = 'others';
    this.#options.onOver();
  }
}
