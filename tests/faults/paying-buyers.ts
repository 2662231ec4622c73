import { setTimeout as delay } from 'node:timers/promises';
import { fillCart } from '../support/buyer.ts';
import { preparedSkus } from '../support/prepared-shop.ts';
import { createShopClient, type ShopClient } from '../support/shop-client.ts';
import type { ShopProcess } from '../support/shop-process.ts';

/** What somebody who pays does after it: comes back at once or twice, never, or has changed the cart before. */
const habits = ['returns', 'returns twice', 'never returns', 'has changed the cart'] as const;

/** People who pay by card while the shop comes and goes. */
export interface PayingBuyers {
  /** Payments that somebody paid at the partner, as far as they know. */
  readonly paid: ReadonlyMap<string, (typeof habits)[number]>;
  /** Orders that somebody was told of, by the payment they paid. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** No new purchase begins; resolves when the last one has ended. */
  stop(): Promise<void>;
}

/** Pays on the partner's page; resolves to where the shopper is sent. */
export type PayAtPartner = (redirectUrl: string, paymentId: string) => Promise<string>;

const host = 'de.localhost';

export function startPayingBuyers(
  count: number,
  findShop: () => Promise<ShopProcess>,
  payAtPartner: PayAtPartner,
): PayingBuyers {
  const paid = new Map<string, (typeof habits)[number]>();
  const acknowledged = new Map<string, string>();
  let isStopped = false;

  async function comeBack(client: ShopClient, id: string, token: string, back: string): Promise<void> {
    const sessionResult = new URL(back).searchParams.get('sessionResult') ?? undefined;
    const done = await client.call(
      'completePayment',
      { id, ...(sessionResult === undefined ? {} : { sessionResult }) },
      token,
    );
    if (!('error' in done) && done.data.order) acknowledged.set(id, done.data.order.orderNumber);
  }

  async function purchase(buyer: number, round: number): Promise<void> {
    const habit = habits[(buyer + round) % habits.length] ?? 'returns';
    const shop = await findShop();
    const client = createShopClient(shop.port, host, 2);
    try {
      const sku = preparedSkus[round % preparedSkus.length] ?? preparedSkus[0];
      const cart = await fillCart(client, { sku, quantity: 1, email: `p${buyer}-${round}@example.com` });
      if ('error' in cart) return;
      const opened = await client.call(
        'createPayment',
        {
          ...{ cartId: cart.id, cartVersion: cart.version, paymentInterface: 'card' },
          returnUrl: `http://${host}:${shop.port}/checkout/payment`,
        },
        cart.token,
      );
      if ('error' in opened) return;
      const { id, redirectUrl = '' } = opened.data.payment;
      if (habit === 'has changed the cart') await client.call('addToCart', { sku, quantity: 1 }, cart.token);
      // Whether the partner took it is not known to somebody who hears no answer: it is looked up in the end.
      paid.set(id, habit);
      const back = await payAtPartner(redirectUrl, id);
      if (habit === 'never returns') return;
      const times = habit === 'returns twice' ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => comeBack(client, id, cart.token, back)));
    } catch {
      // The shop went away: what the partner tells it later makes the order.
    } finally {
      client.close();
    }
  }

  async function live(buyer: number): Promise<void> {
    for (let round = 0; !isStopped; round += 1) {
      await purchase(buyer, round);
      await delay(5);
    }
  }

  const lives = Array.from({ length: count }, (_, buyer) => live(buyer));
  return {
    paid,
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(lives);
    },
  };
}
