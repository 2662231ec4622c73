import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { endLeftWork } from './support/end-left-work.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('what a test has left working ends with its locks, and the next one works on the same database', async () => {
  const begun = Promise.withResolvers<void>();
  const left = db.database.transaction(async (transaction) => {
    await transaction.query({ name: 'lock', text: 'lock table product in access exclusive mode' });
    begun.resolve();
    await transaction.query({ name: 'sleep', text: 'select pg_sleep(3600)' });
  });
  const outcome = left.then(
    () => 'went on',
    () => 'ended',
  );
  await begun.promise;
  await endLeftWork();
  expect(await outcome).toBe('ended');
  await db.pool.query('truncate product cascade');
  expect((await db.pool.query('select 1 as done')).rows).toEqual([{ done: 1 }]);
});
