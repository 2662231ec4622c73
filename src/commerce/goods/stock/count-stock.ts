import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import type { CommerceContext } from '../../context.ts';
import { addToEntry, countEntry, holdStockEntry, setReorderedAt } from './stock-count-store.ts';
import type { StockKey } from './stock-store.ts';
import { announceStock } from './take-stock.ts';

type Means = Pick<CommerceContext, 'database' | 'events' | 'jobs'>;

/** `ProductNotFound`: no such product. `TooFew`: more pieces were to go than are available; `available` says how many are. */
export type StockRefusal =
  | { readonly code: 'ProductNotFound' }
  | { readonly code: 'TooFew'; readonly available: number };

/**
 * Sets how many pieces of an entry are on hand, those that shoppers have reserved included; where that is fewer than are
 * reserved, the latest reservations are cut (decision 0010). More than before are a delivery (see `reorderStock`).
 */
export function countStock(
  commerce: Means,
  key: StockKey,
  pieces: number,
): Promise<Outcome<true, StockRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    if ((await holdStockEntry(transaction, key)) === undefined) return refuse({ code: 'ProductNotFound' });
    await countEntry(transaction, key, pieces);
    await announceStock(transaction, commerce, [key.sku]);
    return accept(true as const);
  });
}

/** Adds delivered pieces, or takes some away (a negative number) that nobody has reserved. Answers what is available then. */
export function addStock(
  commerce: Means,
  key: StockKey,
  pieces: number,
): Promise<Outcome<number, StockRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    const before = await holdStockEntry(transaction, key);
    if (before === undefined) return refuse({ code: 'ProductNotFound' });
    const available = await addToEntry(transaction, key, pieces);
    if (available === undefined) return refuse({ code: 'TooFew', available: before });
    await announceStock(transaction, commerce, [key.sku]);
    return accept(available);
  });
}

/**
 * Keeps the day on which an article was ordered anew, so that shoppers read when to buy while it is sold out
 * (rule P-03); `undefined`: it is not on order. A delivery ends it: whatever runs out after that was not ordered yet.
 */
export function reorderStock(
  commerce: Means,
  key: StockKey,
  day: CalendarDay | undefined,
): Promise<Outcome<true, StockRefusal>> {
  return commerce.database.transaction(async (transaction) => {
    if ((await holdStockEntry(transaction, key)) === undefined) return refuse({ code: 'ProductNotFound' });
    await setReorderedAt(transaction, key, day);
    await announceStock(transaction, commerce, [key.sku]);
    return accept(true as const);
  });
}
