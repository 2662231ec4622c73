import type { Pool } from 'pg';
import type { JobLog } from './job-log.ts';

/**
 * A killed process leaves its jobs marked as taken; the worker itself would free them after four hours. Here every
 * worker pool holds an advisory lock named after it, on a connection of its own, and a lock that anybody can get
 * belongs to nobody alive:
 *
 *     process A  ── holds lock(pool-a) ──  jobs locked_by pool-a: being worked on
 *     process B  ── killed, lock gone  ──  jobs locked_by pool-b: freed by A within 15 seconds, or by the next start
 */
export interface JobLiveness {
  /** Takes the lock of a worker pool, and takes it again whenever its connection is lost. */
  show(workerPoolId: string): void;
  /** Resolves to null while the lock is held; rejects when it cannot be had. */
  shown(): Promise<null>;
  /** Frees the jobs of worker pools whose process is gone. */
  freeAbandonedJobs(): Promise<void>;
  end(): Promise<void>;
}

interface HeldLock {
  /** Resolves when others can have it. */
  release(): Promise<void>;
}

/** First half of the advisory lock's key; the second is the worker pool's name. */
const LOCK_CLASS = 4_817_203;
const SWEEP_MS = 15_000;

const FREE_ABANDONED = `
  with taken as materialized (
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
  ), abandoned as materialized (
    select locked_by from taken where pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), array_agg(locked_by) as pools
    from abandoned
  having count(*) > 0`;

export function createJobLiveness(pool: Pool, log: JobLog): JobLiveness {
  let name: string | undefined;
  let held: Promise<HeldLock> | undefined;
  let ended = false;

  async function hold(workerPoolId: string): Promise<HeldLock> {
    const client = await pool.connect();
    let isOurs = true;
    const giveBack = (reason: Error | true) => {
      if (isOurs) client.release(reason); // either way the connection ends, and with it the lock
      isOurs = false;
    };
    client.on('error', (error) => {
      if (!isOurs) return;
      log.warn({ err: error }, 'The connection that shows this job runner alive was lost');
      held = undefined;
      giveBack(error);
    });
    try {
      await client.query(`select pg_advisory_lock(${LOCK_CLASS}, hashtext($1))`, [workerPoolId]);
    } catch (error) {
      giveBack(true);
      throw error;
    }
    return {
      async release() {
        // A connection that is gone has left its lock already.
        await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
        giveBack(true);
      },
    };
  }

  function tryHold(workerPoolId: string): Promise<HeldLock> {
    const attempt = hold(workerPoolId);
    attempt.catch(() => {
      if (held === attempt) held = undefined; // the next job that is looked for tries again
    });
    return attempt;
  }

  async function freeAbandonedJobs(): Promise<void> {
    const { rows } = await pool.query<{ pools: string[] }>(FREE_ABANDONED);
    if (rows[0] !== undefined) log.warn({ pools: rows[0].pools }, 'Jobs of a process that is gone run again');
  }

  const sweep = setInterval(() => {
    freeAbandonedJobs().catch((error: unknown) =>
      log.warn({ err: error }, 'Could not look for abandoned jobs'),
    );
  }, SWEEP_MS);
  sweep.unref();

  return {
    show(workerPoolId) {
      name = workerPoolId;
    },
    async shown() {
      if (name === undefined || ended) throw new Error('this job runner is not running');
      held ??= tryHold(name);
      await held;
      return null;
    },
    freeAbandonedJobs,
    async end() {
      ended = true;
      clearInterval(sweep);
      const holding = held;
      held = undefined;
      const lock = await holding?.catch(() => undefined);
      await lock?.release();
    },
  };
}
