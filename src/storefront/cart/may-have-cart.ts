import { CART_QUEUE_KEY } from './cart-queue-key.ts';

/** Set by the server with the session, and readable, so that visitors without a cart need no request. */
const CART_HINT = /(?:^|;\s*)cart=1(?:;|$)/;

/** The names of all that the browser's storage holds for the shop. */
export function readStoredNames(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
/** Whether the browser has a cart on the server, or changes that an earlier page could not deliver. */
export function mayHaveCart(cookie: string, storedNames: readonly string[]): boolean {
  return CART_HINT.test(cookie) || storedNames.some((name) => name.startsWith(CART_QUEUE_KEY));
}
