import { LIVE_CART_PATH } from '../../addresses/live-cart.ts';
import type { Cart } from '../../api/contract/cart.ts';
import type { LiveCartMessage } from '../../api/contract/live-cart.ts';
import type { LocaleCode } from '../../kernel/locale.ts';
import { LIVE_CART_RETRIES, LIVE_CART_RETRY_MS } from '../timing.ts';

/** RFC 6455: the shop has said all there is to say, or does not let this page follow. Asking again would change nothing. */
const FINAL_CODES: readonly number[] = [1000, 1008];

export interface CartFollowingEnvironment {
  readonly open: (address: string) => Pick<WebSocket, 'addEventListener' | 'close'>;
  readonly locale: () => LocaleCode;
  /** The cart as it is by now. */
  readonly receive: (cart: Cart) => void;
  /** Asks the shop for the cart: it is gone, or something about it has changed. */
  readonly ask: () => void;
  readonly warn: (message: string) => void;
}

export interface CartFollowing {
  /** Follows this cart from now on, and no other. */
  follow(cartId: string | undefined): void;
  /** Whether the shop tells of changes by itself. */
  readonly isOpen: boolean;
}

/**
 * Hears of what other tabs, devices and shoppers do to a cart (rule G-07). A lost connection is tried again twice; without one
 * the page asks when it is looked at again, and nothing else depends on it.
 */
export function createCartFollowing(environment: CartFollowingEnvironment): CartFollowing {
  const { open, locale, receive, ask, warn } = environment;
  let followed: string | undefined;
  let socket: ReturnType<typeof open> | undefined;
  let isOpen = false;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hear(text: unknown): void {
    const message: LiveCartMessage = JSON.parse(String(text));
    if (message.event === 'cart-update' && message.data.cart !== null) receive(message.data.cart);
    else if (message.event === 'cart-update' || message.event === 'updated-stock') ask();
    else warn(`The shop says something unknown of the cart: ${String(text).slice(0, 200)}`);
  }

  function connect(cartId: string): void {
    const query = new URLSearchParams({ cart: cartId, locale: locale() });
    const own = open(`${LIVE_CART_PATH}?${query}`);
    socket = own;
    own.addEventListener('open', () => {
      if (own !== socket) return;
      isOpen = true;
      // While it was lost the stock may have changed, which the version of a cart does not tell.
      if (retries > 0) ask();
      retries = 0;
    });
    own.addEventListener('message', ({ data }) => {
      if (own === socket) hear(data);
    });
    own.addEventListener('close', ({ code }) => {
      if (own !== socket) return;
      isOpen = false;
      socket = undefined;
      if (FINAL_CODES.includes(code)) return;
      if (retries >= LIVE_CART_RETRIES) {
        warn('The cart cannot be followed any more.');
        return;
      }
      retries += 1;
      timer = setTimeout(() => connect(cartId), LIVE_CART_RETRY_MS);
    });
  }

  return {
    follow(cartId) {
      if (cartId === followed) return;
      followed = cartId;
      clearTimeout(timer);
      retries = 0;
      isOpen = false;
      const left = socket;
      socket = undefined;
      left?.close();
      if (cartId !== undefined) connect(cartId);
    },
    get isOpen() {
      return isOpen;
    },
  };
}
