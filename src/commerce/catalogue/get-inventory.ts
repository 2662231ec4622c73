import type { Queryable } from '../../kernel/database.ts';
import { buildAvailability } from '../stock/availability.ts';
import { selectInventoryRows } from './catalogue-store.ts';

export interface InventoryEntry {
  readonly sku: string;
  readonly availableQuantity: number;
}

/**
 * How many of each product can be had without a supply channel, in the order asked for; unknown skus are left out (spec §7
 * getInventory). What `cartId` has reserved itself is among them.
 */
export async function getInventory(
  db: Queryable,
  skus: readonly string[],
  cartId?: string,
): Promise<InventoryEntry[]> {
  const rows = await selectInventoryRows(db, skus, cartId);
  return rows.map(({ sku, ...stock }) => ({ sku, availableQuantity: buildAvailability(stock).available }));
}
