import type { Cart } from '../../api/contract/cart.ts';

/** The browser's one copy of the shopper's cart, outside React, so that every part of a page sees the same. */
let current: Cart | undefined;
/** `saving`: the shop has not confirmed yet what is shown, and delivery, tax and total may still change. */
let progress: 'saved' | 'saving' = 'saved';
/** `unknown` until the shop was asked, or the browser saw that there is nothing to ask for. */
let knowledge: 'unknown' | 'known' = 'unknown';
const listeners = new Set<() => void>();

export function getCart(): Cart | undefined {
  return current;
}

export function getCartProgress(): 'saved' | 'saving' {
  return progress;
}

export function getCartKnowledge(): 'unknown' | 'known' {
  return knowledge;
}

/** Replaces the cart and tells everyone who shows it. */
export function setCart(cart: Cart | undefined, state: 'saved' | 'saving' = 'saved'): void {
  current = cart;
  progress = state;
  knowledge = 'known';
  for (const listener of listeners) listener();
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
