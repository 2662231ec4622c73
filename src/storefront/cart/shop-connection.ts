import type { CartProblem } from './cart-problem.ts';

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

interface ShopConnectionEnvironment {
  readonly report: (problem: CartProblem) => void;
  /** Asks the shop again. */
  readonly retry: () => void;
}

/** Whether the shop answers. While it does not it is asked again and again, since not every lost connection tells its return. */
export class ShopConnection {
  readonly #environment: ShopConnectionEnvironment;
  #isOffline = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;

  constructor(environment: ShopConnectionEnvironment) {
    this.#environment = environment;
  }

  /** There was no answer; the shopper is told once, and only where something `waits` for it. */
  lose(waits: boolean): void {
    const { retry, report } = this.#environment;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(retry, this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
    if (this.#isOffline || !waits) return;
    this.#isOffline = true;
    report('offline');
  }

  /** There was an answer. */
  find(): void {
    clearTimeout(this.#timer);
    this.#retryMs = FIRST_RETRY_MS;
    if (!this.#isOffline) return;
    this.#isOffline = false;
    this.#environment.report('online');
  }
}
