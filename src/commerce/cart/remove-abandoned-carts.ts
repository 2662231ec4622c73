import type { Commerce } from '../commerce.ts';
import { forgetEndedSessions } from '../sessions/cart-ownership.ts';
import { removeUnheldCarts } from './cart-store.ts';

/** Sessions of one transaction: none is long, whatever has piled up. */
const BATCH = 500;

/**
 * Forgets what visitors left behind: sessions that have ended, and their carts with the names and addresses in them. What
 * was ordered stays. Resolves to how many carts went.
 */
export async function removeAbandonedCarts(commerce: Pick<Commerce, 'database' | 'clock'>): Promise<number> {
  const now = commerce.clock.now();
  let removed = 0;
  for (;;) {
    const batch = await commerce.database.transaction(async (transaction) => {
      const { count, cartIds } = await forgetEndedSessions(transaction, now, BATCH);
      return { count, carts: cartIds.length === 0 ? 0 : await removeUnheldCarts(transaction, cartIds) };
    });
    removed += batch.carts;
    if (batch.count < BATCH) return removed;
  }
}
