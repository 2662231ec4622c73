import { setTimeout as delay } from 'node:timers/promises';
import type { Events } from '../../kernel/events.ts';
import { type Staleness, StalenessCollector } from '../staleness.ts';
import { SearchState, type SearchStateOptions } from './search-state.ts';

const RETRY_MILLISECONDS = 1000;

/**
 * The state that searches see, opened when first asked for. What is announced as changed is read again; while that fails,
 * searches see what was there before, and it is tried until it succeeds.
 */
export class FreshState {
  readonly #options: SearchStateOptions;
  readonly #unsubscribe: () => void;
  readonly #stale = new StalenessCollector();
  #state: Promise<SearchState> | undefined;
  #renewing: Promise<void> | undefined;
  #isStopped = false;
  #version = 1;

  constructor(options: SearchStateOptions, events: Events) {
    this.#options = options;
    this.#unsubscribe = events.subscribe(
      (event) => {
        if (event.type === 'search-rules-changed') this.#version++;
        if (this.#stale.hear(event)) this.#startRenewal();
      },
      () => {
        this.#stale.addEverything();
        this.#startRenewal();
      },
    );
  }

  /** Another one whenever searches may find something else. */
  get version(): number {
    return this.#version;
  }

  get(): Promise<SearchState> {
    if (this.#state !== undefined) return this.#state;
    const opened = SearchState.open(this.#options);
    this.#state = opened;
    opened.catch(() => {
      if (this.#state === opened) this.#state = undefined;
    });
    return opened;
  }

  /** Resolves when everything announced so far can be found. */
  async caughtUp(): Promise<void> {
    while (this.#renewing !== undefined) await this.#renewing;
  }

  stop(): void {
    this.#isStopped = true;
    this.#unsubscribe();
  }

  #startRenewal(): void {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renew(): Promise<void> {
    while (!this.#isStopped && !this.#stale.isEmpty) {
      const taken = this.#stale.take();
      try {
        await this.#apply(taken);
      } catch (error) {
        this.#stale.add(taken);
        if (this.#isStopped) return;
        this.#options.log(`The search index could not be renewed and is tried again: ${String(error)}`);
        await delay(RETRY_MILLISECONDS, undefined, { ref: false });
      }
    }
  }

  async #apply(changes: Staleness): Promise<void> {
    const known = await this.#state?.catch(() => undefined);
    // Nobody has searched yet: whoever does reads the catalogue as it is then.
    if (known === undefined) {
      this.#version++;
      return;
    }
    const { state, differs } = await known.apply(changes);
    if (state !== known) this.#state = Promise.resolve(state);
    if (differs) this.#version++;
  }
}
