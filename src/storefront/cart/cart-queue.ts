import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { CallFailure, CallShop } from '../call-shop.ts';
import { applyOptimistically, wantedAdditions } from './apply-optimistically.ts';
import {
  type Batch,
  buildAddition,
  dropDone,
  type Finish,
  keepBatches,
  mergeBatches,
  restoreBatches,
  withChange,
} from './batch.ts';
import { basisOf, type KeptQueue } from './kept-queue.ts';
import { keepPossible, type LineAction, type LineChange, quantityOf } from './line-action.ts';
import type { TabEntry } from './tab-entry.ts';

/** What a shopper has to be told of the queue; `online` takes `offline` back. */
export type CartProblem =
  | 'offline'
  | 'online'
  | 'notSaved'
  | 'changedElsewhere'
  | 'maximumReached'
  | 'addFailed'
  | 'itemGone'
  | 'currencyChanged'
  | 'rebuilt';

/** What the queue works with; the browser's own things, or a test's. */
export interface CartQueueEnvironment {
  readonly call: CallShop;
  readonly locale: () => LocaleCode;
  /** Pause after the last change before it is sent, in milliseconds. */
  readonly delayMs: number;
  readonly show: (cart: Cart | undefined, progress: 'saved' | 'saving') => void;
  readonly report: (problem: CartProblem) => void;
  /** Outlives the page; the queue writes what it has not delivered, and reads what earlier pages have not. */
  readonly entry: Pick<TabEntry, 'read' | 'write' | 'adopt'>;
}

/** How emptying the queue ended; `waiting`: the shop cannot be reached, and the changes are kept. */
type QueueEnd = 'saved' | 'failed' | 'waiting';

