import type { Queryable } from '../../../kernel/database.ts';
import type { Session } from './session.ts';
import {
  isCartOf,
  lockCustomerCart,
  lockSessionCart,
  moveCartToOrder,
  removeEndedSessions,
  setSessionCart,
} from './session-store.ts';

/** Whether a cart is the session's: its active one, or one whose order it may see (rule X-02). */
export async function ownsCart(database: Queryable, session: Session, cartId: string): Promise<boolean> {
  return session.cartId === cartId || (await isCartOf(database, session.tokenHash, cartId));
}

/**
 * The session's active cart, the session locked until the transaction ends, so that two requests never make it two carts. Of
 * a customer the one they share with their other devices, and the customer is locked first.
 */
export async function holdActiveCart(transaction: Queryable, session: Session): Promise<string | undefined> {
  if (session.customer === undefined) return lockSessionCart(transaction, session.tokenHash);
  const sharedId = await lockCustomerCart(transaction, session.customer.id, session.storeKey);
  const sessionId = await lockSessionCart(transaction, session.tokenHash);
  return sharedId ?? sessionId;
}

/** Makes a cart the session's active one. */
export function giveCart(transaction: Queryable, session: Session, cartId: string): Promise<void> {
  return setSessionCart(transaction, session.tokenHash, cartId);
}

/** The sessions that held the cart may see its order from now on, and are free for the next cart (rule T-01). */
export function exchangeCartForOrder(transaction: Queryable, cartId: string, orderId: string): Promise<void> {
  return moveCartToOrder(transaction, cartId, orderId);
}

/** Forgets sessions that have ended, so many at most; their carts are nobody's any more. */
export function forgetEndedSessions(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<{ readonly count: number; readonly cartIds: readonly string[] }> {
  return removeEndedSessions(transaction, now, limit);
}
