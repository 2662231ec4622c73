import type { Cart } from '../../api/contract/cart.ts';
import type { CallError } from '../../api/contract/errors.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { CallFailure, CallShop } from '../call-shop.ts';
import type { Batch } from './batch.ts';
import type { CartProblem } from './cart-problem.ts';
import type { ShopConnection } from './shop-connection.ts';
import { basisOf } from './stored-queue.ts';
import { CART_GONE, type WaitingCart } from './waiting-cart.ts';

export interface CartDeliveryEnvironment {
  readonly call: CallShop;
  readonly locale: () => LocaleCode;
  readonly report: (problem: CartProblem) => void;
}

/** How a step ended; `waiting`: the shop cannot be reached, and the changes are kept. */
export type DeliveryEnd = 'saved' | 'failed' | 'waiting';

/** How often a batch in doubt is compared with a cart that keeps changing. */
const MOST_CONFLICTS = 3;

/** Asks and tells the shop, a step at a time, and makes of the cart what it answers. */
export class CartDelivery {
  readonly #environment: CartDeliveryEnvironment;
  readonly #cart: WaitingCart;
  readonly #connection: ShopConnection;

  constructor(environment: CartDeliveryEnvironment, cart: WaitingCart, connection: ShopConnection) {
    this.#environment = environment;
    this.#cart = cart;
    this.#connection = connection;
  }

  /** Does what is to be done next, if there is anything. */
  step(): Promise<DeliveryEnd> | 'done' {
    const { first, mustReload, news } = this.#cart;
    if (mustReload) return this.#refresh();
    if (news !== undefined) return this.#hear(news);
    return first?.isDue ? this.#deliver(first) : 'done';
  }

  async #hear(news: Cart): Promise<DeliveryEnd> {
    await this.#cart.takeAnew(news);
    return 'saved';
  }

  /** Asks the shop for the cart. */
  async #refresh(): Promise<DeliveryEnd> {
    if ((await this.#reload()) !== undefined) return this.#waitForConnection();
    this.#connection.find();
    return 'saved';
  }

  /** Sends a batch and deals with its answer. */
  async #deliver(batch: Batch): Promise<DeliveryEnd> {
    const cart = this.#cart;
    batch.basis = basisOf(cart.confirmed, batch.actions);
    cart.present();
    let outcome = await this.#send(batch);
    if (!outcome.ok && outcome.refusal.code === 'ConcurrentModification') {
      batch.conflicts += 1;
      if (batch.isDoubtful && batch.conflicts <= MOST_CONFLICTS) {
        // Perhaps it was this very batch that changed the cart: sending it blindly could add twice.
        cart.doubt();
        return 'saved';
      }
      const { currentVersion } = outcome.refusal;
      if (currentVersion !== undefined && !batch.isDoubtful)
        outcome = await this.#send(batch, currentVersion);
    }
    if (outcome.ok) {
      this.#connection.find();
      cart.remove(batch);
      cart.take(outcome.value);
      cart.tell(batch, outcome);
      return 'saved';
    }
    const { refusal } = outcome;
    if (refusal.code === 'Unreachable') {
      batch.isDoubtful = true;
      return this.#waitForConnection();
    }
    this.#connection.find();
    delete batch.basis;
    return this.#recover(batch, refusal);
  }

  async #reload(): Promise<CallFailure | undefined> {
    const { call, locale } = this.#environment;
    const answer = await call('getMe', { locale: locale() });
    if (!answer.ok) return answer.refusal;
    await this.#cart.takeAnew(answer.value.activeCart ?? undefined);
    return undefined;
  }

  async #send(batch: Batch, version?: number): Promise<Outcome<Cart, CallFailure>> {
    const { call, report } = this.#environment;
    const locale = this.#environment.locale();
    const { confirmed } = this.#cart;
    if (confirmed !== undefined) {
      const updated = await call('updateCart', {
        locale,
        id: confirmed.id,
        version: version ?? confirmed.version,
        actions: [...batch.actions],
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

  #waitForConnection(): DeliveryEnd {
    this.#cart.doubt();
    this.#connection.lose(this.#cart.first !== undefined);
    return 'waiting';
  }

  /** What can be done after a refusal, before the batch is given up. */
  async #recover(batch: Batch, error: CallError): Promise<DeliveryEnd> {
    const { call, locale, report } = this.#environment;
    const cart = this.#cart;
    if (batch.isRebuilt) return this.#giveUp(batch, error);
    if (error.code === 'CartNotFound') {
      const found = await call('getMe', { locale: locale() });
      if (found.ok && found.value.activeCart === null) {
        cart.rebuild();
        return 'saved';
      }
    }
    if (error.code === 'CartNotFound' || error.code === 'ItemNotFoundInStore') {
      // Asked for the cart, the shop takes out what it no longer sells; what still has its line there goes on.
      batch.isRebuilt = true;
      cart.forget();
      report(error.code === 'CartNotFound' ? 'changedElsewhere' : 'itemGone');
      return 'saved';
    }
    if (error.code === 'CartAlreadyOrdered' && batch.kind === 'addition') {
      batch.isRebuilt = true;
      cart.take(undefined);
      return 'saved';
    }
    return this.#giveUp(batch, error);
  }

  /** Gives a batch up: the cart is shown as the shop has it, and whoever waits for it, or else the shopper, is told. */
  async #giveUp(batch: Batch, error: CallError): Promise<DeliveryEnd> {
    this.#cart.remove(batch);
    if ((await this.#reload()) !== undefined) {
      this.#cart.doubt();
      this.#cart.present();
    }
    this.#cart.tell(batch, refuse(error));
    return 'failed';
  }
}
