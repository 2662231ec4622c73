import { type Queryable, statement } from '../../../kernel/database.ts';
import { NO_CHANNEL } from './availability.ts';
import type { StockVisitor } from './stock-visitor.ts';

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

/** What each entry gives: all that is asked for. */
const grantAsked = `granted as (
    select sku, channel, quantity from wanted
  )`;

/**
 * What each entry gives a payment that is under way: of the pieces on hand a quarter, and at least one, is never set aside, and
 * one visitor has no more than half of them (`$7` the session, `$8` the block of addresses; without a session nothing).
 */
const grantShare = `room as (
    select sku, channel, entry.on_hand - greatest(1, (entry.on_hand + 3) / 4) - entry.of_others as of_all,
           (entry.on_hand + 1) / 2 - entry.of_visitor as of_visitor
      from (select locked.sku, locked.channel, locked.available + coalesce(sum(held.quantity), 0)::int as on_hand,
                   coalesce(sum(held.quantity) filter (where held.cart_id <> $1 and held.expires_at > $5), 0)::int
                     as of_others,
                   coalesce(sum(held.quantity) filter (
                     where held.cart_id <> $1 and held.expires_at > $5
                       and (held.session = $7 or held.network = $8)), 0)::int as of_visitor
              from locked
              left join stock_reservation as held on held.sku = locked.sku and held.channel = locked.channel
             group by locked.sku, locked.channel, locked.available) as entry
  ), granted as (
    select sku, channel,
           case when $7::text is null then null
                else nullif(greatest(0, least(wanted.quantity, room.of_all, room.of_visitor)), 0) end as quantity
      from wanted
      left join room using (sku, channel)
  )`;

/** The goods have left: nothing is reserved any more. */
const endReservation = `ended as (
    delete from stock_reservation where cart_id = $1 and not exists (select from short)
  )`;

/** What was granted is reserved until `$6`, and nothing else. */
const setReservation = `ended as (
    delete from stock_reservation as held
     using change
     where held.cart_id = $1 and held.sku = change.sku and held.channel = change.channel and change.quantity is null
  ), kept as (
    insert into stock_reservation (cart_id, sku, channel, quantity, expires_at, session, network)
    select $1, sku, channel, quantity, $6, $7, $8 from change where quantity is not null
    on conflict (cart_id, sku, channel)
      do update set quantity = excluded.quantity, expires_at = excluded.expires_at,
                    session = excluded.session, network = excluded.network
  )`;

/** What is short at first sight: whoever is waits for nobody. */
const glimpse = `glimpse as materialized (
    select wanted.sku, wanted.channel, coalesce(entry.available, 0) + coalesce(held.quantity, 0) as available
      from wanted
      left join inventory as entry on entry.sku = wanted.sku and entry.channel = wanted.channel
      left join stock_reservation as held
        on held.cart_id = $1 and held.sku = wanted.sku and held.channel = wanted.channel
     where coalesce(entry.available, 0) + coalesce(held.quantity, 0) < wanted.quantity
  )`;

/** The entries of what is asked for and of what the cart has reserved, unless something is short. */
const lockEntries = `
    select entry.sku, entry.channel, entry.available
      from inventory as entry
     where not exists (select from glimpse)
       and (entry.sku, entry.channel) in (
             select sku, channel from wanted
             union select sku, channel from stock_reservation where cart_id = $1)
     order by entry.sku, entry.channel
       for update`;

/** Before a share is reckoned: the reservations of others are to be seen as they are once the entries are held. */
const hold = statement(`
  with wanted as (${askedLines}
  ), ${glimpse}${lockEntries}`);

/*
 * wanted -> short already? -> lock -> what the cart has reserved of it -> short? -> granted -> move the difference, all or nothing.
 * `locked` and `own` see each row as it is once its lock is held, so two carts never get the same piece. Whoever is short
 * at first sight waits for nobody: when the last piece is gone, nine hundred refusals do not stand in one line.
 * It is one statement: in two, somebody else could come between them.
 */
const moveAll = (grant: string, reservation: string) =>
  statement(`
  with wanted as (${askedLines}
  ), ${glimpse}, locked as materialized (${lockEntries}
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
  ), ${grant}, change as materialized (
    select sku, channel, granted.quantity, coalesce(own.quantity, 0) - coalesce(granted.quantity, 0) as pieces
      from granted
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

const take = moveAll(grantAsked, endReservation);
const reserve = moveAll(grantShare, setReservation);

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

/**
 * Sets aside until `expiresAt` what the visitor may have of all lines, or nothing where one is short: afterwards the cart's
 * reservation is that and nothing else.
 */
export async function reserveAll(
  transaction: Queryable,
  cartId: string,
  lines: readonly StockLine[],
  now: Date,
  { visitor, expiresAt }: { readonly visitor: StockVisitor | undefined; readonly expiresAt: Date },
): Promise<Movement> {
  const values = [
    cartId,
    ...toColumns(lines),
    now,
    expiresAt,
    visitor?.session ?? null,
    visitor?.network ?? null,
  ];
  await transaction.query(hold, values.slice(0, 4));
  return toMovement(await transaction.query<MovedRow>(reserve, values));
}

const release = statement(`
  with locked as materialized (
    select entry.sku, entry.channel
      from inventory as entry
     where (entry.sku, entry.channel) in (select sku, channel from stock_reservation where cart_id = $1)
     order by entry.sku, entry.channel
       for update
  ), ended as (
    delete from stock_reservation as held
     where held.cart_id = $1 and (select count(*) from locked) >= 0
    returning held.sku, held.channel, held.quantity
  ), moved as (
    update inventory as entry
       set available = entry.available + ended.quantity
      from ended
     where entry.sku = ended.sku and entry.channel = ended.channel
    returning entry.sku
  )
  select distinct sku from moved order by sku`);

/** Gives back what a cart has reserved. Answers the products that got pieces back. */
export async function releaseAll(transaction: Queryable, cartId: string): Promise<readonly string[]> {
  const rows = await transaction.query<{ sku: string }>(release, [cartId]);
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
    (select jsonb_object_agg(held.channel, held.quantity)
       from stock_reservation as held
      where held.cart_id = ${cart}::uuid and held.sku = product.sku) as reserved`;
}
