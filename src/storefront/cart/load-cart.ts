import { getCart, setCart } from './cart-state.ts';
import { mayHaveCart, readStoredNames } from './may-have-cart.ts';

let loading: Promise<void> | undefined;

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
