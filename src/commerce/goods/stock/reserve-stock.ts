import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import type { Availability } from './availability.ts';
import { releaseAll, reserveAll, type StockLine } from './stock-store.ts';
import type { StockVisitor } from './stock-visitor.ts';
import { announceStock, findStocked, moveOrRefuse } from './take-stock.ts';

/** How long a cart's stock is reserved while its shopper pays (docs/decisions/0010-reservations.md). */
export const RESERVATION_S = 600;

type Means = Pick<CommerceContext, 'events' | 'jobs' | 'clock'>;

/** A cart as far as stock is concerned; the caller holds it. */
interface StockCart {
  readonly id: string;
  readonly lineItems: readonly StockLine[];
}

/**
 * Sets a held cart's pieces aside while its shopper pays, for ten minutes from now: all of its lines have to be there. They leave
 * what others can have at once; the order uses them up, and whatever ends the payment gives them back. Of each entry no more
 * than the visitor's share is set aside, and some of it never is; nothing for whom nobody is named. What is not set aside may be
 * paid for all the same, and is had by whoever has paid first.
 */
export async function reserveStock(
  transaction: Queryable,
  commerce: Means,
  cart: StockCart,
  visitor: StockVisitor | undefined,
): Promise<Outcome<true, Refusal<'OutOfStock'>>> {
  const lines = findStocked(cart.lineItems);
  if (lines.length === 0) return accept(true);
  return moveOrRefuse(transaction, commerce, (now) => {
    const expiresAt = new Date(now.getTime() + RESERVATION_S * 1000);
    return reserveAll(transaction, cart.id, lines, now, { visitor, expiresAt });
  });
}

/** Gives back all that a cart has reserved; nothing when it has none. */
export async function releaseStock(transaction: Queryable, commerce: Means, cartId: string): Promise<void> {
  await announceStock(transaction, commerce, await releaseAll(transaction, cartId));
}

/**
 * Gives back what a held cart has reserved once it is another than the one being paid. `products` is what was read of everything
 * it held before: most carts have reserved nothing, and nothing is asked for them.
 */
export async function releaseChanged(
  transaction: Queryable,
  commerce: Means,
  cartId: string,
  products: Iterable<Availability>,
): Promise<void> {
  for (const { hasReservation } of products)
    if (hasReservation) return releaseStock(transaction, commerce, cartId);
}
