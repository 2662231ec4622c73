import type { Queryable } from '../../kernel/database.ts';
import { selectInventoryRows } from './catalogue-store.ts';

export interface InventoryEntry {
  readonly sku: string;
  readonly availableQuantity: number;
}

/** How many of each product can be had, in the order asked for; unknown skus are left out (spec §7 getInventory). */
export async function getInventory(db: Queryable, skus: readonly string[]): Promise<InventoryEntry[]> {
  const rows = await selectInventoryRows(db, skus);
  return rows.map(({ sku, available }) => ({ sku, availableQuantity: available }));
}
