import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { statement } from '../kernel/database.ts';
import { checkDatabase, openDatabase, withTransaction } from './database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ schema: 'empty' });
  await test.pool.query('CREATE TABLE account (id text PRIMARY KEY, amount bigint NOT NULL)');
});
afterAll(() => test.drop());

const insert = statement('INSERT INTO account VALUES ($1, $2)');
const select = statement('SELECT amount FROM account WHERE id = $1');
const add = statement('UPDATE account SET amount = amount + $2 WHERE id = $1');

async function amountOf(id: string): Promise<number | undefined> {
  const [row] = await test.database.query<{ amount: number }>(select, [id]);
  return row?.amount;
}

/** Two parties that wait until both have come. */
function meeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === 2) resolve();
    return promise;
  };
}

describe('the database handle', () => {
  it('gives amounts as numbers, dates as they are written, and refuses a number it cannot hold exactly', async () => {
    const read = statement(`SELECT 12900::bigint AS amount, date '2026-03-01' AS day, 1.50::numeric AS rate`);
    expect(await test.database.query(read)).toEqual([{ amount: 12_900, day: '2026-03-01', rate: '1.50' }]);
    const tooBig = statement('SELECT 9007199254740993::bigint AS amount');
    await expect(test.database.query(tooBig)).rejects.toThrow('not an exact number');
  });

  it('prepares a statement once per connection under its name', async () => {
    await test.database.transaction(async (transaction) => {
      await transaction.query(select, ['nobody']);
      await transaction.query(select, ['nobody']);
      const known = statement('SELECT name FROM pg_prepared_statements WHERE statement = $1');
      expect(await transaction.query(known, [select.text])).toEqual([{ name: select.name }]);
    });
  });

  it('commits what a transaction did and nothing of one that throws', async () => {
    await test.database.transaction((transaction) => transaction.query(insert, ['kept', 1]));
    const failing = test.database.transaction(async (transaction) => {
      await transaction.query(insert, ['lost', 1]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await amountOf('kept'), await amountOf('lost')]).toEqual([1, undefined]);
  });

  it('does not report success when a failed statement was swallowed inside', async () => {
    const swallowing = test.database.transaction(async (transaction) => {
      await transaction.query(insert, ['half', 1]);
      await transaction.query(insert, ['half', 1]).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await amountOf('half')).toBeUndefined();
  });

  it('runs both of two transactions that lock each other out', async () => {
    await test.pool.query(`INSERT INTO account VALUES ('a', 0), ('b', 0)`);
    const meet = meeting();
    const attempts = { first: 0, second: 0 };
    const move = (who: 'first' | 'second', one: string, other: string) =>
      test.database.transaction(async (transaction) => {
        attempts[who] += 1;
        await transaction.query(add, [one, 1]);
        if (attempts[who] === 1) await meet();
        await transaction.query(add, [other, 1]);
      });
    await Promise.all([move('first', 'a', 'b'), move('second', 'b', 'a')]);
    expect([await amountOf('a'), await amountOf('b')]).toEqual([2, 2]);
    // Whoever is asked to try again may take its first lock back before the other wakes up: then they meet once more.
    expect(attempts.first + attempts.second).toBeGreaterThanOrEqual(3);
  });

  it('loses no update between serializable transactions', async () => {
    await test.pool.query(`INSERT INTO account VALUES ('counter', 0)`);
    const meet = meeting();
    const set = statement('UPDATE account SET amount = $2 WHERE id = $1');
    let attempts = 0;
    const increment = () =>
      withTransaction(
        test.pool,
        async (transaction) => {
          attempts += 1;
          const first = attempts <= 2;
          const [row] = await transaction.query<{ amount: number }>(select, ['counter']);
          if (first) await meet();
          await transaction.query(set, ['counter', (row?.amount ?? 0) + 1]);
        },
        'serializable',
      );
    await Promise.all([increment(), increment()]);
    expect(await amountOf('counter')).toBe(2);
    expect(attempts).toBe(3);
  });

  it('gives a conflict that does not end back after six attempts', async () => {
    let attempts = 0;
    const hopeless = test.database.transaction(async (transaction) => {
      attempts += 1;
      await transaction.query(
        statement(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`),
      );
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(6);
  });

  it('ends a statement that takes too long', async () => {
    const hasty = openDatabase({ url: test.url, log: () => undefined, statementTimeout: 50 });
    await expect(hasty.query(statement('SELECT pg_sleep(20)'))).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
  });

  it('goes on after its idle connections were cut, with a line in the log', async () => {
    const lines: string[] = [];
    const other = openDatabase({ url: test.url, log: (line) => lines.push(line) });
    const [row] = await other.query<{ pid: number }>(statement('SELECT pg_backend_pid() AS pid'));
    await test.pool.query('SELECT pg_terminate_backend($1)', [row?.pid]);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/^A database connection was lost: /);
    expect(await other.query(statement('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    await other.close();
  });

  it('says in one line that a database is not there', async () => {
    const nowhere = openDatabase({ url: 'postgres://shop@127.0.0.1:1/shop', log: () => undefined });
    expect(await checkDatabase(nowhere)).toBe(
      'The database does not answer: connect ECONNREFUSED 127.0.0.1:1',
    );
    await nowhere.close();
    expect(await checkDatabase(test.database)).toBeUndefined();
  });
});
