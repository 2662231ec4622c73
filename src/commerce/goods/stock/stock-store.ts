import { type Queryable, statement } from '../../../kernel/database.ts';
import { NO_CHANNEL } from './availability.ts';

/*
 * Every statement here first locks the inventory entries it is about, in the order of sku and channel, and only then
 * looks at reservations: two of them with the same products never wait for each other in a circle, and a reservation
 * does not change under whoever holds its entry. A cart that is involved is held before.
 */

/** An entry of the inventory, by product and supply channel. */
export interface StockKey {
  readonly sku: string;
  readonly channel: string;
}

interface ShortEntry extends StockKey {
  /** What the cart can have of it. */
  readonly available: number;
  /** Others have let a reservation of it expire that nobody has given back yet. */
  readonly hasExpired: boolean;
}

/** Something that takes pieces: a line of a cart or of an order. */
export interface StockLine {
  readonly sku: string;
  readonly quantity: number;
  readonly supplyChannel?: string | undefined;
}

const toColumns = (lines: readonly StockLine[]) => [
  lines.map((line) => line.sku),
  lines.map((line) => line.supplyChannel ?? NO_CHANNEL),
  lines.map((line) => line.quantity),
];

/** What the lines in `$2` to `$4` ask for of each entry, together. */
const askedLines = `
    select sku, channel, sum(quantity)::int as quantity
      from unnest($2::text[], $3::text[], $4::int[]) as line (sku, channel, quantity)
     group by sku, channel`;

/** The goods have left: nothing is reserved any more. */
const endReservation = `ended as (
    delete from stock_reservation where cart_id = $1 and not exists (select from short)
  )`;

/** What was asked for is reserved until `$6`, and nothing else. */
const setReservation = `ended as (
    delete from stock_reservation as held
     using change
     where held.cart_id = $1 and held.sku = change.sku and held.channel = change.channel and change.quantity is null
  ), kept as (
    insert into stock_reservation (cart_id, sku, channel, quantity, expires_at)
    select $1, sku, channel, quantity, $6 from change where quantity is not null
    on conflict (cart_id, sku, channel)
      do update set quantity = excluded.quantity, expires_at = excluded.expires_at
  )`;

/*
 * wanted -> short already? -> lock -> what the cart has reserved of it -> short? -> move the difference, all or nothing.
 * `locked` and `own` see each row as it is once its lock is held, so two carts never get the same piece. Whoever is short
 * at first sight waits for nobody: when the last piece is gone, nine hundred refusals do not stand in one line.
 * It is one statement: in two, somebody else could come between them.
 */
const moveAll = (reservation: string) =>
  statement(`
  with wanted as (${askedLines}
  ), glimpse as materialized (
    select wanted.sku, wanted.channel, coalesce(entry.available, 0) + coalesce(held.quantity, 0) as available
      from wanted
      left join inventory as entry on entry.sku = wanted.sku and entry.channel = wanted.channel
      left join stock_reservation as held
        on held.cart_id = $1 and held.sku = wanted.sku and held.channel = wanted.channel
     where coalesce(entry.available, 0) + coalesce(held.quantity, 0) < wanted.quantity
  ), locked as materialized (
    select entry.sku, entry.channel, entry.available
      from inventory as entry
     where not exists (select from glimpse)
       and (entry.sku, entry.channel) in (
             select sku, channel from wanted
             union select sku, channel from stock_reservation where cart_id = $1)
     order by entry.sku, entry.channel
       for update
  ), own as materialized (
    select sku, channel, quantity
      from stock_reservation
     where not exists (select from glimpse) and cart_id = $1 and (select count(*) from locked) >= 0
       for update
  ), short as materialized (
    select sku, channel, available from glimpse
    union all
    select wanted.sku, wanted.channel, coalesce(locked.available, 0) + coalesce(own.quantity, 0) as available
      from wanted
      left join locked using (sku, channel)
      left join own using (sku, channel)
     where not exists (select from glimpse)
       and coalesce(locked.available, 0) + coalesce(own.quantity, 0) < wanted.quantity
  ), change as materialized (
    select sku, channel, wanted.quantity, coalesce(own.quantity, 0) - coalesce(wanted.quantity, 0) as pieces
      from wanted
      full join own using (sku, channel)
     where not exists (select from short)
  ), moved as (
    update inventory as entry
       set available = entry.available + change.pieces
      from change
     where entry.sku = change.sku and entry.channel = change.channel and change.pieces <> 0
    returning entry.sku, entry.channel
  ), ${reservation}
  select 'short' as outcome, sku, channel, available,
         exists (select from stock_reservation as held
                  where held.sku = short.sku and held.channel = short.channel and held.expires_at <= $5) as "hasExpired"
    from short
  union all
  select 'moved' as outcome, sku, channel, 0 as available, false as "hasExpired" from moved
  order by 1, 2, 3`);

const take = moveAll(endReservation);
const reserve = moveAll(setReservation);

interface MovedRow extends ShortEntry {
  readonly outcome: 'short' | 'moved';
}

/** What a movement came to: either entries were short and nothing happened, or these changed. */
export interface Movement {
  readonly short: readonly ShortEntry[];
  /** Products whose `available` changed. */
  readonly changed: readonly string[];
}

