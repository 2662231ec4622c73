import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { statement } from '../../kernel/database.ts';
import { installJobSchema, jobs } from '../jobs.ts';

const silent = () => undefined;

let database: TestDatabase;
let commands: TestCommandLine;
beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  await installJobSchema(database.pool, { error: silent, warn: silent, info: silent, debug: silent });
  for (const orderId of ['first', 'second', 'waiting']) {
    await jobs.enqueue(database.database, 'send-order-confirmation', { orderId });
  }
  await database.database.query(
    statement(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = E'refused \\u001b[2J\\nat line 1'
                where payload ->> 'orderId' <> 'waiting'`),
  );
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('jobs', ...args);

const countDue = async () => {
  const [row] = await database.database.query<{ due: number; all: number }>(
    statement(`select count(*) filter (where attempts = 0)::int as due, count(*)::int as all
                 from graphile_worker._private_jobs`),
  );
  return row;
};

test('the operator sees what has failed for good, has it tried again, or gives it up', async () => {
  const listed = await run('list');
  expect(listed.printed.split('\n')).toHaveLength(4);
  expect(listed.printed).toMatch(
    /send-order-confirmation {2}16 +refused \ufffd\[2J {2}\{"orderId":"first"\}/,
  );
  const [first, second] = JSON.parse((await run('list', '--json')).printed) as { id: string }[];
  expect(await countDue()).toEqual({ due: 1, all: 3 });
  expect(await run('retry', first?.id ?? '')).toMatchObject({ code: 0 });
  expect(await countDue()).toEqual({ due: 2, all: 3 });
  const again = await run('retry', first?.id ?? '', second?.id ?? '');
  expect(again).toMatchObject({ code: 1 });
  expect(again.said).toContain(`No job that has failed for good: ${first?.id}.`);
  expect(await countDue()).toEqual({ due: 3, all: 3 });
  await database.database.query(
    statement('update graphile_worker._private_jobs set attempts = max_attempts where id = $1'),
    [second?.id],
  );
  expect(await run('forget', 'all')).toMatchObject({ code: 0, said: `${second?.id}: given up\n` });
  expect(await countDue()).toEqual({ due: 2, all: 2 });
});

test.each([[['retry']], [['retry', '1; drop table job']], [['forget', '-1']], [['list', 'x']], [['burn']]])(
  'jobs %j is refused in one line',
  async (args) => {
    const { code, said } = await run(...args);
    expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  },
);
