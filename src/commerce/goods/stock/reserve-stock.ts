import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import type { Availability } from './availability.ts';
import { NO_CHANNEL } from './availability.ts';
import { fitAll, reserveAll, type StockLine } from './stock-store.ts';
import { announceStock, findStocked, moveOrRefuse } from './take-stock.ts';

/** How long a cart's stock is reserved while its shopper pays (docs/decisions/0010-reservations.md; renewed by activity). */
export const RESERVATION_S = 600;
/** Activity renews a reservation that is at least this old: not every request writes. */
const RESERVATION_RENEWAL_S = 60;

type Means = Pick<CommerceContext, 'events' | 'jobs' | 'clock'>;

/** A cart as far as stock is concerned; for `reserve`, `keep` and `release` the caller holds it. */
interface StockCart {
  readonly id: string;
  readonly lineItems: readonly StockLine[];
}

const endsAt = (commerce: Means): Date => new Date(commerce.clock.now().getTime() + RESERVATION_S * 1000);

/**
 * Sets a held cart's pieces aside while its shopper pays: all lines or none, for ten minutes from now. They leave what
 * others can have at once; the order uses them up, and whatever ends the payment gives them back.
 */
export async function reserveStock(
  transaction: Queryable,
  commerce: Means,
  cart: StockCart,
): Promise<Outcome<true, Refusal<'OutOfStock'>>> {
  const lines = findStocked(cart.lineItems);
  if (lines.length === 0) return accept(true);
  return moveOrRefuse(transaction, commerce, (now) =>
    reserveAll(transaction, cart.id, lines, now, endsAt(commerce)),
  );
}

/** Gives back all that a cart has reserved; nothing when it has none. */
export async function releaseStock(transaction: Queryable, commerce: Means, cartId: string): Promise<void> {
  await announceStock(transaction, commerce, await fitAll(transaction, cartId, [], commerce.clock.now()));
}

/** Whether a cart has reserved more than it holds, or is due to renew; told by what is known of its products. */
export function isReservationDue(
  cart: StockCart,
  products: Iterable<Availability & { readonly sku: string }>,
  now: Date,
): boolean {
  const renewBefore = now.getTime() + (RESERVATION_S - RESERVATION_RENEWAL_S) * 1000;
  for (const { sku, reservation } of products) {
    if (reservation === undefined) continue;
    if (reservation.expiresAt.getTime() <= renewBefore) return true;
    for (const [channel, pieces] of Object.entries(reservation.pieces)) {
      const held = cart.lineItems.filter(
        (line) => line.sku === sku && (line.supplyChannel ?? NO_CHANNEL) === channel,
      );
      if (held.reduce((sum, line) => sum + line.quantity, 0) < pieces) return true;
    }
  }
  return false;
}

/**
 * Whatever the shopper does with a held cart: its reservation gives back what the cart no longer holds, and what is left
 * lasts ten minutes more. `products` is what was read of everything the cart held before; most carts have reserved
 * nothing, and nothing is asked for them.
 */
export async function renewReservation(
  transaction: Queryable,
  commerce: Means,
  cart: StockCart,
  products: Iterable<Availability & { readonly sku: string }>,
): Promise<void> {
  if (!isReservationDue(cart, products, commerce.clock.now())) return;
  const lines = findStocked(cart.lineItems);
  await announceStock(transaction, commerce, await fitAll(transaction, cart.id, lines, endsAt(commerce)));
}
