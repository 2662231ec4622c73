import { DAY_MS } from '../../../kernel/day.ts';
import { forgetEndedSessions } from '../../people/sessions/cart-ownership.ts';
import type { CartContext } from './cart-context.ts';
import { removeUnheldCarts } from './cart-store.ts';
import { removeUntouchedCarts } from './customer-cart-store.ts';

/** A signed-in customer's cart is deleted after so long without a change: three months, a season of a shop. */
const CUSTOMER_CART_DAYS = 90;

/** Sessions of one transaction: none is long, whatever has piled up. */
const BATCH = 500;

/**
 * Forgets what visitors left behind: sessions that have ended, and their carts with the names and addresses in them. What
 * was ordered stays, and so does a customer's cart for 90 days after it was last touched. Resolves to how many carts went.
 */
export async function removeAbandonedCarts(
  commerce: Pick<CartContext, 'database' | 'clock'>,
): Promise<number> {
  const now = commerce.clock.now();
  let removed = 0;
  for (;;) {
    const batch = await commerce.database.transaction(async (transaction) => {
      const { count, cartIds } = await forgetEndedSessions(transaction, now, BATCH);
      return { count, carts: cartIds.length === 0 ? 0 : await removeUnheldCarts(transaction, cartIds) };
    });
    removed += batch.carts;
    if (batch.count < BATCH) break;
  }
  const since = new Date(now.getTime() - CUSTOMER_CART_DAYS * DAY_MS);
  for (;;) {
    const count = await commerce.database.transaction((transaction) =>
      removeUntouchedCarts(transaction, since, BATCH),
    );
    removed += count;
    if (count < BATCH) return removed;
  }
}
