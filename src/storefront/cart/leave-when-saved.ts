import type { MouseEvent, SubmitEvent } from 'react';
import { getCartProgress } from './cart-state.ts';

/**
 * `onClick` of links that lead to where the cart is read again, such as checkout: what still waits is sent first, and if
 * it is refused or cannot be sent the shopper stays and sees why.
 */
export async function leaveWhenSaved(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (opensElsewhere || getCartProgress() === 'saved') return;
  const { href } = event.currentTarget;
  event.preventDefault();
  const { cartQueue } = await import('./browser-cart.ts');
  if ((await cartQueue.flush()) === 'saved') window.location.assign(href);
}

/** The same for a form that leads there. */
export async function submitWhenSaved(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  if (getCartProgress() === 'saved') return;
  const form = event.currentTarget;
  event.preventDefault();
  const { cartQueue } = await import('./browser-cart.ts');
  if ((await cartQueue.flush()) === 'saved') form.submit();
}
