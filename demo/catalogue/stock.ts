import type { CalendarDay } from '../../src/markets/calendar-day.ts';
import { pick } from './chance.ts';
import type { Article } from './products.ts';

/** Of a hundred articles that are sold out, so many have been ordered anew. */
const REORDERED = 75;
/** So many days ago at most: goods take three months, so those lie in a month to come, even from the first of March. */
const LONGEST_AGO = 58;
const DAY_MS = 86_400_000;

/** How many pieces there are and, of what is sold out, mostly when it was ordered anew, as seen on `day`. */
export function stockLine({ sku, stock }: Pick<Article, 'sku' | 'stock'>, day: CalendarDay): object {
  const isReordered = stock === 0 && pick(`${sku} reordered`, 1, 100) <= REORDERED;
  return {
    type: 'stock',
    key: sku,
    availableQuantity: stock,
    ...(isReordered ? { reorderedAt: daysBefore(day, pick(`${sku} ago`, 1, LONGEST_AGO)) } : {}),
  };
}

function daysBefore(day: CalendarDay, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
