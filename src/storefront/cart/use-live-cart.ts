import { useSyncExternalStore } from 'react';
import type { Cart } from '../../api/contract/cart.ts';
import { getCartKnowledge, subscribeToCart } from './cart-state.ts';
import { useCart } from './use-cart.ts';

/** What a page came with of the cart, until the browser has its own; `isLive` says that it can be changed without a form. */
export function useLiveCart<Shown = never>(
  initial: Shown | undefined,
): {
  readonly cart: Cart | Shown | undefined;
  readonly isLive: boolean;
} {
  const live = useCart();
  const knowledge = useSyncExternalStore(subscribeToCart, getCartKnowledge, () => 'unknown');
  return knowledge === 'known' ? { cart: live, isLive: true } : { cart: initial, isLive: false };
}
