import { CART_QUEUE_KEY } from './cart-queue-key.ts';
import { getCart, setCart } from './cart-state.ts';

/** Set by the server with the session, and readable, so that visitors without a cart need no request. */
const CART_HINT = /(?:^|;\s*)cart=1(?:;|$)/;

let loading: Promise<void> | undefined;

/** Whether the browser has a cart on the server, or changes that an earlier page could not deliver. */
export function mayHaveCart(cookie: string, storedNames: readonly string[]): boolean {
  return CART_HINT.test(cookie) || storedNames.some((name) => name.startsWith(CART_QUEUE_KEY));
}

function readStoredNames(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

async function load(): Promise<void> {
  if (!mayHaveCart(document.cookie, readStoredNames())) return setCart(undefined);
  const browserCart = await import('./browser-cart.ts').catch(() => undefined);
  // The header's link still leads to the cart; the next try is the next page's.
  await browserCart?.cartQueue.load();
}

/** Another tab may have made a cart since this one saw that there was none. */
function lookAgain(): void {
  if (document.visibilityState === 'visible' && getCart() === undefined) void load();
}

/** Fetches the shopper's cart once a page, after hydration, if there may be one; later only when the page is looked at again. */
export function loadCart(): Promise<void> {
  if (loading === undefined) document.addEventListener('visibilitychange', lookAgain);
  loading ??= load();
  return loading;
}
