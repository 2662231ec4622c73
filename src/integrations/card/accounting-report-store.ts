import { type Queryable, statement } from '../../kernel/database.ts';

const insert = statement('insert into card_sandbox.report (day, content, made_at) values ($1::date, $2, $3)');
const selectDays = statement('select day::text as day from card_sandbox.report order by day desc limit $1');
const selectOne = statement('select content from card_sandbox.report where day = $1::date');
const selectSince = statement(
  'select day::text as day, content from card_sandbox.report where day >= $1::date order by day',
);
// What is there of a day that was reported already is of the last one that is over and was not.
const selectUnreported = statement(`
  with missing as (
    select distinct (happened_at at time zone 'UTC')::date as day from card_sandbox.event
     where reported_on is null and happened_at < $1::timestamp at time zone 'UTC')
  select day::text as day from (
    select day from missing union select $1::date - 1 from missing) as due
   where day not in (select day from card_sandbox.report)
   order by day`);
const markReported = statement(
  'update card_sandbox.event set reported_on = $2::date where id = any($1::text[])',
);
// Whoever closes days waits for whoever is closing them.
const oneAtATime = statement('select pg_advisory_xact_lock(4817204)');

/** A day of the partner's, by UTC: `2026-11-20`. */
export type ReportDay = string;

/** Keeps a day's report; there is none yet. */
export async function addReport(
  database: Queryable,
  report: { readonly day: ReportDay; readonly content: string; readonly madeAt: Date },
): Promise<void> {
  await database.query(insert, [report.day, report.content, report.madeAt]);
}

/** The days that were reported last, the newest first. */
export async function findReportedDays(database: Queryable, limit: number): Promise<ReportDay[]> {
  const rows = await database.query<{ day: ReportDay }>(selectDays, [limit]);
  return rows.map(({ day }) => day);
}

export async function getReport(database: Queryable, day: ReportDay): Promise<string | undefined> {
  const [row] = await database.query<{ content: string }>(selectOne, [day]);
  return row?.content;
}

/** Reports of a day and of all after it. */
export async function findReportsSince(database: Queryable, from: ReportDay): Promise<readonly string[]> {
  const rows = await database.query<{ content: string }>(selectSince, [from]);
  return rows.map(({ content }) => content);
}

/** Days before one that are to be reported: on each something happened that no report has. Held until the transaction ends. */
export async function holdUnreportedDays(transaction: Queryable, before: ReportDay): Promise<ReportDay[]> {
  await transaction.query(oneAtATime);
  const rows = await transaction.query<{ day: ReportDay }>(selectUnreported, [before]);
  return rows.map(({ day }) => day);
}

/** From now on a day's report is the one that has these events. */
export async function markEventsReported(
  transaction: Queryable,
  ids: readonly string[],
  day: ReportDay,
): Promise<void> {
  await transaction.query(markReported, [ids, day]);
}
