import { orderCart, type PaidCart, payCart } from '../support/buyer.ts';
import { preparedSkus } from '../support/prepared-shop.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';

/** People who keep buying while the shop comes and goes. */
export interface Buyers {
  /** Numbers of the orders that somebody was told of, each as often as somebody was. */
  readonly acknowledged: readonly string[];
  /** Refusals that no outage explains, and orders that the same cart was told of differently. */
  readonly surprises: readonly string[];
  /** Resolves when so many more orders have been acknowledged. */
  more(orders: number): Promise<void>;
  /** No new purchase begins; resolves when the last one has ended. */
  stop(): Promise<void>;
}

/** What a shop says while its database is away. */
const OUTAGE = new Set([500, 503]);

/**
 * `findShop` gives the shop that is open now or will be next. A buyer who did not hear what became of the order asks
 * again with the same cart, every second one; the others leave.
 */
export function startBuyers(count: number, findShop: () => Promise<ShopProcess>): Buyers {
  const acknowledged: string[] = [];
  const surprises: string[] = [];
  let waiting: {
    readonly at: number;
    readonly resolve: () => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  let stopped = false;

  /** A refusal that no outage explains ends the waiting: more orders may never come. */
  function surprise(what: string): void {
    surprises.push(what);
    for (const one of waiting) one.reject(new Error(`a buyer was told ${what}`));
    waiting = [];
  }

  function acknowledge(number: string): void {
    acknowledged.push(number);
    for (const one of waiting) if (acknowledged.length >= one.at) one.resolve();
    waiting = waiting.filter(({ at }) => acknowledged.length < at);
  }

  /** Orders until somebody answers; only an outage is worth another try. */
  async function insist(cart: PaidCart): Promise<void> {
    for (;;) {
      const client = await connect();
      try {
        const bought = await orderCart(client, cart);
        if ('order' in bought) return acknowledge(bought.order.orderNumber);
        if (!OUTAGE.has(bought.status)) {
          surprise(`asked again: ${bought.status} ${bought.error.code}`);
          return;
        }
      } catch {
        // The shop went away once more.
      } finally {
        client.close();
      }
    }
  }

  async function connect(): Promise<ShopClient> {
    const shop = await findShop();
    return createShopClient(shop.port, 'de.localhost', 1);
  }

  async function purchase(buyer: number, round: number): Promise<void> {
    const sku = preparedSkus[(buyer + round) % preparedSkus.length] ?? preparedSkus[0];
    const client = await connect();
    try {
      const paid = await payCart(client, { sku, quantity: 1 + (round % 3), email: `b${buyer}@example.com` });
      if ('error' in paid) {
        if (!OUTAGE.has(paid.status)) surprise(`${paid.status} ${paid.error.code}`);
        return;
      }
      try {
        const bought = await orderCart(client, paid);
        if ('order' in bought) acknowledge(bought.order.orderNumber);
        else if (!OUTAGE.has(bought.status)) surprise(`${bought.status} ${bought.error.code}`);
        else if (round % 2 === 0) await insist(paid);
      } catch {
        if (round % 2 === 0) await insist(paid);
      }
    } catch {
      // The shop went away before there was anything to lose.
    } finally {
      client.close();
    }
  }

  async function live(buyer: number): Promise<void> {
    for (let round = 0; !stopped; round += 1) await purchase(buyer, round);
  }

  const lives = Array.from({ length: count }, (_, buyer) => live(buyer));
  return {
    acknowledged,
    surprises,
    more: (orders) =>
      new Promise((resolve, reject) => waiting.push({ at: acknowledged.length + orders, resolve, reject })),
    async stop() {
      stopped = true;
      await Promise.all(lives);
    },
  };
}

/** Pays so many carts of one product, one piece each. */
export async function payCarts(client: ShopClient, sku: string, count: number): Promise<PaidCart[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, buyer) => {
      const paid = await payCart(client, { sku, quantity: 1, email: `b${buyer}@example.com` });
      if ('error' in paid) throw new Error(`buyer ${buyer}: ${paid.error.message}`);
      return paid;
    }),
  );
}
