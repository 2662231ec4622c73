import type { Queryable } from '../../../kernel/database.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import {
  buildAvailability,
  pickReorderedAt,
  type ShownAvailability,
  showAvailability,
} from '../stock/availability.ts';
import { selectInventoryRows } from './catalogue-store.ts';

export interface InventoryEntry extends Omit<ShownAvailability, 'isOnStock'> {
  readonly sku: string;
}

/**
 * How many of each product can be had without a supply channel, in the order asked for; unknown skus are left out (rule K-03),
 * and when those that are sold out come, as seen on `today`. What `cartId` has reserved itself is among them.
 */
export async function getInventory(
  db: Queryable,
  skus: readonly string[],
  today: CalendarDay,
  cartId?: string,
): Promise<InventoryEntry[]> {
  const rows = await selectInventoryRows(db, skus, cartId);
  return rows.map(({ sku, ...row }) => {
    const stock = buildAvailability(row);
    const shown = showAvailability(stock.available, pickReorderedAt(stock, undefined), today);
    const { isOnStock: _isOnStock, ...entry } = shown;
    return { sku, ...entry };
  });
}
