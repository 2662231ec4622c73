import { fillCart } from '../support/buyer.ts';
import { preparedSkus } from '../support/prepared-shop.ts';
import { createShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';

/** People who go to pay by card, which reserves their pieces, and then think better of it or just leave. */
export interface HesitatingBuyers {
  /** How often pieces were reserved. */
  readonly reservations: number;
  stop(): Promise<void>;
}

/** Each third leaves the cart as it is, each third takes fewer pieces, each third throws it away. */
export function startHesitatingBuyers(count: number, findShop: () => Promise<ShopProcess>): HesitatingBuyers {
  let stopped = false;
  let reservations = 0;

  async function hesitate(buyer: number, round: number): Promise<void> {
    const sku = preparedSkus[(buyer + round) % preparedSkus.length] ?? preparedSkus[0];
    const shop = await findShop();
    const client = createShopClient(shop.port, 'de.localhost', 1);
    try {
      const cart = await fillCart(client, { sku, quantity: 3, email: `h${buyer}@example.com` });
      if ('error' in cart) return;
      const { id, version, token } = cart;
      const returnUrl = `http://de.localhost:${shop.port}/checkout/payment`;
      const input = { cartId: id, cartVersion: version, paymentInterface: 'card' as const, returnUrl };
      const opened = await client.call('createPayment', input, token);
      if ('error' in opened) return;
      reservations += 1;
      if (round % 3 === 2) await client.call('deleteCart', { id, version }, token);
      if (round % 3 === 1)
        await client.call('removeFromCart', { id, version, lineItemId: cart.lineItemId, quantity: 2 }, token);
    } catch {
      // The shop went away in the middle: what is reserved stays so until it expires.
    } finally {
      client.close();
    }
  }

  const lives = Array.from({ length: count }, async (_, buyer) => {
    for (let round = 0; !stopped; round += 1) await hesitate(buyer, round);
  });
  return {
    get reservations() {
      return reservations;
    },
    async stop() {
      stopped = true;
      await Promise.all(lives);
    },
  };
}