function toMovement(rows: readonly MovedRow[]): Movement {
  return {
    short: rows.filter(({ outcome }) => outcome === 'short'),
    changed: [...new Set(rows.filter(({ outcome }) => outcome === 'moved').map(({ sku }) => sku))],
  };
}

/** Takes all lines for good, or none; what the cart has reserved is used up first, and what is left of it goes back. */
export async function takeAll(
  transaction: Queryable,
  cartId: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<Movement> {
  return toMovement(await transaction.query<MovedRow>(take, [cartId, ...toColumns(lines), now]));
}

/** Sets all lines aside until `expiresAt`, or none: afterwards the cart's reservation is these lines and nothing else. */
export async function reserveAll(
  transaction: Queryable,
  cartId: string,
  lines: readonly StockLine[],
  now: Date,
  expiresAt: Date,
): Promise<Movement> {
  const values = [cartId, ...toColumns(lines), now, expiresAt];
  return toMovement(await transaction.query<MovedRow>(reserve, values));
}

const fit = statement(`
  with line as (${askedLines}
  ), locked as materialized (
    select entry.sku, entry.channel
      from inventory as entry
     where (entry.sku, entry.channel) in (select sku, channel from stock_reservation where cart_id = $1)
     order by entry.sku, entry.channel
       for update
  ), own as materialized (
    select sku, channel, quantity
      from stock_reservation
     where cart_id = $1 and (select count(*) from locked) >= 0
       for update
  ), change as materialized (
    select sku, channel, own.quantity, least(own.quantity, coalesce(line.quantity, 0)) as kept
      from own
      left join line using (sku, channel)
  ), moved as (
    update inventory as entry
       set available = entry.available + change.quantity - change.kept
      from change
     where entry.sku = change.sku and entry.channel = change.channel and change.kept < change.quantity
    returning entry.sku
  ), ended as (
    delete from stock_reservation as held
     using change
     where held.cart_id = $1 and held.sku = change.sku and held.channel = change.channel and change.kept = 0
  ), kept as (
    update stock_reservation as held
       set quantity = change.kept, expires_at = $5
      from change
     where held.cart_id = $1 and held.sku = change.sku and held.channel = change.channel and change.kept > 0
  )
  select distinct sku from moved order by sku`);

/** Gives back what a cart has reserved beyond these lines and renews the rest. Answers the products that got pieces back. */
export async function fitAll(
  transaction: Queryable,
  cartId: string,
  lines: readonly StockLine[],
  expiresAt: Date,
): Promise<readonly string[]> {
  const rows = await transaction.query<{ sku: string }>(fit, [cartId, ...toColumns(lines), expiresAt]);
  return rows.map(({ sku }) => sku);
}

/** `due`: which entries have reservations that are over at `$1`. */
const giveBack = (due: string) =>
  statement(`
  with due as (${due}
  ), locked as materialized (
    select entry.sku, entry.channel
      from inventory as entry
     where (entry.sku, entry.channel) in (select sku, channel from due)
     order by entry.sku, entry.channel
       for update
  ), ended as (
    delete from stock_reservation as held
     using locked
     where held.sku = locked.sku and held.channel = locked.channel and held.expires_at <= $1
    returning held.sku, held.channel, held.quantity
  ), back as (
    select sku, channel, sum(quantity)::int as pieces from ended group by sku, channel
  )
  update inventory as entry
     set available = entry.available + back.pieces
    from back
   where entry.sku = back.sku and entry.channel = back.channel
  returning entry.sku, entry.channel`);

const giveBackOf = giveBack(`
    select sku, channel from unnest($2::text[], $3::text[]) as asked (sku, channel)`);

const giveBackAny = giveBack(`
    select sku, channel from stock_reservation
     where expires_at <= $1 group by sku, channel order by sku, channel limit $2`);

/** Gives back what is reserved of some entries and has expired. Answers those that got pieces. */
export function giveBackExpiredOf(
  transaction: Queryable,
  keys: readonly StockKey[],
  now: Date,
): Promise<readonly StockKey[]> {
  return transaction.query<StockKey>(giveBackOf, [
    now,
    keys.map(({ sku }) => sku),
    keys.map(({ channel }) => channel),
  ]);
}

/** The same of whatever has expired, so many entries at most. */
export function giveBackExpired(
  transaction: Queryable,
  now: Date,
  limit: number,
): Promise<readonly StockKey[]> {
  return transaction.query<StockKey>(giveBackAny, [now, limit]);
}

/** `$6`: the parameter that holds a cart's id, or null, in the statement around. */
type Parameter = `$${number}`;

/**
 * Columns about the stock of `product`, as an AvailabilityRow: `available` without a channel, `channels`, and what the
 * cart has reserved; `inventory` must be joined for the product and no channel.
 */
export function stockColumns(cart: Parameter): string {
  return `
    coalesce(inventory.available, 0) as available, inventory.reordered_at::text as "reorderedAt",
    (select jsonb_object_agg(supply.channel, jsonb_build_object(
              'available', supply.available, 'reorderedAt', supply.reordered_at))
       from inventory as supply
      where supply.sku = product.sku and supply.channel <> '${NO_CHANNEL}') as channels,
    (select jsonb_object_agg(held.channel, jsonb_build_object(
              'quantity', held.quantity, 'expiresAt', (extract(epoch from held.expires_at) * 1000)::bigint))
       from stock_reservation as held
      where held.cart_id = ${cart}::uuid and held.sku = product.sku) as reserved`;
}
