import type { Events, ShopEvent } from '../../kernel/events.ts';
import { Audience, type Follower } from './audience.ts';

/** At most so many follow one cart (rule G-07), in each process of the shop. */
export const FOLLOWERS_MAXIMUM = 10;

export interface LiveCarts {
  /** Tells the follower how the cart is, and from then on what becomes of it; answers with the way to stop. */
  follow(cartId: string, follower: Follower): { readonly stop: () => void } | 'too many';
  stop(): void;
}

/** Tells whoever follows a cart of its changes, in whichever process they were made (rule G-07). */
export function createLiveCarts(
  events: Pick<Events, 'subscribe'>,
  onFailure: (error: unknown) => void,
): LiveCarts {
  /** Cart id -> name of an audience -> audience. */
  const carts = new Map<string, Map<string, Audience>>();
  const audiencesOf = (cartId: string) => [...(carts.get(cartId)?.values() ?? [])];
  const all = () => [...carts.values()].flatMap((audiences) => [...audiences.values()]);

  function hear(event: ShopEvent): void {
    if (event.type === 'cart-changed') {
      for (const audience of audiencesOf(event.cartId)) audience.showCart();
    }
    if (event.type === 'stock-changed') {
      for (const audience of all()) audience.showStock(event.skus);
    }
  }

  function open(cartId: string, { audience: name, read }: Follower): Audience {
    const audiences = carts.get(cartId) ?? new Map<string, Audience>();
    carts.set(cartId, audiences);
    const audience = audiences.get(name) ?? new Audience(read, onFailure);
    audiences.set(name, audience);
    return audience;
  }

  function leave(cartId: string, follower: Follower): void {
    const audiences = carts.get(cartId);
    const audience = audiences?.get(follower.audience);
    if (audiences === undefined || audience === undefined) return;
    audience.remove(follower);
    if (audience.size === 0) audiences.delete(follower.audience);
    if (audiences.size === 0) carts.delete(cartId);
  }

  const unsubscribe = events.subscribe(hear, () => {
    for (const audience of all()) audience.showAll();
  });
  return {
    follow(cartId, follower) {
      const count = audiencesOf(cartId).reduce((sum, { size }) => sum + size, 0);
      if (count >= FOLLOWERS_MAXIMUM) return 'too many';
      const audience = open(cartId, follower);
      audience.add(follower);
      return { stop: () => leave(cartId, follower) };
    },
    stop: unsubscribe,
  };
}
