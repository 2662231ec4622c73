import { type Queryable, statement } from '../../../kernel/database.ts';
import type { StockNotice } from './stock-notice.ts';

interface NoticeRow extends Omit<StockNotice, 'confirmedAt'> {
  readonly confirmedAt: Date | null;
}

const columns = 'id, sku, country, locale, email, asked_at as "askedAt", confirmed_at as "confirmedAt"';

const toNotice = ({ confirmedAt, ...row }: NoticeRow): StockNotice => ({
  ...row,
  confirmedAt: confirmedAt ?? undefined,
});

const upsert = statement(`
  insert into stock_notice (id, sku, country, locale, email, asked_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (sku, country, lower(email)) do update
     set locale = excluded.locale,
         asked_at = case when stock_notice.confirmed_at is null then excluded.asked_at else stock_notice.asked_at end
  returning id`);

/** Keeps who asked; somebody who asks again has one notice all the same. Answers the id it has. */
export async function keepNotice(
  transaction: Queryable,
  { id, sku, country, locale, email, askedAt }: Omit<StockNotice, 'confirmedAt'>,
): Promise<string> {
  const [row] = await transaction.query<{ id: string }>(upsert, [id, sku, country, locale, email, askedAt]);
  if (row === undefined) throw new Error('a notice was kept, yet there is none');
  return row.id;
}

const selectOne = statement(`select ${columns} from stock_notice where id = $1 and email is not null`);

export async function getNotice(database: Queryable, id: string): Promise<StockNotice | undefined> {
  const [row] = await database.query<NoticeRow>(selectOne, [id]);
  return row && toNotice(row);
}

const confirm = statement(`
  update stock_notice set confirmed_at = coalesce(confirmed_at, $2)
   where id = $1 and email is not null and (confirmed_at is not null or asked_at > $3)
  returning ${columns}`);

/** Of two at once both succeed, and it is confirmed once. */
export async function confirmNotice(
  transaction: Queryable,
  id: string,
  now: Date,
  askedAfter: Date,
): Promise<StockNotice | undefined> {
  const [row] = await transaction.query<NoticeRow>(confirm, [id, now, askedAfter]);
  return row && toNotice(row);
}

const remove = statement('delete from stock_notice where id = $1');

export async function removeNotice(database: Queryable, id: string): Promise<void> {
  await database.query(remove, [id]);
}

const selectUnsent = statement(`
  select ${columns} from stock_notice
   where id = $1 and email is not null and confirmed_at is null and asked_at > $2
     and (request_sent_at is null or request_sent_at <= $3)`);

/** A notice whose e-mail is still to be asked; none where it was confirmed, or asked a moment ago. */
export async function getUnsentRequest(
  database: Queryable,
  id: string,
  askedAfter: Date,
  sentBefore: Date,
): Promise<StockNotice | undefined> {
  const [row] = await database.query<NoticeRow>(selectUnsent, [id, askedAfter, sentBefore]);
  return row && toNotice(row);
}

const markRequest = statement('update stock_notice set request_sent_at = $2 where id = $1');

export async function markRequestSent(database: Queryable, id: string, now: Date): Promise<void> {
  await database.query(markRequest, [id, now]);
}

// Whoever tells waits for whoever is telling: what is counted below is what the others have written.
const oneAtATime = statement('select pg_advisory_xact_lock(4817203)');

const markDue = statement(`
  with free as (
    select entry.sku, entry.available::bigint * $3 - (
        select count(*) from stock_notice as told where told.sku = entry.sku and told.told_at > $2) as places
      from inventory as entry
      join product on product.sku = entry.sku and product.published and product.eligible_for_selling
     where entry.channel = '' and entry.available > 0
       and entry.sku in (select sku from stock_notice where confirmed_at is not null and told_at is null)
  ), due as (
    select id from (
      select notice.id, notice.confirmed_at, free.places,
             row_number() over (partition by notice.sku order by notice.confirmed_at, notice.id) as turn
        from stock_notice as notice
        join free on free.sku = notice.sku
       where notice.confirmed_at is not null and notice.told_at is null and notice.email is not null) as waiting
     where turn <= places
     order by confirmed_at, id
     limit $4
  )
  update stock_notice as notice set told_at = $1 from due where notice.id = due.id
  returning notice.id, notice.confirmed_at as "confirmedAt"`);

/**
 * Those whose turn it is, in the order in which they confirmed: of each piece that is there `toldAPiece`, those told since
 * `toldSince` counted in. From now on it is nobody else's turn for them.
 */
export async function takeDueNotices(
  transaction: Queryable,
  now: Date,
  toldSince: Date,
  toldAPiece: number,
  limit: number,
): Promise<readonly string[]> {
  await transaction.query(oneAtATime);
  const rows = await transaction.query<{ id: string; confirmedAt: Date }>(markDue, [
    now,
    toldSince,
    toldAPiece,
    limit,
  ]);
  return rows
    .toSorted(
      (left, right) =>
        left.confirmedAt.getTime() - right.confirmedAt.getTime() || (left.id < right.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

const selectTold = statement(
  `select ${columns} from stock_notice where id = $1 and email is not null and told_at is not null`,
);

/** A notice whose turn has come and whose mail has not gone. */
export async function getToldNotice(database: Queryable, id: string): Promise<StockNotice | undefined> {
  const [row] = await database.query<NoticeRow>(selectTold, [id]);
  return row && toNotice(row);
}

const waitAgain = statement('update stock_notice set told_at = null where id = $1 and email is not null');

/** The goods were gone again before its mail went: it keeps its place. */
export async function putNoticeBack(database: Queryable, id: string): Promise<void> {
  await database.query(waitAgain, [id]);
}

const forget = statement('update stock_notice set email = null where id = $1 and told_at is not null');

/** Its mail has gone, and its e-mail is forgotten. */
export async function forgetAddressee(database: Queryable, id: string): Promise<void> {
  await database.query(forget, [id]);
}

const removeOld = statement(`
  delete from stock_notice
   where (confirmed_at is null and asked_at <= $1) or confirmed_at <= $2 or (email is null and told_at <= $3)
  returning id`);

/** Those that were never confirmed, waited too long, or were told: each before its own time. Answers how many went. */
export async function removeOldNotices(
  database: Queryable,
  unconfirmedSince: Date,
  waitingSince: Date,
  toldSince: Date,
): Promise<number> {
  return (await database.query(removeOld, [unconfirmedSince, waitingSince, toldSince])).length;
}

/** How many wait for a product, for the shop's operator: nobody's name is in it. */
export interface WaitingCount {
  readonly sku: string;
  readonly name: string;
  readonly waiting: number;
  /** Have not confirmed their e-mail. */
  readonly unconfirmed: number;
  readonly since: Date;
}

const countWaiting = statement(`
  select notice.sku, coalesce(localized_text(product.name, 'en-GB', 'en-GB'), '') as name,
         count(*) filter (where confirmed_at is not null)::int as waiting,
         count(*) filter (where confirmed_at is null)::int as unconfirmed, min(asked_at) as since
    from stock_notice as notice
    left join product on product.sku = notice.sku
   where told_at is null
   group by notice.sku, product.name
   order by waiting desc, since, notice.sku
   limit $1`);

/** Products that are waited for, those first that most wait for. */
export function findWaitingCounts(
  { database }: { readonly database: Queryable },
  limit: number,
): Promise<readonly WaitingCount[]> {
  return database.query<WaitingCount>(countWaiting, [limit]);
}
