import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import { applyOptimistically, wantedAdditions } from './apply-optimistically.ts';
import {
  type Batch,
  buildAddition,
  dropDone,
  type Finish,
  mergeBatches,
  restoreBatches,
  toStoredQueue,
  withChange,
} from './batch.ts';
import { type CartProblem, problemOf } from './cart-problem.ts';
import { keepPossible, type LineAction, type LineChange, quantityOf } from './line-action.ts';
import type { StoredQueue } from './stored-queue.ts';
import type { TabEntry } from './tab-entry.ts';

/** Where a cart is shown, told of and kept; the browser's own things, or a test's. */
export interface WaitingCartEnvironment {
  readonly show: (cart: Cart | undefined, progress: 'saved' | 'saving') => void;
  readonly report: (problem: CartProblem) => void;
  /** Outlives the page: what is not delivered is written there, and what earlier pages have left is read. */
  readonly entry: Pick<TabEntry, 'read' | 'write' | 'adopt'>;
}

export const CART_GONE: CallError = { code: 'CartNotFound', message: 'There is no such cart.' };

/** The cart as the shop last said it, and on top of it what waits to be sent: together they are what the shopper sees. */
export class WaitingCart {
  readonly #environment: WaitingCartEnvironment;
  #confirmed: Cart | undefined;
  /** Whether the shop has said so at all; before, there may be a cart. */
  #isKnown = false;
  #batches: readonly Batch[] = [];
  #mustReload = false;
  #heard: Cart | undefined;

  /** Begins with what an earlier page had to leave, without saying or keeping anything yet. */
  constructor(environment: WaitingCartEnvironment) {
    this.#environment = environment;
    const kept = environment.entry.read();
    if (kept === undefined) return;
    this.#batches = restoreBatches(kept);
    this.#mustReload = true;
  }

  get confirmed(): Cart | undefined {
    return this.#confirmed;
  }

  /** Whether the shop has to be asked for the cart before anything is sent. */
  get mustReload(): boolean {
    return this.#mustReload;
  }

  /** What is to be sent next, or is under way. */
  get first(): Batch | undefined {
    return this.#batches[0];
  }

  /** The cart as the shop has told it by itself since; absent where that is nothing new. */
  get news(): Cart | undefined {
    const [heard, confirmed] = [this.#heard, this.#confirmed];
    const isNewer = heard !== undefined && heard.id === confirmed?.id && heard.version > confirmed.version;
    return isNewer ? heard : undefined;
  }

  hear(cart: Cart): void {
    this.#heard = cart;
  }

  doubt(): void {
    this.#mustReload = true;
  }

  /** Puts a change to those that wait; where there is no cart there is nothing to change. */
  change(change: LineChange): 'waits' | 'forgotten' {
    if (!this.#isKnown) this.#mustReload = true;
    if (this.#confirmed === undefined && !this.#mustReload) return 'forgotten';
    this.#batches = withChange(this.#batches, change);
    this.present();
    return 'waits';
  }

  append(batch: Batch): void {
    this.#batches = [...this.#batches, batch];
    this.present();
  }

  remove(batch: Batch): void {
    this.#batches = this.#batches.filter((other) => other !== batch);
  }

  /** Nothing waits for its pause to end any more. */
  makeDue(): void {
    for (const batch of this.#batches) batch.isDue = true;
  }

  present(): void {
    const { entry, show } = this.#environment;
    entry.write(toStoredQueue(this.#batches, this.#confirmed));
    // The page goes on showing the cart it came with.
    if (!this.#isKnown && this.#mustReload) return;
    const actions = this.#waiting();
    const cart = this.#confirmed && applyOptimistically(this.#confirmed, actions);
    show(cart, actions.length > 0 ? 'saving' : 'saved');
  }

  /** Tells whoever waits for a batch what became of it, or else, of a refusal, the shopper. */
  tell(batch: Batch, outcome: Outcome<Cart, CallError>): void {
    if (batch.kind === 'addition' && batch.finish !== undefined) batch.finish(outcome);
    else if (!outcome.ok) this.#environment.report(problemOf(outcome.refusal, batch.kind));
  }

  /** Takes the shop's word for what the cart is; what waits goes on top as far as it still can. */
  take(cart: Cart | undefined): void {
    this.#confirmed = cart;
    this.#isKnown = true;
    for (const batch of this.#batches) {
      if (batch.kind === 'changes') batch.actions = keepPossible(batch.actions, cart);
    }
    const done = this.#batches.filter((batch) => batch.actions.length === 0);
    this.#batches = this.#batches.filter((batch) => batch.actions.length > 0);
    this.present();
    for (const batch of done) {
      if (batch.kind !== 'addition') continue;
      const isThere = cart !== undefined && quantityOf(cart, batch.sku, batch.parentSku) > 0;
      this.tell(batch, isThere ? accept(cart) : refuse(CART_GONE));
    }
  }

  /** The same after it was asked for: what turns out to have arrived is not sent again, what tabs that are gone left is. */
  async takeAnew(cart: Cart | undefined): Promise<void> {
    const { entry, report } = this.#environment;
    this.#mustReload = false;
    dropDone(this.#batches, cart);
    this.take(cart);
    if (cart !== undefined && cart.removedSkus.length > 0) report('itemGone');
    if (cart?.previousCurrency !== undefined) report('currencyChanged');
    await entry.adopt((left) => this.#adopt(left));
  }

  /** Carries on for a tab that is gone, on the cart as it was just read. */
  #adopt(left: StoredQueue): void {
    const adopted = restoreBatches(left);
    dropDone(adopted, this.#confirmed);
    this.#batches = mergeBatches(adopted, this.#batches);
    this.take(this.#confirmed);
  }

  /** The cart is not what it was said to be; until the shop is asked, only what waits is known. */
  forget(): void {
    this.#mustReload = true;
    this.#confirmed = undefined;
    this.present();
  }

  /** The cart is lost: a new one gets all that the old one was to hold (rule G-03). */
  rebuild(): void {
    const wanted = wantedAdditions(this.#confirmed, this.#waiting());
    const callers = this.#batches.filter((batch) => batch.kind === 'addition');
    this.#confirmed = undefined;
    this.#batches = wanted.map((addition) => {
      const finishes = callers.flatMap((batch) =>
        batch.sku === addition.sku && batch.parentSku === addition.parentSku ? (batch.finish ?? []) : [],
      );
      const finish: Finish = (outcome) => {
        for (const tellCaller of finishes) tellCaller(outcome);
      };
      const batch = buildAddition(addition, finishes.length === 0 ? undefined : finish);
      return { ...batch, isRebuilt: true };
    });
    this.present();
    this.#environment.report('rebuilt');
  }

  #waiting(): readonly LineAction[] {
    return this.#batches.flatMap((batch): readonly LineAction[] => batch.actions);
  }
}
