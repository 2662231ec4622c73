import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { statement } from '../kernel/database.ts';
import type { JobPayloads } from '../kernel/jobs.ts';
import { findFailedJobs } from './failed-jobs.ts';
import { createJobs, installJobSchema, type JobRunner, jobs } from './jobs.ts';

type Confirm = (payload: JobPayloads['send-order-confirmation']) => Promise<void>;

let test: TestDatabase;
let runners: JobRunner[] = [];
let logged: { level: string; message: string }[] = [];

const log = {
  error: (_: object, message: string) => void logged.push({ level: 'error', message }),
  warn: (_: object, message: string) => void logged.push({ level: 'warn', message }),
  info: () => undefined,
  debug: () => undefined,
};

beforeEach(async () => {
  test = await createTestDatabase();
  await installJobSchema(test.pool, log);
  runners = [];
  logged = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await test.drop();
});

function createRunner(confirm: Confirm): JobRunner {
  const notUsed = async () => undefined;
  const runner = createJobs({
    pool: test.pool,
    log,
    tasks: {
      'send-order-confirmation': confirm,
      'send-account-mail': notUsed,
      'send-newsletter-mail': notUsed,
      'deliver-card-notification': notUsed,
      'capture-card-checkout': notUsed,
      'cancel-card-payment': notUsed,
      'read-payment-report': notUsed,
      'send-payment-end': notUsed,
      'send-survey': notUsed,
      'cancel-second-payment': notUsed,
      'ask-about-payment': notUsed,
      'refund-payment': notUsed,
      'send-reversal-notice': notUsed,
      'issue-papers': notUsed,
      'send-paper': notUsed,
      'tell-stock-back': notUsed,
      'send-stock-notice': notUsed,
      'hand-over-request': notUsed,
      'send-request-mail': notUsed,
      'send-withdrawal-mail': notUsed,
      'make-picture-sizes': notUsed,
      'fetch-media': notUsed,
      'sweep-media': notUsed,
    },
  });
  runners.push(runner);
  return runner;
}

async function enqueue(orderId: string): Promise<void> {
  await test.database.transaction((transaction) =>
    jobs.enqueue(transaction, 'send-order-confirmation', { orderId }),
  );
}

async function countJobs(): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(
    statement('select count(*)::int as count from graphile_worker._private_jobs'),
  );
  return row?.count ?? 0;
}

/** Makes a waiting job due now, instead of after its pause; adding a job of another kind wakes the runner. */
async function skipPause(): Promise<void> {
  await test.database.transaction(async (transaction) => {
    await transaction.query(statement('update graphile_worker._private_jobs set run_at = now()'));
    await jobs.enqueue(transaction, 'cancel-card-payment', { paymentId: 'wake-up' });
  });
}

