import type { FieldsPage, FieldsPhase } from '../fields-page.ts';

/** How far a payment has come, as the page is told; nothing more once it is over. */
export class AdyenProgress {
  phase: FieldsPhase = 'loading';
  readonly #page: FieldsPage;
  #isOver = false;
  #then: 'ready' | 'refused' = 'ready';
  /** What Adyen said of the last try: it may have been the last that it allows. */
  #told: Readonly<Record<string, string>> = {};

  constructor(page: FieldsPage) {
    this.#page = page;
  }

  /** Something is on its way; `then`: how it stands once it is there. */
  load(then: 'ready' | 'refused'): void {
    this.tell('loading');
    this.#then = then;
  }

  loaded(): void {
    if (this.phase === 'loading') this.tell(this.#then);
  }

  /** Whether nothing more may be sent now. */
  get isUnderWay(): boolean {
    return this.phase === 'paying' || this.phase === 'asking';
  }

  /** Whether the shopper is the next to do something. */
  get isWaiting(): boolean {
    return this.phase === 'ready' || this.phase === 'refused';
  }

  /** Another try is sent: what was said of the one before counts no more. */
  send(): void {
    this.#told = {};
    this.tell('paying');
  }

  tell(phase: FieldsPhase): void {
    this.phase = phase;
    if (!this.#isOver) this.#page.onPhase(phase);
  }

  hear(result: object | undefined): void {
    if (result !== undefined && 'sessionResult' in result && typeof result.sessionResult === 'string')
      this.#told = { sessionResult: result.sessionResult };
  }

  /** The shop finds out what became of it, with Adyen's last word if there is any. */
  end(): void {
    this.stop();
    this.#page.onOver(this.#told);
  }

  stop(): void {
    this.#isOver = true;
  }
}
