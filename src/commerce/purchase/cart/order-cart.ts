import type { Queryable } from '../../../kernel/database.ts';
import type { Cart } from './cart.ts';
import type { CartContext } from './cart-context.ts';
import { saveCart } from './cart-store.ts';

/** Closes a held cart: from now on it refuses every change (`CartAlreadyOrdered`). */
export async function closeCart(transaction: Queryable, cart: Cart, now: Date): Promise<Cart> {
  const closed = await saveCart(transaction, { ...cart, state: 'Ordered', modifiedAt: now });
  if (closed === undefined) throw new Error(`cart ${cart.id} changed while it was held`);
  return closed;
}

/** Keeps a change to a held cart as its next version, and announces it. */
export async function changeHeldCart(
  transaction: Queryable,
  commerce: Pick<CartContext, 'events'>,
  cart: Cart,
  now: Date,
): Promise<Cart> {
  const saved = await saveCart(transaction, { ...cart, modifiedAt: now });
  if (saved === undefined) throw new Error(`cart ${cart.id} changed while it was held`);
  await commerce.events.announce(transaction, {
    type: 'cart-changed',
    cartId: saved.id,
    version: saved.version,
  });
  return saved;
}