/** Collects what a task is given and lets the test wait for it. */
function createRecord() {
  const seen: string[] = [];
  let look = () => {};
  return {
    seen,
    add(orderId: string) {
      seen.push(orderId);
      look();
    },
    async waitFor(count: number): Promise<readonly string[]> {
      while (seen.length < count) {
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
      return seen;
    },
  };
}

describe('jobs', () => {
  it('run once their transaction has committed, and leave nothing behind', async () => {
    const record = createRecord();
    const runner = createRunner(async ({ orderId }) => record.add(orderId));
    await runner.start();
    await enqueue('first');
    await enqueue('second');
    expect([...(await record.waitFor(2))].sort()).toEqual(['first', 'second']);
    await runner.stop();
    expect(await countJobs()).toBe(0);
  });

  it('of a transaction that was rolled back never run', async () => {
    const record = createRecord();
    const runner = createRunner(async ({ orderId }) => record.add(orderId));
    await runner.start();
    const failing = test.database.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'send-order-confirmation', { orderId: 'rolled back' });
      throw new Error('the order was refused');
    });
    await expect(failing).rejects.toThrow('the order was refused');
    await enqueue('committed');
    await record.waitFor(1);
    await runner.stop();
    expect(record.seen).toEqual(['committed']);
    expect(await countJobs()).toBe(0);
  });

  it('that throw run again, after a pause and with the failure logged', async () => {
    const record = createRecord();
    const runner = createRunner(async ({ orderId }) => {
      record.add(orderId);
      if (record.seen.length === 1) throw new Error('the mail server is away');
    });
    await runner.start();
    await enqueue('order');
    await record.waitFor(1);
    await expect.poll(() => logged.filter(({ level }) => level === 'error').length).toBe(1);
    expect(logged[0]?.message).toContain('the mail server is away');
    await expect
      .poll(async () =>
        test.database.query(
          statement(
            `select attempts, last_error like '%mail server is away%' as told, run_at > now() as paused
               from graphile_worker._private_jobs`,
          ),
        ),
      )
      .toEqual([{ attempts: 1, told: true, paused: true }]);
    await skipPause();
    expect(await record.waitFor(2)).toEqual(['order', 'order']);
    await expect.poll(countJobs).toBe(0);
  });

  it('that used up their tries are kept and can be seen', async () => {
    const runner = createRunner(async () => {
      throw new Error('no such mailbox');
    });
    await enqueue('order');
    await test.database.query(
      statement('update graphile_worker._private_jobs set attempts = max_attempts - 1'),
    );
    expect(await findFailedJobs(test.database)).toEqual([]);
    await runner.start();
    await expect
      .poll(() => findFailedJobs(test.database))
      .toMatchObject([
        {
          name: 'send-order-confirmation',
          payload: { orderId: 'order' },
          attempts: 16,
          lastError: expect.stringContaining('no such mailbox'),
        },
      ]);
    expect(logged.map(({ message }) => message)).toContain('A job has failed for good and is kept');
  });

  it('in flight are finished before the runner has stopped', async () => {
    const record = createRecord();
    let finish = () => {};
    let isFinished = false;
    const runner = createRunner(async ({ orderId }) => {
      record.add(orderId);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      isFinished = true;
    });
    await runner.start();
    await enqueue('order');
    await record.waitFor(1);
    const stopped = runner.stop();
    expect(isFinished).toBe(false);
    finish();
    await stopped;
    expect(isFinished).toBe(true);
    expect(await countJobs()).toBe(0);
  });

  it('of a killed process run again, those of a living one do not', async () => {
    await enqueue('killed');
    const program = join(import.meta.dirname, '../../tests/support/run-hanging-job.ts');
    const child = spawn(process.execPath, [program, test.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [taken] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(taken).toBe('killed\n');

    const living = createRecord();
    const runner = createRunner(async ({ orderId }) => living.add(orderId));
    await runner.start();
    await enqueue('new');
    expect(await living.waitFor(1)).toEqual(['new']);
    await runner.stop();

    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(countConnectionsOfKilled).toBe(0);
    const after = createRecord();
    await createRunner(async ({ orderId }) => after.add(orderId)).start();
    expect(await after.waitFor(1)).toEqual(['killed']);
  });

  /** PostgreSQL notices a dead client when it next looks at the socket. */
  async function countConnectionsOfKilled(): Promise<number> {
    const [row] = await test.database.query<{ count: number }>(
      statement(`select count(*)::int as count from pg_locks where locktype = 'advisory' and objsubid = 2
                  and database = (select oid from pg_database where datname = current_database())`),
    );
    return row?.count ?? 0;
  }

  it('go on after the mark of a finished one could not be written', async () => {
    await test.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
      create trigger outage before delete on graphile_worker._private_jobs execute function refuse()`);
    const record = createRecord();
    const runner = createRunner(async ({ orderId }) => record.add(orderId));
    await runner.start();
    await enqueue('order');
    await expect
      .poll(() => logged.map(({ message }) => message))
      .toContain('The job runner cannot go on and is started again');
    await test.pool.query('drop trigger outage on graphile_worker._private_jobs');
    expect((await record.waitFor(2)).slice(0, 2)).toEqual(['order', 'order']);
    await expect.poll(countJobs).toBe(0);
    await enqueue('next');
    await expect.poll(() => record.seen.at(-1)).toBe('next');
    await runner.stop();
  });

  it('are installed by one of several processes that start together', async () => {
    const empty = await createTestDatabase({ schema: 'empty' });
    try {
      await Promise.all([1, 2, 3].map(() => installJobSchema(empty.pool, log)));
      await empty.database.transaction((transaction) =>
        jobs.enqueue(transaction, 'cancel-card-payment', { paymentId: 'payment' }),
      );
    } finally {
      await empty.drop();
    }
    expect(logged).toEqual([]);
  });
});
