import { useSyncExternalStore } from 'react';
import type { Cart } from '../../api/contract/cart.ts';
import { getCart, getCartProgress, subscribeToCart } from './cart-state.ts';

/** The shopper's cart; `undefined` on the server, while hydrating, and until it was fetched. */
export function useCart(): Cart | undefined {
  return useSyncExternalStore(subscribeToCart, getCart, () => undefined);
}

/** Whether what is shown still waits for the shop's answer. */
export function useCartProgress(): 'saved' | 'saving' {
  return useSyncExternalStore(subscribeToCart, getCartProgress, () => 'saved');
}
