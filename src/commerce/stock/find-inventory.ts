import type { Commerce } from '../commerce.ts';
import { findStock, type StockEntry } from './stock-store.ts';

/** How many pieces of each sku are there (spec §7 getInventory); a sku without an entry is left out. */
export function findInventory(
  commerce: Pick<Commerce, 'database'>,
  skus: readonly string[],
): Promise<StockEntry[]> {
  return findStock(commerce.database, skus);
}
