import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { buildAddition } from './batch.ts';
import { CartDelivery, type CartDeliveryEnvironment, type DeliveryEnd } from './cart-delivery.ts';
import type { LineChange } from './line-action.ts';
import { ShopConnection } from './shop-connection.ts';
import { WaitingCart, type WaitingCartEnvironment } from './waiting-cart.ts';

/** What the queue works with; the browser's own things, or a test's. */
export interface CartQueueEnvironment extends WaitingCartEnvironment, CartDeliveryEnvironment {
  /** Pause after the last change before it is sent, in milliseconds. */
  readonly delayMs: number;
}

export interface CartQueue {
  /** Shows a change at once and sends it after the pause, together with what else has changed by then. */
  change(change: LineChange): void;
  /**
   * Adds a product without a pause, or with `parentSku` a guarantee for one; the first product makes the cart. Answered when the
   * shop has answered.
   */
  add(sku: string, quantity: number, parentSku?: string): Promise<Outcome<Cart, CallError>>;
  /** Asks the shop for the cart, and delivers what an earlier page had to leave. */
  load(): Promise<DeliveryEnd>;
  /** Takes what the shop tells of the cart by itself, unless more is known already (rule G-07). */
  receive(cart: Cart): void;
  /** Sends everything now. */
  flush(): Promise<DeliveryEnd>;
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
  const cart = new WaitingCart(environment);
  const connection = new ShopConnection({ report: environment.report, retry: () => void run() });
  const delivery = new CartDelivery(environment, cart, connection);
  let running: Promise<DeliveryEnd> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function empty(): Promise<DeliveryEnd> {
    // So that `running` is set before it is unset, even when there is nothing to do.
    await undefined;
    let end: DeliveryEnd = 'saved';
    try {
      for (;;) {
        // Nothing may come between this answer and the end of the run.
        const step = delivery.step();
        if (step === 'done') return end;
        const stepEnd = await step;
        if (stepEnd === 'waiting') return stepEnd;
        if (stepEnd === 'failed') end = stepEnd;
      }
    } finally {
      running = undefined;
    }
  }

  function run(): Promise<DeliveryEnd> {
    running ??= empty();
    return running;
  }

  function flush(): Promise<DeliveryEnd> {
    clearTimeout(pause);
    cart.makeDue();
    return run();
  }

  return {
    change(change) {
      if (cart.change(change) === 'forgotten') return;
      clearTimeout(pause);
      pause = setTimeout(() => void flush(), environment.delayMs);
    },
    add: (sku, quantity, parentSku) =>
      new Promise((finish) => {
        const addition = { sku, quantity, ...(parentSku === undefined ? {} : { parentSku }) };
        cart.append(buildAddition(addition, finish));
        void flush();
      }),
    load() {
      cart.doubt();
      return run();
    },
    receive(heard) {
      cart.hear(heard);
      void run();
    },
    flush,
  };
}
