import type { Cart } from '../../api/contract/cart.ts';

/** How the page of a cart or an order shows prices. */
export function shownPricesOf(order: Pick<Cart, 'taxMode'> | null | undefined): 'net' | undefined {
  return order?.taxMode === 'External' ? 'net' : undefined;
}
