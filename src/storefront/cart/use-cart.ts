import { useSyncExternalStore } from 'react';
import type { Cart } from '../../api/contract.ts';
import { getCart, subscribeToCart } from './cart-state.ts';

/** The shopper's cart; `undefined` on the server, while hydrating, and until it was fetched. */
export function useCart(): Cart | undefined {
  return useSyncExternalStore(subscribeToCart, getCart, () => undefined);
}
