import type { Cart } from '../../api/contract/cart.ts';
import type { LiveCartMessage } from '../../api/contract/live-cart.ts';

/** The cart as the audience may see it; undefined where it is ordered, deleted, or never was theirs. */
export type ReadCart = () => Promise<Cart | undefined>;

export interface Follower {
  /** Followers that are shown the same are one audience, and the cart is read once for all of them: a session in a language. */
  readonly audience: string;
  readonly read: ReadCart;
  tell(message: LiveCartMessage): void;
  /** There is nothing more to follow, or the cart could not be read. */
  end(reason: 'no cart' | 'failure'): void;
}

type StockResults = Extract<LiveCartMessage, { readonly event: 'updated-stock' }>['data']['results'];

/** What the lines of a cart say of the stock of some products. */
function stockOf(cart: Cart, skus: ReadonlySet<string>): StockResults {
  return cart.lineItems
    .filter(({ variant }) => skus.has(variant.sku))
    .map(({ variant, availableQuantity, maximumQuantity, expectedMonth }) => ({
      sku: variant.sku,
      ...{ availableQuantity, maximumQuantity },
      ...(expectedMonth === undefined ? {} : { expectedMonth }),
    }));
}

/**
 * Followers of a cart who see the same. However many changes come while the cart is being read, it is read once more after them.
 */
export class Audience {
  readonly #read: ReadCart;
  readonly #onFailure: (error: unknown) => void;
  readonly #followers = new Set<Follower>();
  /** What the cart held when it was last read. */
  #skus: ReadonlySet<string> = new Set();
  #isReading = false;
  #wantsCart = false;
  readonly #wantedStock = new Set<string>();

  constructor(read: ReadCart, onFailure: (error: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  get size(): number {
    return this.#followers.size;
  }

  add(follower: Follower): void {
    this.#followers.add(follower);
    this.showCart();
  }

  remove(follower: Follower): void {
    this.#followers.delete(follower);
  }

  showCart(): void {
    this.#wantsCart = true;
    void this.#run();
  }

  showStock(skus: readonly string[]): void {
    // What the cart that is being read right now holds is not known yet.
    const own = this.#isReading ? skus : skus.filter((sku) => this.#skus.has(sku));
    if (own.length === 0) return;
    for (const sku of own) this.#wantedStock.add(sku);
    void this.#run();
  }

  /** After announcements that were missed, any of which may have been about anything. */
  showAll(): void {
    this.showStock([...this.#skus]);
    this.showCart();
  }

  async #run(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#wantsCart || this.#wantedStock.size > 0) await this.#show();
    } catch (error) {
      this.#onFailure(error);
      this.#end('failure');
    } finally {
      this.#isReading = false;
    }
  }

  async #show(): Promise<void> {
    const wantsCart = this.#wantsCart;
    const stock = new Set(this.#wantedStock);
    this.#wantsCart = false;
    this.#wantedStock.clear();
    const cart = await this.#read();
    this.#skus = new Set(cart?.lineItems.map(({ variant }) => variant.sku));
    if (wantsCart || cart === undefined) this.#tell({ event: 'cart-update', data: { cart: cart ?? null } });
    if (cart === undefined) return this.#end('no cart');
    // Beside the cart, too: whoever knows its version already takes nothing else from it.
    const results = stockOf(cart, stock);
    if (results.length > 0) this.#tell({ event: 'updated-stock', data: { results } });
  }

  #tell(message: LiveCartMessage): void {
    for (const follower of this.#followers) follower.tell(message);
  }

  #end(reason: 'no cart' | 'failure'): void {
    this.#wantsCart = false;
    this.#wantedStock.clear();
    for (const follower of this.#followers) follower.end(reason);
  }
}
