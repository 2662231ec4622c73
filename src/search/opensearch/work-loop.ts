import { pause } from './pause.ts';

const FIRST_PAUSE_MILLISECONDS = 200;
const LONGEST_PAUSE_MILLISECONDS = 5_000;

/** Something that has to be done from time to time, step by step. */
export interface Work {
  readonly isDue: boolean;
  /** One step; after one that rejects, it is still due. */
  doNext(): Promise<void>;
}

export interface WorkLoopOptions {
  readonly log: (line: string) => void;
  readonly ended: AbortSignal;
  readonly isStopped: () => boolean;
}

/** Does work whenever some is due. */
export class WorkLoop {
  readonly #options: WorkLoopOptions;
  #waiters: (() => void)[] = [];
  #atWork = 0;

  constructor(options: WorkLoopOptions) {
    this.#options = options;
  }

  /** Whether nothing is being done right now. */
  get isIdle(): boolean {
    return this.#atWork === 0;
  }

  /** Something may be due, or has been done, or is to be stopped. */
  notify(): void {
    const woken = this.#waiters;
    this.#waiters = [];
    for (const wake of woken) wake();
  }

  /** Resolves with the next `notify`. */
  next(): Promise<void> {
    return new Promise((resolve) => void this.#waiters.push(resolve));
  }

  /** Until it is stopped: each step that fails is tried again after a growing pause. */
  async repeat(work: Work): Promise<void> {
    const { log, ended, isStopped } = this.#options;
    let failures = 0;
    while (!isStopped()) {
      if (!work.isDue) {
        await this.next();
        continue;
      }
      this.#atWork++;
      try {
        await work.doNext();
        failures = 0;
      } catch (error) {
        if (isStopped()) continue;
        if (failures === 0)
          log(`The search indexes could not be written and are tried again: ${String(error)}`);
        await pause(Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** failures++), ended);
      } finally {
        this.#atWork--;
        this.notify();
      }
    }
  }
}
