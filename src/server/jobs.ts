import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger,
  type LogLevel,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { statement } from '../kernel/database.ts';
import type { JobName, JobPayloads, Jobs } from '../kernel/jobs.ts';
import { createJobLiveness, type JobLiveness } from './job-liveness.ts';
import type { JobLog } from './job-log.ts';

/** What runs each kind of job. A throw means "try again later". */
export type JobTasks = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface JobRunnerSettings {
  /** The runner keeps two of its connections: one listens for new jobs, one shows other processes that it lives. */
  readonly pool: Pool;
  readonly tasks: JobTasks;
  readonly log: JobLog;
  /** How many jobs run at the same time in this process; 4 unless told. */
  readonly concurrency?: number;
}

export interface JobRunner {
  /** Works as soon as the schema is there, started or not. */
  readonly jobs: Jobs;
  start(): Promise<void>;
  /** Takes no more jobs and waits for those in flight. */
  stop(): Promise<void>;
}

/**
 * Tries at most: the pauses between them grow from 3 seconds over an hour (the 8th) to 6 hours (from the 10th on), so
 * 16 tries last two days. After the last one the job stays in its table (`failed-jobs.ts`).
 */
const mostAttempts: Readonly<Record<JobName, number>> = {
  'send-order-confirmation': 16,
  'send-account-mail': 16,
  'send-newsletter-mail': 16,
  'deliver-card-notification': 16,
  'capture-card-checkout': 16,
  'cancel-card-payment': 16,
  'read-payment-report': 16,
  'send-payment-end': 16,
  'cancel-second-payment': 16,
  'ask-about-payment': 16,
  'refund-payment': 16,
  'send-reversal-notice': 16,
  'send-survey': 16,
  'issue-papers': 16,
  'send-paper': 16,
  'tell-stock-back': 16,
  'send-stock-notice': 16,
  'hand-over-request': 16,
  'send-request-mail': 16,
  'send-withdrawal-mail': 16,
  'make-picture-sizes': 8,
  // Half an hour and three hours later a supplier's server answers again, or its owner is told.
  'fetch-media': 8,
  'sweep-media': 3,
};

/**
 * Work that fills the machine waits behind what somebody waits for, and goes through a few queues, of which each runs one job at
 * a time in all processes together.
 */
const heavyQueues: Partial<Readonly<Record<JobName, number>>> = {
  'make-picture-sizes': 2,
  'fetch-media': 2,
};
const BEHIND_OTHERS = 10;

const addStatement = statement(`
  select id from graphile_worker.add_job($1, $2::text::json, max_attempts => $3,
    queue_name => $1 || ' ' || mod(abs(hashtext($2::text)), nullif($4, 0)), priority => case when $4 = 0 then 0 else $5 end,
    run_at => $6::timestamptz)`);

/** Where a transaction writes its jobs; nobody sees them before it commits. */
export const jobs: Jobs = {
  async enqueue(transaction, name, payload, runAt) {
    await transaction.query(addStatement, [
      name,
      JSON.stringify(payload),
      mostAttempts[name],
      heavyQueues[name] ?? 0,
      BEHIND_OTHERS,
      runAt ?? null,
    ]);
  },
};

/** Advisory lock of whoever installs the tables of jobs; next to the migrations' own number. */
const INSTALL_LOCK = 4_817_202;

const heardPools = new WeakSet<Pool>();

/** A connection in use that breaks is an error event on its client; unheard, it would end the process. */
function hearLostConnections(pool: Pool, log: JobLog): void {
  if (heardPools.has(pool)) return;
  heardPools.add(pool);
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection in use was lost'));
  });
}

/** Installs or updates the tables of jobs; of several processes one does it and the others wait. */
export async function installJobSchema(pool: Pool, log: JobLog): Promise<void> {
  hearLostConnections(pool, log);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [INSTALL_LOCK]);
    try {
      await runMigrations({ pgPool: pool, logger: buildLogger(log) });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [INSTALL_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** One life of the worker; it does not survive a database that goes away at the wrong moment. */
interface Life {
  readonly runner: Runner;
  readonly liveness: JobLiveness;
  /** Resolves when it takes no more jobs, whether it was told to stop or cannot go on. */
  readonly over: Promise<void>;
  isOver(): boolean;
}

const PAUSE_BEFORE_NEXT_LIFE_MS = 1000;

/** Runs the jobs of the shop in this process. Any number of processes can share one database. */
export function createJobs(settings: JobRunnerSettings): JobRunner {
  const { pool, log } = settings;
  const stopped = new AbortController();
  let life: Life | undefined;
  let watch: Promise<void> | undefined;

  async function nextLife(): Promise<Life | undefined> {
    while (!stopped.signal.aborted) {
      try {
        return await beginLife(settings);
      } catch (error) {
        log.warn({ err: error }, 'The job runner could not be started and is tried again');
        await delay(PAUSE_BEFORE_NEXT_LIFE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  async function keepAlive(first: Life): Promise<void> {
    life = first;
    for (;;) {
      await life.over;
      if (stopped.signal.aborted) return;
      log.warn({}, 'The job runner cannot go on and is started again');
      // What it had in hand is free from now on, and is done again.
      await life.liveness.end();
      const next = await nextLife();
      if (next === undefined) return;
      life = next;
      if (stopped.signal.aborted) return endLife(next);
    }
  }

  return {
    jobs,
    async start() {
      await installJobSchema(pool, log);
      watch = keepAlive(await beginLife(settings));
    },
    async stop() {
      stopped.abort();
      if (life !== undefined) await endLife(life);
      await watch;
    },
  };
}

async function endLife({ runner, isOver, liveness }: Life): Promise<void> {
  if (!isOver()) await runner.stop();
  await liveness.end();
}

async function beginLife({ pool, log, tasks, concurrency = 4 }: JobRunnerSettings): Promise<Life> {
  const liveness = createJobLiveness(pool, log);
  try {
    await liveness.freeAbandonedJobs();
    const { promise: over, resolve } = Promise.withResolvers<void>();
    let isOver = false;
    const end = () => {
      isOver = true;
      resolve();
    };
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => liveness.show(workerPool.id));
    events.on('pool:fatalError', end);
    events.on('job:failed', ({ job }) => {
      log.error({ jobId: job.id, job: job.task_identifier }, 'A job has failed for good and is kept');
    });
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      // Gathered, even for no time at all, the marks of finished jobs are waited for by `stop`; else they are not.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: buildLogger(log),
      events,
      taskList: buildTaskList(tasks),
      // Every night, by one of the processes.
      parsedCronItems: parseCronItems([{ task: 'sweep-media', match: '17 3 * * *' }]),
      // Asked before every job is taken: no job without a sign of life that others can see.
      forbiddenFlags: () => liveness.shown(),
    });
    runner.promise.then(end, end);
    return { runner, liveness, over, isOver: () => isOver };
  } catch (error) {
    await liveness.end();
    throw error;
  }
}

/** The worker's table of functions; a payload is what `enqueue` wrote, checked by its type there. */
function buildTaskList(tasks: JobTasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [name, (payload: unknown) => run(payload as never)]),
  );
}

const logLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** The worker's own "info" is one line a job; the shop's log shows it only when asked for. */
function buildLogger(log: JobLog): Logger {
  return new Logger((scope) => (level: `${LogLevel}`, message, meta) => {
    const error = meta?.error;
    log[logLevels[level]]({ ...scope, ...(error === undefined ? {} : { err: error }) }, message);
  });
}
