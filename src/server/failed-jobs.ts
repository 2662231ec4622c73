import { type Queryable, statement } from '../kernel/database.ts';
import type { JobName } from '../kernel/jobs.ts';

/** A job that used up its tries, for the shop's operator. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

const FAILED = `
     from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null`;

const select = statement(
  `select jobs.id::text as id, tasks.identifier as name, jobs.payload, jobs.attempts, jobs.last_error as "lastError",
          jobs.created_at as "createdAt" ${FAILED}
    order by jobs.id
    limit 1000`,
);

/** The jobs that will not be tried again, oldest first, at most 1,000. */
export async function findFailedJobs(database: Queryable): Promise<FailedJob[]> {
  return await database.query<FailedJob>(select);
}

const OF_THESE = `array(select jobs.id ${FAILED} and jobs.id = any($1::bigint[]))`;

const reschedule = statement(
  `select id::text as id from graphile_worker.reschedule_jobs(${OF_THESE}, run_at => now(), attempts => 0)`,
);
const complete = statement(`select id::text as id from graphile_worker.complete_jobs(${OF_THESE})`);

/** Those of the jobs that had failed for good are due now, with all their tries before them. Resolves to their ids. */
export async function retryFailedJobs(database: Queryable, ids: readonly string[]): Promise<string[]> {
  return (await database.query<{ id: string }>(reschedule, [ids])).map(({ id }) => id);
}

/** Those of the jobs that had failed for good are given up, and what they hold of people with them. Resolves to their ids. */
export async function forgetFailedJobs(database: Queryable, ids: readonly string[]): Promise<string[]> {
  return (await database.query<{ id: string }>(complete, [ids])).map(({ id }) => id);
}

const rescheduleMails = statement(
  `select id from graphile_worker.reschedule_jobs(
     array(select jobs.id
             from graphile_worker._private_jobs as jobs
             join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
            where tasks.identifier = any($1::text[]) and jobs.attempts > 0 and jobs.locked_at is null),
     run_at => now(), attempts => 0)`,
);

const mailJobs = [
  'send-order-confirmation',
  'send-account-mail',
  'send-newsletter-mail',
  'send-payment-end',
  'send-reversal-notice',
  'issue-papers',
  'send-paper',
  'send-request-mail',
  'send-withdrawal-mail',
] as const satisfies readonly JobName[];

/** Mails that could not be sent are due now: the merchant has changed who they are from. */
export async function retryMails(database: Queryable): Promise<void> {
  await database.query(rescheduleMails, [mailJobs]);
}
