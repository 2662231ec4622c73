import type { Queryable } from '../../../kernel/database.ts';
import {
  type ListedReservation,
  type ListedStock,
  type StockFilter,
  selectReservationsOf,
  selectStockAfter,
} from './stock-list-store.ts';

const PAGE = 500;
/** More are paying at once only where something is wrong. */
const MOST_RESERVATIONS = 10_000;

/** Every entry that fits, in the order of sku and channel, a page at a time. */
export async function* walkStock(
  commerce: { readonly database: Queryable },
  filter: StockFilter = {},
): AsyncGenerator<ListedStock> {
  let after = { sku: '', channel: '' };
  for (;;) {
    const page = await selectStockAfter(commerce.database, after, filter, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}

/** What is set aside for carts that are being paid, the first to expire first. */
export function findReservations(
  commerce: { readonly database: Queryable },
  sku?: string,
): Promise<readonly ListedReservation[]> {
  return selectReservationsOf(commerce.database, sku, MOST_RESERVATIONS);
}
