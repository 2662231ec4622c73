import { afterEach, inject } from 'vitest';

/** Names of the databases that this process has open. */
export const openedHere = new Set<string>();

/**
 * Ends whatever still works on the databases of this file. A test that ran out of time goes on behind the next one, with
 * its locks: without its connections it fails, and the next test meets nobody.
 */
export async function endLeftWork(): Promise<void> {
  if (openedHere.size === 0) return;
  // Most test files need no database, and none before one of their tests runs out of time.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: inject('testServer').url });
  await client.connect();
  try {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)', [
      [...openedHere],
    ]);
  } finally {
    await client.end();
  }
}

afterEach(async ({ task }) => {
  const ranOutOfTime = task.result?.errors?.some(({ message }) => /^Test timed out in \d+ms/.test(message));
  if (ranOutOfTime) await endLeftWork();
});
