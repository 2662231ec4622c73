import { accept, type Outcome, refuse } from '../../kernel/outcome.ts';
import type { Commerce } from '../commerce.ts';
import { addToEntry, countEntry, holdStockEntry } from './stock-count-store.ts';
import type { StockKey } from './stock-store.ts';
import { announceStock } from './take-stock.ts';

type Means = Pick<Commerce, 'database' | 'events'>;

/** `ProductNotFound`: no such product. `TooFew`: more pieces were to go than are available; `available` says how many are. */
export type StockRefusal =
  | { readonly code: 'ProductNotFound' }
  | { readonly code: 'TooFew'; readonly available: number };

/**
 * Sets how many pieces of an entry are on hand, those that shoppers have reserved included; where that is fewer than are
 * reserved, the latest reservations are cut (decision 0010).
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
