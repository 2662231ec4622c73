import type { Queryable } from '../../../kernel/database.ts';
import { releaseStock } from '../../goods/stock/reserve-stock.ts';
import type { CartContext } from './cart-context.ts';
import { lockActiveCarts, removeActiveCarts } from './customer-cart-store.ts';

/** A customer's active carts of every store, locked: in the order of locks before the customer. */
export function holdActiveCarts(transaction: Queryable, customerId: string): Promise<readonly string[]> {
  return lockActiveCarts(transaction, customerId);
}

/** Throws held carts away, and gives back what was set aside for them. */
export async function giveUpCarts(
  transaction: Queryable,
  commerce: Pick<CartContext, 'clock' | 'events' | 'jobs'>,
  held: readonly string[],
): Promise<void> {
  if (held.length === 0) return;
  await removeActiveCarts(transaction, held);
  for (const cartId of held) await releaseStock(transaction, commerce, cartId);
}
