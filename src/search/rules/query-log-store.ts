import { type Queryable, statement } from '../../kernel/database.ts';
import type { LocaleCode } from '../../kernel/locale.ts';

/** How often one text was searched for on one day. */
export interface QueryCount {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly locale: LocaleCode;
  readonly query: string;
  readonly written: string;
  readonly searches: number;
  readonly withoutHits: number;
  /** Of the last search. */
  readonly hits: number;
}

/** Always in the order of the key: two processes that write the same rows wait for each other, and never both. */
const upsertCounts = statement(`
  insert into search_query_count as known (day, locale, query, written, searches, without_hits, hits)
  select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::integer[])
           as counted (day, locale, query, written, searches, without_hits, hits)
   where $8 or exists (select from search_query_count as kept
                        where (kept.day, kept.locale, kept.query, kept.written)
                            = (counted.day, counted.locale, counted.query, counted.written))
   order by day, locale, query collate "C", written collate "C"
  on conflict (day, locale, query, written) do update
     set searches = least(known.searches::bigint + excluded.searches, 2147483647),
         without_hits = least(known.without_hits::bigint + excluded.without_hits, 2147483647),
         hits = excluded.hits
  returning known.xmax = 0 as is_new`);

/** Adds to what all processes have counted. Resolves to how many rows are new; `'known'` lets none be. */
export async function addQueryCounts(
  database: Queryable,
  counts: readonly QueryCount[],
  texts: 'all' | 'known',
): Promise<number> {
  const rows = await database.query<{ is_new: boolean }>(upsertCounts, [
    counts.map(({ day }) => day),
    counts.map(({ locale }) => locale),
    counts.map(({ query }) => query),
    counts.map(({ written }) => written),
    counts.map(({ searches }) => searches),
    counts.map(({ withoutHits }) => withoutHits),
    counts.map(({ hits }) => hits),
    texts === 'all',
  ]);
  return rows.filter((row) => row.is_new).length;
}

/** What shoppers asked for, over some days and all ways to write it. */
export interface AskedQuery {
  readonly locale: LocaleCode;
  readonly query: string;
  /** As it was written most often. */
  readonly written: string;
  readonly searches: number;
  readonly withoutHits: number;
  /** Of the last day. */
  readonly hits: number;
  readonly days: number;
}

interface AskedRow {
  readonly locale: LocaleCode;
  readonly query: string;
  readonly written: string;
  readonly searches: number;
  readonly without_hits: number;
  readonly hits: number;
  readonly days: number;
}

const summed = `
  select locale, query, (array_agg(written order by searches desc, written))[1] as written,
         least(sum(searches), 2147483647)::integer as searches,
         least(sum(without_hits), 2147483647)::integer as without_hits,
         (array_agg(hits order by day desc, searches desc))[1] as hits, count(distinct day)::integer as days
    from search_query_count`;

const toAsked = ({ without_hits, ...row }: AskedRow): AskedQuery => ({ ...row, withoutHits: without_hits });

/** Which part of what was asked an operator wants to see. */
export interface AskedFilter {
  readonly locale?: LocaleCode | undefined;
  /** The first day, `2026-11-21`. */
  readonly since: string;
  readonly limit: number;
}

const selectTop = statement(`
  ${summed} where day >= $1::date and ($2::text is null or locale = $2)
   group by locale, query order by sum(searches) desc, locale, query limit $3`);

/** The most frequent first. */
export async function selectTopQueries(
  database: Queryable,
  { locale, since, limit }: AskedFilter,
): Promise<readonly AskedQuery[]> {
  return (await database.query<AskedRow>(selectTop, [since, locale ?? null, limit])).map(toAsked);
}

const selectWithoutHits = statement(`
  ${summed} where day >= $1::date and ($2::text is null or locale = $2)
   group by locale, query having sum(without_hits) > 0
   order by sum(without_hits) desc, locale, query limit $3`);

/** Those that found nothing, the most frequent first; what finds something by now is among them, with its `hits`. */
export async function selectQueriesWithoutHits(
  database: Queryable,
  { locale, since, limit }: AskedFilter,
): Promise<readonly AskedQuery[]> {
  return (await database.query<AskedRow>(selectWithoutHits, [since, locale ?? null, limit])).map(toAsked);
}

/** From when on a query may be offered to other shoppers. */
export interface OfferThresholds {
  readonly since: string;
  readonly searches: number;
  readonly days: number;
  readonly limit: number;
}

const selectOffered = statement(`
  select * from (${summed} where locale = $1 and day >= $2::date group by locale, query) as asked
   where searches - without_hits >= $3 and days >= $4 and hits > 0
   order by searches desc, query limit $5`);

/** Queries of a locale that enough shoppers have asked and that find something, the most frequent first. */
export async function selectOfferedQueries(
  database: Queryable,
  locale: LocaleCode,
  { since, searches, days, limit }: OfferThresholds,
): Promise<readonly AskedQuery[]> {
  const rows = await database.query<AskedRow>(selectOffered, [locale, since, searches, days, limit]);
  return rows.map(toAsked);
}

const deleteOldCounts = statement(`
  with rare as (
    select locale, query from search_query_count group by locale, query
    having max(day) < $2::date and sum(searches) < $3
  )
  delete from search_query_count as counted
   where day < $1::date or (locale, query) in (select locale, query from rare)
  returning query`);

/** Removes what is older than `before`, and rare texts that nobody has asked since `rareBefore`. Resolves to how many rows went. */
export async function removeOldCounts(
  database: Queryable,
  {
    before,
    rareBefore,
    rare,
  }: { readonly before: string; readonly rareBefore: string; readonly rare: number },
): Promise<number> {
  return (await database.query(deleteOldCounts, [before, rareBefore, rare])).length;
}
