import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import type { StockKey } from './stock-store.ts';

/** An entry as its operator sees it: on hand = available + reserved. */
export interface ListedStock extends StockKey {
  readonly name: string;
  readonly available: number;
  readonly reserved: number;
  readonly onHand: number;
  /** The day on which it was ordered anew. */
  readonly reorderedAt: CalendarDay | null;
}

export interface StockFilter {
  readonly sku?: string | undefined;
  readonly channel?: string | undefined;
  /** Only entries of which fewer pieces are available. */
  readonly below?: number | undefined;
}

const selectPage = statement(`
  select entry.sku, entry.channel, coalesce(localized_text(product.name, 'en-GB', 'en-GB'), '') as name, entry.available,
         held.pieces as reserved, entry.available + held.pieces as "onHand", entry.reordered_at::text as "reorderedAt"
    from inventory as entry
    left join product on product.sku = entry.sku
   cross join lateral (
     select coalesce(sum(quantity), 0)::int as pieces from stock_reservation
      where sku = entry.sku and channel = entry.channel) as held
   where (entry.sku, entry.channel) > ($1, $2)
     and ($3::text is null or entry.sku = $3)
     and ($4::text is null or entry.channel = $4)
     and ($5::int is null or entry.available < $5)
   order by entry.sku, entry.channel
   limit $6`);

/** Entries after a key, in the order of sku and channel. */
export function selectStockAfter(
  database: Queryable,
  after: StockKey,
  { sku, channel, below }: StockFilter,
  limit: number,
): Promise<ListedStock[]> {
  const values = [after.sku, after.channel, sku ?? null, channel ?? null, below ?? null, limit];
  return database.query<ListedStock>(selectPage, values);
}

/** Pieces set aside for a cart. */
export interface ListedReservation extends StockKey {
  readonly cartId: string;
  readonly quantity: number;
  readonly expiresAt: Date;
}

const selectReservations = statement(`
  select cart_id as "cartId", sku, channel, quantity, expires_at as "expiresAt"
    from stock_reservation
   where $1::text is null or sku = $1
   order by expires_at, cart_id, sku, channel
   limit $2`);

/** Reservations, the first to expire first. */
export function selectReservationsOf(
  database: Queryable,
  sku: string | undefined,
  limit: number,
): Promise<ListedReservation[]> {
  return database.query<ListedReservation>(selectReservations, [sku ?? null, limit]);
}
