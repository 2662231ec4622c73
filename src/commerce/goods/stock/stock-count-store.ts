import { type Queryable, type Statement, statement } from '../../../kernel/database.ts';
import type { CalendarDay } from '../../../markets/calendar-day.ts';
import type { StockKey } from './stock-store.ts';

/**
 * The two statements that set how many pieces are on hand, those reserved included; `source` selects sku, channel and
 * pieces of entries that exist and are held. Where fewer are on hand than reserved, the reservations that run longest,
 * which are the latest, are cut: `available` never falls below zero, and no reservation stands for a piece that is not there.
 */
export function countedPieces(source: string): {
  readonly cutReservations: Statement;
  readonly setAvailable: Statement;
} {
  return {
    cutReservations: statement(`
      with counted as (${source}
      ), standing as (
        select held.cart_id, sku, channel, held.quantity, counted.pieces,
               sum(held.quantity) over (partition by sku, channel order by held.expires_at, held.cart_id) as upto
          from stock_reservation as held
          join counted using (sku, channel)
      ), cut as materialized (
        select cart_id, sku, channel, greatest(0, pieces - (upto - quantity))::int as kept
          from standing where upto > pieces
      ), ended as (
        delete from stock_reservation as held
         using cut
         where held.cart_id = cut.cart_id and held.sku = cut.sku and held.channel = cut.channel and cut.kept = 0
      )
      update stock_reservation as held
         set quantity = cut.kept
        from cut
       where held.cart_id = cut.cart_id and held.sku = cut.sku and held.channel = cut.channel and cut.kept > 0`),
    setAvailable: statement(`
      with counted as (${source}
      ), entry as (
        select sku, channel, counted.pieces - coalesce(
                 (select sum(quantity) from stock_reservation as held
                   where held.sku = counted.sku and held.channel = counted.channel), 0)::int as available
          from counted
      )
      update inventory
         set available = entry.available
        from entry
       where inventory.sku = entry.sku and inventory.channel = entry.channel and inventory.available <> entry.available
      returning inventory.sku, inventory.channel`),
  };
}

// More on hand than before: what was ordered has come.
const endReorderIfMore = statement(`
  update inventory set reordered_at = null
   where sku = $1 and channel = $2 and reordered_at is not null
     and $3 > available + (select coalesce(sum(quantity), 0) from stock_reservation as held
                            where held.sku = $1 and held.channel = $2)`);
const setReordered = statement('update inventory set reordered_at = $3 where sku = $1 and channel = $2');

const one = countedPieces('select $1::text as sku, $2::text as channel, $3::int as pieces');

const ensureEntry = statement(`
  insert into inventory (sku, channel, available)
  select $1, $2, 0 where exists (select from product where sku = $1)
  on conflict do nothing`);
const holdEntry = statement('select available from inventory where sku = $1 and channel = $2 for update');
const addPieces = statement(`
  update inventory
     set available = available + $3, reordered_at = case when $3 > 0 then null else reordered_at end
   where sku = $1 and channel = $2 and available + $3 >= 0
  returning available`);

/** Makes the entry of a known product if it is not there, and holds it. Answers its `available`; absent: no such product. */
export async function holdStockEntry(
  transaction: Queryable,
  { sku, channel }: StockKey,
): Promise<number | undefined> {
  await transaction.query(ensureEntry, [sku, channel]);
  const [row] = await transaction.query<{ available: number }>(holdEntry, [sku, channel]);
  return row?.available;
}

/** Sets how many pieces of a held entry are on hand; where there are more than before, what was ordered has come. */
export async function countEntry(transaction: Queryable, key: StockKey, pieces: number): Promise<void> {
  await transaction.query(endReorderIfMore, [key.sku, key.channel, pieces]);
  await transaction.query(one.cutReservations, [key.sku, key.channel, pieces]);
  await transaction.query(one.setAvailable, [key.sku, key.channel, pieces]);
}

/** Adds pieces that were delivered to a held entry, or takes them when negative. Answers what is available then; absent: there are fewer. */
export async function addToEntry(
  transaction: Queryable,
  key: StockKey,
  pieces: number,
): Promise<number | undefined> {
  const [row] = await transaction.query<{ available: number }>(addPieces, [key.sku, key.channel, pieces]);
  return row?.available;
}

/** Keeps the day on which a held entry was ordered anew, or that it was not. */
export async function setReorderedAt(
  transaction: Queryable,
  key: StockKey,
  day: CalendarDay | undefined,
): Promise<void> {
  await transaction.query(setReordered, [key.sku, key.channel, day ?? null]);
}
