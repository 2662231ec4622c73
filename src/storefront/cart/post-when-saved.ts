import type { SubmitEvent } from 'react';
import { getCart, getCartProgress } from './cart-state.ts';

/**
 * `onSubmit` of the forms that change a cart by loading its page anew: what still waits is sent first, and the form then
 * names the version that came of it. If that fails the shopper stays and sees why.
 */
export async function postWhenSaved(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  if (getCartProgress() === 'saved') return;
  event.preventDefault();
  const form = event.currentTarget;
  const { cartQueue } = await import('./browser-cart.ts');
  if ((await cartQueue.flush()) !== 'saved') return;
  const version = form.elements.namedItem('version');
  const cart = getCart();
  if (version instanceof HTMLInputElement && cart !== undefined) version.value = String(cart.version);
  form.submit();
}
