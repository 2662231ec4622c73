import type { Cart } from '../../api/contract.ts';

/** The browser's one copy of the shopper's cart, outside React, so that every part of a page sees the same. */
let current: Cart | undefined;
const listeners = new Set<() => void>();

export function getCart(): Cart | undefined {
  return current;
}

/** Replaces the cart and tells everyone who shows it. */
export function setCart(cart: Cart | undefined): void {
  current = cart;
  for (const listener of listeners) listener();
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
