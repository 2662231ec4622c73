import { type Queryable, statement } from '../../kernel/database.ts';

const insert = statement(
  'insert into card_sandbox.report (day, content, made_at) values ($1::date, $2, $3) on conflict (day) do nothing',
);
const selectDays = statement('select day::text as day from card_sandbox.report order by day desc limit $1');
const selectOne = statement('select content from card_sandbox.report where day = $1::date');
const selectOfTime = statement(
  'select day::text as day, content from card_sandbox.report where day >= $1::date and day < $2::date order by day',
);
const selectUnreported = statement(`
  select distinct (happened_at at time zone 'UTC')::date::text as day from card_sandbox.event
   where happened_at < $1::date and (happened_at at time zone 'UTC')::date not in (select day from card_sandbox.report)
   order by day`);

/** A day of the partner's, by UTC: `2026-11-20`. */
export type ReportDay = string;

/** Keeps a day's report unless there is one. */
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

/** Reports of some days, the last not included. */
export async function findReports(
  database: Queryable,
  from: ReportDay,
  until: ReportDay,
): Promise<{ readonly day: ReportDay; readonly content: string }[]> {
  return database.query<{ day: ReportDay; content: string }>(selectOfTime, [from, until]);
}

/** Days before one on which something happened, and which nobody has reported. */
export async function findUnreportedDays(database: Queryable, before: ReportDay): Promise<ReportDay[]> {
  const rows = await database.query<{ day: ReportDay }>(selectUnreported, [before]);
  return rows.map(({ day }) => day);
}
