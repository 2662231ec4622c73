import { type Queryable, statement } from '../../../kernel/database.ts';

// One statement counts and decides, so that no two tries of any two processes are counted as one.
const count = statement(`
  insert into attempt (key, since, count) values ($1, $2, 1)
  on conflict (key) do update
     set count = case when attempt.since <= $3 then 1 else attempt.count + 1 end,
         since = case when attempt.since <= $3 then excluded.since else attempt.since end
  returning count, since`);

/** Counts one more try; a window that began at or before `expiredSince` is over, and a new one begins. */
export async function countAttempt(
  database: Queryable,
  key: string,
  now: Date,
  expiredSince: Date,
): Promise<{ readonly count: number; readonly since: Date }> {
  const [row] = await database.query<{ count: number; since: Date }>(count, [key, now, expiredSince]);
  if (row === undefined) throw new Error('an attempt was counted, yet there is no count');
  return row;
}

const deleteOld = statement('delete from attempt where since <= $1 returning key');

/** Forgets counts whose window began so long ago. Answers how many. */
export async function removeAttempts(database: Queryable, since: Date): Promise<number> {
  const rows = await database.query(deleteOld, [since]);
  return rows.length;
}