export interface CartQueue {
  /** Shows a change at once and sends it after the pause, together with what else has changed by then. */
  change(change: LineChange): void;
  /** Adds a product without a pause; the first one makes the cart. Answered when the shop has answered. */
  add(sku: string, quantity: number): Promise<Outcome<Cart, CallError>>;
  /** Asks the shop for the cart, and delivers what an earlier page had to leave. */
  load(): Promise<QueueEnd>;
  /** Sends everything now. */
  flush(): Promise<QueueEnd>;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
/** How often a batch in doubt is compared with a cart that keeps changing. */
const MOST_CONFLICTS = 3;

const CART_GONE: CallError = { code: 'CartNotFound', message: 'There is no such cart.' };

function problemOf(error: CallError, kind: Batch['kind']): CartProblem {
  switch (error.code) {
    case 'QuantityAboveStock':
    case 'QuantityAboveMaximum':
    case 'OutOfStock':
      return 'maximumReached';
    case 'ConcurrentModification':
    case 'CartAlreadyOrdered':
      return 'changedElsewhere';
    default:
      return kind === 'addition' ? 'addFailed' : 'notSaved';
  }
}

/**
 * The browser's cart (rules G-02, G-03, G-08): what was done is shown at once, sent in order
 * with one call under way at a time, and the shop's answer replaces what was shown.
 *
 *     change ─┐ 300 ms                     ┌ cart ────────────> shown
 *     change ─┴────────> batch ──> shop ───┤ 409 ─────────────> once more with the shop's version
 *     add ─────────────> batch             ├ other refusal ───> getMe, roll back, report
 *                                          └ no answer ───────> kept, later: getMe, drop what was done, send the rest
 */
export function createCartQueue(environment: CartQueueEnvironment): CartQueue {
  const { call, entry, report } = environment;
  /** The cart as the shop last said it. */
  let confirmed: Cart | undefined;
  /** Whether the shop has said so at all; before, there may be a cart. */
  let isKnown = false;
  const kept = entry.read();
  /** What waits, the first of them perhaps under way. */
  let batches: readonly Batch[] = kept === undefined ? [] : restoreBatches(kept);
  let mustReload = kept !== undefined;
  let isOffline = false;
  let running: Promise<QueueEnd> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const waiting = (): readonly LineAction[] =>
    batches.flatMap((batch): readonly LineAction[] => batch.actions);

  function present(): void {
    entry.write(keepBatches(batches, confirmed));
    // The page goes on showing the cart it came with.
    if (!isKnown && mustReload) return;
    const actions = waiting();
    const cart = confirmed && applyOptimistically(confirmed, actions);
    environment.show(cart, actions.length > 0 ? 'saving' : 'saved');
  }

  function tell(batch: Batch, outcome: Outcome<Cart, CallError>): void {
    if (batch.kind === 'addition' && batch.finish !== undefined) batch.finish(outcome);
    else if (!outcome.ok) report(problemOf(outcome.refusal, batch.kind));
  }

  /** Takes the shop's word for what the cart is; what waits goes on top as far as it still can. */
  function take(cart: Cart | undefined): void {
    confirmed = cart;
    isKnown = true;
    for (const batch of batches) {
      if (batch.kind === 'changes') batch.actions = keepPossible(batch.actions, cart);
    }
    const done = batches.filter((batch) => batch.actions.length === 0);
    batches = batches.filter((batch) => batch.actions.length > 0);
    present();
    for (const batch of done) {
      if (batch.kind !== 'addition') continue;
      const isThere = cart !== undefined && quantityOf(cart, batch.sku, batch.parentSku) > 0;
      tell(batch, isThere ? accept(cart) : refuse(CART_GONE));
    }
  }

  /** Carries on for a tab that is gone, on the cart as it was just read. */
  function adopt(left: KeptQueue): void {
    const adopted = restoreBatches(left);
    dropDone(adopted, confirmed);
    batches = mergeBatches(adopted, batches);
    take(confirmed);
  }

  async function reload(): Promise<CallFailure | undefined> {
    const answer = await call('getMe', { locale: environment.locale() });
    if (!answer.ok) return answer.refusal;
    mustReload = false;
    const cart = answer.value.activeCart ?? undefined;
    dropDone(batches, cart);
    take(cart);
    if (cart !== undefined && cart.removedSkus.length > 0) report('itemGone');
    if (cart?.previousCurrency !== undefined) report('currencyChanged');
    await entry.adopt(adopt);
    return undefined;
  }

  async function send(batch: Batch, version?: number): Promise<Outcome<Cart, CallFailure>> {
    const locale = environment.locale();
    if (confirmed !== undefined) {
      const { id } = confirmed;
      const actions = [...batch.actions];
      const updated = await call('updateCart', {
        locale,
        id,
        version: version ?? confirmed.version,
        actions,
      });
      if (!updated.ok) return updated;
      if (updated.value.cart.previousCurrency !== undefined) report('currencyChanged');
      return accept(updated.value.cart);
    }
    const [first] = batch.actions;
    if (first?.action !== 'addLineItem') return refuse(CART_GONE);
    const made = await call('addToCart', { locale, sku: first.sku, quantity: first.quantity });
    return made.ok ? accept(made.value.cart) : made;
  }

  function waitForConnection(): QueueEnd {
    mustReload = true;
    clearTimeout(retry);
    retry = setTimeout(() => void run(), retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
    if (!isOffline && batches.length > 0) {
      isOffline = true;
      report('offline');
    }
    return 'waiting';
  }

  function welcomeBack(): void {
    clearTimeout(retry);
    retryMs = FIRST_RETRY_MS;
    if (!isOffline) return;
    isOffline = false;
    report('online');
  }

  function remove(batch: Batch): void {
    batches = batches.filter((other) => other !== batch);
  }

  /** The cart is lost: a new one gets all that the old one was to hold (rule G-03). */
  function rebuild(): void {
    const wanted = wantedAdditions(confirmed, waiting());
    const callers = batches.filter((batch) => batch.kind === 'addition');
    confirmed = undefined;
    batches = wanted.map((addition) => {
      const finishes = callers.flatMap((batch) =>
        batch.sku === addition.sku && batch.parentSku === addition.parentSku ? (batch.finish ?? []) : [],
      );
      const finish: Finish = (outcome) => {
        for (const tellCaller of finishes) tellCaller(outcome);
      };
      const batch = buildAddition(addition, finishes.length === 0 ? undefined : finish);
      return { ...batch, isRebuilt: true };
    });
    present();
    report('rebuilt');
  }

  /** Gives a batch up: the cart is shown as the shop has it, and whoever waits for it, or else the shopper, is told. */
  async function giveUp(batch: Batch, error: CallError): Promise<QueueEnd> {
    remove(batch);
    if ((await reload()) !== undefined) {
      mustReload = true;
      present();
    }
    tell(batch, refuse(error));
    return 'failed';
  }

  async function recover(batch: Batch, error: CallError): Promise<QueueEnd> {
    if (batch.isRebuilt) return giveUp(batch, error);
    if (error.code === 'CartNotFound') {
      const found = await call('getMe', { locale: environment.locale() });
      if (found.ok && found.value.activeCart === null) {
        rebuild();
        return 'saved';
      }
    }
    if (error.code === 'CartNotFound' || error.code === 'ItemNotFoundInStore') {
      // Asked for the cart, the shop takes out what it no longer sells; what still has its line there goes on.
      batch.isRebuilt = true;
      mustReload = true;
      confirmed = undefined;
      present();
      report(error.code === 'CartNotFound' ? 'changedElsewhere' : 'itemGone');
      return 'saved';
    }
    if (error.code === 'CartAlreadyOrdered' && batch.kind === 'addition') {
      batch.isRebuilt = true;
      take(undefined);
      return 'saved';
    }
    return giveUp(batch, error);
  }

  /** Sends the first batch and deals with its answer. */
  async function deliver(batch: Batch): Promise<QueueEnd> {
    batch.basis = basisOf(confirmed, batch.actions);
    present();
    let outcome = await send(batch);
    if (!outcome.ok && outcome.refusal.code === 'ConcurrentModification') {
      batch.conflicts += 1;
      if (batch.isDoubtful && batch.conflicts <= MOST_CONFLICTS) {
        // Perhaps it was this very batch that changed the cart: sending it blindly could add twice.
        mustReload = true;
        return 'saved';
      }
      const { currentVersion } = outcome.refusal;
      if (currentVersion !== undefined && !batch.isDoubtful) outcome = await send(batch, currentVersion);
    }
    if (outcome.ok) {
      welcomeBack();
      remove(batch);
      take(outcome.value);
      tell(batch, outcome);
      return 'saved';
    }
    const { refusal } = outcome;
    if (refusal.code === 'Unreachable') {
      batch.isDoubtful = true;
      return waitForConnection();
    }
    welcomeBack();
    delete batch.basis;
    return recover(batch, refusal);
  }

  async function refresh(): Promise<QueueEnd> {
    if ((await reload()) !== undefined) return waitForConnection();
    welcomeBack();
    return 'saved';
  }

  async function empty(): Promise<QueueEnd> {
    // So that `running` is set before it is unset, even when there is nothing to do.
    await undefined;
    let end: QueueEnd = 'saved';
    try {
      for (;;) {
        const [first] = batches;
        if (!mustReload && !first?.isDue) return end;
        const step = mustReload || first === undefined ? await refresh() : await deliver(first);
        if (step === 'waiting') return step;
        if (step === 'failed') end = step;
      }
    } finally {
      running = undefined;
    }
  }

  function run(): Promise<QueueEnd> {
    running ??= empty();
    return running;
  }

  function flush(): Promise<QueueEnd> {
    clearTimeout(pause);
    for (const batch of batches) batch.isDue = true;
    return run();
  }

  return {
    change(change) {
      if (!isKnown) mustReload = true;
      if (confirmed === undefined && !mustReload) return;
      batches = withChange(batches, change);
      present();
      clearTimeout(pause);
      pause = setTimeout(() => void flush(), environment.delayMs);
    },
    add(sku, quantity) {
      return new Promise((finish) => {
        batches = [...batches, buildAddition({ sku, quantity }, finish)];
        present();
        void flush();
      });
    },
    load() {
      mustReload = true;
      return run();
    },
    flush,
  };
}
